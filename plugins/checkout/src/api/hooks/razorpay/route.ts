import type { MedusaRequest, MedusaResponse } from "@medusajs/framework"
import { sendError } from "@silai/kit/answer"
import { crashPoint } from "@silai/kit/crash-point"
import { keepEvent } from "../../../till/event"

/** Razorpay's webhook: the raw body is verified and the event stored; only then is it acknowledged. */
export const POST = async (req: MedusaRequest, res: MedusaResponse): Promise<void> => {
  try {
    await keepEvent(req.scope, req.body, req.headers["x-razorpay-signature"], req.headers["x-razorpay-event-id"])
    crashPoint("after-event")
    res.json({ success: true, message: "" })
  } catch (error) {
    sendError(req.path, error, res)
  }
}
