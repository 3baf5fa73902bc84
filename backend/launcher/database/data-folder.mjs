import fs from "node:fs"
import path from "node:path"
import { commandOf, endProcesses, isAlive, waitUntilGone } from "../machine/processes.mjs"
import { Trouble } from "../trouble.mjs"

const needsBytes = 400_000_000
const marker = "about-this-folder.txt"
const words =
  "This folder holds one shop's data: its database, pictures, logs and secrets.\n`npm start -- --reset` empties it.\n"

function makeFolder(dataDir) {
  const isNew = !fs.existsSync(dataDir)
  try {
    fs.mkdirSync(dataDir, { recursive: true, mode: 0o700 })
    for (const name of ["logs", "stand-ins"]) fs.mkdirSync(path.join(dataDir, name), { recursive: true, mode: 0o700 })
    fs.accessSync(dataDir, fs.constants.W_OK)
  } catch (error) {
    if (error.code === "ENOSPC") throw noSpace(dataDir, 0)
    throw new Trouble(
      `The data folder ${dataDir} cannot be written (${error.code}). Give yourself the right to it, or start with DATA_DIR set to a folder of your own.`,
    )
  }
  if (isNew || fs.readdirSync(dataDir).every((name) => name === "logs" || name === "stand-ins"))
    fs.writeFileSync(path.join(dataDir, marker), words)
}

const ours = ["postgres", "postgres.new", "files", "images", "logs", "stand-ins", "secrets.json", "run.json"]

/**
 * The folder contains codes, reset links and personal pictures: no other user of this machine may read it. When root
 * starts the shop, the database in it runs as a separate user (who protects the database's folder), and that user must
 * be able to pass through.
 */
function closeToOthers(dataDir) {
  const own = fs.existsSync(path.join(dataDir, marker))
  if (own) fs.chmodSync(dataDir, process.getuid?.() === 0 ? 0o711 : 0o700)
  const close = (place) => {
    const stat = fs.lstatSync(place)
    if (stat.isFile()) fs.chmodSync(place, 0o600)
    if (!stat.isDirectory()) return
    fs.chmodSync(place, 0o700)
    for (const name of fs.readdirSync(place)) close(path.join(place, name))
  }
  for (const name of fs.readdirSync(dataDir))
    if (!name.startsWith("postgres") && (own || ours.includes(name))) close(path.join(dataDir, name))
}

const noSpace = (dataDir, free) =>
  new Trouble(
    `Only ${Math.floor(free / 1e6)} MB are free on the disk of ${dataDir}, and the shop needs ${needsBytes / 1e6} MB to work safely. Free some space, or start with DATA_DIR set to a folder on another disk.`,
  )

function checkSpace(dataDir) {
  const { bavail, bsize } = fs.statfsSync(dataDir)
  if (bavail * bsize < needsBytes) throw noSpace(dataDir, bavail * bsize)
}

const readJson = (file) => {
  try {
    return JSON.parse(fs.readFileSync(file, "utf8"))
  } catch {
    return null
  }
}
const isOurs = (pid, sign) => isAlive(pid) && (commandOf(pid) === "" || commandOf(pid).includes(sign))

/** Children of a killed launcher stop by themselves within seconds; the remaining ones are ended. */
async function clearLeftovers(lock) {
  const left = (lock?.children ?? []).filter(({ pid, sign }) => isOurs(pid, sign)).map(({ pid }) => pid)
  await endProcesses(await waitUntilGone(left, 3_000), 6_000)
}

/**
 * Takes the data folder for this process, after cleaning up what a killed start left behind. Throws Trouble when
 * another start has it, when it cannot be written, or when the disk is full.
 * @returns {Promise<{noteChild(name: string, pid: number | null, sign: string): void, release(): void}>}
 */
export async function takeDataFolder(dataDir) {
  makeFolder(dataDir)
  checkSpace(dataDir)
  const file = path.join(dataDir, "launcher.lock")
  const children = new Map()
  const contents = () => JSON.stringify({ pid: process.pid, children: [...children.values()] })
  for (let attempt = 0; ; attempt++) {
    try {
      fs.writeFileSync(file, contents(), { flag: "wx" })
      break
    } catch (error) {
      if (error.code !== "EEXIST" || attempt > 3) throw error
      const lock = readJson(file)
      if (lock && lock.pid !== process.pid && isOurs(lock.pid, "launcher")) {
        const shop = readJson(path.join(dataDir, "run.json"))?.shop
        throw new Trouble(
          `This shop is running already${shop ? ` at ${shop}` : ""} (process ${lock.pid}). Use it, stop it with Ctrl-C there, or start a second one with a different DATA_DIR, PORT, API_PORT, STAND_IN_PORT and SMTP_PORT.`,
        )
      }
      await clearLeftovers(lock)
      fs.rmSync(file, { force: true })
    }
  }
  closeToOthers(dataDir)
  fs.rmSync(path.join(dataDir, "run.json"), { force: true })
  return {
    noteChild(name, pid, sign) {
      if (pid === null) children.delete(name)
      else children.set(name, { name, pid, sign })
      try {
        fs.writeFileSync(file, contents())
      } catch {
        /* a full disk must not end a running shop */
      }
    },
    release() {
      fs.rmSync(path.join(dataDir, "run.json"), { force: true })
      fs.rmSync(file, { force: true })
    },
  }
}

/**
 * Deletes what the shop wrote. In a folder that the shop did not create itself, only files with the shop's own names
 * are deleted.
 */
export function emptyDataFolder(dataDir, spared = "launcher.lock") {
  const own = fs.existsSync(path.join(dataDir, marker))
  for (const name of fs.existsSync(dataDir) ? fs.readdirSync(dataDir) : [])
    if (name !== spared && name !== marker && (own || ours.includes(name)))
      fs.rmSync(path.join(dataDir, name), { recursive: true, force: true })
  fs.mkdirSync(path.join(dataDir, "logs"), { recursive: true, mode: 0o700 })
}
