import type { MedusaContainer } from "@medusajs/framework/types"
import type { BagLine, Contact } from "@silai/contracts/checkout/calls"
import { PAYMENT_ASKS } from "@silai/contracts/checkout/limits"
import { checkoutRefusals } from "@silai/contracts/checkout/messages"
import { type Database, databaseOf } from "@silai/kit/knex"
import { toPaise, toRupees } from "@silai/kit/money"
import { countTry } from "@silai/kit/rate-limit"
import { refuse } from "@silai/kit/refuse"
import { waitingLine } from "@silai/kit/waiting-line"
import { type DeliveryCharge, quote, sizeAsked } from "../../rules/quote"
import { taxFactsOf } from "../../rules/tax-facts"
import { type Attempt, bagKeyOf } from "./attempt"
import { readDetails } from "../../queries/details"
import { placeOrderWorkflow } from "../order/workflows"
import { gatewayOf } from "../payment/gateway"
import { holdGoods, openPayment } from "./open"
import { refuseUnproven } from "./scarce"
import { CATALOGUE } from "@silai/contracts/catalogue/service"
import { ORDER_DESK } from "@silai/contracts/order/service"
import { DAYS_TO_COLLECT, daysTo } from "@silai/contracts/checkout/delivery-days"
import { hoursInWords } from "@silai/contracts/checkout/opening-hours"
import type { Snapshot } from "@silai/contracts/checkout/snapshot"
import { refuseSoldOut } from "../../queries/sold-out"
import { secondsToPay } from "@silai/contracts/checkout/pay-within"
import { shippingFee } from "@silai/contracts/checkout/shipping-fee"
import { shippingFeeRefusals } from "@silai/contracts/checkout/fee-messages"
import { shippingFeeRules } from "../../queries/shipping-fee"
import { destinationOf, shippingOptionsOf } from "../../queries/shipping-options"

type Wish = { items: BagLine[]; couponCode?: string | undefined; deliveryFee?: number | undefined }
type Shopper = { sessionId: string; customerId: string | null }

/**
 * How many purchases one process prices and holds at a time, well below its database connections. The gateway is called
 * outside this limit.
 */
const inLine = waitingLine(10)

/**
 * From a bag to an open payment: names and address from what was entered, prices and stock from the catalogue, then the
 * hold.
 */
export async function buy(
  container: MedusaContainer,
  shopper: Shopper,
  ip: string,
  wish: Wish,
  additionalData: Record<string, unknown> | undefined,
): Promise<Attempt> {
  const priced = await inLine(() => price(container, shopper, ip, wish))
  // Only the total that the shopper saw is charged, and what delivery costs is a part of it.
  if (wish.deliveryFee !== undefined && toPaise(wish.deliveryFee) !== priced.totals.deliveryPaise)
    throw refuse(shippingFeeRefusals.delivery_changed)
  const snapshot: Snapshot = { ...priced, ...(additionalData && { additionalData }) }
  // Between the two turns in the line: a slow hook of an operator's must not hold up other shoppers.
  await placeOrderWorkflow.validate(container, { customerId: shopper.customerId, snapshot }, additionalData)
  const buyer = {
    bagKey: bagKeyOf(shopper),
    guestAddress: shopper.customerId ? null : ip,
    gateway: container.resolve("checkout").gatewayFor(snapshot.deliveryMethod),
    ...shopper,
  }
  // Before those who have not asked for prices yet: once the last pieces are held, they hear it from a plain read.
  const attempt = await inLine(async () => {
    await refuseChangedPrices(container, wish.items, snapshot)
    return holdGoods(container, buyer, snapshot)
  }, "next")
  return openPayment(container, attempt)
}

async function price(
  container: MedusaContainer,
  shopper: Shopper,
  ip: string,
  { items, couponCode }: Wish,
): Promise<Snapshot> {
  const database = databaseOf(container)
  const bagKey = bagKeyOf(shopper)
  const guestAddress = shopper.customerId ? null : ip
  const priced = await pricesOf(container, items)
  await refuseSoldOut(database, bagKey, items, priced)
  await refuseUnproven(container, { bagKey, sessionId: shopper.sessionId, guestAddress }, items, priced)
  await countAsk(database, bagKey, guestAddress)
  const [{ contact, address, deliveryMethod }, options, { rules }, { identity }] = await Promise.all([
    readDetails(database, bagKey),
    shippingOptionsOf(database),
    shippingFeeRules(database),
    container.resolve("shop").settings(),
  ])
  const option = options.find(({ method }) => method === (deliveryMethod ?? "home"))
  if (!contact) throw refuse(checkoutRefusals.contact_missing)
  if (!option || (option.method === "home" && !address)) throw refuse(checkoutRefusals.address_missing)
  if (option.method === "pickup" && !rules.pickup.offered) throw refuse(shippingFeeRefusals.pickup_closed)
  const to = { method: option.method, ...destinationOf(container, address ?? {}) }
  const delivery: DeliveryCharge = (itemsPaise) => shippingFee(rules, { itemsPaise, ...to })
  const coupon = couponCode
    ? await judged(container, couponCode, shopper, contact, quote(items, priced, delivery))
    : null
  const bought = {
    ...quote(items, priced, delivery, coupon),
    contact,
    address: option.method === "home" ? address : null,
    deliveryMethod: option.method,
    deliveryName: option.name,
    days: option.method === "pickup" ? DAYS_TO_COLLECT : daysTo(rules.days, to),
    ...(option.method === "pickup" && { collectHours: hoursInWords(rules.pickup.hours) }),
  }
  return { ...bought, tax: taxFactsOf(bought, to.stateCode, identity) }
}

/** What the coupon takes off these goods and their delivery, for whoever buys them. */
const judged = (
  container: MedusaContainer,
  code: string,
  { customerId }: Shopper,
  { phone, email }: Contact,
  { lines, totals: { deliveryPaise } }: ReturnType<typeof quote>,
) =>
  container
    .resolve("coupon")
    .judge({ code, lines, deliveryPaise, customerId, phone, email }, container.resolve(ORDER_DESK))

const pricesOf = (container: MedusaContainer, items: BagLine[]) =>
  container.resolve(CATALOGUE).priceLines(items.map((line) => ({ variantId: line.variantId, size: sizeAsked(line) })))

/**
 * An operator's hook may take seconds, and so may the line: a price that was changed meanwhile is told, not charged.
 * @throws checkout.price_changed, and what `quote` throws
 */
async function refuseChangedPrices(container: MedusaContainer, items: BagLine[], snapshot: Snapshot): Promise<void> {
  const { lines } = quote(items, await pricesOf(container, items), () => snapshot.totals.deliveryPaise)
  if (lines.some(({ unitPaise }, at) => unitPaise !== snapshot.lines[at]!.unitPaise))
    throw refuse(checkoutRefusals.price_changed)
}

/**
 * Rate limit: each request opens an order at the gateway and holds goods. A signed-in customer is not counted by network
 * address, which neighbours may share.
 */
async function countAsk(database: Database, bagKey: string, guestAddress: string | null): Promise<void> {
  await countTry(database, "payment_shopper", bagKey, PAYMENT_ASKS.perShopper)
  if (guestAddress !== null) await countTry(database, "payment_address", guestAddress, PAYMENT_ASKS.perAddress)
}

/** What the browser needs to open the gateway's window; a gateway without one gives nothing of its own. */
export function windowOf(container: MedusaContainer, attempt: Attempt) {
  const { totals, contact } = attempt.snapshot
  const heldUntil = new Date(attempt.held_until)
  return {
    attemptId: attempt.id,
    expiresAt: heldUntil.toISOString(),
    totals: {
      items: toRupees(totals.itemsPaise),
      saved: toRupees(totals.savedPaise),
      delivery: toRupees(totals.deliveryPaise),
      discount: toRupees(totals.discountPaise),
      total: toRupees(totals.totalPaise),
    },
    gateway: attempt.gateway,
    ...gatewayOf(container, attempt).windowOf({
      orderId: attempt.gateway_order_id!,
      amountPaise: Number(attempt.amount_paise),
      payWithinSeconds: secondsToPay((heldUntil.getTime() - Date.now()) / 1000),
    }),
    prefill: { name: contact.name, email: contact.email, contact: `+91${contact.phone}` },
  }
}
