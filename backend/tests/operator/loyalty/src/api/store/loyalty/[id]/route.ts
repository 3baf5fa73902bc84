import type { MedusaRequest, MedusaResponse } from "@medusajs/framework"

export const GET = (req: MedusaRequest, res: MedusaResponse): void => {
  res.json({ id: req.params.id, known: "visitor" in req })
}

export const POST = (req: MedusaRequest, res: MedusaResponse): void => {
  res.json({ id: req.params.id, received: req.body })
}
