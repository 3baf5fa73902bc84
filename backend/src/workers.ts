import fs from "node:fs"
import path from "node:path"
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
  /** Runs all workers until nothing is due. For tests, which then need not wait. */
  runDueWork(): Promise<void>
  /** Stops them and waits for the current runs. */
  stop(): Promise<void>
}

/** Work leads to more work: a placed order sends a mail. The limit ends two workers that keep giving each other work. */
const MOST_ROUNDS = 20

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
  /** Those whose next work the database knows; the others must run to find out. */
  const plans = new Set(workers.filter(({ nextAt }) => nextAt).map(({ name }) => name))
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
    async runDueWork() {
      for (let round = 0, isIdle = false; round < MOST_ROUNDS && !isIdle; round++) {
        const due = await namesOfDue(sql, workers)
        const busy = running.filter((worker) => due.has(worker.name) || worker.runsSince() !== null)
        const blind = running.filter((worker) => !plans.has(worker.name) && !busy.includes(worker))
        await Promise.all([...busy, ...blind].map((worker) => worker.runNow()))
        isIdle = busy.length === 0
      }
    },
    async stop() {
      clearInterval(timer)
      await Promise.all(running.map((worker) => worker.stop()))
    },
  }
}

async function namesOfDue(sql: Sql, workers: readonly Worker[]): Promise<Set<string>> {
  const planning = workers.filter(({ nextAt }) => nextAt)
  const rows = planning.map(({ nextAt }) => `(?, (${nextAt}) <= clock_timestamp())`)
  const due = await many<{ name: string }>(
    sql,
    `select name from (values ${rows.join(", ")}) as planned (name, is_due) where is_due`,
    planning.map(({ name }) => name),
  )
  return new Set(due.map(({ name }) => name))
}

async function writeHeartbeats(sql: Sql, running: readonly RunningWorker[]): Promise<void> {
  const hangs = Date.now() - WORKERS.hangsAfterSeconds * 1000
  const alive = running.filter((worker) => (worker.runsSince() ?? Infinity) > hangs).map(({ name }) => name)
  await sql.raw(
    `insert into worker_heartbeat as known (worker, beat_at) select unnest(?::text[]), now()
         on conflict (worker) do update set beat_at = excluded.beat_at,
            since = case when known.beat_at < now() - make_interval(secs => ?) then now() else known.since end`,
    [alive.sort(), WORKERS.silentAfterSeconds],
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
