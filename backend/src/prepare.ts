import "./engine-log"
import path from "node:path"
import { inspect } from "node:util"
import { MedusaModule } from "@medusajs/framework/modules-sdk"
import { migrate } from "@medusajs/medusa/commands/db/migrate"
import loaders, { initializeContainer } from "@medusajs/medusa/loaders/index"
import { env } from "@silai/kit/env"
import { databaseOf, one } from "@silai/kit/knex"
import { type DemoCustomer, type FirstPeople, isCustomerThere, seedPeople } from "../seed/people"
import { seed } from "../seed/seed"

/** Exit code that tells the launcher to begin with an empty database again. */
const HALF_SEEDED = 3

/**
 * Readies the database: migrations, links, and the first stock of a new shop. Run before the backend starts, in a process of
 * its own: an engine that has just migrated keeps half-loaded modules.
 */
async function prepare(): Promise<void> {
  env()
  const say = (step: string) => (process.send ? process.send({ step }) : process.stdout.write(`${step}\n`))
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
    // The engine runs plugins' migrations before its own; ours alter its tables, so on an empty database it goes first, alone.
    const config = container.resolve("configModule") as { plugins: unknown[] }
    const { plugins } = config
    config.plugins = []
    await up()
    MedusaModule.clearInstances()
    config.plugins = plugins
  }
  await up()
  MedusaModule.clearInstances()

  await sql.raw(
    `create table if not exists house_seed (started_at timestamptz not null default now(), finished_at timestamptz)`,
  )
  const seeding = await one<{ finished_at: Date | null }>(sql, `select finished_at from house_seed`)
  if (process.argv.includes("--no-seed")) return
  const people = firstPeople()
  // A demo from before it had a customer gets one; nothing else is filled in twice.
  if (seeding?.finished_at && (!people.customer || (await isCustomerThere(sql, people.customer)))) return
  if (seeding && !seeding.finished_at)
    throw Object.assign(new Error("The first filling of the shop was cut short, so its database is half full."), {
      exitCode: HALF_SEEDED,
    })
  if (!seeding) {
    say("Filling the shelves")
    await sql.raw(`insert into house_seed default values`)
  }
  const { shutdown, container: live } = await loaders({ directory: project, skipLoadingEntryPoints: true } as never)
  if (!seeding) await seed(live as never, say)
  await seedPeople(live as never, people)
  await databaseOf(live as never).raw(`update house_seed set finished_at = now()`)
  await shutdown()
}

/** The owner of a new shop, by whoever starts it; the customer, by the demo's launcher alone. */
function firstPeople(): FirstPeople {
  const { DEMO_ADMIN_EMAIL: email, DEMO_ADMIN_PASSWORD: password, DEMO_CUSTOMER: customer, NODE_ENV } = process.env
  return {
    admin: { email, password },
    customer: customer && NODE_ENV !== "production" ? (JSON.parse(customer) as DemoCustomer) : null,
  }
}

prepare().then(
  () => process.exit(0),
  (error: unknown) => {
    process.stderr.write(`${inspect(error)}\n`)
    process.exit((error as { exitCode?: number }).exitCode ?? 1)
  },
)
