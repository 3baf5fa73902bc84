// Runs in a separate process, with lower priority than requests, so that encoding and checking pictures takes neither
// time nor memory from them.
import os from "node:os"
import { encode } from "./encode"
import type { PictureFile } from "./files"
import { masterOf, pieceOf, type Rect } from "./master"

export type Task =
  | { does: "file"; master: Buffer; file: PictureFile }
  | { does: "judge"; source: string; minEdge: number }
  | { does: "piece"; master: Buffer; rect: Rect; minEdge: number }
export type Result = { ok: true; value: unknown } | { ok: false; cause: string }

os.setPriority(Number(process.argv[2] ?? os.constants.priority.PRIORITY_LOW))

const work = (task: Task): Promise<unknown> => {
  if (task.does === "file") return encode(task.master, task.file)
  return task.does === "judge" ? masterOf(task.source, task.minEdge) : pieceOf(task.master, task.rect, task.minEdge)
}

process.on("message", (task: Task) => {
  work(task).then(
    (value) => process.send?.({ ok: true, value }),
    (error: unknown) => process.send?.({ ok: false, cause: String(error) }),
  )
})
process.on("disconnect", () => process.exit(0))
// The terminal's Ctrl-C reaches this process too; the parent process ends it in its own time.
process.on("SIGINT", () => undefined)
