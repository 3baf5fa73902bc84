import "./engine-log"
import type { MedusaContainer } from "@medusajs/framework/types"
import loaders, { initializeContainer } from "@medusajs/medusa/loaders/index"
import { everyCall } from "@silai/contracts/every-call"
import { houseRefusals } from "@silai/contracts/house/messages"
import { sendError } from "@silai/kit/answer"
import { env } from "@silai/kit/env"
import { databaseOf } from "@silai/kit/knex"
import { log } from "@silai/kit/log"
import { refuse } from "@silai/kit/refuse"
import express, { type NextFunction, type Request, type Response } from "express"
import path from "node:path"
import { gate } from "./gate/gate"
import { mountHouse, readiness } from "./house"
import { mountLive } from "./live"
import { shortWay } from "./short-way"
import { startWorkers } from "./workers"

// Stray rejections inside the engine must not end a process that holds paid orders; they are logged and the workers repair.
process.on("unhandledRejection", (cause) =>
  log("error", "unhandled rejection", { cause: cause instanceof Error ? cause.stack : String(cause) }),
)

async function boot(): Promise<void> {
  const settings = env()
  const root = process.cwd()
  const project = path.join(root, ".medusa/server")
  const early = await initializeContainer(project)
  const sql = databaseOf(early)

  const app = express()
  app.disable("x-powered-by")
  mountHouse(app, sql, settings)
  app.use(gate(settings, () => sql))
  const live = mountLive(app, settings)
  const short = shortWay()
  app.use(short.handle)

  const { container, shutdown } = await loaders({ directory: project, expressApp: app })
  short.learn(
    app,
    everyCall.map((call) => call.path),
    () => container.createScope() as unknown as MedusaContainer,
  )
  // The engine sets this to its own taste while it loads; rate limits and the log rest on whose address is believed.
  app.set("trust proxy", settings.TRUST_PROXY)
  app.use((req: Request, res: Response) => sendError(req.path, refuse(houseRefusals.not_found), res))
  app.use((error: unknown, req: Request, res: Response, _next: NextFunction) => sendError(req.path, error, res))

  const stopWorkers = settings.MEDUSA_WORKER_MODE === "server" ? async () => {} : startWorkers(container, root)
  const server = app.listen(settings.API_PORT, settings.API_HOST, () => {
    readiness.booted = true
    log("info", "backend ready", { port: settings.API_PORT, mode: settings.MEDUSA_WORKER_MODE })
    process.send?.({ ready: true })
  })
  // Longer than the storefront keeps an idle line open: a line that we close first loses the request that is just on its way.
  server.keepAliveTimeout = 75_000
  server.headersTimeout = 10_000
  // Ten megabytes over a slow line; smaller bodies have their own, shorter limit (gate/body).
  server.requestTimeout = 300_000

  let stopping = false
  const stop = async () => {
    if (stopping) return
    stopping = true
    readiness.booted = false
    setTimeout(() => process.exit(0), 8_000).unref()
    live.close()
    server.close()
    server.closeIdleConnections()
    await stopWorkers()
    await shutdown().catch(() => undefined)
    process.exit(0)
  }
  process.on("SIGTERM", stop)
  process.on("SIGINT", stop)
  process.on("disconnect", stop)
}

boot().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  if (process.env.LOG_LEVEL === "debug") console.error(error)
  process.exit(1)
})
