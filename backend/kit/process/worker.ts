import type { MedusaContainer } from "@medusajs/framework/types"
import { databaseOf, one } from "../sql/knex"
import { log } from "./log"

/** Background work. A plugin puts one worker per file in `src/workers/`; the host finds and runs them. */
export type Worker = {
  name: string
  /** The longest pause after a run, in milliseconds. A worker that is woken (`wakes` in a migration) needs it only as a safety. */
  everyMs: number
  /**
   * SQL of a `timestamptz`: when the earliest of its work is due; null while nothing waits. Asked after a run, so that the worker
   * wakes at that moment. Only for a worker that is woken by what is written.
   */
  nextAt?: string
  /**
   * An SQL condition, true while something waits that a running worker would have handled long ago: `/ready` then
   * reports it.
   */
  neglects?: string
  /** One run. Returns true when more is waiting, so that it is called again at once. */
  run(container: MedusaContainer): Promise<boolean | void>
}

/** The results of its runs since the start, for monitoring. */
export type RunsOf = { done: number; failed: number; ms: number }

export type RunningWorker = {
  name: string
  /** When the current run started, in milliseconds; null between two runs. */
  runsSince(): number | null
  runs: RunsOf
  /** Runs as soon as it can, or when so many milliseconds are over. */
  wake(inMs?: number): void
  /** Runs until nothing more is waiting. Resolves after a run that began later than this call. */
  runNow(): Promise<void>
  /** Starts no further run, and waits for the current one. */
  stop(): Promise<void>
}

type Ways = {
  /** Each pause is multiplied by it. */
  pace: number
  /** False while no notification can arrive: workers that are normally woken then poll. */
  isListening(): boolean
}

/** How often to retry work that is due but was not available in the last run: another process has it, or it waits for its turn. */
const AGAIN_MS = 1_000

/** Runs a worker until stopped. A failed run is logged and retried after the pause; it never ends the process. */
export function startWorker(worker: Worker, container: MedusaContainer, ways: Ways): RunningWorker {
  const { pace } = ways
  const runs: RunsOf = { done: 0, failed: 0, ms: 0 }
  let stopped = false
  let since: number | null = null
  /** When it should run next, and how to end the current pause by then. */
  let wanted = Infinity
  let hurry: (() => void) | null = null
  /** Callers of `runNow` whose run has not begun yet. */
  let waiting: (() => void)[] = []

  const once = async () => {
    since = Date.now()
    try {
      const more = await worker.run(container)
      runs.done++
      return more
    } catch (error) {
      runs.failed++
      if (!stopped)
        log("error", "worker failed", {
          worker: worker.name,
          cause: error instanceof Error ? error.stack : JSON.stringify(error),
        })
      return false
    } finally {
      runs.ms += Date.now() - since
      since = null
    }
  }

  /** How long until something is due, from the database; infinite when it cannot say. */
  const nothingDueForMs = async (): Promise<number> => {
    if (!worker.nextAt || worker.everyMs <= AGAIN_MS) return Infinity
    const due = await one<{ ms: number | null }>(
      databaseOf(container),
      `select (extract(epoch from (${worker.nextAt}) - clock_timestamp()) * 1000)::float8 as ms`,
    ).catch(() => null)
    if (!due || due.ms === null) return Infinity
    return due.ms > 0 ? due.ms : AGAIN_MS * pace
  }

  const pauseUntilWanted = () =>
    new Promise<void>((resolve) => {
      let timer: NodeJS.Timeout
      const end = () => {
        clearTimeout(timer)
        hurry = null
        resolve()
      }
      hurry = () => {
        clearTimeout(timer)
        if (stopped || wanted <= Date.now()) return end()
        timer = setTimeout(end, Math.ceil(wanted - Date.now()))
      }
      hurry()
    })

  const loop = (async () => {
    while (!stopped) {
      wanted = Infinity
      const waitedBefore = waiting
      waiting = []
      if ((await once()) && !stopped) {
        waiting = [...waitedBefore, ...waiting]
        continue
      }
      for (const resolve of waitedBefore) resolve()
      if (stopped) break
      const longest = worker.nextAt && !ways.isListening() ? Math.min(worker.everyMs, AGAIN_MS) : worker.everyMs
      const began = Date.now()
      const restMs = Math.min(longest * pace, await nothingDueForMs())
      wanted = Math.min(wanted, began + restMs)
      await pauseUntilWanted()
    }
    for (const resolve of waiting) resolve()
  })()
  const wake = (inMs = 0) => {
    wanted = Math.min(wanted, Date.now() + inMs)
    hurry?.()
  }
  return {
    name: worker.name,
    runsSince: () => since,
    runs,
    wake,
    runNow: () =>
      new Promise((resolve) => {
        if (stopped) return resolve()
        waiting.push(resolve)
        wake()
      }),
    stop() {
      stopped = true
      hurry?.()
      return loop
    },
  }
}
