import type { MedusaRequest, MedusaResponse } from "@medusajs/framework"
import { houseRefusals } from "@silai/contracts/house/messages"
import { sendError } from "@silai/kit/answer"
import { refuse } from "@silai/kit/refuse"
import { pictureFile, type Served } from "../../../modules/catalogue/pictures/serve"
import { storageOf } from "../../../modules/catalogue/pictures/storage"

/**
 * `GET /images/{stem}-{width}.{format}`. The name contains the hash of the content, so the content under a name never
 * changes.
 */
export async function GET(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  try {
    const file = await pictureFile(storageOf(req.scope), req.params.file ?? "")
    if (!file) throw refuse(houseRefusals.not_found)
    send(file, req, res)
  } catch (error) {
    sendError(req.path, error, res)
  }
}

/** A refused part or condition is the client's error, and must not be cached. */
function send({ type, content }: Served, req: MedusaRequest, res: MedusaResponse): void {
  const range = req.range(content.length, { combine: true })
  const condition = req.get("if-match")
  // A picture made again may differ in a byte: the tag is weak, so no `If-Match` matches it.
  if (condition && condition.trim() !== "*") return void res.status(412).end()
  if (range === -1) return void res.status(416).set("Content-Range", `bytes */${content.length}`).end()
  res.set({
    "Content-Type": type,
    "Cache-Control": "public, max-age=31536000, immutable",
    "X-Content-Type-Options": "nosniff",
    "Accept-Ranges": "bytes",
    ETag: `W/"${req.params.file}"`,
  })
  // A request for several parts gets the whole.
  const [part, ...more] = Array.isArray(range) && range.type === "bytes" && !req.get("if-range") ? range : []
  if (!part || more.length) return void res.send(content)
  res.status(206).set("Content-Range", `bytes ${part.start}-${part.end}/${content.length}`)
  res.send(content.subarray(part.start, part.end + 1))
}
