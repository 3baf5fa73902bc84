import "./starting/no-empty-variables"
import "./engine-log"
import { spawnSync } from "node:child_process"
import path from "node:path"
import { inspect } from "node:util"
import { JobLoader } from "@medusajs/framework/jobs"
import { Migrator } from "@medusajs/framework/mikro-orm/migrations"
import { MedusaModule } from "@medusajs/framework/modules-sdk"
import { migrate } from "@medusajs/medusa/commands/db/migrate"
import loaders, { initializeContainer } from "@medusajs/medusa/loaders/index"
import { installAudit } from "@silai/kit/audit"
import { env } from "@silai/kit/env"
import { storeHouseIds } from "@silai/kit/house-ids"
import { databaseAddress } from "@silai/kit/database-address"
import { databaseOf, one, only, type Sql } from "@silai/kit/knex"
import { log } from "@silai/kit/log"
import { Client } from "pg"
import { endStart, untilServicesUsable } from "./starting/start"
import { type DemoCustomer, type FirstPeople, isCustomerThere, seedPeople } from "../seed/people"
import { type Filling, seed } from "../seed/seed"

// The first pictures, too, must not be readable by other users of this machine.
process.umask(0o077)

/** Exit code on which the launcher starts again with an empty database. */
const HALF_SEEDED = 3
/** The argument of a process whose parent has the turn. */
const AGAIN = "--again"

// The migrator creates a folder in each module that has no migrations, even in a read-only place: there is nothing to find in it.
Object.assign(Migrator.prototype, { ensureMigrationsDirExists: async () => {} })
// The seed needs modules and workflows. No scheduled jobs here: one would run in an unfinished shop.
Object.assign(JobLoader.prototype, { load: async () => {} })

/** One at a time: a second one would mistake the first one's work for half done. Held by a connection, so a crash releases it. */
async function takeTurn(): Promise<void> {
  const { DATABASE_LISTEN_URL, DATABASE_URL, DATABASE_CA } = env()
  // The lock belongs to a connection, which a pooler would share.
  const { connectionString, ssl } = databaseAddress(DATABASE_LISTEN_URL ?? DATABASE_URL, DATABASE_CA)
  const line = new Client({ connectionString, ssl })
  line.on("error", () => undefined)
  await line.connect()
  await line.query(`select pg_advisory_lock(hashtext('silai.prepare'))`)
}

/** Empties a database whose first filling was cut short, if it is still unused, and fills it again in a new process. */
async function beginAgain(sql: Sql): Promise<never> {
  const used = await one<{ used: boolean }>(
    sql,
    `select exists (select from worker_heartbeat) or exists (select from "order") as used`,
  )
  if (used?.used)
    throw new Error(
      "The first filling of the shop is noted as unfinished, but the shop was open since. Nothing was changed.",
    )
  log("warn", "the first filling was cut short: it starts again")
  await sql.raw(`drop schema public cascade; create schema public`)
  const { status } = spawnSync(process.execPath, [...process.execArgv, __filename, AGAIN], { stdio: "inherit" })
  process.exit(status ?? 1)
}

/**
 * Prepares the database: migrations, links, and the seed of a new shop. Runs before the backend starts, in a separate
 * process, because an engine that has just migrated keeps half-loaded modules.
 */
async function prepare(): Promise<void> {
  await untilServicesUsable(env())
  if (!process.argv.includes(AGAIN)) await takeTurn()
  const report = (step: string) => (process.send ? process.send({ step }) : log("info", "preparing", { step }))
  const project = path.join(process.cwd(), ".medusa/server")
  const container = await initializeContainer(project)
  const logger = container.resolve("logger")
  const quiet = Object.assign(Object.create(logger), {
    info() {},
    log() {},
    activity: () => "",
    success() {},
    progress() {},
  })

  report("Preparing the database")
  const up = () =>
    migrate({
      directory: project,
      skipLinks: false,
      skipScripts: true,
      skipSearch: true,
      executeAllLinks: false,
      executeSafeLinks: true,
      executeAllSearch: false,
      executeSafeSearch: false,
      container,
      logger: quiet,
    })
  const sql = databaseOf(container)
  const { isPrepared } = await only<{ isPrepared: boolean }>(
    sql,
    `select to_regclass('house_seed') is not null as "isPrepared"`,
  )
  if (!isPrepared) {
    // The engine runs plugins' migrations before its own, but ours alter its tables; so until all migrations have run once,
    // the engine's run first, alone: also after a first start that was cut short among them.
    const config = container.resolve("configModule") as {
      plugins: unknown[]
      modules: Record<string, { resolve?: unknown }>
    }
    const { plugins, modules } = config
    const isOurs = ({ resolve }: { resolve?: unknown }) => String(resolve).startsWith(path.resolve("plugins"))
    config.plugins = []
    config.modules = Object.fromEntries(Object.entries(modules).filter(([, module]) => !isOurs(module)))
    await up()
    MedusaModule.clearInstances()
    Object.assign(config, { plugins, modules })
  }
  await up()
  MedusaModule.clearInstances()

  await sql.raw(
    `create table if not exists house_seed (started_at timestamptz not null default now(), finished_at timestamptz)`,
  )
  const seeding = await one<{ finished_at: Date | null }>(sql, `select finished_at from house_seed`)
  await storeHouseIds(sql)
  await installAudit(sql)
  const people = firstPeople()
  // A demo older than the demo customer gets one; nothing else is seeded twice.
  if (seeding?.finished_at && (!people.customer || (await isCustomerThere(sql, people.customer)))) return
  // The launcher recreates its own database.
  if (seeding && !seeding.finished_at && !process.send) await beginAgain(sql)
  if (seeding && !seeding.finished_at)
    throw Object.assign(new Error("The first filling of the shop was cut short, so its database is half full."), {
      exitCode: HALF_SEEDED,
    })
  // The engine's type wants an express app, but nothing is served here.
  const { shutdown, container: live } = await loaders({ directory: project, skipLoadingEntryPoints: true } as never)
  if (!seeding) {
    report("Filling the shelves")
    // After the loaders: a plugin that stops them leaves nothing half filled.
    await databaseOf(live).raw(`insert into house_seed default values`)
    await seed(live, filling(), report)
  }
  await storeHouseIds(databaseOf(live))
  await seedPeople(live, people)
  await databaseOf(live).raw(`update house_seed set finished_at = now()`)
  // Without figures about the new rows the planner chooses slow plans, until the first automatic analyze.
  if (!seeding) await databaseOf(live).raw(`analyze`)
  await shutdown()
}

/** In production only the shopkeeper adds goods. */
function filling(): Filling {
  const { SEED, NODE_ENV } = process.env
  if (!SEED) return NODE_ENV === "production" ? "empty" : "demo"
  if (SEED !== "empty" && SEED !== "demo") throw new Error(`SEED is "${SEED}": give empty or demo.`)
  return SEED
}

/** The owner of a new shop comes from the environment; the demo customer only from the demo's launcher. */
function firstPeople(): FirstPeople {
  const { DEMO_ADMIN_EMAIL: email, DEMO_ADMIN_PASSWORD: password, DEMO_CUSTOMER: customer, NODE_ENV } = process.env
  const isDemo = customer && NODE_ENV !== "production"
  return {
    admin: { email, password, name: isDemo ? ["Harpreet", "Singh"] : undefined },
    customer: isDemo ? (JSON.parse(customer) as DemoCustomer) : null,
  }
}

process.on("unhandledRejection", (error) => {
  log("error", "unhandled rejection", { cause: error instanceof Error ? error.stack : String(error) })
  endStart(error, inspect)
})

prepare().then(
  () => process.exit(0),
  (error: unknown) => endStart(error, inspect),
)
