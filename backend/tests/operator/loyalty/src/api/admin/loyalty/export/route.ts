import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework"

export const GET = (req: AuthenticatedMedusaRequest, res: MedusaResponse): void => {
  res.type("text/csv").send(`asked by\n${req.auth_context.actor_id}\n`)
}
