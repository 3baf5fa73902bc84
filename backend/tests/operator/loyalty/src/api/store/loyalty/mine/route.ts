import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework"

/** Asks the engine who it is, as a plugin for any shop does (`middlewares.ts`). */
export const GET = (req: AuthenticatedMedusaRequest, res: MedusaResponse): void => {
  res.json({ customer: req.auth_context.actor_id })
}
