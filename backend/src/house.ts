import { everyCall } from "@silai/contracts/every-call"
import type { Env } from "@silai/kit/env"
import { one, type Sql } from "@silai/kit/knex"
import type { Express } from "express"
import helmet from "helmet"
import { openApi } from "./openapi"

export const readiness = { booted: false }

const version = process.env.npm_package_version ?? "0.1.0"

/** Answers that need no session: is it alive, may traffic come, what can be called. */
export function mountHouse(app: Express, sql: Sql, settings: Env): void {
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
    res.status(ready ? 200 : 503).json({ success: ready, message: "", checks })
  })
  const document = JSON.stringify(openApi(everyCall, version))
  app.get("/openapi.json", (_req, res) => void res.type("json").send(document))
}

async function check(sql: Sql) {
  const seen = await one<{ migrated: boolean; late: boolean }>(
    sql,
    `select to_regclass('outbox') is not null and to_regclass('checkout_attempt') is not null as migrated,
            exists (select 1 from outbox where status = 'waiting' and next_at < now() - interval '5 minutes') as late`,
  ).catch(() => null)
  // Notices that nobody has picked up for minutes mean that no worker runs anywhere.
  return {
    database: seen !== null,
    migrations: seen?.migrated ?? false,
    worker: readiness.booted && seen !== null && !seen.late,
  }
}
