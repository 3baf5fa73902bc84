import "./starting/no-empty-variables"
import "./engine-log"
import type { MedusaContainer } from "@medusajs/framework/types"
import loaders, { initializeContainer } from "@medusajs/medusa/loaders/index"
import { ANSWER, STOPPING } from "@silai/contracts/house/limits"
import { houseRefusals } from "@silai/contracts/house/messages"
import { sendError } from "@silai/kit/answer"
import { env } from "@silai/kit/env"
import { checkHouseIds } from "@silai/kit/house-ids"
import { databaseOf } from "@silai/kit/knex"
import { log } from "@silai/kit/log"
import { refuse } from "@silai/kit/refuse"
import express, { type NextFunction, type Request, type Response } from "express"
import path from "node:path"
import { answerWithin } from "./answer-limit"
import { readStoreOfSavedRunsOnly } from "./workflow-store"
import { gate } from "./gate/gate"
import { surfaceOf } from "./gate/surface"
import { mountHouse, readiness } from "./house"
import { findListeners } from "./listeners"
import { Listening } from "./listening"
import { mountLive } from "./live"
import { pluginsOf } from "./plugins"
import { shortWay } from "./short-way"
import { mountShopVersion } from "./shop-version"
import { openingsOf, logOpenings } from "./surfaces"
import { endStart, untilServicesUsable } from "./starting/start"
import { gracefulStop } from "./stopping"
import { mountMetrics, shopMetrics } from "./seeing/metrics"
import { seeRequests } from "./seeing/requests"
import { countStatements } from "./seeing/statements"
import { findWorkers, startWorkers } from "./workers"

// Pictures and uploads must not be readable by other users of this machine.
process.umask(0o077)

// Stray rejections inside the engine must not end a process that handles payments; they are logged and the workers
// recover.
process.on("unhandledRejection", (cause) =>
  log("error", "unhandled rejection", { cause: cause instanceof Error ? cause.stack : String(cause) }),
)

async function boot(): Promise<void> {
  const settings = env()
  // Loaded only when traces are collected.
  const endTracing = settings.OTEL_EXPORTER_OTLP_ENDPOINT
    ? (await import("./seeing/traces.js")).startTracing()
    : async () => {}
  await untilServicesUsable(settings)
  const project = path.join(process.cwd(), ".medusa/server")
  const early = await initializeContainer(project)
  const sql = databaseOf(early)
  await checkHouseIds(sql)
  const plugins = await pluginsOf(early)
  const { calls, routes, known } = openingsOf(plugins)

  const app = express()
  app.disable("x-powered-by")
  const requests = gracefulStop()
  const surface = surfaceOf(calls, routes, known)
  const line = new Listening(settings)
  const metrics = shopMetrics(sql, line)
  countStatements(sql)
  app.use(requests.track, seeRequests(settings, surface.nameOf, metrics.seen), answerWithin(ANSWER.withinSeconds))
  mountHouse(app, sql, settings, calls)
  mountShopVersion(app, line, () => early.resolve("shop").readAgain())
  mountMetrics(app, settings.METRICS_TOKEN, metrics.register)
  let runDueWork = async (_which: { sweeps: boolean }) => {}
  if (settings.WORK_ON_REQUEST === "on")
    app.post("/__work", (req: Request, res: Response) => {
      runDueWork({ sweeps: "sweeps" in req.query }).then(
        () => res.json({ success: true }),
        (error: unknown) => sendError(req.path, error, res),
      )
    })
  const admit = gate(settings, surface, {
    sql,
    staffBehind: (secret) => early.resolve("account").staffBehind(sql, secret),
    knownIn: (mark) => early.resolve("account").knownIn(sql, mark),
  })
  // Errors in the gate are answered there.
  app.use((req, res, next) => void admit(req, res, next))
  const live = mountLive(app, sql, line)
  const short = settings.SHORT_WAY === "on" ? shortWay() : null
  if (short) app.use(short.handle)

  const { container, shutdown } = await loaders({ directory: project, expressApp: app })
  readStoreOfSavedRunsOnly()
  const paths = calls.map((call) => call.path)
  if (short && !short.learn(app, paths, () => container.createScope() as MedusaContainer))
    log("warn", "no short way: the router's shape is not known, so calls go the engine's way")
  // The engine overwrites this while it loads; rate limits and the log depend on which client address is trusted.
  app.set("trust proxy", settings.TRUST_PROXY)
  app.use((req: Request, res: Response) => sendError(req.path, refuse(houseRefusals.not_found), res))
  app.use((error: unknown, req: Request, res: Response, _next: NextFunction) => sendError(req.path, error, res))

  findListeners(plugins)
  readiness.workers = findWorkers(plugins)
  const workers =
    settings.MEDUSA_WORKER_MODE === "server"
      ? null
      : await startWorkers(readiness.workers, container, {
          pace: settings.WORKER_PACE,
          line,
        })
  if (workers) runDueWork = (which) => workers.runDueWork(which)
  Object.assign(metrics.later, {
    workers: workers?.running ?? [],
    till: container.resolve("checkout"),
    chats: container.resolve("silai_whatsapp"),
  })
  line.open()
  const server = app.listen(settings.API_PORT, settings.API_HOST, () => {
    readiness.booted = true
    log("info", "backend ready", { port: settings.API_PORT, mode: settings.MEDUSA_WORKER_MODE })
    logOpenings(plugins)
    process.send?.({ ready: true })
  })
  // Longer than the storefront keeps an idle connection open: if the backend closed it first, a request just being sent
  // would be lost.
  server.keepAliveTimeout = 75_000
  server.headersTimeout = 10_000
  // Ten megabytes over a slow connection; smaller bodies have their own, shorter limit (gate/body).
  server.requestTimeout = 300_000

  let stopping = false
  const stop = async () => {
    if (stopping) return
    stopping = true
    readiness.booted = false
    setTimeout(() => process.exit(0), STOPPING.atLastMs).unref()
    // In this order: running requests need the workers and the database, a worker needs the database.
    await requests.drain(server, () => live.close())
    await workers?.stop()
    line.close()
    await Promise.all([shutdown(), endTracing()]).catch(() => undefined)
    process.exit(0)
  }
  process.on("SIGTERM", () => void stop())
  process.on("SIGINT", () => void stop())
  process.on("disconnect", () => void stop())
}

boot().catch((error: unknown) => {
  if (process.env.LOG_LEVEL === "debug") console.error(error)
  endStart(error, (one) => (one instanceof Error ? one.message : String(one)))
})
