import type { MedusaContainer } from "@medusajs/framework/types"
import type { ParsedBodyOf, ReplyOf } from "@silai/contracts/call"
import type { phoneOrderCalls } from "@silai/contracts/checkout/phone-order-calls"
import { databaseOf } from "@silai/kit/knex"
import { asRefusal } from "@silai/kit/refuse"
import { lineOnWire, totalsOnWire } from "../../rules/phone-order-wire"
import { pricesOf, sumUp } from "../../workflows/attempt/agreed-total"
import { shortOf } from "../sold-out"

type Ask = ParsedBodyOf<typeof phoneOrderCalls.quote>
type Quote = ReplyOf<typeof phoneOrderCalls.quote>["data"]

/**
 * The price of an order taken by phone, from plain reads; when the coupon is refused, the reply has its refusal and the
 * total without it.
 */
export async function quotePhoneOrder(container: MedusaContainer, ask: Ask): Promise<Quote> {
  const { items, couponCode, customerId = null, phone = null, deliveryMethod: method, pincode } = ask
  const [person, priced, { delivery: rules }] = await Promise.all([
    container.resolve("account").knownBuyer(databaseOf(container), customerId, { phone, email: null }),
    pricesOf(container, items),
    container.resolve("shop").settings(),
  ])
  const short = shortOf(items, priced)
  const quoted = async (code?: string) => {
    return (await sumUp(container, person, { items, couponCode: code }, priced, { method, pincode }, rules)).sum
  }
  let couponTrouble: string | null = null
  const { lines, totals } = await quoted(couponCode).catch((error: unknown) => {
    const refusal = asRefusal(error)
    if (!couponCode || !refusal?.code.startsWith("coupon.")) throw error
    couponTrouble = refusal.message
    return quoted()
  })
  return {
    lines: lines.map((line) => ({
      ...lineOnWire(line),
      isShort: line.inventoryItemId !== null && short.has(line.inventoryItemId),
    })),
    totals: totalsOnWire(totals),
    couponTrouble,
  }
}
