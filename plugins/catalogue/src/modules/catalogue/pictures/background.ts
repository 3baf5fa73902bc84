import { type ChildProcess, fork } from "node:child_process"
import os from "node:os"
import path from "node:path"
import type { Task, Result } from "./encoder"
import type { PictureFile } from "./files"
import type { Judged } from "./master"

const idleMs = 15_000
const { PRIORITY_LOW, PRIORITY_BELOW_NORMAL } = os.constants.priority

/** A child process that handles one task at a time; it exits by itself after being idle for a while. */
class Helper {
  #child: ChildProcess | null = null
  #idle: NodeJS.Timeout | undefined
  #last: Promise<unknown> = Promise.resolve()
  #waiting = 0

  constructor(
    readonly priority: number,
    readonly stuckMs: number,
  ) {}

  get waiting() {
    return this.#waiting
  }

  /** `ok: false`: this cannot be done, or takes too long. Rejects when the process itself ended. */
  ask(task: Task): Promise<Result> {
    this.#waiting++
    const done = this.#last
      .then(() => this.#run(task))
      .finally(() => {
        this.#waiting--
      })
    this.#last = done.catch(() => undefined)
    return done
  }

  #open(): ChildProcess {
    if (this.#child?.connected) return this.#child
    const started = fork(path.join(__dirname, "encoder.js"), [String(this.priority)], {
      stdio: "ignore",
      execArgv: [],
      // Pictures travel as they are; as JSON they would be four times their size.
      serialization: "advanced",
    })
    started.once("exit", () => {
      if (this.#child === started) this.#child = null
    })
    started.unref()
    started.channel?.unref()
    this.#child = started
    return started
  }

  /** The next task must not go to a process that is about to exit. */
  #kill(child: ChildProcess): void {
    if (this.#child === child) this.#child = null
    child.kill("SIGKILL")
  }

  #run(task: Task): Promise<Result> {
    clearTimeout(this.#idle)
    const worker = this.#open()
    return new Promise((resolve, reject) => {
      const stuck = setTimeout(() => {
        this.#kill(worker)
        done(() => resolve({ ok: false, cause: "took too long" }))
      }, this.stuckMs)
      const onMessage = (answer: Result) => done(() => resolve(answer))
      const onExit = () => done(() => reject(new Error("the encoder ended")))
      const done = (settle: () => void) => {
        clearTimeout(stuck)
        worker.off("message", onMessage)
        worker.off("exit", onExit)
        this.#idle = setTimeout(() => {
          if (worker.connected) worker.disconnect()
        }, idleMs)
        this.#idle.unref()
        settle()
      }
      worker.once("message", onMessage)
      worker.once("exit", onExit)
      worker.send(task)
    })
  }
}

/** One process for picture files made in the background, and one for uploads, for which a person waits. */
const files = new Helper(PRIORITY_LOW, 120_000)
const uploads = new Helper(PRIORITY_BELOW_NORMAL, 60_000)

/**
 * Makes one file in the low-priority process; `value` is its content. `ok: false`: this file cannot be made. Rejects when
 * the process ended: try again.
 */
export const encodeInBackground = (master: Buffer, file: PictureFile): Promise<Result> =>
  files.ask({ does: "file", master, file })

/** With more than this in the queue, the next request is refused. */
const mostWaiting = 100

/**
 * Checks an upload, or cuts a crop, outside this process: what crashes the decoder, or fills its memory, leaves the
 * server running. Null: too busy.
 */
export async function judgeOutside(task: Exclude<Task, { does: "file" }>): Promise<Judged | null> {
  if (uploads.waiting >= mostWaiting) return null
  const result = await uploads.ask(task).catch((): Result => ({ ok: false, cause: "the process ended" }))
  return result.ok ? (result.value as Judged) : { fault: "broken" }
}

/** Makes one file of an upload while its uploader waits. Null: too busy. */
export async function encodeForUpload(master: Buffer, file: PictureFile): Promise<Result | null> {
  if (uploads.waiting >= mostWaiting) return null
  return uploads.ask({ does: "file", master, file }).catch(() => null)
}
