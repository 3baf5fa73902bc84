import type { MedusaRequest, MedusaResponse } from "@medusajs/framework"
import { sendImage } from "../../../../queries/send-image"

/** `GET /images/reviews/{name}`. Kept by browsers for an hour only: the shop may hide a review. */
export const GET = (req: MedusaRequest, res: MedusaResponse): Promise<void> =>
  sendImage(req, res, { isHiddenToo: false, cache: "public, max-age=3600" })
