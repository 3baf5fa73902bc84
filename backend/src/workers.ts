import fs from "node:fs"
import path from "node:path"
import { setTimeout as pause } from "node:timers/promises"
import type { MedusaContainer } from "@medusajs/framework/types"
import { WORKERS } from "@silai/contracts/house/limits"
import { databaseOf, many, only, type Sql } from "@silai/kit/knex"
import { log } from "@silai/kit/log"
import { WORK_CHANNEL } from "@silai/kit/wake"
import { type RunningWorker, startWorker, type Worker } from "@silai/kit/worker"
import type { Listening } from "./listening"
import type { Plugin } from "./plugins"

/** Every plugin's workers, the host's own among them: one per file in `src/workers/`. */
export function findWorkers(plugins: readonly Plugin[]): Worker[] {
  const folders = plugins.map(({ source }) => path.join(source, "workers")).filter((folder) => fs.existsSync(folder))
  return folders.flatMap((folder) =>
    fs
      .readdirSync(folder)
      .filter((file) => file.endsWith(".js"))
      .map((file) => (require(path.join(folder, file)) as { worker: Worker }).worker),
  )
}

type Workers = {
  running: readonly RunningWorker[]
  /**
   * Runs the workers that have work waiting until nothing is due, nor will be in a moment; with `sweeps` all workers first,
   * once, also those that only look now and then. For tests, which then need not wait.
   */
  runDueWork(which?: { sweeps?: boolean }): Promise<void>
  /** Stops them and waits for the current runs. */
  stop(): Promise<void>
}

/** Work leads to more work: a placed order sends a mail. The limit ends two workers that keep giving each other work. */
const MOST_ROUNDS = 20
const SOON_SECONDS = 0.3

/**
 * Starts the workers, their pauses multiplied by `pace`, and wakes those that `line` is notified of; each writes a heartbeat
 * every few seconds, for `/ready` in any process.
 */
export async function startWorkers(
  workers: readonly Worker[],
  container: MedusaContainer,
  { pace, line }: { pace: number; line: Listening },
): Promise<Workers> {
  const sql = databaseOf(container)
  const running = workers.map((worker) => startWorker(worker, container, { pace, isListening: () => line.isListening }))
  const byName = new Map(running.map((worker) => [worker.name, worker]))
  line.on(
    WORK_CHANNEL,
    (payload) => {
      const [, name = payload, seconds = "0"] = /^(.+?)(?: (\d+(?:\.\d+)?))?$/.exec(payload) ?? []
      byName.get(name)?.wake(Number(seconds) * 1000)
    },
    // Also when the line drops: a worker in a long pause would otherwise not start polling before the pause ends.
    () => {
      for (const worker of running) worker.wake()
    },
  )
  // Without the database nothing is ready anyway; the next beat retries.
  const beat = () => writeHeartbeats(sql, running).catch(() => undefined)
  await beat()
  const timer = setInterval(() => void beat(), WORKERS.beatEverySeconds * 1000)
  return {
    running,
    async runDueWork({ sweeps = false } = {}) {
      if (sweeps) await Promise.all(running.map((worker) => worker.runNow()))
      for (let round = 0; round < MOST_ROUNDS; round++) {
        const soon = await dueSoon(sql, workers)
        const isDue = (name: string) => soon.some((one) => one.name === name && one.ms <= 0)
        const busy = running.filter((worker) => isDue(worker.name) || worker.runsSince() !== null)
        if (busy.length) await Promise.all(busy.map((worker) => worker.runNow()))
        else if (soon.length) await pause(Math.min(...soon.map(({ ms }) => ms)))
        else return
      }
    },
    async stop() {
      clearInterval(timer)
      await Promise.all(running.map((worker) => worker.stop()))
    },
  }
}

/** The workers whose next work is due, or will be in a moment, such as a second try; `ms`: in how many milliseconds. */
async function dueSoon(sql: Sql, workers: readonly Worker[]): Promise<{ name: string; ms: number }[]> {
  const planning = workers.filter(({ nextAt }) => nextAt)
  return many(
    sql,
    `select name, (extract(epoch from at - clock_timestamp()) * 1000)::float8 as ms
       from (values ${planning.map(({ nextAt }) => `(?, (${nextAt}))`).join(", ")}) as planned (name, at)
      where at <= clock_timestamp() + make_interval(secs => ${SOON_SECONDS})`,
    planning.map(({ name }) => name),
  )
}

async function writeHeartbeats(sql: Sql, running: readonly RunningWorker[]): Promise<void> {
  const hangs = Date.now() - WORKERS.hangsAfterSeconds * 1000
  const alive = running.filter((worker) => (worker.runsSince() ?? Infinity) > hangs).map(({ name }) => name)
  await sql.raw(
    `with forgotten as (
       delete from worker_heartbeat where worker <> all(?::text[]) and beat_at < now() - make_interval(secs => ?))
     insert into worker_heartbeat as known (worker, beat_at) select unnest(?::text[]), now()
         on conflict (worker) do update set beat_at = excluded.beat_at,
            since = case when known.beat_at < now() - make_interval(secs => ?) then now() else known.since end`,
    [running.map(({ name }) => name), WORKERS.forgottenAfterSeconds, alive.sort(), WORKERS.silentAfterSeconds],
  )
}

/** True while each worker runs in some process, and nothing waits that one of them would have handled long ago. */
export async function areWorkersAtWork(sql: Sql, workers: readonly Worker[]): Promise<boolean> {
  const absent = await absentWorkers(sql, workers)
  const now = JSON.stringify(absent)
  // Asked every few seconds: only a change is worth a line.
  if (now !== lastLogged) log(absent.length ? "warn" : "info", "workers at work", { absent })
  lastLogged = now
  return absent.length === 0
}

let lastLogged = "[]"

/**
 * Names of the workers without a fresh heartbeat, and of those whose work waits. One that has only just started, after a night
 * without the shop, gets time to catch up.
 */
async function absentWorkers(sql: Sql, workers: readonly Worker[]): Promise<string[]> {
  const watching = workers.filter(({ neglects }) => neglects)
  const seen = await only<{ absent: string[] }>(
    sql,
    `select array(
       select wanted from unnest(?::text[]) wanted where not exists
         (select 1 from worker_heartbeat where worker = wanted and beat_at > now() - make_interval(secs => ?))
       ${watching.map(({ neglects }) => `union select worker from worker_heartbeat where worker = ? and since < now() - make_interval(secs => ?) and ${neglects}`).join(" ")}) as absent`,
    [
      workers.map(({ name }) => name),
      WORKERS.silentAfterSeconds,
      ...watching.flatMap(({ name }) => [name, WORKERS.catchesUpInSeconds]),
    ],
  )
  return seen.absent
}
