import { spawn } from "node:child_process"
import fs from "node:fs"
import path from "node:path"
import { fingerprint } from "./fingerprint.mjs"
import { operatorsPlugins, pluginWindows } from "./plugin-list.mjs"
import { withLock } from "./machine/lock.mjs"
import { root } from "./settings.mjs"
import { Trouble } from "./trouble.mjs"

const shared = ["backend/contracts", "backend/kit/call/client.ts", "package-lock.json"]
/** The two apps: their sources, and the output folder. */
export const apps = {
  storefront: { places: ["storefront", ...shared], result: "storefront/build" },
  admin: { places: ["admin", ...shared], result: "admin/dist" },
}

/** The parts of plugins that each app includes; when one is added or removed, the build is stale too. */
const ofPlugins = {
  storefront: (extra) => pluginWindows(extra).map((file) => path.dirname(file)),
  admin: (extra) =>
    operatorsPlugins(extra).flatMap(({ folder, admin }) =>
      admin ? [path.dirname(admin), path.join(folder, "package.json")] : [],
    ),
}

const isSource = (file) => !/\.(test|md)\b|\.md$|[\\/]e2e[\\/]/.test(file)

function runBuild(app, onChild, more) {
  return new Promise((resolve, reject) => {
    const env = { ...process.env, NODE_ENV: "production", FORCE_COLOR: "0", ...more }
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
    const onOutput = (chunk) => {
      words = (words + chunk).slice(-6_000)
    }
    child.stdout.on("data", onOutput)
    child.stderr.on("data", onOutput)
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
              `Building the ${app} failed. Fix what it names, then start again:\n${words.trim().split("\n").slice(-25).join("\n")}`,
            ),
          ),
    )
  })
}

/**
 * Builds an app when its sources changed since the last build.
 * @param {"storefront" | "admin"} app
 * @param {(child) => void} onChild gets the process, so that a stop can end it
 * @param {{ extra: string, result: string }} aside a back office with these plugins instead, in a separate folder
 * @returns {Promise<"unchanged" | "built">}
 */
export function build(app, onChild = () => {}, aside = undefined) {
  const { result } = aside ?? apps[app]
  const places = [...apps[app].places, ...ofPlugins[app](aside?.extra)]
  const more = aside && { EXTRA_PLUGINS: aside.extra, ADMIN_OUT_DIR: path.join(root, result) }
  const record = path.join(root, result, ".built-from")
  // Two shops may be started from one checkout.
  return withLock(`build-${app}`, async () => {
    const hash = fingerprint(root, places, isSource)
    if (fs.existsSync(record) && fs.readFileSync(record, "utf8") === hash) return "unchanged"
    await runBuild(app, onChild, more)
    fs.writeFileSync(record, hash)
    return "built"
  })
}
