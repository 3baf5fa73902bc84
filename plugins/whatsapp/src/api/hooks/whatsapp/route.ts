import type { MedusaRequest, MedusaResponse } from "@medusajs/framework"
import { whatsappRefusals } from "@silai/contracts/whatsapp/messages"
import { sendError } from "@silai/kit/answer"
import { crashPoint } from "@silai/kit/crash-point"
import { databaseOf } from "@silai/kit/knex"
import { refuse } from "@silai/kit/refuse"
import { WHATSAPP } from "../../../modules/silai_whatsapp/index"
import type { WhatsappService } from "../../../modules/silai_whatsapp/service"
import { eventsIn } from "../../../rules/split"
import { storeEvents } from "../../../workflows/event/store"

/**
 * Meta asks once whether this address is the shop's: the challenge is sent back to a caller who knows the verify token.
 */
export const GET = (req: MedusaRequest, res: MedusaResponse): void => {
  try {
    const { "hub.mode": mode, "hub.verify_token": token, "hub.challenge": challenge } = req.query
    const isAsked = mode === "subscribe" && typeof challenge === "string" && challenge.length <= 200
    if (!isAsked || !req.scope.resolve<WhatsappService>(WHATSAPP).isVerifyToken(token))
      throw refuse(whatsappRefusals.bad_token)
    // As text, so that a challenge with markup in it is no page of the shop's.
    res.set({ "Content-Type": "text/plain; charset=utf-8", "X-Content-Type-Options": "nosniff" }).send(challenge)
  } catch (error) {
    sendError(req.path, error, res)
  }
}

/**
 * Each event of a delivery is stored, and only then acknowledged: Meta does not repeat what was acknowledged. A worker
 * handles them.
 */
export const POST = async (req: MedusaRequest, res: MedusaResponse): Promise<void> => {
  try {
    const { body, headers } = req as { body: unknown; headers: Record<string, unknown> }
    const whatsapp = req.scope.resolve<WhatsappService>(WHATSAPP)
    if (!Buffer.isBuffer(body) || !whatsapp.isWebhookSigned(body, headers["x-hub-signature-256"]))
      throw refuse(whatsappRefusals.bad_webhook)
    await storeEvents(databaseOf(req.scope), eventsIn(body))
    crashPoint("after-whatsapp-event")
    res.json({ success: true, message: "" })
  } catch (error) {
    sendError(req.path, error, res)
  }
}
