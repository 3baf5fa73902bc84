import { createHash } from "node:crypto"
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework"
import { checkoutRefusals } from "@silai/contracts/checkout/messages"
import { sendError } from "@silai/kit/answer"
import { crashPoint } from "@silai/kit/crash-point"
import { refuse } from "@silai/kit/refuse"
import { RAZORPAY } from "../../../modules/payment_gateway_razorpay/index"
import type { RazorpayService } from "../../../modules/payment_gateway_razorpay/service"

/**
 * Razorpay's webhook: the raw body is verified and passed to the checkout, which stores it; only then is it
 * acknowledged, because Razorpay never resends an acknowledged event. Refuses with checkout.bad_webhook when the
 * signature is not over exactly these bytes.
 */
export const POST = async (req: MedusaRequest, res: MedusaResponse): Promise<void> => {
  try {
    const { body, headers } = req as { body: unknown; headers: Record<string, unknown> }
    const razorpay = req.scope.resolve<RazorpayService>(RAZORPAY)
    if (!Buffer.isBuffer(body) || !razorpay.isWebhookSigned(body, headers["x-razorpay-signature"]))
      throw refuse(checkoutRefusals.bad_webhook)
    await req.scope.resolve("checkout").storeEvent("razorpay", idOf(headers["x-razorpay-event-id"], body), body)
    crashPoint("after-event")
    res.json({ success: true, message: "" })
  } catch (error) {
    sendError(req.path, error, res)
  }
}

const idOf = (given: unknown, body: Buffer): string =>
  typeof given === "string" && /^[\w-]{1,80}$/.test(given) ? given : createHash("sha256").update(body).digest("hex")
