import type { Order, OrderItem, OrderRow } from "@silai/contracts/order/calls"
import { orderNumberOf } from "@silai/contracts/order/limits"
import type { KnownRefund } from "@silai/contracts/order/service"
import { statusOf } from "@silai/contracts/order/status"
import { toRupees } from "@silai/kit/money"
import { paidOf } from "../rules/take-out"
import { taxToWire } from "../rules/tax-wire"
import type { OrderDetails, OrderedLine, OrderStateRow, TakenOutKept } from "./order"

const lineOf = ({ name, size, quantity, thumbnail, orderType }: OrderedLine) => ({
  name,
  size,
  quantity,
  thumbnail,
  orderType,
})

/** The lines of which pieces are left. */
export const thereOf = ({ lines }: Pick<OrderDetails, "lines">) => lines.filter(({ quantity }) => quantity > 0)

export const isStillDue = ({ details: { payment } }: OrderStateRow) => Boolean(payment.later) && !payment.received

/** What pieces had cost that were taken out of an order before it was paid: the till's books have a refund of each, but nothing went back. */
function neverPaid({ payment: { later, received }, takenOut = [] }: OrderDetails): number[] {
  const isBefore = ({ at }: TakenOutKept) => !received || Date.parse(at) < Date.parse(received.at)
  return later ? takenOut.filter(isBefore).map(({ pieces }) => paidOf(pieces)) : []
}

/** What went back to the buyer. Of money that never came, nothing goes back. */
export const backPaiseOf = (row: OrderStateRow): number =>
  isStillDue(row) ? 0 : neverPaid(row.details).reduce((paise, never) => paise - never, Number(row.refunded_paise))

/** The refunds that were sent. A gateway need not say when it made one, so those of `neverPaid` are known by their sums. */
function refundsOf(row: OrderStateRow): KnownRefund[] {
  const left = neverPaid(row.details)
  const isSent = ({ paise }: KnownRefund) => {
    const place = left.indexOf(paise)
    if (place >= 0) left.splice(place, 1)
    return place < 0
  }
  return isStillDue(row) ? [] : (row.details.refunds ?? []).filter(isSent)
}

/** What the pieces that are left cost; `total_paise` is what was agreed, and paid. */
export const totalPaiseOf = (row: OrderStateRow): number => Number(row.total_paise) - Number(row.taken_out_paise)

/** What is still to be paid. The money of pieces that were taken out may be on its way back, or have gone. */
const duePaiseOf = (row: OrderStateRow): number =>
  isStillDue(row) ? Number(row.total_paise) - Math.max(Number(row.refunded_paise), Number(row.taken_out_paise)) : 0

/** What was paid and has not gone back. */
const keptPaiseOf = (row: OrderStateRow): number =>
  isStillDue(row) ? 0 : Number(row.total_paise) - Number(row.refunded_paise)

function paymentStatusOf(row: OrderStateRow): OrderRow["paymentStatus"] {
  const refunded = Number(row.refunded_paise)
  if (isStillDue(row)) return refunded >= Number(row.total_paise) ? "unpaid" : "due"
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
    lines: thereOf(row.details).map(lineOf),
    totalRupees: toRupees(totalPaiseOf(row)),
    paymentStatus: paymentStatusOf(row),
    delivery: row.delivery_method,
    hasCustom: row.has_custom,
    archived: row.archived_at !== null,
  }
}

function itemOf(line: OrderedLine, at: number, takenOut: readonly TakenOutKept[]): OrderItem {
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
    takenOut: takenOut.flatMap(({ at: when, reason, pieces }) =>
      pieces.filter(({ place }) => place === at).map(({ quantity }) => ({ quantity, at: when, reason })),
    ),
  }
}

export type LogRow = { code: number; at: Date; by: string }

/** The whole order, for its owner and staff. */
export function orderOf(row: OrderStateRow, log: LogRow[]): Order {
  const { lines, address, totals, tax, payment } = row.details
  return {
    ...rowOf(row),
    email: row.email,
    address,
    billing: address,
    itemsList: lines.map((line, at) => itemOf(line, at, row.details.takenOut ?? [])),
    money: {
      itemsRupees: toRupees(totals.itemsPaise),
      discountRupees: toRupees(totals.discountPaise),
      deliveryRupees: toRupees(totals.deliveryPaise),
      totalRupees: toRupees(totals.totalPaise),
      refundedRupees: toRupees(backPaiseOf(row)),
      takenOutRupees: toRupees(Number(row.taken_out_paise)),
      keptRupees: toRupees(keptPaiseOf(row)),
      dueRupees: toRupees(duePaiseOf(row)),
    },
    tax: tax ? taxToWire(tax) : null,
    payment: {
      gateway: payment.gateway,
      gatewayOrderId: payment.gatewayOrderId,
      gatewayPaymentId: payment.gatewayPaymentId,
      method: payment.method,
      capturedAt: payment.paidAt,
    },
    refunds: refundsOf(row).map(({ paise, at, reference }) => ({ rupees: toRupees(paise), at, reference })),
    timeline: log.map(({ code, at, by }) => ({ code, label: statusOf(code)?.label ?? "", at: at.toISOString(), by })),
    nextStatuses: [],
    promised: row.details.promised ?? null,
    parcel: row.parcel,
    cancelReason: row.cancel_reason,
    mayCancel: false,
    masked: false,
  }
}
