import type { MedusaContainer } from "@medusajs/framework/types"
import type { BagLine } from "@silai/contracts/checkout/calls"
import { codRefusals } from "@silai/contracts/checkout/cod-messages"
import { CHECKOUT } from "@silai/contracts/checkout/limits"
import { checkoutRefusals } from "@silai/contracts/checkout/messages"
import { pieceChangeRefusals } from "@silai/contracts/checkout/piece-change-messages"
import type { Snapshot, SnapshotLine } from "@silai/contracts/checkout/snapshot"
import type { OrderToChange, PieceOut } from "@silai/contracts/order/piece-change"
import { present } from "@silai/contracts/present"
import { databaseOf } from "@silai/kit/knex"
import { toPaise } from "@silai/kit/money"
import { refuse } from "@silai/kit/refuse"
import { type Difference, differenceOf } from "../../rules/piece-change"
import { madeOrReady } from "../../rules/made-or-ready"
import { quote, refuseTooMany } from "../../rules/quote"
import { pricesOf } from "../attempt/agreed-total"
import { hasMade } from "../cod/guard"

export type ChangeAsked = { orderId: string; piece: BagLine; insteadOf: PieceOut | null }
export type PricedChange = { order: OrderToChange; line: SnapshotLine; difference: Difference; isShort: boolean }

/**
 * The price of a piece that joins an order, by the rules of the checkout: its price, its limits, its measurements.
 * Delivery was agreed with the order and stays (decision 0047). @throws order.*, piece_change.nothing_changed,
 * cod.made_to_order, and what `quote` throws
 */
export async function priceChange(
  container: MedusaContainer,
  { orderId, piece, insteadOf }: ChangeAsked,
): Promise<PricedChange> {
  const [order, priced] = await Promise.all([
    container.resolve("silai_order").toChange(databaseOf(container), orderId, insteadOf),
    pricesOf(container, [piece]),
  ])
  const line = present(quote([piece], priced, () => 0).lines[0], "the priced piece")
  if (order.out?.medusaVariantId === line.medusaVariantId) throw refuse(pieceChangeRefusals.nothing_changed)
  refuseTooMany([...order.lines, line])
  const difference = differenceOf(
    line,
    order.out && { ...order.out, quantity: present(insteadOf, "what leaves").quantity },
  )
  const totalPaise = order.totalPaise - (order.out?.paidPaise ?? 0) + line.linePaise - difference.carriedPaise
  if (totalPaise > toPaise(CHECKOUT.maxRupees)) throw refuse(checkoutRefusals.too_dear)
  if (order.isDueAtDoor && hasMade({ lines: madeOrReady([line]) })) throw refuse(codRefusals.made_to_order)
  const isShort = line.inventoryItemId !== null && line.stock < line.quantity && !line.backorder
  const { carriedPaise: discountPaise } = difference
  return { order, line: { ...line, ...(discountPaise && { discountPaise }) }, difference, isShort }
}

/** The purchase of an added piece: what was paid for the pieces that leave the order is deducted. */
export function snapshotOf(
  { order, line, difference: { duePaise } }: PricedChange,
  additionalData: Record<string, unknown> | undefined,
): Snapshot {
  return {
    lines: [line],
    contact: order.contact,
    address: order.address,
    deliveryMethod: order.deliveryMethod,
    deliveryName: "",
    totals: {
      itemsPaise: line.linePaise,
      savedPaise: Math.max(0, line.basePaise - line.unitPaise) * line.quantity,
      deliveryPaise: 0,
      discountPaise: line.linePaise - duePaise,
      totalPaise: duePaise,
    },
    ...(additionalData && { additionalData }),
  }
}
