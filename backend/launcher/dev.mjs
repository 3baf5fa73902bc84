import fs from "node:fs"
import { createRequire } from "node:module"
import path from "node:path"
import { compile } from "./compile.mjs"
import { operatorsPlugins } from "./plugin-list.mjs"
import { prepareShop } from "./prepare-shop.mjs"
import { root } from "./settings.mjs"

/** The script behind a package's command, wherever npm installed the package. */
function binOf(workspace, name, command) {
  const require = createRequire(path.join(root, workspace, "package.json"))
  const home = require.resolve
    .paths(name)
    .map((folder) => path.join(folder, name))
    .find((folder) => fs.existsSync(folder))
  const { bin } = JSON.parse(fs.readFileSync(path.join(home, "package.json"), "utf8"))
  return path.relative(root, path.join(home, typeof bin === "string" ? bin : bin[command]))
}

/**
 * Both apps from their sources, with hot reload. The back office's dev server is reached through the storefront's
 * address.
 */
export function startFronts({ start, settings, env, parts }) {
  const { adminDevPort, shopPort, host } = settings
  const common = {
    ...env.backend,
    ADMIN_DEV_PORT: String(adminDevPort),
    ADMIN_DEV_URL: `http://127.0.0.1:${adminDevPort}`,
    PORT: String(shopPort),
    HOST: host,
  }
  parts.admin = start("admin dev server", binOf("admin", "vite", "vite"), common, { folder: "admin" })
  parts.storefront = start("storefront dev server", binOf("storefront", "@react-router/dev", "react-router"), common, {
    folder: "storefront",
    args: ["dev"],
  })
}

const watched = ["backend/src", "backend/contracts", "backend/kit", "backend/seed", "plugins", "medusa-config.ts"]
const matters = (name) =>
  name !== null &&
  /\.(ts|json)$/.test(name) &&
  !/\.test\.ts$/.test(name) &&
  !/(^|[\\/])(\.medusa|node_modules)([\\/]|$)/.test(name)

/**
 * Recompiles and restarts the backend when its sources change; runs new migrations. A syntax error is printed and
 * leaves the running backend as it is. Returns a function that stops watching.
 */
export function watchBackend({ progress, parts, env, settings, database, onChild }) {
  let timer = null
  let busy = false
  let again = false

  async function refresh() {
    if (busy) return void (again = true)
    busy = true
    const began = Date.now()
    try {
      if ((await compile()) > 0) {
        await prepareShop({ database, env: env.prepare, dataDir: settings.dataDir, say: progress.print, onChild })
        await parts.backend.restart(500)
        progress.print(`Backend restarted with your change (${Date.now() - began} ms, plus its start).`)
      }
    } catch (error) {
      progress.print(error.message)
    }
    busy = false
    if (again) {
      again = false
      void refresh()
    }
  }

  const theirs = operatorsPlugins().flatMap(({ folder, builds }) => (builds ? [path.join(folder, "src")] : []))
  const watchers = [...watched, ...theirs]
    .map((place) => path.resolve(root, place))
    .filter((full) => fs.existsSync(full))
    .map((full) => {
      return fs.watch(full, { recursive: fs.statSync(full).isDirectory() }, (_event, name) => {
        if (!matters(name)) return
        clearTimeout(timer)
        timer = setTimeout(() => void refresh(), 150)
      })
    })
  return () => {
    clearTimeout(timer)
    for (const watcher of watchers) watcher.close()
  }
}
