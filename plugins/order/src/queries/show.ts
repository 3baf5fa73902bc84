import type { Order, OrderItem, OrderRow, ShopOrderRow } from "@silai/contracts/order/calls"
import { orderNumberOf } from "@silai/contracts/order/limits"
import { orderMessages } from "@silai/contracts/order/messages"
import { piecesNow } from "@silai/contracts/returns/pieces"
import { present } from "@silai/contracts/present"
import type { KnownRefund } from "@silai/contracts/order/service"
import { statusOf } from "@silai/contracts/order/status"
import { toRupees } from "@silai/kit/money"
import { DAY_MS } from "@silai/contracts/india"
import { CROSSED_OUT, type DisputeKind, isNotedGateway } from "@silai/contracts/checkout/limits"
import type { NotedMoney } from "@silai/contracts/checkout/service"
import { refundFor } from "../rules/take-out"
import { taxToWire } from "../rules/tax-wire"
import type { OrderDetails, OrderedLine, OrderStateRow } from "./order"

/** An order's lines now: with the sizes that came in exchange. */
const nowOf = ({ lines, exchanged = [] }: OrderDetails) =>
  lines.flatMap((line, at) => piecesNow({ ...line, itemId: `${at}` }, exchanged)).filter(({ quantity }) => quantity > 0)

/** The other sizes that its buyer has for pieces of a line. */
const exchangedFor = (line: OrderedLine, at: number, { exchanged = [] }: OrderDetails): OrderItem["exchanged"] =>
  piecesNow({ ...line, itemId: `${at}` }, exchanged).flatMap(({ cameWith, quantity, size }) =>
    cameWith ? [{ quantity, size, returnNumber: cameWith.returnNumber, at: cameWith.at }] : [],
  )

const lineOf = ({ name, size, quantity, thumbnail, orderType }: OrderedLine) => ({
  name,
  size,
  quantity,
  thumbnail,
  orderType,
})

/** The lines with pieces left. */
export const thereOf = ({ lines }: Pick<OrderDetails, "lines">) => lines.filter(({ quantity }) => quantity > 0)

export const isStillDue = ({ details: { payment } }: OrderStateRow) => Boolean(payment.later) && !payment.received

/** Money that a person takes: it cannot be sent back to an account or a card. A parcel's share may be paid online in advance. */
export const isPaidByHand = ({ details: { payment } }: OrderStateRow) =>
  Boolean(payment.later) || isNotedGateway(payment.gateway)

/**
 * The sums by which an order became cheaper before it was paid, when pieces were removed or swapped: the checkout's
 * books have a refund for each, but no money was refunded.
 */
function neverPaid({ payment: { later, received }, takenOut = [], changes = [] }: OrderDetails): number[] {
  if (!later) return []
  const isBefore = ({ at }: { at: string }) => !received || Date.parse(at) < Date.parse(received.at)
  const swapped = changes.filter(isBefore).map(({ refundPaise }) => refundPaise)
  return [...takenOut.filter(isBefore).map(refundFor), ...swapped.filter((paise) => paise > 0)]
}

/** The sum paid already, of an order whose rest is still due: its share, and the links of added pieces. */
const nowPaiseOf = ({ details: { payment } }: OrderStateRow): number => payment.nowPaise ?? 0

const isCrossedOut = ({ id }: KnownRefund): boolean => id.startsWith(CROSSED_OUT)

/**
 * The part of such a share that was refunded, of an order that is still due: parts of what is due are only crossed out.
 */
function refundedShareOf(row: OrderStateRow): number {
  const crossedOut = (row.details.refunds ?? []).filter(isCrossedOut)
  const refundPaise = crossedOut.reduce((left, { paise }) => left - paise, Number(row.refunded_paise))
  return Math.max(0, Math.min(nowPaiseOf(row), refundPaise))
}

/** The sum refunded to the buyer. Money that never came is not refunded. */
export const refundedPaiseOf = (row: OrderStateRow): number =>
  isStillDue(row)
    ? refundedShareOf(row)
    : neverPaid(row.details).reduce((paise, never) => paise - never, Number(row.refunded_paise))

/** The refunds that were sent. A gateway may omit a refund's time, so those of `neverPaid` are recognised by their sums. */
function refundsOf(row: OrderStateRow): KnownRefund[] {
  const left = neverPaid(row.details)
  const isSent = ({ paise }: KnownRefund) => {
    const place = left.indexOf(paise)
    if (place >= 0) left.splice(place, 1)
    return place < 0
  }
  const all = row.details.refunds ?? []
  if (!isStillDue(row)) return all.filter(isSent)
  return nowPaiseOf(row) ? all.filter((refund) => !isCrossedOut(refund)) : []
}

/** The price of the pieces left; `total_paise` is what was agreed, and paid. */
export const totalPaiseOf = (row: OrderStateRow): number => Number(row.total_paise) - Number(row.taken_out_paise)

/** The sum still to be paid. The price of removed pieces may be crossed out already, or is about to be. */
export function duePaiseOf(row: OrderStateRow): number {
  if (!isStillDue(row)) return 0
  const crossedOutPaise = Number(row.refunded_paise) - refundedShareOf(row)
  const promisedPaise = Number(row.total_paise) - nowPaiseOf(row)
  return Math.max(0, promisedPaise - Math.max(crossedOutPaise, Number(row.taken_out_paise)))
}

/** Splits a sum by which an order becomes cheaper: the part that is no longer due, and the rest, which is refunded. */
export function cheaperBy(row: OrderStateRow, paise: number): { lessPaise: number; refundPaise: number } {
  const lessPaise = Math.min(paise, duePaiseOf(row))
  return { lessPaise, refundPaise: paise - lessPaise }
}

/** The sum paid and not refunded. */
export const keptPaiseOf = (row: OrderStateRow): number =>
  isStillDue(row) ? nowPaiseOf(row) - refundedPaiseOf(row) : Number(row.total_paise) - Number(row.refunded_paise)

/** Something is still to be paid. What was due may be crossed out whole, while a share that was paid before is kept. */
export const isOwed = (row: OrderStateRow): boolean => isStillDue(row) && (duePaiseOf(row) > 0 || nowPaiseOf(row) === 0)

/** Of an order whose share pays for all that is left of it: only the returned part of the share is a refund. */
function shareStatusOf(row: OrderStateRow): OrderRow["paymentStatus"] {
  const outOfSharePaise = Number(row.taken_out_paise) - (Number(row.total_paise) - nowPaiseOf(row))
  const refundPaise = refundedShareOf(row)
  if (refundPaise >= nowPaiseOf(row)) return "refunded"
  return refundPaise <= Math.max(0, outOfSharePaise) ? "captured" : "partially_refunded"
}

function paymentStatusOf(row: OrderStateRow): OrderRow["paymentStatus"] {
  const refunded = Number(row.refunded_paise)
  if (isStillDue(row) && !isOwed(row)) return shareStatusOf(row)
  if (isStillDue(row) && refunded < Number(row.total_paise)) return "due"
  if (isStillDue(row)) return "unpaid"
  if (refunded <= Number(row.taken_out_paise)) return "captured"
  return refunded >= Number(row.total_paise) ? "refunded" : "partially_refunded"
}

/** An order as a row of a list. */
export function rowOf(row: OrderStateRow): OrderRow {
  return {
    _id: row.order_id,
    orderNumber: orderNumberOf(row.number),
    placedAt: row.placed_at.toISOString(),
    status: row.code,
    customerName: row.customer_name,
    phone: row.phone,
    city: row.city,
    state: row.region,
    items: row.units,
    lines: nowOf(row.details).map(lineOf),
    totalRupees: toRupees(totalPaiseOf(row)),
    paymentStatus: paymentStatusOf(row),
    delivery: row.delivery_method,
    hasCustom: row.has_custom,
    archived: row.archived_at !== null,
  }
}

/** The day on which an order is due, as `2026-11-28`. */
const dueOf = ({ due_day: day }: OrderStateRow): string | null =>
  day === null ? null : new Date(day * DAY_MS).toISOString().slice(0, 10)

/** An order as a row of the shop's own list. */
export const shopRowOf = (row: OrderStateRow, dispute: DisputeKind | null = null): ShopOrderRow => ({
  ...rowOf(row),
  dueOn: dueOf(row),
  dispute,
})

/** The pieces that left a line: taken out of the order, or swapped for another piece. */
function goneFrom({ takenOut = [], changes = [], lines }: OrderDetails, at: number): OrderItem["takenOut"] {
  const out = takenOut.flatMap(({ at: when, reason, pieces }) =>
    pieces.filter(({ place }) => place === at).map(({ quantity }) => ({ quantity, at: when, reason })),
  )
  const swapped = changes.flatMap(({ at: when, out: gone, place }) => {
    if (gone?.place !== at) return []
    const { name, size } = present(lines[place], "the piece that came for another")
    return [{ quantity: gone.quantity, at: when, reason: orderMessages.swappedFor(`${name}, ${size}`) }]
  })
  return [...out, ...swapped]
}

function itemOf(line: OrderedLine, at: number, details: OrderDetails): OrderItem {
  return {
    ...lineOf(line),
    _id: `${at}`,
    slug: line.slug,
    color: line.colour,
    colorCode: line.colourCode,
    sku: line.sku,
    unitRupees: toRupees(line.unitPaise),
    totalRupees: toRupees(line.linePaise),
    measurement: line.measurement,
    takenOut: goneFrom(details, at),
    exchanged: exchangedFor(line, at, details),
  }
}

export type LogRow = { code: number; at: Date; by: string }

/** The whole order, for its owner and staff. `disputedPaise`: of its payments, what the buyer's bank disputes or has taken back. */
export function orderOf(
  row: OrderStateRow,
  log: LogRow[],
  { disputedPaise, noted }: { disputedPaise: number; noted: NotedMoney[] },
): Order {
  const { lines, address, totals, tax, payment, cod } = row.details
  return {
    ...rowOf(row),
    email: row.email,
    address,
    billing: address,
    itemsList: lines.map((line, at) => itemOf(line, at, row.details)),
    money: {
      itemsRupees: toRupees(totals.itemsPaise),
      discountRupees: toRupees(totals.discountPaise),
      deliveryRupees: toRupees(totals.deliveryPaise),
      totalRupees: toRupees(totals.totalPaise),
      refundedRupees: toRupees(refundedPaiseOf(row)),
      takenOutRupees: toRupees(Number(row.taken_out_paise)),
      keptRupees: toRupees(keptPaiseOf(row)),
      refundingRupees: 0,
      disputedRupees: toRupees(Math.min(keptPaiseOf(row), disputedPaise)),
      dueRupees: toRupees(duePaiseOf(row)),
    },
    ...(cod && { cod: { feeRupees: toRupees(cod.feePaise), nowRupees: toRupees(cod.nowPaise) } }),
    tax: tax ? taxToWire(tax) : null,
    payment: {
      gateway: payment.gateway,
      gatewayOrderId: payment.gatewayOrderId,
      gatewayPaymentId: payment.gatewayPaymentId,
      method: payment.method,
      capturedAt: payment.paidAt,
      noted: noted.map(({ paise, at, ...one }) => ({ ...one, rupees: toRupees(paise), at: at.toISOString() })),
    },
    refunds: refundsOf(row).map(({ paise, at, reference }) => ({ rupees: toRupees(paise), at, reference })),
    timeline: log.map(({ code, at, by }) => ({ code, label: statusOf(code)?.label ?? "", at: at.toISOString(), by })),
    nextStatuses: [],
    promised: row.details.promised ?? null,
    dueOn: dueOf(row),
    dispute: null,
    parcel: row.parcel,
    cancelReason: row.cancel_reason,
    wish: row.wish,
    giftNote: row.details.contact.giftNote ?? "",
    takenBy: row.details.takenBy?.name ?? null,
    sewnBy: null,
    tailor: row.tailor_id ? { _id: row.tailor_id, name: row.tailor } : null,
    mayCancel: false,
    masked: false,
  }
}
