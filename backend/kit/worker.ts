import type { MedusaContainer } from "@medusajs/framework/types"
import { log } from "./log"

/** Background work. A plugin puts one worker per file in `src/workers/`; the host finds and runs them. */
export type Worker = {
  name: string
  /** Pause after a run, in milliseconds. */
  everyMs: number
  /**
   * An SQL condition, true while something waits that a running worker would have handled long ago: `/ready` then
   * reports it.
   */
  neglects?: string
  /** One run. Returns true when more is waiting, so that it is called again at once. */
  run(container: MedusaContainer): Promise<boolean | void>
}

export type RunningWorker = {
  name: string
  /** How long the current run has taken, in milliseconds; null between two runs. */
  runsSince(): number | null
  /** Starts no further run, and waits for the current one. */
  stop(): Promise<void>
}

/** Runs a worker until stopped. A failed run is logged and retried after the pause; it never ends the process. */
export function startWorker(worker: Worker, container: MedusaContainer): RunningWorker {
  let stopped = false
  let since: number | null = null
  let wake = () => {}
  const once = async () => {
    since = Date.now()
    try {
      return await worker.run(container)
    } catch (error) {
      if (!stopped)
        log("error", "worker failed", {
          worker: worker.name,
          cause: error instanceof Error ? error.stack : JSON.stringify(error),
        })
      return false
    } finally {
      since = null
    }
  }
  const loop = (async () => {
    while (!stopped) {
      const more = await once()
      if (more || stopped) continue
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, worker.everyMs)
        wake = () => {
          clearTimeout(timer)
          resolve()
        }
      })
    }
  })()
  return {
    name: worker.name,
    runsSince: () => since,
    stop() {
      stopped = true
      wake()
      return loop
    },
  }
}
