import type { StateCode } from "../place/states"
import { gstRateOf } from "./gst"
import { present } from "../present"

/** The tax figures of one thing: prices include the tax, so the parts add up to what is paid, to the paisa. */
export type TaxPart = {
  ratePercent: number
  taxablePaise: number
  cgstPaise: number
  sgstPaise: number
  igstPaise: number
}
/** Of an order line, at its position. `paidPaise`: after its discount. */
export type TaxLine = TaxPart & { hsn: string; paidPaise: number }

/** Business buyers name their company and its GSTIN. */
export type Business = { name: string; gstin: string }

/** The data of an order's tax papers, stored with it: later changes of rates or settings do not affect it. */
export type TaxFacts = {
  seller: { gstin: string; state: StateCode }
  /** Where the goods are handed over: the state of the address, or the shop's own. */
  placeOfSupply: StateCode
  business: Business | null
  lines: TaxLine[]
  /** Delivery goes with the goods: its fee is spread over their rates. Empty where there is none. */
  delivery: TaxPart[]
  total: Omit<TaxPart, "ratePercent">
}

type Line = { hsn: string; quantity: number; linePaise: number; discountPaise?: number }
type Sale = {
  seller: TaxFacts["seller"]
  placeOfSupply: StateCode
  business: Business | null
  lines: readonly Line[]
  deliveryPaise: number
}

/** Splits a price with tax into its parts. The two halves of a local sale are equal, so the odd paisa goes to the goods. */
export function taxPartOf(paidPaise: number, ratePercent: number, isLocal: boolean): TaxPart {
  if (isLocal) {
    const half = Math.round((paidPaise * (ratePercent / 2)) / (100 + ratePercent))
    return { ratePercent, taxablePaise: paidPaise - 2 * half, cgstPaise: half, sgstPaise: half, igstPaise: 0 }
  }
  const igstPaise = Math.round((paidPaise * ratePercent) / (100 + ratePercent))
  return { ratePercent, taxablePaise: paidPaise - igstPaise, cgstPaise: 0, sgstPaise: 0, igstPaise }
}

/** Spreads the delivery fee over the rates of the goods, by what is paid for them; the last rate takes the rest. */
function deliveryParts(deliveryPaise: number, lines: readonly TaxLine[], isLocal: boolean): TaxPart[] {
  if (deliveryPaise === 0) return []
  const rates = [...new Set(lines.map(({ ratePercent }) => ratePercent))].sort((one, other) => one - other)
  const paidAt = (rate: number) =>
    lines.reduce((sum, { ratePercent, paidPaise }) => sum + (ratePercent === rate ? paidPaise : 0), 0)
  const all = lines.reduce((sum, { paidPaise }) => sum + paidPaise, 0)
  let left = deliveryPaise
  return rates.flatMap((rate, at) => {
    const isLast = at === rates.length - 1
    const share = isLast ? left : all === 0 ? 0 : Math.floor((deliveryPaise * paidAt(rate)) / all)
    left -= share
    return share > 0 ? [taxPartOf(share, rate, isLocal)] : []
  })
}

/** The sums of all parts together. */
function totalOf(parts: readonly TaxPart[]): TaxFacts["total"] {
  const sumOf = (key: keyof TaxFacts["total"]) => parts.reduce((sum, part) => sum + part[key], 0)
  return {
    taxablePaise: sumOf("taxablePaise"),
    cgstPaise: sumOf("cgstPaise"),
    sgstPaise: sumOf("sgstPaise"),
    igstPaise: sumOf("igstPaise"),
  }
}

/**
 * The tax of the rest of a sale. `paidPaise`: for the rest of each line, at its position; each line keeps the rate at which it
 * was sold. The delivery fee stays, and is spread over the remaining goods.
 */
export function taxLeft(tax: TaxFacts, paidPaise: readonly number[]): TaxFacts {
  const isLocal = tax.seller.state === tax.placeOfSupply
  const lines = tax.lines.map(({ hsn, ratePercent }, at) => {
    const paid = present(paidPaise[at], "what was paid for a line")
    return { hsn, paidPaise: paid, ...taxPartOf(paid, ratePercent, isLocal) }
  })
  const { taxablePaise, cgstPaise, sgstPaise, igstPaise } = totalOf(tax.delivery)
  const left = lines.filter((line) => line.paidPaise > 0)
  const fee = taxablePaise + cgstPaise + sgstPaise + igstPaise
  const delivery = deliveryParts(fee, left.length ? left : lines, isLocal)
  return { ...tax, lines, delivery, total: totalOf([...lines, ...delivery]) }
}

/** The tax of a sale that one more line joins; its rate goes by its own price, and the delivery fee goes with all goods. */
export function taxGained(tax: TaxFacts, { hsn, quantity, linePaise, discountPaise = 0 }: Line): TaxFacts {
  const isLocal = tax.seller.state === tax.placeOfSupply
  const paidPaise = linePaise - discountPaise
  const gained = { hsn, paidPaise, ...taxPartOf(paidPaise, gstRateOf(paidPaise / quantity), isLocal) }
  const lines = [...tax.lines, gained]
  return taxLeft(
    { ...tax, lines },
    lines.map((line) => line.paidPaise),
  )
}

/** The tax of a sale. The rate of a piece depends on its price after the discount. */
export function taxOf({ seller, placeOfSupply, business, lines: sold, deliveryPaise }: Sale): TaxFacts {
  const isLocal = seller.state === placeOfSupply
  const lines = sold.map(({ hsn, quantity, linePaise, discountPaise = 0 }) => {
    const paidPaise = linePaise - discountPaise
    return { hsn, paidPaise, ...taxPartOf(paidPaise, gstRateOf(paidPaise / quantity), isLocal) }
  })
  const delivery = deliveryParts(deliveryPaise, lines, isLocal)
  return { seller, placeOfSupply, business, lines, delivery, total: totalOf([...lines, ...delivery]) }
}
