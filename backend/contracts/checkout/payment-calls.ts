import { z } from "zod"
import { adminCall } from "../call"
import { counted, paged } from "../paging"
import { ATTEMPT_STATUSES, PAYMENT_LIST, PAYMENT_SORTS, PAYMENT_VIEWS } from "./limits"

const read = adminCall("payment.read")
const write = adminCall("payment.write")

const id = z.string().trim().min(1).max(80)

const row = z.object({
  _id: z.string(),
  status: z.enum(ATTEMPT_STATUSES),
  createdAt: z.string(),
  paidAt: z.string().nullable(),
  heldUntil: z.string(),
  amountRupees: z.number(),
  refundedRupees: z.number().describe("what the gateway has confirmed as sent back, of all money that came"),
  customerName: z.string(),
  phone: z.string(),
  email: z.string(),
  gateway: z.string().describe("whose the two ids are"),
  gatewayOrderId: z.string().nullable(),
  gatewayPaymentId: z.string().nullable(),
  orderId: z.string().nullable(),
  orderNumber: z.string().nullable(),
  tries: z.number(),
  lastError: z.string().nullable(),
  isAlarm: z.boolean().describe("paid and not placed, or on its way back, for longer than it may take"),
})
export type PaymentRow = z.output<typeof row>

const received = z.object({
  _id: z.string().describe("the gateway's id of the payment"),
  status: z.enum(["kept", "refund_due", "refunded"]),
  reason: z.string().describe("why it goes back; empty for one that is kept"),
  amountRupees: z.number(),
  currency: z.string(),
  method: z.string(),
  capturedAt: z.string(),
  refundedRupees: z.number(),
  refundedAt: z.string().nullable(),
  tries: z.number(),
  lastError: z.string().nullable(),
})
export type ReceivedPayment = z.output<typeof received>

const delivery = z.object({
  _id: z.string(),
  receivedAt: z.string(),
  handledAt: z.string().nullable(),
  givenUpAt: z.string().nullable(),
  tries: z.number(),
  lastError: z.string().nullable(),
})

const page = row.extend({
  lines: z.array(z.object({ name: z.string(), size: z.string(), quantity: z.number() })),
  payments: z.array(received),
  events: z.array(delivery),
  mayRetry: z.boolean(),
})
export type PaymentPage = z.output<typeof page>

export const paymentCalls = {
  all: read("/admin/payment/all", "Who began to pay, newest first unless asked otherwise, with counts by view.", {
    body: z.strictObject({
      view: z.enum(PAYMENT_VIEWS).default("all"),
      search: z
        .string()
        .trim()
        .max(PAYMENT_LIST.maxSearch)
        .optional()
        .describe("the beginning of a phone, an e-mail or an id of the gateway; or an order's number"),
      sort: z.enum(PAYMENT_SORTS).default("newest"),
      ...paged(PAYMENT_LIST),
    }),
    reply: z.object({
      data: z.array(row),
      ...counted,
      counts: z.record(z.enum(PAYMENT_VIEWS), z.number()),
      alarms: z.number().int(),
    }),
  }),
  single: read("/admin/payment/single", "One payment with all that the gateway has told of it.", {
    body: z.strictObject({ paymentId: id }),
    reply: z.object({ data: page }),
  }),
  retry: write(
    "/admin/payment/retry",
    "Goes on at once: places what is paid, sends back what is owed, or asks the gateway whether anything was paid.",
    {
      body: z.strictObject({ paymentId: id }),
      reply: z.object({ data: page }),
    },
  ),
}
