// Loaded before Medusa's command line (`--require`), which asks for TypeScript files by name: medusa-config.ts, and the script of
// `exec`. Compiled files are read from there; any other is compiled as it is read, if the compiler is installed.
const fs = require("node:fs")
const path = require("node:path")

/** The compiled copy of a file: `<package>/src/a.ts` is at `<package>/.medusa/server/src/a.js`. */
function compiledCopy(file) {
  for (let home = path.dirname(file); home !== path.dirname(home); home = path.dirname(home)) {
    const copy = path.join(home, ".medusa/server", path.relative(home, file)).replace(/\.ts$/, ".js")
    if (fs.existsSync(copy)) return copy
  }
  return null
}

function compileNow(file) {
  let swc
  try {
    swc = require("@swc/core")
  } catch {
    throw new Error(
      `${file} is not compiled, and no compiler is installed here. Keep it in the src folder of a plugin, which the build compiles, or give a .js file.`,
    )
  }
  const { options } = require("./swc-options.mjs")
  return swc.transformFileSync(file, { ...options, sourceMaps: "inline", swcrc: false }).code
}

require.extensions[".ts"] = (module, file) => {
  const copy = compiledCopy(file)
  if (copy) module.exports = require(copy)
  else module._compile(compileNow(file), file)
}
