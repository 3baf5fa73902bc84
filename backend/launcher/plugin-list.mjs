// The plugins that an operator has installed, for the steps before the shop runs: compiling, watching, building the back office. A running
// backend reads the loaded medusa-config.ts instead. Uses nothing but Node itself.
import fs from "node:fs"
import path from "node:path"
import { fileURLToPath } from "node:url"
import { parseEnv } from "node:util"

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), "../..")
const readIfThere = (file) => (fs.existsSync(file) ? fs.readFileSync(file, "utf8") : "")

/** `EXTRA_PLUGINS` of the environment, or else of `.env`. */
export const extraPlugins = () =>
  process.env.EXTRA_PLUGINS ?? parseEnv(readIfThere(path.join(root, ".env"))).EXTRA_PLUGINS ?? ""

/** The texts in medusa-config.ts that may name a plugin; others are ignored. */
const namedInConfig = () =>
  [
    ...readIfThere(path.join(root, "medusa-config.ts"))
      .replaceAll(/^\s*\/\/.*$/gm, "")
      .matchAll(/"((?:@[\w.-]+\/)?[\w./-]+)"/g),
  ].map(([, name]) => name)

/** The folder of a plugin: one with a package.json, relative to the root, or an installed package's. */
function folderOf(name) {
  return [path.resolve(root, name), path.join(root, "node_modules", name)].find((folder) =>
    fs.existsSync(path.join(folder, "package.json")),
  )
}

const readPackage = (folder) => JSON.parse(fs.readFileSync(path.join(folder, "package.json"), "utf8"))
const below = (place) => `${path.join(root, place)}${path.sep}`
const isOurs = (folder) => folder === path.join(root, "backend") || folder.startsWith(below("plugins"))

const askedFor = (extra) => extra.split(",").flatMap((part) => part.trim() || [])
/** The folders of the given plugins, and of those that medusa-config.ts names, each once. */
const foldersOf = (asked) => [...new Set([...asked, ...namedInConfig()].map(folderOf).filter(Boolean))]

/**
 * The plugins that are not the shop's own: those of `EXTRA_PLUGINS`, and those that medusa-config.ts names.
 * `builds`: its sources must be compiled here; a package with a `build` script brings its own output.
 * @param {string} extra names or folders, with commas
 * @returns {{ name: string, folder: string, builds: boolean, admin: string | null }[]} `admin` is the file of its back-office section
 */
export function operatorsPlugins(extra = extraPlugins()) {
  const asked = askedFor(extra)
  const unknown = asked.find((name) => !folderOf(name))
  if (unknown)
    throw new Error(
      `EXTRA_PLUGINS names ${unknown}, which is neither an installed package nor a folder with a package.json.`,
    )
  return foldersOf(asked).flatMap((folder) => {
    if (isOurs(folder)) return []
    const { name, exports: ways, scripts } = readPackage(folder)
    const admin = fileOf(ways?.["./admin"])
    const isInstalled = folder.startsWith(below("node_modules"))
    // medusa-config.ts names packages that are no plugins, too.
    if (isInstalled && !asked.includes(name) && !admin) return []
    return [
      {
        name,
        folder,
        builds: !isInstalled && !scripts?.build && fs.existsSync(path.join(folder, "src")),
        admin: admin && path.join(folder, admin),
      },
    ]
  })
}

/**
 * The files of the payment windows (`exports["./window"]`) of all plugins, the shop's own among them.
 * @param {string} extra names or folders, with commas
 * @returns {string[]}
 */
export function pluginWindows(extra = extraPlugins()) {
  return foldersOf(askedFor(extra)).flatMap((folder) => {
    const window = fileOf(readPackage(folder).exports?.["./window"])
    return window ? [path.join(folder, window)] : []
  })
}

/** The file behind an entry of `exports`, whatever its conditions are called. */
function fileOf(way) {
  if (typeof way === "string") return way
  return way ? fileOf(way.import ?? way.default ?? Object.values(way)[0]) : null
}
