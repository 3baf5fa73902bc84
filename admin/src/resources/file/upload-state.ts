import { FILE } from "@silai/contracts/file/limits"
import { fileRefusals } from "@silai/contracts/file/messages"
import type { StoredFile } from "./calls"

/**
 * `judging`: fully sent, the server is checking it. `hopeless`: the picture itself was refused, so a retry would fail
 * too.
 */
export type Upload = {
  id: number
  file: File
  folderId: string | null
  state: "waiting" | "sending" | "judging" | "done" | "failed"
  share: number
  message: string
  hopeless?: boolean
  stored?: StoredFile
}

export type Step =
  | { type: "add"; uploads: Upload[] }
  | { type: "change"; id: number; to: Partial<Upload> }
  | { type: "drop"; id: number }
  | { type: "clear" }

export function step(uploads: Upload[], does: Step): Upload[] {
  if (does.type === "add") return [...uploads, ...does.uploads]
  if (does.type === "drop") return uploads.filter(({ id }) => id !== does.id)
  if (does.type === "clear") return uploads.filter(({ state }) => state !== "done" && state !== "failed")
  return uploads.map((upload) => (upload.id === does.id ? { ...upload, ...does.to } : upload))
}

let next = 1

/** A file as it joins the queue; an unacceptable one is refused before a byte is sent. */
export function queued(file: File, folderId: string | null): Upload {
  const message =
    file.size > FILE.maxBytes
      ? fileRefusals.too_large.say(file.name, FILE.maxBytes)
      : file.size === 0
        ? fileRefusals.empty.say(file.name)
        : ""
  return {
    id: next++,
    file,
    folderId,
    state: message ? "failed" : "waiting",
    share: 0,
    message,
    hopeless: message !== "",
  }
}

/** Uploads that may start now. */
export function startable(uploads: readonly Upload[]): Upload[] {
  const busy = uploads.filter(({ state }) => state === "sending" || state === "judging").length
  return uploads.filter(({ state }) => state === "waiting").slice(0, Math.max(0, FILE.atOnce - busy))
}

/** The number of waiting, running or checked uploads. */
export const onTheWay = (uploads: readonly Upload[]): number =>
  uploads.filter(({ state }) => state !== "done" && state !== "failed").length

export function tally(uploads: readonly Upload[]) {
  const [done, failed] = [
    uploads.filter(({ state }) => state === "done").length,
    uploads.filter(({ state }) => state === "failed").length,
  ]
  const going = onTheWay(uploads)
  const pictures = (count: number) => `${count} ${count === 1 ? "picture" : "pictures"}`
  const summary = going
    ? `Uploading ${pictures(going)}`
    : [done && `${pictures(done)} uploaded`, failed && `${failed} refused`].filter(Boolean).join(", ")
  return { going, failed, summary }
}
