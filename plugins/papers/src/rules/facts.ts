import type { Address } from "@silai/contracts/checkout/calls"
import type { DeliveryMethod } from "@silai/contracts/checkout/limits"
import type { Business, TaxPart } from "@silai/contracts/checkout/tax"
import type { OrderForPapers } from "@silai/contracts/order/papers"
import { orderNumberOf } from "@silai/contracts/order/limits"
import type { StateCode } from "@silai/contracts/place/states"
import { type Identity, shopAddress } from "@silai/contracts/shop/identity"
import { SHOP } from "@silai/contracts/shop/settings"

/** The parts of a sum with tax; `paidPaise` is all of them together. */
export type Sums = Omit<TaxPart, "ratePercent"> & { paidPaise: number }
export const SUM_KEYS = ["paidPaise", "taxablePaise", "cgstPaise", "sgstPaise", "igstPaise"] as const

/** A row of a tax paper: a line of the order, or its delivery at one rate. `place`: the line's place; null is delivery. */
export type PaperLine = Sums & {
  place: number | null
  name: string
  detail: string
  hsn: string
  quantity: number
  unitPaise: number
  discountPaise: number
  ratePercent: number
}

/** Everything that stands on a tax paper, kept with its number: a later change of settings, rates or names does not touch it. */
export type PaperFacts = {
  orderId: string
  orderNumber: string
  orderedAt: string
  seller: { brand: string; name: string; gstin: string; address: string; phone: string; email: string }
  buyer: { name: string; phone: string; email: string; address: Address | null }
  business: Business | null
  delivery: DeliveryMethod
  placeOfSupply: StateCode
  isLocal: boolean
  lines: PaperLine[]
  total: Sums
  /** Of a credit note: whose it is, and the money that went back. */
  invoice?: { number: string; issuedAt: string }
  refund?: { id: string; at: string | null; reference: string | null }
}

export const sumOf = (lines: readonly Sums[]): Sums =>
  Object.fromEntries(SUM_KEYS.map((key) => [key, lines.reduce((sum, line) => sum + line[key], 0)])) as Sums

/** The HSN of the dearest goods: delivery goes with them. */
const mainHsn = (lines: readonly { hsn: string; paidPaise: number }[]): string =>
  [...lines].sort((one, other) => other.paidPaise - one.paidPaise)[0]?.hsn ?? ""

/** What an order's invoice says; null for orders from before their tax was kept. */
export function invoiceFacts(order: OrderForPapers, identity: Identity): PaperFacts | null {
  const { tax } = order
  if (!tax || tax.lines.length !== order.lines.length) return null
  const goods = order.lines.flatMap((line, place): PaperLine[] => {
    if (line.quantity === 0) return []
    const { hsn, ...part } = tax.lines[place]!
    const row = {
      ...{ place, hsn, name: line.name, detail: `${line.colour}, ${line.size}`, quantity: line.quantity },
      ...{ unitPaise: line.unitPaise, discountPaise: line.linePaise - part.paidPaise },
      ...part,
    }
    return [row]
  })
  const deliveries = tax.delivery.map((part): PaperLine => {
    const paidPaise = part.taxablePaise + part.cgstPaise + part.sgstPaise + part.igstPaise
    return {
      ...{ place: null, hsn: mainHsn(tax.lines), name: "", detail: "", quantity: 0 },
      ...{ unitPaise: paidPaise, discountPaise: 0, paidPaise },
      ...part,
    }
  })
  const lines = [...goods, ...deliveries]
  return {
    orderId: order.orderId,
    orderNumber: orderNumberOf(order.number),
    orderedAt: order.placedAt.toISOString(),
    seller: {
      ...{ brand: SHOP.name, name: identity.legalName, gstin: tax.seller.gstin, address: shopAddress(identity) },
      ...{ phone: identity.phone, email: identity.email },
    },
    buyer: { ...contactOf(order), address: order.address },
    business: tax.business,
    delivery: order.deliveryMethod,
    placeOfSupply: tax.placeOfSupply,
    isLocal: tax.seller.state === tax.placeOfSupply,
    lines,
    total: sumOf(lines),
  }
}

const contactOf = ({ contact: { name, phone, email } }: OrderForPapers) => ({ name, phone, email })
