import type { PaymentRow } from "@silai/contracts/checkout/payment-calls"
import { PAYMENT_STATE_WORDS } from "@silai/contracts/checkout/payment-messages"
import type { Columns } from "@silai/kit/csv"

const moment = new Intl.DateTimeFormat("en-GB", { dateStyle: "medium", timeStyle: "short", timeZone: "Asia/Kolkata" })

/** The columns of the file of payments. */
export const PAYMENT_COLUMNS: Columns<PaymentRow> = {
  Begun: ({ createdAt }) => moment.format(new Date(createdAt)),
  State: ({ state }) => PAYMENT_STATE_WORDS[state],
  Customer: ({ customerName }) => customerName,
  Phone: ({ phone }) => phone,
  Order: ({ orderNumber }) => orderNumber ?? "",
  "Gateway's id": ({ gatewayPaymentId, gatewayOrderId }) => gatewayPaymentId ?? gatewayOrderId ?? "",
  "Amount (INR)": ({ amountRupees }) => amountRupees,
  "Refunded (INR)": ({ refundedRupees }) => refundedRupees,
}
