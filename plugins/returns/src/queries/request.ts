import type { MedusaContainer } from "@medusajs/framework/types"
import type { RefundStatus } from "@silai/contracts/checkout/service"
import type { Address } from "@silai/contracts/checkout/calls"
import type { OrderType } from "@silai/contracts/bag/limits"
import type { Parcel } from "@silai/contracts/order/parcel"
import { orderNumberOf } from "@silai/contracts/order/limits"
import type { ReturnLine, ReturnRow } from "@silai/contracts/returns/calls"
import { type ReturnKind, returnNumberOf, type ReturnReason, type ReturnWay } from "@silai/contracts/returns/limits"
import { refundKeyOf } from "@silai/contracts/returns/service"
import { returnRefusals } from "@silai/contracts/returns/messages"
import { isInVain, OPEN_STATES, type ReturnState } from "@silai/contracts/returns/states"
import { one, type Sql } from "@silai/kit/knex"
import { toRupees } from "@silai/kit/money"
import { refuse } from "@silai/kit/refuse"

/** The stored facts of a piece as it was when the request was made. */
export type Piece = {
  name: string
  slug: string
  color: string
  size: string
  thumbnail: string | null
  orderType: OrderType
}

export type LineRow = {
  item_id: string
  quantity: number
  reason: ReturnReason
  note: string
  to_size: string | null
  damaged: number
  paid_paise: number
  piece: Piece
  inventory_item_id: string | null
  to_inventory_item_id: string | null
  reservation_id: string | null
}

/** A row of `return_request` with its lines; bigint columns arrive as text. */
export type RequestRow = {
  id: string
  number: number
  order_id: string
  order_number: number
  customer_id: string | null
  kind: ReturnKind
  state: ReturnState
  customer_name: string
  phone: string
  email: string
  address: Address | null
  units: number
  goods_paise: string
  fee_paise: string
  /** The fee when no other request covers it; null in early rows, where it is `fee_paise`. */
  own_fee_paise: string | null
  /** The part of `goods_paise` that the order's payments no longer have. */
  short_paise: string
  refund_paise: string
  engine_return_id: string | null
  asked_at: Date
  moved_at: Date
  hidden_at: Date | null
  reserved_until: Date | null
  released_at: Date | null
  parcels: Partial<Record<ReturnWay, Parcel & { at: string }>>
  lines: LineRow[]
}

/** Spelt exactly as in the index of open requests. */
export const isOpen = `state in (${OPEN_STATES.map((state) => `'${state}'`).join(", ")})`

/** Requests `r` whose pieces, exchanged or altered, are their buyer's again, and the moment from which their days count. */
export const isHeldAgain = `r.state in ('exchanged', 'altered')`
export const hereSince = `coalesce(r.arrives_on::timestamp at time zone 'Asia/Kolkata', r.moved_at)`

/** The columns of a request, and its lines in the order of the order's. */
export const requestColumns = `r.*, (select json_agg(l order by length(l.item_id), l.item_id) from return_line l where l.return_id = r.id) as lines`

/** @throws returns.not_found */
export async function requestOf(sql: Sql, returnId: string): Promise<RequestRow> {
  const row = await one<RequestRow>(sql, `select ${requestColumns} from return_request r where id = ?`, [returnId])
  if (!row) throw refuse(returnRefusals.not_found)
  return row
}

const lineOf = ({ item_id, quantity, reason, note, to_size, damaged, piece }: LineRow): ReturnLine => ({
  itemId: item_id,
  toSize: to_size,
  quantity,
  reason,
  note,
  damaged,
  ...piece,
})

/** Without an address, the buyer brings the pieces to the shop, and collects there: the order was collected, too. */
export const isFetched = ({ address }: Pick<RequestRow, "address">): boolean => address !== null

/** A refund that was asked for, and is not with the buyer yet: at the bank, or to be given by a person. */
export const isRefundDue = (refund: RefundStatus | null): boolean => refund !== null && refund.state !== "done"

/** A request as a row of a list. */
export const rowOf = (row: RequestRow, refund: RefundStatus | null): ReturnRow => ({
  _id: row.id,
  returnNumber: returnNumberOf(row.number),
  orderId: row.order_id,
  orderNumber: orderNumberOf(row.order_number),
  kind: row.kind,
  state: row.state,
  askedAt: row.asked_at.toISOString(),
  customerName: row.customer_name,
  phone: row.phone,
  items: row.units,
  lines: row.lines.map(lineOf),
  isFetched: isFetched(row),
  refundRupees: isInVain(row.state) ? 0 : toRupees(Number(row.refund_paise)),
  isRefundDue: isRefundDue(refund),
})

/** Whether money was asked for it. */
export const hasRefund = ({ state, refund_paise: paise }: RequestRow): boolean =>
  state === "refunded" && Number(paise) > 0

/** Requests as rows of a list, with the states of their refunds: one call, whatever their number. */
export async function rowsOf(container: MedusaContainer, sql: Sql, rows: readonly RequestRow[]): Promise<ReturnRow[]> {
  const keys = rows.filter(hasRefund).map(({ id }) => refundKeyOf(id))
  const refunds = keys.length ? await container.resolve("checkout").refundsOf(sql, keys) : null
  return rows.map((row) => rowOf(row, refunds?.get(refundKeyOf(row.id)) ?? null))
}
