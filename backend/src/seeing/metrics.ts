import { timingSafeEqual } from "node:crypto"
import type { ICheckoutModuleService } from "@silai/contracts/checkout/service"
import { sendError } from "@silai/kit/answer"
import { houseRefusals } from "@silai/contracts/house/messages"
import type { IWhatsappModuleService } from "@silai/contracts/whatsapp/service"
import { houseHealth } from "@silai/kit/health"
import type { Database } from "@silai/kit/knex"
import { refuse } from "@silai/kit/refuse"
import { hashOf } from "@silai/kit/sessions"
import type { RunningWorker } from "@silai/kit/worker"
import type { Express } from "express"
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from "prom-client"
import type { Listening } from "../listening"
import type { SeenRequest } from "./requests"

/** Set a little later than the routes. */
type Later = {
  workers: readonly RunningWorker[]
  till: ICheckoutModuleService | null
  chats: IWhatsappModuleService | null
}

const seconds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

/** The metrics of this process, and of the whole shop from the database, in Prometheus' text. What each means: backend/docs/runbook.md. */
export function shopMetrics(sql: Database, line: Listening) {
  const register = new Registry()
  const registers = [register]
  const later: Later = { workers: [], till: null, chats: null }
  // Memory, garbage collection, and nodejs_eventloop_lag_*.
  collectDefaultMetrics({ register })
  const calls = new Histogram({
    name: "silai_call_seconds",
    help: "How long calls took, by path and status",
    labelNames: ["method", "path", "status"],
    buckets: seconds,
    registers,
  })
  const gauge = (name: string, help: string, collect: (of: Gauge) => void) =>
    new Gauge({
      name,
      help,
      registers,
      collect() {
        collect(this)
      },
    })
  const { pool } = sql.client
  gauge("silai_pool_used", "Connections to the database in use", (of) => of.set(pool.numUsed()))
  gauge("silai_pool_free", "Connections to the database that are idle", (of) => of.set(pool.numFree()))
  gauge("silai_pool_waiting", "Requests that wait for a connection", (of) => of.set(pool.numPendingAcquires()))
  gauge("silai_listening", "1 while this process receives the database's notifications", (of) =>
    of.set(line.isListening ? 1 : 0),
  )
  const runsOf = (
    name: string,
    help: string,
    add: (of: Counter, worker: RunningWorker) => void,
    labelNames = ["worker"],
  ) =>
    new Counter({
      name,
      help,
      labelNames,
      registers,
      collect() {
        this.reset()
        for (const worker of later.workers) add(this, worker)
      },
    })
  runsOf(
    "silai_worker_runs_total",
    "Runs of each worker in this process",
    (of, { name, runs }) => {
      of.inc({ worker: name, outcome: "done" }, runs.done)
      of.inc({ worker: name, outcome: "failed" }, runs.failed)
    },
    ["worker", "outcome"],
  )
  runsOf("silai_worker_seconds_total", "Time that each worker's runs took", (of, { name, runs }) =>
    of.inc({ worker: name }, runs.ms / 1000),
  )
  shopOf(register, sql, later)
  return {
    register,
    later,
    seen: ({ method, path, status, ms }: SeenRequest) =>
      calls.observe({ method, path, status: String(status) }, ms / 1000),
  }
}

/** The database's figures, read once for all its gauges; none when it does not answer. */
function shopOf(register: Registry, sql: Database, later: Later): void {
  let shown: Promise<boolean> | null = null
  // One reading for all: they are collected together.
  const answers = () =>
    (shown ??= show()
      .then(() => true)
      .catch(() => false)
      .finally(() => (shown = null)))
  const of = (name: string, help: string, labelNames: string[] = []) =>
    new Gauge({ name, help, labelNames, registers: [register], collect: async () => void (await answers()) })
  const waiting = of("silai_outbox_waiting", "Messages and events that are due and not sent yet")
  const oldest = of("silai_outbox_oldest_seconds", "How long the oldest of them has been due")
  const failed = of("silai_outbox_failed", "Messages and events that failed for good and wait for a person")
  const silent = of("silai_worker_silent_seconds", "How long a worker has given no sign, in any process", ["worker"])
  const backup = of("silai_backup_age_seconds", "Age of the newest backup, and of the archived changes", ["kind"])
  const from = ["from"]
  const news = of("silai_webhook_last_seconds", "How long a gateway, or WhatsApp, has sent no webhook", from)
  const unread = of("silai_webhook_waiting", "Webhooks that are not processed yet", from)
  const unreadFor = of("silai_webhook_oldest_seconds", "How long the oldest of them has waited", from)
  const unreadable = of("silai_webhook_given_up", "Webhooks that cannot be processed and wait for a person", from)
  const unsent = of("silai_chat_waiting", "Messages of staff in chats that are not sent yet")
  const unsentFor = of("silai_chat_oldest_seconds", "How long the oldest of them has waited")
  const unsendable = of("silai_chat_failed", "Messages of staff in chats that failed within a week")
  const needed = of("silai_payment_alarms", "Payments, and disputes and other mismatches, that wait for a person", [
    "of",
  ])
  const webhookGauges = [news, unread, unreadFor, unreadable]
  const all = [waiting, oldest, failed, silent, backup, ...webhookGauges, unsent, unsentFor, unsendable, needed]
  const show = async () => {
    for (const one of all) one.reset()
    const { till, chats } = later
    const [health, gateways, alarms, whatsapp] = await Promise.all([
      houseHealth(sql),
      till?.news() ?? [],
      till?.alarms(),
      chats?.health(sql),
    ])
    waiting.set(health.outbox.waiting)
    oldest.set(health.outbox.oldestSeconds ?? 0)
    failed.set(health.outbox.failed)
    for (const { name, silentSeconds } of health.workers) silent.set({ worker: name }, silentSeconds)
    for (const { kind, secondsAgo } of health.backups) backup.set({ kind }, secondsAgo)
    for (const { from: sender, ...one } of [...gateways, ...(whatsapp ? [whatsapp.webhook] : [])]) {
      if (one.lastSecondsAgo !== null) news.set({ from: sender }, one.lastSecondsAgo)
      unread.set({ from: sender }, one.waiting)
      unreadFor.set({ from: sender }, one.oldestSeconds ?? 0)
      unreadable.set({ from: sender }, one.givenUp)
    }
    if (whatsapp) {
      unsent.set(whatsapp.sending.waiting)
      unsentFor.set(whatsapp.sending.oldestSeconds ?? 0)
      unsendable.set(whatsapp.sending.failed)
    }
    if (alarms) {
      needed.set({ of: "payment" }, alarms.payments)
      needed.set({ of: "mismatch" }, alarms.mismatches)
    }
  }
  new Gauge({
    name: "silai_database_up",
    help: "1 while the database answers",
    registers: [register],
    async collect() {
      this.set((await answers()) ? 1 : 0)
    },
  })
}

/** `GET /metrics` for callers with the token; without a token the path does not exist. */
export function mountMetrics(app: Express, token: string | undefined, register: Registry): void {
  if (!token) return
  const wanted = Buffer.from(hashOf(`Bearer ${token}`))
  app.get("/metrics", (req, res, next) => {
    if (!timingSafeEqual(Buffer.from(hashOf(req.headers.authorization ?? "")), wanted)) {
      res.setHeader("WWW-Authenticate", "Bearer")
      return sendError(req.path, refuse(houseRefusals.no_token), res)
    }
    register
      .metrics()
      .then(
        (text) => void res.set({ "Content-Type": register.contentType, "Cache-Control": "no-store" }).send(text),
        next,
      )
  })
}
