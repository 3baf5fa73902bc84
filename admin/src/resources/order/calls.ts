import type { BaseRecord } from "@refinedev/core"
import type { Order, OrderRow, orderCalls } from "@silai/contracts/order/calls"
import { entry } from "../../providers/call"

export const askOrders = entry<typeof orderCalls.all>("/customer/order/all")
export const askOrder = entry<typeof orderCalls.single>("/customer/order/single")
export const askOrderMove = entry<typeof orderCalls.update>("/customer/order/update")

/** Refine wants records with an index signature; the shapes are the contract's. */
export type OrderRecord = OrderRow & BaseRecord
export type WholeOrder = Order & BaseRecord
export type OrderMove = { status: number }
