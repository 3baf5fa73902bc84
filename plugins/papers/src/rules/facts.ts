import type { Address } from "@silai/contracts/checkout/calls"
import type { DeliveryMethod } from "@silai/contracts/checkout/limits"
import type { Business, TaxPart } from "@silai/contracts/checkout/tax"
import type { OrderForPapers } from "@silai/contracts/order/papers"
import { orderNumberOf } from "@silai/contracts/order/limits"
import type { StateCode } from "@silai/contracts/place/states"
import { type Identity, shopAddress } from "@silai/contracts/shop/identity"
import { SHOP } from "@silai/contracts/shop/settings"
import { present } from "@silai/contracts/present"

/** The parts of a sum with tax; `paidPaise` is their total. */
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

/** Everything on a tax paper, stored with its number: later changes of settings, rates or names do not affect it. */
export type PaperFacts = {
  orderId: string
  orderNumber: string
  orderedAt: string
  seller: { brand: string; name: string; gstin: string; address: string; phone: string; email: string }
  buyer: { name: string; phone: string; email: string; address: Address | null }
  business: Business | null
  delivery: DeliveryMethod
  /** The fee of cash on delivery, a part of its rows of delivery; absent without one. */
  codFeePaise?: number
  placeOfSupply: StateCode
  isLocal: boolean
  lines: PaperLine[]
  total: Sums
  /** For a credit note: its invoice, and the refund. */
  invoice?: { number: string; issuedAt: string }
  refund?: { id: string; at: string | null; reference: string | null }
}

export const sumOf = (lines: readonly Sums[]): Sums =>
  Object.fromEntries(SUM_KEYS.map((key) => [key, lines.reduce((sum, line) => sum + line[key], 0)])) as Sums

/** The HSN of the most expensive goods: delivery is taxed with them. */
const mainHsn = (lines: readonly { hsn: string; paidPaise: number }[]): string =>
  [...lines].sort((one, other) => other.paidPaise - one.paidPaise)[0]?.hsn ?? ""

/** The content of an order's invoice; null for orders without stored tax. */
export function invoiceFacts(order: OrderForPapers, identity: Identity): PaperFacts | null {
  const { tax } = order
  if (!tax || tax.lines.length !== order.lines.length) return null
  const goods = order.lines.flatMap((line, place): PaperLine[] => {
    if (line.quantity === 0) return []
    const { hsn, ...part } = present(tax.lines[place], "the tax of a line")
    const row = {
      place,
      hsn,
      name: line.name,
      detail: `${line.colour}, ${line.size}`,
      quantity: line.quantity,
      unitPaise: line.unitPaise,
      discountPaise: line.linePaise - part.paidPaise,
      ...part,
    }
    return [row]
  })
  const deliveries = tax.delivery.map((part): PaperLine => {
    const paidPaise = part.taxablePaise + part.cgstPaise + part.sgstPaise + part.igstPaise
    return {
      place: null,
      hsn: mainHsn(tax.lines),
      name: "",
      detail: "",
      quantity: 0,
      unitPaise: paidPaise,
      discountPaise: 0,
      paidPaise,
      ...part,
    }
  })
  const lines = [...goods, ...deliveries]
  return {
    orderId: order.orderId,
    orderNumber: orderNumberOf(order.number),
    orderedAt: order.placedAt.toISOString(),
    seller: {
      brand: SHOP.name,
      name: identity.legalName,
      gstin: tax.seller.gstin,
      address: shopAddress(identity),
      phone: identity.phone,
      email: identity.email,
    },
    buyer: { ...contactOf(order), address: order.address },
    business: tax.business,
    delivery: order.deliveryMethod,
    ...(order.cod?.feePaise && { codFeePaise: order.cod.feePaise }),
    placeOfSupply: tax.placeOfSupply,
    isLocal: tax.seller.state === tax.placeOfSupply,
    lines,
    total: sumOf(lines),
  }
}

const contactOf = ({ contact: { name, phone, email } }: OrderForPapers) => ({ name, phone, email })
