import { checkoutCalls } from "@silai/contracts/checkout/calls"
import { REFUND } from "@silai/contracts/checkout/limits"
import { paymentCalls } from "@silai/contracts/checkout/payment-calls"
import { expect } from "vitest"
import type { Browser } from "./browser"
import { aPhone, anEmail } from "./customer"
import { eventually } from "./eventually"
import { faults, gatewayBook, pay } from "./gateway"
import { aBag, aContact, aGuest, anAddress, askToPay, untilPlaced } from "./shopper"
import { sql } from "./sql"
import { setStock } from "./stock"

const trousers = "phantom-grey-formal-trousers"

/** Buys one pair of trousers for ₹999 in this browser; returns the order's id. */
export async function buyTrousers(
  at: Browser,
  who: { name: string; email: string; phone: string; city?: string },
): Promise<string> {
  await setStock(trousers, "S", 20)
  const { name, email, phone, city = "Ludhiana" } = who
  await at.call(checkoutCalls.guest, {
    contact: aContact({ name, email, phone }),
    address: anAddress({ name, phone, city }),
    deliveryMethod: "home",
  })
  const { body } = await askToPay(at, await aBag([{ slug: trousers, size: "S" }]))
  const { handler } = await pay(body.data.razorpay.orderId)
  await at.call(checkoutCalls.verifyPayment, handler)
  return untilPlaced(at, body.data.attemptId)
}

/** A person who bought without an account. */
export async function aGuestBuyer(change: { name?: string; phone?: string; city?: string } = {}) {
  const who = { name: "Balwinder Dhillon", email: anEmail(), phone: aPhone(), city: "Moga", ...change }
  return { ...who, orderId: await buyTrousers(await aGuest(), who) }
}

/** The piece of a payment made here: ₹799. */
export const [slug, size] = ["classic-white-formal-shirt", "XXL"] as const
export const reason = "The buyer found a loose seam"

/** A payment that has begun. */
export async function held() {
  await setStock(slug, size, 6)
  const contact = aContact()
  const at = await aGuest({ contact })
  const { body } = await askToPay(at, await aBag([{ slug, size }]))
  return { at, contact, paymentId: body.data.attemptId, gatewayOrderId: body.data.razorpay.orderId }
}

/** A payment whose order is placed. */
export async function placed() {
  const begun = await held()
  const { handler, payment } = await pay(begun.gatewayOrderId)
  const { body } = await begun.at.call(checkoutCalls.verifyPayment, handler)
  return { ...begun, ...body.data, gatewayPaymentId: payment.id }
}

export const paymentOf = async (owner: Browser, paymentId: string) =>
  (await owner.call(paymentCalls.single, { paymentId })).body.data

/** A request to refund a placed payment of which nothing was refunded yet. */
export const refundWish = (paymentId: string, amountRupees: number, more: Record<string, unknown> = {}) => ({
  paymentId,
  amountRupees,
  reason,
  seenRefundedRupees: 0,
  seenPlaced: true,
  ...more,
})

/** The bank declines this refund until it is no longer retried. */
export async function refundInVain(owner: Browser, paymentId: string, amountRupees: number) {
  await faults({ reset: true, refund: "pending-then-failed", refundDelayMs: 50 })
  expect((await owner.call(paymentCalls.refund, refundWish(paymentId, amountRupees))).status).toBe(200)
  await eventually(
    "it stays declined",
    async () => {
      await sql(`update refund_ask set next_at = now() where attempt_id = $1 and state = 'waiting'`, [paymentId])
      return (await paymentOf(owner, paymentId)).refunds.at(-1)?.state === "failed"
    },
    60_000,
  )
  const stuck = await paymentOf(owner, paymentId)
  await faults({ reset: true })
  expect(stuck.refunds.at(-1)!.declines).toBe(REFUND.againAfterMinutes.length + 1)
  return stuck
}

/** The sums in paise that the gateway has refunded of a payment, or will. */
export const refundsSent = async (gatewayPaymentId: string) =>
  (await gatewayBook()).refunds
    .filter(({ payment_id, status }) => payment_id === gatewayPaymentId && status !== "failed")
    .map(({ amount }) => amount)
