import type { MedusaRequest, MedusaResponse } from "@medusajs/framework"

/** Not opened: what is next to an opened route stays closed. */
export const GET = (_req: MedusaRequest, res: MedusaResponse): void => {
  res.json({ everybody: "is here" })
}
