// Compiles the Medusa project (config, backend, contracts, kit, plugins) with swc into `.medusa/server`, where Medusa
// expects it. Only changed files are written, so a second run costs a few milliseconds of stat calls.
import { transformFile, version } from "@swc/core"
import fs from "node:fs"
import path from "node:path"
import { fileURLToPath } from "node:url"
import { extraPlugins, operatorsPlugins } from "./plugin-list.mjs"
import { options } from "./swc-options.mjs"
import { Trouble } from "./trouble.mjs"

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), "../..")

/** Folders compiled as `<package>/<part>` → `<package>/.medusa/server/<part>`; a part of "" is the package itself. */
function parts(extra) {
  const plugins = fs
    .readdirSync(path.join(root, "plugins"), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .flatMap((entry) => [
      [`plugins/${entry.name}`, "src"],
      [`plugins/${entry.name}`, "stand-in"],
    ])
  const theirs = operatorsPlugins(extra).flatMap(({ folder, builds }) => (builds ? [[folder, "src"]] : []))
  return [
    ["backend", "src"],
    ["backend", "seed"],
    ["backend/contracts", ""],
    ["backend/kit", ""],
    ...plugins,
    ...theirs,
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

async function compileFile(source, target) {
  const { mtime } = fs.statSync(source)
  const { code, map } = await transformFile(source, { ...options, swcrc: false, sourceFileName: source }).catch(
    (error) => {
      // The compiler's own stack does not help with a syntax error.
      throw new Trouble(error.message.replace(/\n+(Caused by|Stack backtrace)[\s\S]*$/, ""))
    },
  )
  fs.mkdirSync(path.dirname(target), { recursive: true })
  write(`${target}.map`, map)
  // The output gets its source's mtime: a save during compilation, or an older file restored, is seen as a change.
  write(target, `${code}\n//# sourceMappingURL=${path.basename(target)}.map\n`, mtime)
}

/** Renamed into place, so that a backend that starts at this moment never reads half a file. */
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
    // A removed route file must stop replying: Medusa serves whatever is in the folder.
    if (/\.\d+$/.test(entry.name)) continue // another compiler run's temporary file
    if (entry.isFile() && !wanted.has(full.replace(/\.map$/, ""))) fs.rmSync(full, { force: true })
  }
  dropEmptyFolders(outFolder)
}

/** Medusa takes each folder in `modules` for a module, and does not start with one that has no index. */
function dropEmptyFolders(folder) {
  for (const entry of fs.readdirSync(folder, { withFileTypes: true })) {
    if (!entry.isDirectory()) continue
    const full = path.join(folder, entry.name)
    dropEmptyFolders(full)
    if (fs.readdirSync(full).length === 0) fs.rmdirSync(full)
  }
}

/**
 * Compiles what is stale. Returns how many files were written. Throws with the file's name on a syntax error.
 * @param {string} extra further plugins, as `EXTRA_PLUGINS` names them
 */
export async function compile(extra = extraPlugins()) {
  const jobs = [[path.join(root, "medusa-config.ts"), path.join(root, ".medusa/server/medusa-config.js")]]
  for (const [home, part] of parts(extra)) {
    const from = path.resolve(root, home, part)
    const to = path.resolve(root, home, ".medusa/server", part)
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
