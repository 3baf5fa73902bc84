import path from "node:path"
import { env } from "@silai/kit/env"
import { databaseOf, one } from "@silai/kit/knex"

/**
 * Readies the database: migrations, links, and the first stock of a new shop. Run before the backend starts, in a process of
 * its own: an engine that has just migrated keeps half-loaded modules.
 */
async function prepare(): Promise<void> {
  process.env.MEDUSA_DISABLE_TELEMETRY = "true"
  env()
  const say = (step: string) => (process.send ? process.send({ step }) : process.stdout.write(`${step}\n`))
  const project = path.join(process.cwd(), ".medusa/server")
  const { initializeContainer, default: loaders } = await import("@medusajs/medusa/loaders/index")
  const container = await initializeContainer(project)
  const logger = container.resolve("logger")
  const quiet = Object.assign(Object.create(logger), { info() {}, log() {}, activity: () => "", success() {}, progress() {} })

  say("Preparing the database")
  const { migrate } = await import("@medusajs/medusa/commands/db/migrate")
  const done = await migrate({ directory: project, skipScripts: true, skipSearch: true, executeSafeLinks: true, container, logger: quiet } as never)
  if (done === false) throw new Error("The database could not be migrated.")
  const { MedusaModule } = await import("@medusajs/framework/modules-sdk")
  MedusaModule.clearInstances()

  const seeded = await one(databaseOf(container), `select 1 from style limit 1`).catch(() => null)
  if (seeded || process.argv.includes("--no-seed")) return
  say("Filling the shelves")
  const { shutdown, container: live } = await loaders({ directory: project, skipLoadingEntryPoints: true } as never)
  const { seed } = await import("../seed/seed")
  await seed(live as never, say)
  const { seedPeople } = await import("../seed/people")
  await seedPeople(live as never, { email: process.env.DEMO_ADMIN_EMAIL, password: process.env.DEMO_ADMIN_PASSWORD })
  await shutdown()
}

prepare().then(() => process.exit(0), (error: unknown) => {
  process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`)
  process.exit(1)
})
