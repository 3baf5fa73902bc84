import type { BaseRecord } from "@refinedev/core"
import type { Order, OrderRow } from "@silai/contracts/order/calls"
import type { Address } from "@silai/contracts/checkout/calls"
import type { OrderNote } from "@silai/contracts/order/edit-calls"
import { NEXT, type OrderStatusCode } from "@silai/contracts/order/status"
import { entry } from "../../providers/call"

export const askOrders = entry("/customer/order/all")
export const askOrderFile = entry("/admin/order/export")
export const askOrder = entry("/customer/order/single")
export const askOrderMove = entry("/customer/order/update")
export const askNotes = entry("/admin/order/notes")
export const askNoteAdd = entry("/admin/order/note-add")
export const askNoteRemove = entry("/admin/order/note-remove")
export const askAddress = entry("/admin/order/address")
export const askArchive = entry("/customer/order/delete")
export const askTakenOut = entry("/admin/order/taken-out")
export const askTakeOut = entry("/admin/order/take-out")
export const askRefundAgain = entry("/admin/order/refund-again")
export const askMoveMany = entry("/admin/order/move")
export const askPapers = entry("/customer/paper/all")
export const askInvoice = entry("/customer/paper/invoice")
export const askCreditNote = entry("/customer/paper/creditNote")
export const askPrint = entry("/admin/paper/print")

/** Refine needs records with an index signature; the shapes are the contract's. */
export type OrderRecord = OrderRow & BaseRecord
export type WholeOrder = Order & BaseRecord
export type OrderMove = { status: number; evenRefunded?: boolean }
export type AddressChange = { before: Address; address: Address }
export type { OrderNote }

/** Whether an order may be closed: cancelled, failed, delivered, collected or returned. The server knows whether it is. */
export const isOver = ({ status }: OrderRow): boolean => NEXT[status as OrderStatusCode].every((next) => next === 12)

/** Whether an order has not left the shop: it can still be cancelled. */
export const inShop = ({ status }: OrderRow): boolean => NEXT[status as OrderStatusCode].includes(10)
