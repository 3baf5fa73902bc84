import type { MedusaContainer } from "@medusajs/framework/types"
import type { BagLine } from "@silai/contracts/checkout/calls"
import { CHECKOUT } from "@silai/contracts/checkout/limits"
import { checkoutRefusals } from "@silai/contracts/checkout/messages"
import { databaseOf } from "@silai/kit/knex"
import { toRupees } from "@silai/kit/money"
import { refuse } from "@silai/kit/refuse"
import { quote, sizeAsked } from "../rules/quote"
import { type Attempt, bagKeyOf } from "./attempt"
import { readDetails } from "./details"
import { openAttempt } from "./open"
import { catalogueOf, gatewayOf, type Snapshot } from "./ports"
import { waysOf } from "./ways"

/** From a bag to an open payment: who and where from what was told, what and how much from the catalogue, then the hold. */
export async function buy(
  container: MedusaContainer,
  shopper: { sessionId: string; customerId: string | null },
  items: BagLine[],
): Promise<Attempt> {
  const database = databaseOf(container)
  const bagKey = bagKeyOf(shopper)
  const [{ contact, address, deliveryMethod }, ways, priced] = await Promise.all([
    readDetails(database, bagKey),
    waysOf(database),
    catalogueOf(container).priceLines(items.map((line) => ({ variantId: line.variantId, size: sizeAsked(line) }))),
  ])
  const way = ways.find(({ method }) => method === (deliveryMethod ?? "home"))
  if (!contact) throw refuse(checkoutRefusals.contact_missing)
  if (!way || (way.method === "home" && !address)) throw refuse(checkoutRefusals.address_missing)
  const snapshot: Snapshot = {
    ...quote(items, priced, way.feePaise),
    contact,
    address: way.method === "home" ? address : null,
    deliveryMethod: way.method,
    deliveryName: way.name,
  }
  return openAttempt(container, { bagKey, ...shopper }, snapshot)
}

/** What the browser needs to open Razorpay's window. */
export function windowOf(container: MedusaContainer, attempt: Attempt) {
  const { settings } = gatewayOf(container)
  const { totals, contact } = attempt.snapshot
  return {
    attemptId: attempt.id,
    expiresAt: new Date(attempt.held_until).toISOString(),
    totals: {
      items: toRupees(totals.itemsPaise),
      saved: toRupees(totals.savedPaise),
      delivery: toRupees(totals.deliveryPaise),
      discount: toRupees(totals.discountPaise),
      total: toRupees(totals.totalPaise),
    },
    razorpay: {
      keyId: settings.keyId,
      orderId: attempt.razorpay_order_id!,
      amount: Number(attempt.amount_paise),
      currency: CHECKOUT.currency,
      checkoutUrl: settings.checkoutUrl,
      payWithinSeconds: CHECKOUT.payWithinSeconds,
    },
    prefill: { name: contact.name, email: contact.email, contact: `+91${contact.phone}` },
  }
}
