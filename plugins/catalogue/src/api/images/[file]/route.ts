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
    res.sendFile(file, { immutable: true, maxAge: "365d", headers: { "X-Content-Type-Options": "nosniff" } }, (error) => {
      if (error && !res.headersSent) sendError(req.path, error, res)
    })
  } catch (error) {
    sendError(req.path, error, res)
  }
}
