import type { BaseRecord } from "@refinedev/core"
import type { PaymentPage, PaymentRow } from "@silai/contracts/checkout/payment-calls"
import { entry } from "../../providers/call"

export const askPayments = entry("/admin/payment/all")
export const askPaymentFile = entry("/admin/payment/export")
export const askPayment = entry("/admin/payment/single")
export const askPaymentRetry = entry("/admin/payment/retry")
export const askRefund = entry("/admin/payment/refund")
export const askRefundAgain = entry("/admin/payment/refund/again")
export const askRefundGiven = entry("/admin/payment/refund/given")
export const askRefundWithdrawal = entry("/admin/payment/refund/withdraw")
export const askMismatches = entry("/admin/payment/mismatches")
export const closeMismatch = entry("/admin/payment/mismatches/close")
export const askNotices = entry("/admin/payment/notices")
export const askNoticeRetry = entry("/admin/payment/notice/retry")

/** Refine needs records with an index signature; the shapes are the contract's. */
export type PaymentRecord = PaymentRow & BaseRecord
export type WholePayment = PaymentPage & BaseRecord
