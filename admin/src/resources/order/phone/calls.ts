import type { BaseRecord } from "@refinedev/core"
import type { BodyOf } from "@silai/contracts/call"
import type { phoneOrderCalls, UnpaidOrder } from "@silai/contracts/checkout/phone-order-calls"
import { entry } from "../../../providers/call"

export const askQuote = entry("/admin/order/quote")
export const askTake = entry("/admin/order/add")
export const askUnpaid = entry("/admin/order/unpaid/all")
export const askUnpaidOne = entry("/admin/order/unpaid/single")
export const askSendLink = entry("/admin/order/unpaid/send")
export const askReceived = entry("/admin/order/received")
export const askCancelUnpaid = entry("/admin/order/unpaid/cancel")

export type PhoneOrderRecord = UnpaidOrder & BaseRecord
export type NewPhoneOrder = BodyOf<typeof phoneOrderCalls.add>
/** The quote of an order before it is taken. */
export type PhoneOrderWish = BodyOf<typeof phoneOrderCalls.quote>
