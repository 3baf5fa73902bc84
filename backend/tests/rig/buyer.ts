import { checkoutCalls } from "@silai/contracts/checkout/calls"
import type { Browser } from "./browser"
import { aPhone, anEmail } from "./customer"
import { pay } from "./gateway"
import { aBag, aContact, aGuest, anAddress, askToPay, untilPlaced } from "./shopper"
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
