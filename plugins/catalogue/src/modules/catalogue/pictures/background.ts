import { type ChildProcess, fork } from "node:child_process"
import path from "node:path"
import type { PictureFile } from "./files"

const idleMs = 15_000
const stuckMs = 120_000
let child: ChildProcess | null = null
let idle: NodeJS.Timeout | undefined

function encoder(): ChildProcess {
  if (child?.connected) return child
  const started = fork(path.join(__dirname, "encoder.js"), { stdio: "ignore", execArgv: [] })
  started.once("exit", () => { if (child === started) child = null })
  started.unref()
  started.channel?.unref()
  child = started
  return started
}

/**
 * Has one file made by the low-priority process; one at a time. `ok: false` says that this file cannot be made.
 * Rejects when the process itself ended: try again. It ends by itself when there is nothing to do for a while.
 */
export function encodeInBackground(file: PictureFile): Promise<{ ok: boolean; cause?: string }> {
  clearTimeout(idle)
  const worker = encoder()
  return new Promise((resolve, reject) => {
    const stuck = setTimeout(() => { worker.kill("SIGKILL"); done(() => resolve({ ok: false, cause: "took too long" })) }, stuckMs)
    const onMessage = (answer: { ok: boolean; cause?: string }) => done(() => resolve(answer))
    const onExit = () => done(() => reject(new Error("the encoder ended")))
    function done(settle: () => void) {
      clearTimeout(stuck)
      worker.off("message", onMessage)
      worker.off("exit", onExit)
      idle = setTimeout(() => { if (worker.connected) worker.disconnect() }, idleMs)
      idle.unref()
      settle()
    }
    worker.once("message", onMessage)
    worker.once("exit", onExit)
    worker.send(file)
  })
}
