import "./engine-log"
import path from "node:path"
import { inspect } from "node:util"
import { MedusaModule } from "@medusajs/framework/modules-sdk"
import { migrate } from "@medusajs/medusa/commands/db/migrate"
import loaders, { initializeContainer } from "@medusajs/medusa/loaders/index"
import { env } from "@silai/kit/env"
import { keepHouseIds } from "@silai/kit/house-ids"
import { databaseOf, one } from "@silai/kit/knex"
import { log } from "@silai/kit/log"
import { checkDatabaseLine } from "./database-line"
import { type DemoCustomer, type FirstPeople, isCustomerThere, seedPeople } from "../seed/people"
import { type Filling, seed } from "../seed/seed"

// The first pictures, too, must not be readable by other users of this machine.
process.umask(0o077)

/** Exit code that tells the launcher to start again with an empty database. */
const HALF_SEEDED = 3

/**
 * Prepares the database: migrations, links, and the seed of a new shop. Run before the backend starts, in a process of
 * its own: an engine that has just migrated keeps half-loaded modules.
 */
async function prepare(): Promise<void> {
  await checkDatabaseLine(env())
  const say = (step: string) => (process.send ? process.send({ step }) : log("info", "preparing", { step }))
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

  say("Preparing the database")
  const up = () =>
    migrate({
      directory: project,
      skipScripts: true,
      skipSearch: true,
      executeSafeLinks: true,
      container,
      logger: quiet,
    } as never)
  const sql = databaseOf(container)
  if (!(await one<{ there: boolean }>(sql, `select to_regclass('inventory_level') is not null as there`))?.there) {
    // The engine runs plugins' migrations before its own, but ours alter its tables; so on an empty database the
    // engine's run first, alone.
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
  await keepHouseIds(sql)
  const people = firstPeople()
  // A demo older than the demo customer gets one; nothing else is seeded twice.
  if (seeding?.finished_at && (!people.customer || (await isCustomerThere(sql, people.customer)))) return
  if (seeding && !seeding.finished_at)
    throw Object.assign(
      new Error(
        "The first filling of the shop was cut short, so its database is half full. Nobody has used it yet: drop it, create it anew, and run this again (backend/docs/runbook.md).",
      ),
      { exitCode: HALF_SEEDED },
    )
  if (!seeding) {
    say("Filling the shelves")
    await sql.raw(`insert into house_seed default values`)
  }
  const { shutdown, container: live } = await loaders({ directory: project, skipLoadingEntryPoints: true } as never)
  if (!seeding) await seed(live as never, filling(), say)
  await keepHouseIds(databaseOf(live as never))
  await seedPeople(live as never, people)
  await databaseOf(live as never).raw(`update house_seed set finished_at = now()`)
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

prepare().then(
  () => process.exit(0),
  (error: unknown) => {
    process.stderr.write(`${inspect(error)}\n`)
    process.exit((error as { exitCode?: number }).exitCode ?? 1)
  },
)
