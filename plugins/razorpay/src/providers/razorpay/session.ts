import { CHECKOUT } from "@silai/contracts/checkout/limits"
import { z } from "zod"
import type { GatewayPayment } from "./client/replies"

const sessionShape = z.object({
  razorpay_order_id: z.string().min(1),
  razorpay_payment_id: z.string().min(1).optional(),
  amount_paise: z.coerce.number().int().positive(),
  currency: z
    .string()
    .default(CHECKOUT.currency)
    .transform((value) => value.toUpperCase()),
})

/** The data of our payment sessions. Amounts in paise. */
export type RazorpaySession = z.output<typeof sessionShape>

/** Reads session data; `undefined` when it is not one of ours or not complete. */
export function readSession(data: unknown): RazorpaySession | undefined {
  const parsed = sessionShape.safeParse(data ?? {})
  return parsed.success ? parsed.data : undefined
}

/**
 * Rupees as Medusa computes them (not rounded) to the nearest whole paisa. Throws on anything but a positive amount.
 */
export function paiseFromRupees(rupees: number): number {
  // 1.005 * 100 is 100.49999999999999 in floating point: decimal digits first, then paise.
  const amountPaise = Math.round(Number(`${rupees.toFixed(6)}e2`))
  if (!Number.isSafeInteger(amountPaise) || amountPaise <= 0)
    throw new Error(`${rupees} rupees cannot be charged or refunded.`)
  return amountPaise
}

/** Why a fetched payment does not pay this session; `undefined` when it does. */
export function whyNotPaid(session: RazorpaySession, payment: GatewayPayment): string | undefined {
  if (payment.orderId !== session.razorpay_order_id) return "the payment belongs to another order"
  if (payment.amountPaise !== session.amount_paise)
    return `the payment is over ${payment.amountPaise} paise, not ${session.amount_paise}`
  if (payment.currency !== session.currency) return `the payment is in ${payment.currency}`
  if (payment.amountRefundedPaise > 0) return "the payment has been refunded"
  if (payment.status !== "captured") return `the payment is ${payment.status}`
  return undefined
}
