import { checkoutCalls } from "@silai/contracts/checkout/calls"
import { type Browser } from "../../rig/browser"
import { aPhone, anEmail } from "../../rig/customer"
import { pay } from "../../rig/gateway"
import { aBag, aContact, aGuest, anAddress, askToPay } from "../../rig/shopper"
import { setStock } from "../../rig/stock"

const trousers = "phantom-grey-formal-trousers"

/** Buys one pair of trousers for ₹999 in this browser; gives the order's id. */
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
  return (await at.call(checkoutCalls.verifyPayment, handler)).body.data.orderId!
}

/** Somebody who bought without an account. */
export async function aGuestBuyer(change: { name?: string; phone?: string; city?: string } = {}) {
  const who = { name: "Balwinder Dhillon", email: anEmail(), phone: aPhone(), city: "Moga", ...change }
  return { ...who, orderId: await buyTrousers(await aGuest(), who) }
}
