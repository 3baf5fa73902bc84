// Compiles the Medusa project (config, backend, contracts, kit, plugins) with swc, where Medusa looks for it: `.medusa/server`.
// Only what changed is written again, so a second run costs a few milliseconds of stat calls.
import { transformFile } from "@swc/core"
import fs from "node:fs"
import path from "node:path"
import { fileURLToPath } from "node:url"

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), "../..")

/** Folders compiled as `<package>/<part>` → `<package>/.medusa/server/<part>`; a part of "" is the package itself. */
function parts() {
  const plugins = fs.readdirSync(path.join(root, "plugins"), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .flatMap((entry) => [[`plugins/${entry.name}`, "src"], [`plugins/${entry.name}`, "stand-in"]])
  return [
    ["backend", "src"], ["backend", "seed"], ["backend", "stand-ins"], ["backend/contracts", ""], ["backend/kit", ""], ...plugins,
  ]
}

function* sourceFiles(folder) {
  if (!fs.existsSync(folder)) return
  for (const entry of fs.readdirSync(folder, { withFileTypes: true })) {
    if (entry.name === "node_modules" || entry.name.startsWith(".")) continue
    const full = path.join(folder, entry.name)
    if (entry.isDirectory()) yield* sourceFiles(full)
    else if (/\.(ts|tsx)$/.test(entry.name) && !/\.(test|d)\.ts$/.test(entry.name)) yield full
  }
}

const options = {
  sourceMaps: true,
  jsc: {
    target: "es2022",
    parser: { syntax: "typescript", tsx: false, decorators: true },
    transform: { legacyDecorator: true, decoratorMetadata: true },
    keepClassNames: true,
  },
  module: { type: "commonjs", ignoreDynamic: true },
}

async function compileFile(source, target) {
  const { code, map } = await transformFile(source, { ...options, swcrc: false, sourceFileName: source })
  fs.mkdirSync(path.dirname(target), { recursive: true })
  fs.writeFileSync(`${target}.map`, map)
  fs.writeFileSync(target, `${code}\n//# sourceMappingURL=${path.basename(target)}.map\n`)
}

const isFresh = (source, target) =>
  fs.existsSync(target) && fs.statSync(target).mtimeMs >= fs.statSync(source).mtimeMs

function dropStale(outFolder, wanted) {
  if (!fs.existsSync(outFolder)) return
  for (const entry of fs.readdirSync(outFolder, { withFileTypes: true, recursive: true })) {
    const full = path.join(entry.parentPath ?? entry.path, entry.name)
    // A removed route file must stop answering: Medusa serves whatever lies in the folder.
    if (entry.isFile() && !wanted.has(full.replace(/\.map$/, ""))) fs.rmSync(full)
  }
}

/** Compiles what is stale. Returns how many files were written. Throws with the file's name on a syntax error. */
export async function compile() {
  const jobs = [[path.join(root, "medusa-config.ts"), path.join(root, ".medusa/server/medusa-config.js")]]
  for (const [home, part] of parts()) {
    const from = path.join(root, home, part)
    const to = path.join(root, home, ".medusa/server", part)
    const wanted = new Set()
    for (const source of sourceFiles(from)) {
      const target = path.join(to, path.relative(from, source)).replace(/\.tsx?$/, ".js")
      wanted.add(target)
      jobs.push([source, target])
    }
    dropStale(to, wanted)
  }
  const stale = jobs.filter(([source, target]) => !isFresh(source, target))
  await Promise.all(stale.map(([source, target]) => compileFile(source, target)))
  return stale.length
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const started = Date.now()
  const written = await compile()
  console.log(`compiled ${written} file${written === 1 ? "" : "s"} in ${Date.now() - started} ms`)
}
