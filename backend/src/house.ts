import type { Call } from "@silai/contracts/call"
import type { Env } from "@silai/kit/env"
import { backupAges } from "@silai/kit/health"
import { one, type Sql } from "@silai/kit/knex"
import type { Worker } from "@silai/kit/worker"
import type { Express, Response } from "express"
import helmet from "helmet"
import { openApi } from "./openapi"
import { areWorkersAtWork } from "./workers"

export const readiness: { booted: boolean; workers: readonly Worker[] } = { booted: false, workers: [] }

const version = process.env.npm_package_version ?? "0.1.0"

/** Routes that need no session: health, readiness, OpenAPI. */
export function mountHouse(app: Express, sql: Sql, settings: Env, calls: readonly Call[]): void {
  app.use(
    helmet({
      contentSecurityPolicy: { directives: { "default-src": ["'none'"], "frame-ancestors": ["'none'"] } },
      crossOriginResourcePolicy: { policy: "same-origin" },
      hsts: settings.PUBLIC_URL.startsWith("https://"),
    }),
  )
  // Webmail shows a mail's pictures on a page of another site.
  app.use("/images", helmet.crossOriginResourcePolicy({ policy: "cross-origin" }))
  app.get("/health", (_req, res) => void res.json({ success: true, message: "", version }))
  const ready = async (res: Response) => {
    const checks = await check(sql)
    const isReady = checks.database && checks.migrations && checks.worker
    // Not part of readiness: a shop without a backup can sell.
    const backup = await backupOf(sql).catch(() => null)
    res.status(isReady ? 200 : 503).json({ success: isReady, message: "", checks, backup })
  }
  app.get("/ready", (_req, res, next) => void ready(res).catch(next))
  const document = JSON.stringify(openApi(calls, version))
  app.get("/openapi.json", (_req, res) => void res.type("json").send(document))
}

/** The age of the newest database backup, and of its archived changes; null without a backup. */
async function backupOf(sql: Sql) {
  const ages = await backupAges(sql)
  const ageOf = (wanted: string) => ages.find(({ kind }) => kind === wanted)?.secondsAgo ?? null
  const copySecondsAgo = ageOf("copy")
  return copySecondsAgo === null ? null : { copySecondsAgo, changesSecondsAgo: ageOf("changes") }
}

async function check(sql: Sql) {
  const seen = await one<{ migrated: boolean }>(
    sql,
    `select to_regclass('worker_heartbeat') is not null and to_regclass('checkout_attempt') is not null as migrated`,
  ).catch(() => null)
  const migrated = seen?.migrated ?? false
  return {
    database: seen !== null,
    migrations: migrated,
    // Read from the database, not from this process, so that a server notices when its worker process has died.
    worker: readiness.booted && migrated && (await areWorkersAtWork(sql, readiness.workers).catch(() => false)),
  }
}
