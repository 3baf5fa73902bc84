import type { TaxFacts, TaxPart } from "@silai/contracts/checkout/tax"
import type { OrderTax } from "@silai/contracts/order/tax-shape"
import { toRupees } from "@silai/kit/money"

const sums = ({ taxablePaise, cgstPaise, sgstPaise, igstPaise }: Omit<TaxPart, "ratePercent">) => ({
  taxableRupees: toRupees(taxablePaise),
  cgstRupees: toRupees(cgstPaise),
  sgstRupees: toRupees(sgstPaise),
  igstRupees: toRupees(igstPaise),
})
const partOf = (part: TaxPart) => ({ ratePercent: part.ratePercent, ...sums(part) })

/** The tax of an order in rupees. */
export const taxToWire = ({ seller, placeOfSupply, business, lines, delivery, total }: TaxFacts): OrderTax => ({
  sellerGstin: seller.gstin,
  placeOfSupply,
  business,
  lines: lines.map((line) => ({ hsn: line.hsn, paidRupees: toRupees(line.paidPaise), ...partOf(line) })),
  delivery: delivery.map(partOf),
  total: sums(total),
})
