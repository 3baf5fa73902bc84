import type { MedusaRequest, MedusaResponse } from "@medusajs/framework"
import { houseRefusals } from "@silai/contracts/house/messages"
import { sendError } from "@silai/kit/answer"
import { refuse } from "@silai/kit/refuse"
import { readImage } from "../workflows/image"

/** Sends a review's picture, named in the address, to a caller who may see it. */
export async function sendImage(
  req: MedusaRequest,
  res: MedusaResponse,
  { isHiddenToo, cache }: { isHiddenToo: boolean; cache: string },
): Promise<void> {
  try {
    const picture = await readImage(req.scope, req.params.file ?? "", { isHiddenToo })
    if (!picture) throw refuse(houseRefusals.not_found)
    res.set({ "Content-Type": "image/webp", "Cache-Control": cache, "X-Content-Type-Options": "nosniff" }).send(picture)
  } catch (error) {
    sendError(req.path, error, res)
  }
}
