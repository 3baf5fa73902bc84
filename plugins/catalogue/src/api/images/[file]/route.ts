import type { MedusaRequest, MedusaResponse } from "@medusajs/framework"
import { houseRefusals } from "@silai/contracts/house/messages"
import { sendError } from "@silai/kit/answer"
import { refuse } from "@silai/kit/refuse"
import { pictureFile } from "../../../modules/catalogue/pictures/serve"

/** `GET /images/{stem}-{width}.{format}`. The name holds the hash of the content, so what it names never changes. */
export async function GET(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  try {
    const file = await pictureFile(req.params.file)
    if (!file) throw refuse(houseRefusals.not_found)
    res.sendFile(
      file,
      { immutable: true, maxAge: "365d", headers: { "X-Content-Type-Options": "nosniff" } },
      (error?: Error & { status?: number }) => {
        if (!error || res.headersSent) return
        // A range that it does not have, a condition that it does not meet, or swept just now: the asker's matter, and not to be kept.
        if (!error.status || error.status >= 500) return sendError(req.path, error, res)
        res.removeHeader("Cache-Control")
        res.status(error.status).end()
      },
    )
  } catch (error) {
    sendError(req.path, error, res)
  }
}
