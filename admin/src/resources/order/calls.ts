import type { BaseRecord } from "@refinedev/core"
import type { Order, OrderRow } from "@silai/contracts/order/calls"
import { entry } from "../../providers/call"

export const askOrders = entry("/customer/order/all")
export const askOrderFile = entry("/admin/order/export")
export const askOrder = entry("/customer/order/single")
export const askOrderMove = entry("/customer/order/update")

/** Refine needs records with an index signature; the shapes are the contract's. */
export type OrderRecord = OrderRow & BaseRecord
export type WholeOrder = Order & BaseRecord
export type OrderMove = { status: number }
