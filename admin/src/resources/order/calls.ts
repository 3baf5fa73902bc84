import type { BaseRecord } from "@refinedev/core"
import type { Order, OrderRow, ShopOrderRow } from "@silai/contracts/order/calls"
import type { Address } from "@silai/contracts/checkout/calls"
import type { OrderNote } from "@silai/contracts/order/edit-calls"
import { codeOf, NEXT, ORDER_STATUSES, type OrderStatusCode, SENT } from "@silai/contracts/order/status"
import { entry } from "../../providers/call"

export const askOrders = entry("/customer/order/all")
export const askOrderFile = entry("/admin/order/export")
export const askOrder = entry("/customer/order/single")
export const askOrderMove = entry("/customer/order/update")
export const askNotes = entry("/admin/order/notes")
export const askNoteAdd = entry("/admin/order/note-add")
export const askNoteRemove = entry("/admin/order/note-remove")
export const askAddress = entry("/admin/order/address")
export const askContact = entry("/admin/order/contact")
export const askArchive = entry("/customer/order/delete")
export const askCorrect = entry("/admin/order/correct")
export const askWish = entry("/admin/order/wish")
export const askSewnBy = entry("/admin/order/sewn-by")
export const askTakenOut = entry("/admin/order/taken-out")
export const askTakeOut = entry("/admin/order/take-out")
export const askRefundAgain = entry("/admin/order/refund-again")
export const askMoveMany = entry("/admin/order/move")
export const askCollect = entry("/admin/cod/collect")
export const askUndelivered = entry("/admin/cod/undelivered")
export const askMatching = entry("/admin/order/matching")
export const askMoveMatching = entry("/admin/order/move-matching")
export const askArchiveMany = entry("/admin/order/archive-many")
export const askNoteMany = entry("/admin/order/note-many")
export const askPapers = entry("/customer/paper/all")
export const askPrint = entry("/admin/paper/print")

/** Refine needs records with an index signature; the shapes are the contract's. */
export type OrderRecord = ShopOrderRow & BaseRecord
export type WholeOrder = Order & BaseRecord
export type OrderMove = { status: number; evenRefunded?: boolean; evenDisputed?: boolean }
export type AddressChange = { before: Address; address: Address }
export type { OrderNote }

const isOverAt = (code: OrderStatusCode): boolean => NEXT[code].every((next) => next === codeOf("returned"))
/** Whether an order looks closed: cancelled, failed, delivered, collected or returned. The server decides. */
export const isOver = ({ status }: OrderRow): boolean => isOverAt(status as OrderStatusCode)
/** The statuses of such orders. */
export const OVER = ORDER_STATUSES.map(({ code }) => code).filter(isOverAt)

/**
 * Whether a courier may hold its money: due, and on its way or delivered. A sum due at the counter is noted with the
 * order itself.
 */
export const isDueAtDoor = ({ paymentStatus, delivery, status }: OrderRow): boolean =>
  paymentStatus === "due" && delivery === "home" && SENT.includes(status as OrderStatusCode)

/** Whether an order has not left the shop: it can still be cancelled. */
export const inShop = ({ status }: OrderRow): boolean =>
  NEXT[status as OrderStatusCode].includes(codeOf("cancelledByShop"))
