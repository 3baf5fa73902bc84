import { spawnSync } from "node:child_process"
import fs from "node:fs"
import path from "node:path"
import { Client } from "pg"
import { afterAll, expect, it } from "vitest"
import { startChild, lastLines } from "../../rig/opening/child"
import { inProduction } from "../../rig/opening/environment"
import { theShop } from "../../rig/facts"
import { dropDataDir, newDataDir, root } from "../../rig/places"
import { sql } from "../../rig/sql"

const dataDir = newDataDir()
afterAll(() => dropDataDir(dataDir))
const production = {
  ...inProduction,
  DATA_DIR: dataDir,
  DEMO_ADMIN_EMAIL: "owner@shop.example",
  DEMO_ADMIN_PASSWORD: "a-long-first-password",
  // Left over from a demo: no one whose password is in a file of that demo may sign in here.
  DEMO_CUSTOMER: JSON.stringify({ email: "customer@shop.example", phone: "9876500001", password: "known-to-many" }),
}

it("opens a shop in production with everything it needs to sell, and nothing for sale", async () => {
  const name = `empty_${process.pid}`
  await sql(`create database ${name}`)
  const url = new URL(theShop().databaseUrl)
  url.pathname = `/${name}`
  const log = `${dataDir}/prepare.log`
  const file = "backend/.medusa/server/src/prepare.js"
  // As in a container: no launcher talks to it or gives it another database.
  const prepare = () => {
    const env = { ...process.env, ...production, DATABASE_URL: url.href }
    const { status, stderr } = spawnSync(process.execPath, ["--enable-source-maps", path.join(root, file)], {
      cwd: root,
      env,
      encoding: "utf8",
    })
    return { status, stderr: status ? stderr : "" }
  }
  const code = await startChild({ file, env: { ...production, DATABASE_URL: url.href }, log }).ended
  expect(code, lastLines(log, 20)).toBe(0)
  // The tree belongs to another user in production: nothing may be written to it.
  expect(fs.existsSync(path.join(root, "plugins/razorpay/.medusa/server/src/providers/razorpay/migrations"))).toBe(
    false,
  )

  const database = new Client({ connectionString: url.href })
  await database.connect()
  // Cut short, as when the machine stops: it starts again from scratch.
  await database.query(`update house_seed set finished_at = null`)
  await database.query(`update region set name = 'Half a region'`)
  await database.end()
  expect(prepare()).toEqual({ status: 0, stderr: "" })
  const again = new Client({ connectionString: url.href })
  await again.connect()
  expect((await again.query(`select 1 from region where name = 'Half a region'`)).rowCount).toBe(0)
  // A shop that has been open is never emptied.
  await again.query(`update house_seed set finished_at = null`)
  await again.query(`insert into worker_heartbeat values ('checkout.placing', now())`)
  expect(prepare()).toEqual({ status: 1, stderr: expect.stringContaining("Nothing was changed") })
  const { rows } = await again.query(`select
    (select count(*)::int from product) as products, (select count(*)::int from colourway) as colourways, (select count(*)::int from listing) as listed,
    (select count(*)::int from region) as regions, (select count(*)::int from sales_channel) as channels,
    (select count(*)::int from stock_location) as locations, (select count(*)::int from shipping_option) as ways,
    (select count(*)::int from category_fit) as categories,
    (select count(*)::int from house_ids h join stock_location l on l.id = h.location_id) as known,
    (select count(*)::int from customer) as customers,
    (select array_agg(concat_ws(' ', u.email, m.role, u.first_name, u.last_name)) from "user" u join staff_member m on m.user_id = u.id) as people`)
  await again.end()
  await sql(`drop database ${name} with (force)`)
  expect(rows[0]).toEqual({
    products: 0,
    colourways: 0,
    listed: 0,
    regions: 1,
    channels: 1,
    locations: 1,
    ways: 2,
    categories: 2,
    known: 1,
    customers: 0,
    people: ["owner@shop.example owner"],
  })
}, 240_000)

it("opens a shop although its first migrations were cut short", async () => {
  const name = `cut_${process.pid}`
  await sql(`create database ${name}`)
  const url = new URL(theShop().databaseUrl)
  url.pathname = `/${name}`
  const log = `${dataDir}/cut.log`
  const prepare = () =>
    startChild({
      file: "backend/.medusa/server/src/prepare.js",
      env: { ...production, DATABASE_URL: url.href },
      log,
    })
  const database = new Client({ connectionString: url.href })
  await database.connect()
  const isThere = async (table: string) =>
    (await database.query<{ there: boolean }>(`select to_regclass($1) is not null as there`, [table])).rows[0]!.there
  // Ends the first start in the middle of the engine's migrations.
  await database.query(`create function cut_short() returns event_trigger language plpgsql as
    $$ begin if to_regclass('"order"') is not null then raise exception 'cut short on purpose'; end if; end $$`)
  await database.query(`create event trigger cut_short on ddl_command_end execute function cut_short()`)
  expect(await prepare().ended).toBe(1)
  expect([await isThere("inventory_level"), await isThere("order")]).toEqual([true, false])
  await database.query(`drop event trigger cut_short`)
  expect(await prepare().ended, lastLines(log, 20)).toBe(0)
  expect(await isThere("checkout_attempt")).toBe(true)
  await database.end()
  await sql(`drop database ${name} with (force)`)
}, 240_000)
