// Installs what is missing, and only then: every npm script of ours calls this first. Uses nothing but Node itself.
import { spawn } from "node:child_process"
import { createHash } from "node:crypto"
import fs from "node:fs"
import path from "node:path"
import { fileURLToPath } from "node:url"
import { checkNode } from "./machine/node-version.mjs"

checkNode()
const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), "../..")
const lockFile = path.join(root, "package-lock.json")
const record = path.join(root, "node_modules/.silai-lock")
const needsBytes = 1_600_000_000

const wantedLock = () =>
  createHash("sha256").update(fs.readFileSync(lockFile)).update(`${process.platform}-${process.arch}`).digest("hex")
const readIfThere = (file) => (fs.existsSync(file) ? fs.readFileSync(file, "utf8") : null)

/**
 * npm's own record of what it installed: the user may have installed by hand, and a second install would cost minutes.
 */
function alreadyInstalledByHand() {
  const hidden = readIfThere(path.join(root, "node_modules/.package-lock.json"))
  if (!hidden) return false
  const there = JSON.parse(hidden).packages
  return Object.entries(JSON.parse(fs.readFileSync(lockFile, "utf8")).packages).every(([place, wanted]) => {
    if (!place.includes("node_modules/") || wanted.optional || wanted.devOptional || wanted.peer) return true
    return there[place] !== undefined && there[place].version === wanted.version
  })
}

// The lockfile also lists other systems' builds.
const isForHere = ({ os, cpu }) => (!os || os.includes(process.platform)) && (!cpu || cpu.includes(process.arch))

/**
 * Packages in package-lock.json without a folder, also a workspace's own ones (`admin/node_modules/…`). A record of an
 * install does not notice a folder deleted since.
 */
export function missingPackages(folder, packages) {
  return Object.entries(packages)
    .filter(
      ([place, { link, optional, devOptional, peer }]) =>
        place.includes("node_modules/") && !link && !optional && !devOptional && !peer,
    )
    .filter(([place, entry]) => isForHere(entry) && !fs.existsSync(path.join(folder, place, "package.json")))
    .map(([place]) => place)
}

/** Counts unpacked packages: npm creates all folders at once, long before it fills them. */
function countPackages(folder) {
  let count = 0
  for (const name of fs.existsSync(folder) ? fs.readdirSync(folder) : []) {
    if (name.startsWith("@")) count += countPackages(path.join(folder, name))
    else if (!name.startsWith(".") && fs.existsSync(path.join(folder, name, "package.json"))) count += 1
  }
  return count
}

function npmCi(say) {
  return new Promise((resolve, reject) => {
    const npm = process.env.npm_execpath
    // A build needs the development dependencies, even where .env says production.
    const args = ["ci", "--include=dev", "--no-audit", "--no-fund", "--loglevel=error", "--prefer-offline"]
    const options = { cwd: root, stdio: ["ignore", "pipe", "pipe"], windowsHide: true }
    const child = npm?.endsWith(".js")
      ? spawn(process.execPath, [npm, ...args], options)
      : spawn("npm", args, { ...options, shell: process.platform === "win32" })
    let words = ""
    const onOutput = (chunk) => {
      words = (words + chunk).slice(-4000)
    }
    child.stdout.on("data", onOutput)
    child.stderr.on("data", onOutput)
    const total = Object.entries(JSON.parse(fs.readFileSync(lockFile, "utf8")).packages).filter(
      ([place, entry]) => /^node_modules\/(@[^/]+\/)?[^/]+$/.test(place) && isForHere(entry),
    ).length
    const began = Date.now()
    const every = process.stdout.isTTY ? 1_000 : 10_000
    const timer = setInterval(() => {
      const count = Math.min(countPackages(path.join(root, "node_modules")), total)
      const time = `${Math.round((Date.now() - began) / 1000)} s`
      // npm downloads nearly everything before it unpacks the first; until then a count would not move.
      say(
        count < total / 20
          ? `fetching about ${total} packages (${time})`
          : `${count} of about ${total} in place (${time})`,
      )
    }, every)
    child.on("error", (error) => {
      clearInterval(timer)
      reject(new Error(`npm could not be run (${error.message}). It comes with Node: install Node again, then repeat.`))
    })
    child.on("exit", (code) => {
      clearInterval(timer)
      if (code === 0) return resolve()
      reject(
        new Error(
          `Installing the packages failed. npm said:\n${
            words
              .split("\n")
              .filter((line) => /^npm error ./.test(line))
              .slice(0, 8)
              .join("\n") || words.trim()
          }\nCheck the network and the free disk space, then run the command again.`,
        ),
      )
    })
  })
}

/**
 * Brings node_modules up to date with package-lock.json. Does nothing when it is already.
 * Throws an Error whose message says what is wrong and how to fix it.
 * @returns {Promise<"unchanged" | "installed">}
 */
export async function install(say = () => {}) {
  const wanted = wantedLock()
  const isWhole = missingPackages(root, JSON.parse(fs.readFileSync(lockFile, "utf8")).packages).length === 0
  if (isWhole && readIfThere(record) === wanted) return "unchanged"
  if (isWhole && alreadyInstalledByHand()) return remember(wanted, "unchanged")
  const { bavail, bsize } = fs.statfsSync(root)
  if (bavail * bsize < needsBytes && !fs.existsSync(path.join(root, "node_modules")))
    throw new Error(
      `Only ${Math.floor((bavail * bsize) / 1e6)} MB are free on the disk of ${root}, and the packages need about 1,600 MB. Free some space, then run the command again.`,
    )
  await npmCi(say)
  return remember(wanted, "installed")
}

function remember(wanted, outcome) {
  // A read-only checkout can still be run; it is then checked again next time.
  try {
    fs.writeFileSync(record, wanted)
  } catch {
    /* read-only */
  }
  return outcome
}

if (process.argv[1] && fs.realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) {
  const began = Date.now()
  install((detail) => console.log(`        Installing packages: ${detail}`)).then(
    (outcome) => {
      if (outcome === "installed") console.log(`Packages installed (${((Date.now() - began) / 1000).toFixed(1)} s)`)
    },
    (error) => {
      console.error(`\n${error.message}`)
      process.exit(1)
    },
  )
}
