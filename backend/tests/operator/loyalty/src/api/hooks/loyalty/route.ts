import type { MedusaRequest, MedusaResponse } from "@medusajs/framework"

export const POST = (req: MedusaRequest, res: MedusaResponse): void => {
  res.json({ bytes: Buffer.isBuffer(req.body) ? req.body.toString("hex") : null })
}
