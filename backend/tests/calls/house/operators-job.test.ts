import fs from "node:fs"
import path from "node:path"
import { Client } from "pg"
import { afterAll, expect, it } from "vitest"
import { compile } from "../../../launcher/compile.mjs"
import { withLock } from "../../../launcher/machine/lock.mjs"
import { eventually } from "../../rig/eventually"
import { theShop } from "../../rig/facts"
import { startChild, untilReady } from "../../rig/opening/child"
import { shopEnvironment } from "../../rig/opening/environment"
import { prepareDatabase } from "../../rig/opening/seeded"
import { dropDataDir, freePort, newDataDir, root } from "../../rig/places"
import { sql } from "../../rig/sql"

const dataDir = newDataDir()
afterAll(() => dropDataDir(dataDir))

it("runs a plugin's job in the shop that serves, and never while the database is prepared and filled", async () => {
  const workshop = path.join(dataDir, "workshop")
  fs.cpSync(path.join(root, "backend/tests/operator/workshop"), workshop, {
    recursive: true,
    filter: (file) => !file.includes(".medusa"),
  })
  await withLock("compile", () => compile(workshop))
  const name = `jobs_${process.pid}`
  await sql(`create database ${name}`)
  const url = new URL(theShop().databaseUrl)
  url.pathname = `/${name}`
  const { prepare, backend } = shopEnvironment({
    dataDir,
    databaseUrl: url.href,
    apiPort: await freePort(),
    standInPort: 1,
    smtpPort: 1,
  })
  const { DEMO_CUSTOMER: _, ...first } = prepare
  await prepareDatabase({ ...first, EXTRA_PLUGINS: workshop, SEED: "empty" }, path.join(dataDir, "prepare.log"))

  const database = new Client({ connectionString: url.href })
  await database.connect()
  const notes = async () => (await database.query<{ order_id: string }>(`select order_id from workshop_note`)).rows
  expect(await notes()).toEqual([])

  const log = path.join(dataDir, "backend.log")
  const served = startChild({
    file: "backend/.medusa/server/src/boot.js",
    env: { ...backend, EXTRA_PLUGINS: workshop },
    log,
  })
  try {
    await untilReady(served, "backend", log)
    const written = await eventually("the job has run", async () => {
      const now = await notes()
      return now.length > 0 && now
    })
    expect(written).toEqual([{ order_id: "wall" }])
  } finally {
    await served.stop()
    await database.end()
    await sql(`drop database ${name} with (force)`)
  }
}, 240_000)
