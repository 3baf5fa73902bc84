import fs from "node:fs"
import path from "node:path"
import { Client } from "pg"
import { afterEach, beforeEach, expect, it } from "vitest"
import { type Postgres, startPostgres } from "../../../launcher/database/postgres.mjs"
import { dropDataDir, freePort, newDataDir } from "../../rig/places"

let dataDir: string
let postgres: Postgres
const start = async () => (postgres = await startPostgres({ dataDir, port: await freePort(), ephemeral: true }))
beforeEach(async () => {
  dataDir = newDataDir()
  await start()
  await ask("create table kept (what text)")
}, 60_000)
afterEach(() => {
  postgres.stop()
  dropDataDir(dataDir)
})

async function ask(statement: string, url = postgres.url("postgres")): Promise<unknown> {
  const client = new Client({ connectionString: url })
  client.on("error", () => undefined)
  await client.connect()
  try {
    return (await client.query(statement)).rows
  } finally {
    await client.end()
  }
}
const withPassword = (password: string) => {
  const url = new URL(postgres.url("postgres"))
  url.password = password
  return url.href
}
const refused = async (password: string) =>
  ask("select 1", withPassword(password)).then(
    () => "let in",
    (error: Error) => error.message,
  )
const rules = () => path.join(postgres.data, "pg_hba.conf")
/** Like a data folder of the first demos. */
const requireNoPassword = () =>
  fs.writeFileSync(rules(), fs.readFileSync(rules(), "utf8").replaceAll("scram-sha-256", "trust"))

it("asks everyone on the machine for the bundled database's password", async () => {
  expect(await ask("select * from kept")).toEqual([])
  expect(await refused("a-guess")).toContain("password authentication failed")
  expect(await refused("")).toMatch(/password/)
}, 60_000)

it("adds a password to an older database at the next start, and keeps its data", async () => {
  postgres.stop()
  requireNoPassword()
  fs.rmSync(path.join(dataDir, "secrets.json"))
  await start()
  expect(await ask("select * from kept")).toEqual([])
  expect(await refused("a-guess")).toContain("password authentication failed")
}, 60_000)

it("requires it of a database that a killed start left running, too", async () => {
  requireNoPassword()
  await ask("select pg_reload_conf()")
  await expect.poll(() => refused("a-guess")).toBe("let in")
  await start()
  expect(await ask("select * from kept")).toEqual([])
  expect(await refused("a-guess")).toContain("password authentication failed")
}, 60_000)

it("opens a data folder whose secrets were lost, with a new password for its database", async () => {
  const before = new URL(postgres.url("postgres")).password
  postgres.stop()
  fs.rmSync(path.join(dataDir, "secrets.json"))
  await start()
  expect(new URL(postgres.url("postgres")).password).not.toBe(before)
  expect(await ask("select * from kept")).toEqual([])
  expect(await refused(before)).toContain("password authentication failed")
}, 60_000)
