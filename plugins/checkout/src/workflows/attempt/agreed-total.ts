import type { MedusaContainer } from "@medusajs/framework/types"
import type { PricedLine } from "@silai/contracts/catalogue/service"
import type { Address, BagLine, CheckoutDetails } from "@silai/contracts/checkout/calls"
import { codTerms, whyNoCod, type CodRules } from "@silai/contracts/checkout/cod"
import { codRefusals } from "@silai/contracts/checkout/cod-messages"
import { DAYS_TO_COLLECT, daysTo } from "@silai/contracts/checkout/delivery-days"
import type { DeliveryMethod } from "@silai/contracts/checkout/limits"
import { checkoutRefusals } from "@silai/contracts/checkout/messages"
import { shippingFeeRefusals } from "@silai/contracts/checkout/fee-messages"
import { shippingFee, type ShippingFeeRules } from "@silai/contracts/checkout/shipping-fee"
import type { Snapshot } from "@silai/contracts/checkout/snapshot"
import type { CouponPerson } from "@silai/contracts/coupon/service"
import { hoursInWords } from "@silai/contracts/shop/opening-hours"
import { databaseOf } from "@silai/kit/knex"
import { toRupees } from "@silai/kit/money"
import { refuse } from "@silai/kit/refuse"
import { closedDays, daysToMake } from "@silai/contracts/checkout/working-days"
import { queueDaysFor } from "../../queries/queue"
import { shippingOptionsOf } from "../../queries/shipping-options"
import { type DeliveryCharge, quote, sizeAsked } from "../../rules/quote"
import { taxFactsOf } from "../../rules/tax-facts"
import { hasMade } from "../cod/guard"

export type Wish = { items: BagLine[]; couponCode?: string | undefined }
type Priced = readonly (PricedLine | null)[]

export const pricesOf = (container: MedusaContainer, items: readonly BagLine[]): Promise<(PricedLine | null)[]> =>
  container.resolve("catalogue").priceLines(items.map((line) => ({ variantId: line.variantId, size: sizeAsked(line) })))

/**
 * The price of goods with this delivery method to this place, with a coupon if there is one. @throws what `quote` and
 * the coupon throw
 */
export async function sumUp(
  container: MedusaContainer,
  person: CouponPerson,
  { items, couponCode: code }: Wish,
  priced: Priced,
  { method, ...place }: { method: DeliveryMethod } & Partial<Pick<Address, "pincode" | "state">>,
  rules: ShippingFeeRules,
) {
  const to = { method, ...container.resolve("pincode").destinationOf(place) }
  const delivery: DeliveryCharge = (itemsPaise) => shippingFee(rules, { itemsPaise, ...to })
  const full = quote(items, [...priced], delivery)
  if (!code) return { sum: full, to }
  const { lines, totals } = full
  const coupon = await container
    .resolve("coupon")
    .judge({ code, lines, deliveryPaise: totals.deliveryPaise, ...person }, container.resolve("silai_order"))
  return { sum: quote(items, [...priced], delivery, coupon), to }
}

type Sum = Awaited<ReturnType<typeof sumUp>>["sum"]

/**
 * The sum of a purchase that is paid in cash on delivery. Its fee is a part of the delivery charge: taxed like it, and
 * not waived by a coupon for free delivery. @throws cod.off, cod.home_only, cod.made_to_order, cod.pin, cod.sum
 */
function paidAtDoor(
  rules: CodRules,
  sum: Sum,
  method: DeliveryMethod,
  address: Address | null,
): Sum & Pick<Snapshot, "cod"> {
  const { totals } = sum
  const { deliveryPaise, totalPaise } = totals
  const why = whyNoCod(rules, { method, pincode: address?.pincode ?? null, hasMade: hasMade(sum), totalPaise })
  if (why === "sum") throw refuse(codRefusals.sum, toRupees(rules.mostPaise))
  if (why) throw refuse(codRefusals[why])
  const cod = codTerms(rules, totalPaise)
  const { feePaise } = cod
  return {
    ...sum,
    totals: { ...totals, deliveryPaise: deliveryPaise + feePaise, totalPaise: totalPaise + feePaise },
    cod,
  }
}

/**
 * The agreement with the buyer, from the details they entered: lines, totals, days and taxes. `atDoor`: paid in cash
 * when the parcel comes.
 * @throws checkout.contact_missing, checkout.address_missing, shipping_fee.pickup_closed, checkout.state_unknown, and
 * what `sumUp` and `paidAtDoor` throw
 */
export async function agree(
  container: MedusaContainer,
  { customerId }: { customerId: string | null },
  wish: Wish,
  priced: Priced,
  { contact, address, deliveryMethod }: CheckoutDetails,
  atDoor = false,
): Promise<Snapshot> {
  const [options, { identity, hours, delivery: rules, cod: codRules }] = await Promise.all([
    shippingOptionsOf(databaseOf(container)),
    container.resolve("shop").settings(),
  ])
  const option = options.find(({ method }) => method === (deliveryMethod ?? "home"))
  if (!contact) throw refuse(checkoutRefusals.contact_missing)
  if (!option || (option.method === "home" && !address)) throw refuse(checkoutRefusals.address_missing)
  if (option.method === "pickup" && !rules.pickup.offered) throw refuse(shippingFeeRefusals.pickup_closed)
  const { method, name } = option
  const person = await container.resolve("account").knownBuyer(databaseOf(container), customerId, contact)
  const { sum, to } = await sumUp(container, person, wish, priced, { method, ...address }, rules)
  // A piece in stock may turn out to be made when the goods are held, so it counts too where the shop makes it.
  const made = sum.lines.filter(({ orderType, backorder }) => orderType === "custom" || backorder)
  const pieces = made.reduce((count, { quantity }) => count + quantity, 0)
  const queueDays = pieces > 0 ? await queueDaysFor(container, pieces) : 0
  const closed = closedDays(hours, Date.now(), daysToMake(pieces > 0, queueDays))
  const bought = {
    ...(atDoor ? paidAtDoor(codRules, sum, method, address) : sum),
    contact,
    address: method === "home" ? address : null,
    deliveryMethod: method,
    deliveryName: name,
    days: method === "pickup" ? DAYS_TO_COLLECT : daysTo(rules.days, to),
    ...(queueDays > 0 && { queueDays }),
    ...(closed.max > 0 && { closedDays: closed }),
    ...(method === "pickup" && { collectHours: hoursInWords(hours) }),
  }
  return { ...bought, tax: taxFactsOf(bought, to.stateCode, identity) }
}
