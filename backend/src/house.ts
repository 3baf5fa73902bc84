import type { Call } from "@silai/contracts/call"
import type { Env } from "@silai/kit/env"
import { one, type Sql } from "@silai/kit/knex"
import type { Worker } from "@silai/kit/worker"
import type { Express } from "express"
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
  app.get("/health", (_req, res) => void res.json({ success: true, message: "", version }))
  app.get("/ready", async (_req, res) => {
    const checks = await check(sql)
    const ready = checks.database && checks.migrations && checks.worker
    // Not part of being ready: a shop without a backup sells.
    const backup = await backupOf(sql).catch(() => null)
    res.status(ready ? 200 : 503).json({ success: ready, message: "", checks, backup })
  })
  const document = JSON.stringify(openApi(calls, version))
  app.get("/openapi.json", (_req, res) => void res.type("json").send(document))
}

/** How old the newest copy of the database is, and its kept changes; null where nobody keeps one. */
async function backupOf(sql: Sql) {
  const age = (kind: string) => `(select extract(epoch from now() - at)::int from house_backup where kind = '${kind}')`
  const ages = await one<{ copy: number | null; changes: number | null }>(
    sql,
    `select ${age("copy")} as copy, ${age("changes")} as changes`,
  )
  return ages?.copy == null ? null : { copySecondsAgo: ages.copy, changesSecondsAgo: ages.changes }
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
    // Read from the database, not from this process: a server learns this way that its worker process has died.
    worker: readiness.booted && migrated && (await areWorkersAtWork(sql, readiness.workers).catch(() => false)),
  }
}
