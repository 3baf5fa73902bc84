// Run while the image is built, when all is compiled: removes from node_modules what no process of the shop can load. `npm ci
// --omit=dev` would keep packages that only an optional peer names (compilers, bundlers), and each package's types and source
// maps.
import fs from "node:fs"
import path from "node:path"

const root = process.cwd()
const readPackage = (folder) => JSON.parse(fs.readFileSync(path.join(folder, "package.json"), "utf8"))

/** The folder of a package as Node finds it from another one. */
function found(name, from) {
  for (let folder = from; ; folder = path.dirname(folder)) {
    const place = path.join(folder, "node_modules", name)
    if (fs.existsSync(path.join(place, "package.json"))) return place
    if (folder === root || folder === path.dirname(folder)) return null
  }
}

/** The packages that a package depends on: all but development packages and optional peers. */
function needs(folder) {
  const {
    dependencies = {},
    optionalDependencies = {},
    peerDependencies = {},
    peerDependenciesMeta = {},
  } = readPackage(folder)
  const peers = Object.keys(peerDependencies).filter((name) => !peerDependenciesMeta[name]?.optional)
  return [...new Set([...Object.keys(dependencies), ...Object.keys(optionalDependencies), ...peers])]
}

const foldersIn = (home) => (fs.existsSync(home) ? fs.readdirSync(home).map((name) => path.join(home, name)) : [])
/** The root and the other running parts; the back office is built already. */
const programs = [
  ".",
  "storefront",
  "backend/contracts",
  "backend/kit",
  ...foldersIn("plugins"),
  ...foldersIn("extensions"),
]

const needed = new Set()
const waiting = programs
  .map((place) => path.join(root, place))
  .filter((place) => fs.existsSync(path.join(place, "package.json")))
for (let folder = waiting.pop(); folder; folder = waiting.pop()) {
  if (needed.has(folder)) continue
  needed.add(folder)
  waiting.push(
    ...needs(folder)
      .flatMap((name) => found(name, folder) ?? [])
      .map((place) => fs.realpathSync(place)),
  )
}

function* packagesIn(folder) {
  if (!fs.existsSync(folder)) return
  for (const entry of fs.readdirSync(folder, { withFileTypes: true })) {
    const full = path.join(folder, entry.name)
    if (entry.isSymbolicLink() || !entry.isDirectory() || entry.name.startsWith(".")) continue
    if (entry.name.startsWith("@")) {
      yield* packagesIn(full)
      continue
    }
    yield full
    yield* packagesIn(path.join(full, "node_modules"))
  }
}

const homes = [...programs, "admin"].map((place) => path.join(root, place, "node_modules"))
let left = 0
for (const place of homes.flatMap((home) => [...packagesIn(home)]))
  if (fs.existsSync(place) && !needed.has(place)) {
    // Needed packages may be inside one that is not.
    const below = [...needed].some((one) => one.startsWith(place + path.sep))
    if (!below) fs.rmSync(place, { recursive: true, force: true })
    left++
  }

// Files that only a compiler or a debugger reads.
const forTools = /\.(d\.[cm]?ts|[cm]?tsbuildinfo|map|flow)$/
for (const home of homes.filter((place) => fs.existsSync(place)))
  for (const entry of fs.readdirSync(home, { withFileTypes: true, recursive: true }))
    if (entry.isFile() && forTools.test(entry.name)) fs.rmSync(path.join(entry.parentPath ?? entry.path, entry.name))

console.log(`${needed.size} packages stay, ${left} were not needed`)
