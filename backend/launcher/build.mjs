import { spawn } from "node:child_process"
import fs from "node:fs"
import path from "node:path"
import { fingerprint } from "./fingerprint.mjs"
import { isAlive } from "./processes.mjs"
import { root } from "./settings.mjs"
import { Trouble } from "./trouble.mjs"

/** The two apps: where their sources lie, and where the result goes. */
export const apps = {
  storefront: { places: ["storefront", "backend/contracts", "package-lock.json"], result: "storefront/build" },
  admin: { places: ["admin", "backend/contracts", "package-lock.json"], result: "admin/dist" },
}

const isSource = (file) => !/\.(test|md)\b|\.md$|[\\/]e2e[\\/]/.test(file)

/** One build of an app at a time, also when two shops are started from one checkout. */
async function withLock(app, work) {
  const file = path.join(root, ".cache", `build-${app}.lock`)
  fs.mkdirSync(path.dirname(file), { recursive: true })
  for (;;) {
    try {
      fs.writeFileSync(file, String(process.pid), { flag: "wx" })
      break
    } catch {
      const holder = Number(fs.existsSync(file) ? fs.readFileSync(file, "utf8") : 0)
      if (!holder || !isAlive(holder)) fs.rmSync(file, { force: true })
      else await new Promise((resolve) => setTimeout(resolve, 300))
    }
  }
  try {
    return await work()
  } finally {
    fs.rmSync(file, { force: true })
  }
}

function runBuild(app, onChild) {
  return new Promise((resolve, reject) => {
    const env = { ...process.env, NODE_ENV: "production", FORCE_COLOR: "0" }
    const options = {
      cwd: root,
      env,
      stdio: ["ignore", "pipe", "pipe"],
      detached: process.platform !== "win32",
      windowsHide: true,
    }
    const npm = process.env.npm_execpath
    const args = ["run", "build", "--silent", "-w", app]
    const child = npm?.endsWith(".js")
      ? spawn(process.execPath, [npm, ...args], options)
      : spawn("npm", args, { ...options, shell: process.platform === "win32" })
    let words = ""
    const hear = (chunk) => {
      words = (words + chunk).slice(-6_000)
    }
    child.stdout.on("data", hear)
    child.stderr.on("data", hear)
    onChild(child)
    child.on("error", (error) =>
      reject(
        new Trouble(`npm could not be run (${error.message}). It comes with Node: install Node again, then repeat.`),
      ),
    )
    child.on("close", (code) =>
      code === 0
        ? resolve()
        : reject(
            new Trouble(
              `Building the ${app} failed. Mend what it names, then start again:\n${words.trim().split("\n").slice(-25).join("\n")}`,
            ),
          ),
    )
  })
}

/**
 * Builds an app when its sources changed since the last build.
 * @param {"storefront" | "admin"} app
 * @param {(child) => void} onChild is given the process, so that a stop can end it
 * @returns {Promise<"unchanged" | "built">}
 */
export function build(app, onChild = () => {}) {
  const { places, result } = apps[app]
  const record = path.join(root, result, ".built-from")
  return withLock(app, async () => {
    const hash = fingerprint(root, places, isSource)
    if (fs.existsSync(record) && fs.readFileSync(record, "utf8") === hash) return "unchanged"
    await runBuild(app, onChild)
    fs.writeFileSync(record, hash)
    return "built"
  })
}
