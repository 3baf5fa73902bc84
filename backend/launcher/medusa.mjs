// `npm run medusa -- <command>`: Medusa's own command line on this shop, compiled, with the shop's environment and database.
import { spawn } from "node:child_process"
import fs from "node:fs"
import { createRequire } from "node:module"
import path from "node:path"
import { checkNode } from "./machine/node-version.mjs"
import { isAlive } from "./machine/processes.mjs"
import { readSettings, root } from "./settings.mjs"
import { printFault, Trouble } from "./trouble.mjs"

checkNode()

const start = "Use npm start or npm run dev; in production, what docker-compose.yml runs."
/** Commands that would not do here what they say. */
const instead = {
  user: "It would create a user who can sign in but do nothing: the shop keeps its staff in its own tables. Invite them in the back office, under Staff; the first owner comes from DEMO_ADMIN_EMAIL and DEMO_ADMIN_PASSWORD when an empty database is filled.",
  start,
  develop: start,
  build: "Use npm run build; the backend is compiled at every start.",
  new: "This is a project already.",
  "db:setup": "npm start makes and fills the database; in production, the container prepare does.",
  "db:create": "npm start makes the database; in production, PostgreSQL's createdb does.",
}

const readRun = (dataDir) => {
  try {
    return JSON.parse(fs.readFileSync(path.join(dataDir, "run.json"), "utf8"))
  } catch {
    return null
  }
}

/**
 * The shop's environment on a developer's machine: a running shop's database, or else the one that `npm start` would
 * open, migrated and filled. `toStop` is filled with what must be closed later.
 */
async function ownEnvironment(settings, toStop) {
  const { install } = await import("./install.mjs")
  await install((detail) => console.error(`Installing packages: ${detail}`))
  const { compile } = await import("./compile.mjs")
  const { shopEnvironment } = await import("./environment.mjs")
  await compile()
  const running = readRun(settings.dataDir)
  if (running && isAlive(running.pid)) return shopEnvironment(settings, running.database).backend
  const { takeDataFolder } = await import("./database/data-folder.mjs")
  const { openDatabase } = await import("./database/database.mjs")
  const { prepareShop } = await import("./prepare-shop.mjs")
  const folder = await takeDataFolder(settings.dataDir)
  toStop.push(() => folder.release())
  const database = await openDatabase(settings)
  toStop.push(() => database.stop())
  const env = shopEnvironment(settings, database.url)
  const say = (line) => console.error(line)
  await prepareShop({ database, env: env.prepare, dataDir: settings.dataDir, say, onChild: () => {} })
  return env.backend
}

function runMedusa(args, env) {
  const require = createRequire(import.meta.url)
  const cli = path.join(path.dirname(require.resolve("@medusajs/cli/package.json")), "dist/index.js")
  const preload = path.join(root, "backend/launcher/compiled-typescript.cjs")
  const child = spawn(process.execPath, ["--enable-source-maps", "--require", preload, cli, ...args], {
    cwd: root,
    env,
    stdio: "inherit",
  })
  // Ctrl-C reaches the child by itself; we stay to close the database after it.
  process.on("SIGINT", () => {})
  process.on("SIGTERM", () => child.kill("SIGTERM"))
  return new Promise((resolve, reject) => {
    child.on("error", reject)
    child.on("close", (code) => resolve(code ?? 1))
  })
}

async function main([command, ...args]) {
  if (Object.hasOwn(instead, command ?? ""))
    throw new Trouble(`medusa ${command} is not for this shop. ${instead[command]}`)
  const settings = readSettings()
  // The script's path is the caller's: npm runs us in the root, and says where it was called.
  const called = process.env.INIT_CWD ?? process.cwd()
  if (command === "exec" && args[0]) args[0] = path.resolve(called, args[0])
  const toStop = []
  try {
    // In production the environment is given, and everything is compiled and prepared.
    const isProduction = process.env.NODE_ENV === "production"
    const env = isProduction ? process.env : await ownEnvironment(settings, toStop)
    return await runMedusa([command ?? "--help", ...args], { ...env, LOG_LEVEL: process.env.LOG_LEVEL || "info" })
  } finally {
    for (const stop of toStop.reverse()) await stop()
  }
}

main(process.argv.slice(2)).then(
  (code) => process.exit(code),
  (error) => {
    printFault(error)
    process.exit(1)
  },
)
