import type { MedusaRequest, MedusaResponse } from "@medusajs/framework"
import { sendImage } from "../../../../../queries/send-image"

/** The same pictures for the back office, of hidden reviews too. */
export const GET = (req: MedusaRequest, res: MedusaResponse): Promise<void> =>
  sendImage(req, res, { isHiddenToo: true, cache: "private, max-age=3600" })
