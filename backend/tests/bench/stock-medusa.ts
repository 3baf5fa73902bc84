import { type ChildProcess, spawn } from "node:child_process"
import fs from "node:fs"
import path from "node:path"
import { theShop } from "../rig/facts"
import { lastLines } from "../rig/opening/child"
import { freePort, root } from "../rig/places"
import { oneRow, sql } from "../rig/sql"

export type StockMedusa = { url: string; pid: number; key: string; regionId: string; stop(): Promise<void> }

/**
 * A Medusa project as in its own documentation: default modules, no plugins, no gate, no workers of ours, on the same
 * database.
 */
const config = `
const { defineConfig } = require("@medusajs/framework/utils")
const config = defineConfig({
  projectConfig: {
    databaseUrl: process.env.DATABASE_URL, databaseDriverOptions: { ssl: false }, redisUrl: undefined,
    http: { storeCors: "http://localhost", adminCors: "http://localhost", authCors: "http://localhost", jwtSecret: "bench", cookieSecret: "bench" },
  },
  admin: { disable: true },
  modules: [{ key: "search", disable: true }],
})
config.plugins = []
module.exports = config
`

/**
 * A publishable key for the shop's own sales channel, the only one: with a second one, every stock list gets slower as
 * the catalogue grows.
 */
async function publishableKey(): Promise<string> {
  const token = "pk_bench_0000000000000000000000000000000000000000000000000000000000000000"
  await sql(
    `insert into api_key (id, token, salt, redacted, title, type, created_by) values ('apk_bench', $1, '', 'pk_ben***000', 'bench', 'publishable', 'bench') on conflict do nothing`,
    [token],
  )
  await sql(
    `insert into publishable_api_key_sales_channel (id, publishable_key_id, sales_channel_id) select 'pksc_bench', 'apk_bench', id from sales_channel where deleted_at is null limit 1 on conflict do nothing`,
  )
  const channels = await sql(`select id from sales_channel where deleted_at is null`)
  if (channels.length !== 1) throw new Error(`The comparison needs one sales channel; there are ${channels.length}.`)
  return token
}

/** Starts stock Medusa over the shop's database, and waits until it is ready. */
export async function startStockMedusa(folder: string): Promise<StockMedusa> {
  const project = path.join(folder, "stock-medusa")
  fs.mkdirSync(path.join(project, "src"), { recursive: true })
  fs.writeFileSync(path.join(project, "medusa-config.js"), config)
  fs.writeFileSync(
    path.join(project, "package.json"),
    JSON.stringify({ name: "stock-medusa", private: true, dependencies: { "@medusajs/medusa": "2.21.2" } }),
  )
  if (!fs.existsSync(path.join(project, "node_modules")))
    fs.symlinkSync(path.join(root, "node_modules"), path.join(project, "node_modules"))
  const key = await publishableKey()
  const { id: regionId } = await oneRow<{ id: string }>(`select id from region where deleted_at is null limit 1`)
  const port = await freePort()
  const log = path.join(folder, "stock-medusa.log")
  const out = fs.openSync(log, "a")
  const child = spawn(
    process.execPath,
    [path.join(root, "node_modules/@medusajs/cli/cli.js"), "start", "-p", String(port), "-H", "127.0.0.1"],
    {
      cwd: project,
      stdio: ["ignore", out, out],
      env: {
        PATH: process.env.PATH,
        HOME: process.env.HOME,
        NODE_ENV: "production",
        LOG_LEVEL: "warn",
        DATABASE_URL: theShop().databaseUrl,
        MEDUSA_DISABLE_TELEMETRY: "true",
      },
    },
  )
  fs.closeSync(out)
  const url = `http://127.0.0.1:${port}`
  await untilHealthy(child, url, log)
  return { url, pid: child.pid ?? 0, key, regionId, stop: () => stopped(child) }
}

async function untilHealthy(child: ChildProcess, url: string, log: string): Promise<void> {
  for (let tries = 0; tries < 240; tries++) {
    if (child.exitCode !== null)
      throw new Error(`Stock Medusa ended before it was ready. Its last words:\n${lastLines(log, 25)}`)
    if (
      await fetch(`${url}/health`).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      return
    await new Promise((resolve) => setTimeout(resolve, 500))
  }
  throw new Error(`Stock Medusa did not get ready. Its last words:\n${lastLines(log, 25)}`)
}

const stopped = (child: ChildProcess) =>
  new Promise<void>((resolve) => {
    if (child.exitCode !== null) return resolve()
    child.once("exit", () => resolve())
    child.kill("SIGTERM")
    setTimeout(() => child.kill("SIGKILL"), 8_000).unref()
  })
