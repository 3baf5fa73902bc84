import { FIRST_HSN } from "@silai/contracts/checkout/limits"
import { checkoutRefusals } from "@silai/contracts/checkout/messages"
import type { Snapshot } from "@silai/contracts/checkout/snapshot"
import { taxOf, type TaxFacts } from "@silai/contracts/checkout/tax"
import { type StateCode, stateOf } from "@silai/contracts/place/states"
import type { Identity } from "@silai/contracts/shop/identity"
import { refuse } from "@silai/kit/refuse"
import { present } from "@silai/contracts/present"

/** The shop as its tax papers name it. */
const sellerOf = ({ gstin, state }: Identity): TaxFacts["seller"] => ({
  gstin,
  state: present(stateOf(state), "the shop's own state").code,
})

/**
 * The facts for a purchase's tax papers. Collected goods are handed over in the shop's own state.
 * @param stateCode where the parcel goes
 * @throws checkout.state_unknown
 */
export function taxFactsOf(
  {
    lines,
    totals,
    coupon,
    contact,
    deliveryMethod,
  }: Pick<Snapshot, "lines" | "totals" | "coupon" | "contact" | "deliveryMethod">,
  stateCode: string | undefined,
  identity: Identity,
): TaxFacts {
  const shop = sellerOf(identity)
  const placeOfSupply = deliveryMethod === "pickup" ? shop.state : (stateCode as StateCode | undefined)
  if (!placeOfSupply) throw refuse(checkoutRefusals.state_unknown)
  return taxOf({
    seller: shop,
    placeOfSupply,
    business: contact.business ?? null,
    lines: lines.map(({ hsnCode, measurementType, ...line }) => ({
      ...line,
      hsn: hsnCode || FIRST_HSN[measurementType],
    })),
    deliveryPaise: totals.deliveryPaise - (coupon?.deliveryPaise ?? 0),
  })
}

/** The engine's tax lines of an item: the two halves of a local sale, or the one of any other. */
export const engineTaxLines = (ratePercent: number, { seller: { state }, placeOfSupply }: TaxFacts) =>
  state === placeOfSupply
    ? ["CGST", "SGST"].map((code) => ({ code, rate: ratePercent / 2, description: code }))
    : [{ code: "IGST", rate: ratePercent, description: "IGST" }]
