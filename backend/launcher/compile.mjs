// Compiles the Medusa project (config, backend, contracts, kit, plugins) with swc, where Medusa looks for it: `.medusa/server`.
// Only what changed is written again, so a second run costs a few milliseconds of stat calls.
import { transformFile, version } from "@swc/core"
import fs from "node:fs"
import path from "node:path"
import { fileURLToPath } from "node:url"
import { Trouble } from "./trouble.mjs"

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), "../..")

/** Folders compiled as `<package>/<part>` → `<package>/.medusa/server/<part>`; a part of "" is the package itself. */
function parts() {
  const plugins = fs
    .readdirSync(path.join(root, "plugins"), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .flatMap((entry) => [
      [`plugins/${entry.name}`, "src"],
      [`plugins/${entry.name}`, "stand-in"],
    ])
  return [["backend", "src"], ["backend", "seed"], ["backend/contracts", ""], ["backend/kit", ""], ...plugins]
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
  const { mtime } = fs.statSync(source)
  const { code, map } = await transformFile(source, { ...options, swcrc: false, sourceFileName: source }).catch(
    (error) => {
      // The compiler's own stack helps nobody who mistyped a line.
      throw new Trouble(error.message.replace(/\n+(Caused by|Stack backtrace)[\s\S]*$/, ""))
    },
  )
  fs.mkdirSync(path.dirname(target), { recursive: true })
  write(`${target}.map`, map)
  // The result carries its source's time: a save during the compiling, or an older file restored, is seen as a change.
  write(target, `${code}\n//# sourceMappingURL=${path.basename(target)}.map\n`, mtime)
}

/** Renamed into place: a backend that starts meanwhile never reads half a file. */
function write(file, text, mtime) {
  const half = `${file}.${process.pid}`
  fs.writeFileSync(half, text)
  if (mtime) fs.utimesSync(half, mtime, mtime)
  fs.renameSync(half, file)
}

const isFresh = (source, target) => {
  const made = fs.statSync(target, { throwIfNoEntry: false })
  return made !== undefined && Math.abs(made.mtimeMs - fs.statSync(source).mtimeMs) < 2
}

const stamp = path.join(root, ".medusa/compiled-by")
// When the compiler or its settings change, everything is compiled again.
const compiler = `${JSON.stringify(options)} ${version}`
const isSameCompiler = () => fs.existsSync(stamp) && fs.readFileSync(stamp, "utf8") === compiler

function dropStale(outFolder, wanted) {
  if (!fs.existsSync(outFolder)) return
  for (const entry of fs.readdirSync(outFolder, { withFileTypes: true, recursive: true })) {
    const full = path.join(entry.parentPath ?? entry.path, entry.name)
    // A removed route file must stop answering: Medusa serves whatever lies in the folder.
    if (/\.\d+$/.test(entry.name)) continue // another compile's half-written file
    if (entry.isFile() && !wanted.has(full.replace(/\.map$/, ""))) fs.rmSync(full, { force: true })
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
  const same = isSameCompiler()
  const stale = jobs.filter(([source, target]) => !same || !isFresh(source, target))
  await Promise.all(stale.map(([source, target]) => compileFile(source, target)))
  if (!same) write(stamp, compiler)
  return stale.length
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const started = Date.now()
  const written = await compile()
  console.log(`compiled ${written} file${written === 1 ? "" : "s"} in ${Date.now() - started} ms`)
}
