import type { MedusaContainer } from "@medusajs/framework/types"
import { log } from "./log"

/** Work that goes on beside the requests. A plugin puts one per file in `src/workers/`; the host finds and runs them. */
export type Worker = {
  name: string
  /** Pause after a run, in milliseconds. */
  everyMs: number
  /** One run. Says true when more is waiting, so that it is called again at once. */
  run(container: MedusaContainer): Promise<boolean | void>
}

/** Runs a worker until stopped. A failing run is logged and tried again after the pause; it never ends the process. */
export function startWorker(worker: Worker, container: MedusaContainer): () => Promise<void> {
  let stopped = false
  let wake = () => {}
  const loop = (async () => {
    while (!stopped) {
      const more = await worker.run(container).catch((error: unknown) => {
        if (!stopped)
          log("error", "worker failed", {
            worker: worker.name,
            cause: error instanceof Error ? error.stack : JSON.stringify(error),
          })
        return false
      })
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
  return () => {
    stopped = true
    wake()
    return loop
  }
}
