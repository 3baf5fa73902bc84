import type { BaseRecord } from "@refinedev/core"
import type { Order, OrderRow } from "@silai/contracts/order/calls"
import { entry } from "../../providers/call"

export const askOrders = entry("/customer/order/all")
export const askOrderFile = entry("/admin/order/export")
export const askOrder = entry("/customer/order/single")
export const askOrderMove = entry("/customer/order/update")
export const askMoveMany = entry("/admin/order/move")
export const askPapers = entry("/customer/paper/all")
export const askInvoice = entry("/customer/paper/invoice")
export const askCreditNote = entry("/customer/paper/creditNote")
export const askPrint = entry("/admin/paper/print")

/** Refine needs records with an index signature; the shapes are the contract's. */
export type OrderRecord = OrderRow & BaseRecord
export type WholeOrder = Order & BaseRecord
export type OrderMove = { status: number }
