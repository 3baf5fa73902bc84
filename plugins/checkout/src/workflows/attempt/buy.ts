import type { MedusaContainer } from "@medusajs/framework/types"
import type { BagLine } from "@silai/contracts/checkout/calls"
import { PAYMENT_ASKS } from "@silai/contracts/checkout/limits"
import { codRefusals } from "@silai/contracts/checkout/cod-messages"
import { checkoutRefusals } from "@silai/contracts/checkout/messages"
import { databaseOf } from "@silai/kit/knex"
import { toPaise, toRupees } from "@silai/kit/money"
import { countTry, hasTryLeft } from "@silai/kit/rate-limit"
import { refuse } from "@silai/kit/refuse"
import { waitingLine } from "@silai/kit/waiting-line"
import { quote } from "../../rules/quote"
import { agree, pricesOf, type Wish as Goods } from "./agreed-total"
import { type Attempt, bagKeyOf } from "./attempt"
import { readDetails } from "../../queries/details"
import { placeOrderWorkflow } from "../order/workflows"
import { gatewayOf } from "../payment/gateway"
import { type Buyer, holdGoods, openPayment } from "./open"
import { isPhoneProven } from "./same-person"
import { refuseUnproven } from "./scarce"
import type { Snapshot } from "@silai/contracts/checkout/snapshot"
import { refuseSoldOut } from "../../queries/sold-out"
import { secondsToPay } from "@silai/contracts/checkout/pay-within"
import { shippingFeeRefusals } from "@silai/contracts/checkout/fee-messages"
import { present } from "@silai/contracts/present"

type SeenTerms = { feeRupees: number; nowRupees: number }
type Wish = Goods & {
  deliveryFee?: number | undefined
  cod?: SeenTerms | undefined
  detailsVersion?: string | undefined
}
type Shopper = { sessionId: string; customerId: string | null }

/**
 * How many purchases one process prices and holds at a time, well below its database connections. The gateway is called
 * outside this limit.
 */
export const inLine = waitingLine(10)

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
  // Only the total that the shopper saw is charged, delivery included.
  const { totals, cod } = priced
  if (wish.deliveryFee !== undefined && toPaise(wish.deliveryFee) !== totals.deliveryPaise - (cod?.feePaise ?? 0))
    throw refuse(shippingFeeRefusals.delivery_changed)
  if (cod && wish.cod && !isSeen(cod, wish.cod)) throw refuse(codRefusals.terms_changed)
  // With a share that is paid now, the first payment is one like any other.
  const atDoor = cod?.nowPaise === 0 && { gateway: "cod" }
  const buyer = { bagKey: bagKeyOf(shopper), guestAddress: shopper.customerId ? null : ip, ...shopper }
  return begin(container, { ...buyer, ...atDoor }, wish.items, priced, additionalData)
}

const isSeen = ({ feePaise, nowPaise }: NonNullable<Snapshot["cod"]>, { feeRupees, nowRupees }: SeenTerms): boolean =>
  toPaise(feeRupees) === feePaise && toPaise(nowRupees) === nowPaise

/** Lets operators' hooks check a priced purchase, holds its goods, and opens its payment. */
export async function begin(
  container: MedusaContainer,
  buyer: Omit<Buyer, "gateway"> & { gateway?: string },
  items: BagLine[],
  priced: Snapshot,
  additionalData: Record<string, unknown> | undefined,
): Promise<Attempt> {
  const snapshot: Snapshot = { ...priced, ...(additionalData && { additionalData }) }
  // Outside the line: an operator's slow hook must not hold up other shoppers.
  await placeOrderWorkflow.validate(container, { customerId: buyer.customerId, snapshot }, additionalData)
  const gateway = buyer.gateway ?? container.resolve("checkout").gatewayFor(snapshot.deliveryMethod)
  // Ahead of requests not yet priced: once the last pieces are held, those are refused from a plain read.
  const attempt = await inLine(async () => {
    await refuseChangedPrices(container, items, snapshot)
    return holdGoods(container, { ...buyer, gateway }, snapshot)
  }, "next")
  return openPayment(container, attempt)
}

async function price(container: MedusaContainer, shopper: Shopper, ip: string, wish: Wish): Promise<Snapshot> {
  const database = databaseOf(container)
  const bagKey = bagKeyOf(shopper)
  const guestAddress = shopper.customerId ? null : ip
  const { items } = wish
  const priced = await pricesOf(container, items)
  await refuseSoldOut(database, bagKey, items, priced)
  await refuseUnproven(container, { bagKey, sessionId: shopper.sessionId, guestAddress }, items, priced)
  const details = await readDetails(database, bagKey)
  // Another tab may have changed them, or signed in since: no parcel goes to an address that the shopper did not see.
  if (wish.detailsVersion !== undefined && wish.detailsVersion !== details.version)
    throw refuse(checkoutRefusals.details_changed)
  await countAsk(container, { ...shopper, bagKey }, guestAddress, details.contact?.phone)
  return agree(container, shopper, wish, priced, details, wish.cod !== undefined)
}

/**
 * An operator's hook or the network may take seconds: a price that changed in between is shown, not charged.
 * @throws checkout.price_changed, and what `quote` throws
 */
async function refuseChangedPrices(container: MedusaContainer, items: BagLine[], snapshot: Snapshot): Promise<void> {
  const { lines } = quote(items, await pricesOf(container, items), () => snapshot.totals.deliveryPaise)
  if (lines.some(({ unitPaise }, at) => unitPaise !== snapshot.lines[at]?.unitPaise))
    throw refuse(checkoutRefusals.price_changed)
}

/**
 * Rate limit: each request opens an order at the gateway and holds goods. A signed-in customer is not counted by network,
 * which neighbours may share. Past the network's count a guest proves a phone: a neighbour's script must not keep others
 * from paying. @throws house.too_many, checkout.prove_busy
 */
async function countAsk(
  container: MedusaContainer,
  bag: Shopper & { bagKey: string },
  guestAddress: string | null,
  phone: string | undefined,
): Promise<void> {
  const database = databaseOf(container)
  await countTry(database, "payment_shopper", bag.bagKey, PAYMENT_ASKS.perShopper)
  if (guestAddress === null || (await hasTryLeft(database, "payment_address", guestAddress, PAYMENT_ASKS.perAddress)))
    return
  // Without a phone the checkout requires that first.
  if (phone !== undefined && !(await isPhoneProven(container, database, bag, phone)))
    throw refuse(checkoutRefusals.prove_busy)
}

/** The data that the browser needs to open the gateway's window; a gateway without one adds nothing. */
export function windowOf(container: MedusaContainer, attempt: Attempt) {
  const { totals, contact } = attempt.snapshot
  const heldUntil = new Date(attempt.held_until)
  const holdSeconds = Math.max(0, Math.floor((heldUntil.getTime() - Date.now()) / 1000))
  return {
    attemptId: attempt.id,
    expiresAt: heldUntil.toISOString(),
    holdSeconds,
    totals: {
      items: toRupees(totals.itemsPaise),
      saved: toRupees(totals.savedPaise),
      delivery: toRupees(totals.deliveryPaise),
      discount: toRupees(totals.discountPaise),
      total: toRupees(totals.totalPaise),
    },
    gateway: attempt.gateway,
    ...gatewayOf(container, attempt).windowOf({
      orderId: present(attempt.gateway_order_id, "the payment order"),
      amountPaise: Number(attempt.amount_paise),
      payWithinSeconds: secondsToPay(holdSeconds),
    }),
    prefill: { name: contact.name, email: contact.email, contact: `+91${contact.phone}` },
  }
}
