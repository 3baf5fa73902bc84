// Runs as a process of its own, at the lowest priority, so that making pictures never takes time from a shopper's request.
import os from "node:os"
import { encode } from "./encode"
import type { PictureFile } from "./files"

os.setPriority(os.constants.priority.PRIORITY_LOW)

process.on("message", (file: PictureFile) => {
  encode(file).then(() => process.send?.({ ok: true }), (error: unknown) => process.send?.({ ok: false, cause: String(error) }))
})
process.on("disconnect", () => process.exit(0))
// The terminal's Ctrl-C reaches us too; whoever started us lets go of us in its own time.
process.on("SIGINT", () => undefined)
