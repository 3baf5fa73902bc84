import { z } from "zod"
import { adminCall } from "../call"
import { counted, fileSummary, paged } from "../paging"
import { DISPUTE_STATES, type DisputeState } from "./gateway-states"
import { paymentRefundMessages } from "./payment-messages"
import {
  MISMATCH_KINDS,
  ATTEMPT_STATUSES,
  CHECKOUT,
  PAYMENT_LIST,
  PAYMENT_NOTICES,
  PAYMENT_RETRIES,
  PAYMENT_SORTS,
  PAYMENT_STATES,
  PAYMENT_VIEWS,
  REFUND,
  REFUND_REASONS,
  REFUND_STATES,
} from "./limits"
import { lineShape, proseShape } from "../text"

const read = adminCall("payment.read")
const write = adminCall("payment.write")

const id = z.string().trim().min(1).max(80)

const row = z.object({
  _id: z.string(),
  status: z.enum(ATTEMPT_STATUSES),
  state: z
    .enum(PAYMENT_STATES)
    .describe(
      "the status, and for a placed order whether its money is refunded, in part or whole; a refund counts once it is confirmed",
    ),
  createdAt: z.string(),
  paidAt: z.string().nullable(),
  heldUntil: z.string(),
  amountRupees: z.number(),
  refundedRupees: z.number().describe("what the gateway has confirmed as sent back, of all money received"),
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
  reason: z.enum(["", ...REFUND_REASONS]).describe("why it is refunded; empty when it is kept"),
  amountRupees: z.number(),
  currency: z.string(),
  method: z.string(),
  notedBy: z.string().nullable().describe("who of the staff noted it; null where the gateway reported it"),
  reference: z.string().describe("by what money that was noted is found again"),
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
  dispute: z
    .enum(Object.keys(DISPUTE_STATES) as [DisputeState, ...DisputeState[]])
    .nullable()
    .describe("what it says of a dispute; null: it is about something else, or not handled yet"),
})

const rupees = z.number().min(0).max(CHECKOUT.maxRupees).multipleOf(0.01)

const refundAsked = z.object({
  _id: z.string(),
  askedAt: z.string(),
  by: z.string(),
  reason: z.string(),
  amountRupees: z.number(),
  sendableRupees: z.number().describe("of a declined one: what of it is left, after other refunds of its payment"),
  state: z.enum(REFUND_STATES),
  doneAt: z.string().nullable(),
  lastError: z.string().nullable(),
  declines: z.number().int().describe("how often the bank, or the gateway, has declined it"),
  nextAt: z.string().nullable().describe("when it is sent again; null where it is not"),
  handled: z
    .object({ at: z.string(), by: z.string(), note: z.string() })
    .nullable()
    .describe("who paid the money back in another way, or why it is not sent"),
  mayWithdraw: z.boolean().describe("whether staff who asked for it may decide not to refund it after all"),
})
export type RefundAsked = z.output<typeof refundAsked>

const answerBy = z.string().nullable().describe("until when an open dispute must be answered; null without one")

const page = row.extend({
  lines: z.array(z.object({ name: z.string(), size: z.string(), quantity: z.number() })),
  payments: z.array(received),
  events: z.array(delivery),
  refunds: z.array(refundAsked).describe("refunds that staff have requested, oldest first"),
  mayRetry: z.boolean(),
  retry: z
    .enum(PAYMENT_RETRIES)
    .nullable()
    .describe("what a retry does: places the order, sends owed money back, or asks the gateway; null: nothing is left"),
  mayRefund: z
    .enum(["part", "whole"])
    .nullable()
    .describe(
      "part: any amount up to `leftRupees`; whole: nothing is placed, so all of it; null: nothing can be sent back now, or its bank disputes it",
    ),
  leftRupees: z
    .number()
    .describe("of the money that was kept: not refunded, not on its way and not paid back in another way"),
  promisedRupees: z.number().describe("of that money: refunded, on its way or paid back in another way"),
  cancelsOrder: z.boolean().describe("whether the order is called off when all of its money is back"),
  mismatches: z.array(z.enum(MISMATCH_KINDS)).describe("its differences that are open"),
  answerBy,
})
export type PaymentPage = z.output<typeof page>

const notice = z.object({
  _id: z.string(),
  gateway: z.string(),
  event: z.string().nullable().describe("the gateway's name for it; null when even that could not be read"),
  receivedAt: z.string(),
  handledAt: z.string().nullable(),
  givenUpAt: z.string().nullable().describe("when the shop stopped trying; null: it is tried again by itself"),
  tries: z.number(),
  lastError: z.string().nullable(),
  isEmpty: z.boolean().describe("its content was deleted with its buyer's account"),
})
export type PaymentNotice = z.output<typeof notice>

const reason = proseShape(REFUND.maxReason).min(REFUND.shortestReason, paymentRefundMessages.reasonWanted)

const mismatch = z.object({
  _id: z.string(),
  kind: z.enum(MISMATCH_KINDS),
  gateway: z.string(),
  gatewayPaymentId: z.string(),
  paymentId: z.string().nullable().describe("the shop's own, where it has one"),
  orderId: z.string().nullable(),
  orderNumber: z.string().nullable(),
  shopRupees: z.number().describe("what the shop's books say"),
  gatewayRupees: z.number().describe("the gateway's amount"),
  madeAt: z.string().describe("when the payment was made"),
  answerBy,
  foundAt: z.string(),
  closedAt: z.string().nullable(),
  closedBy: z.string().nullable().describe("null: it is settled, the books agree"),
  note: z.string().nullable(),
})
export type PaymentMismatch = z.output<typeof mismatch>

const filters = {
  view: z.enum(PAYMENT_VIEWS).default("all"),
  search: lineShape(PAYMENT_LIST.maxSearch)
    .optional()
    .describe("the beginning of a phone, an e-mail or an id of the gateway; or an order's number"),
  sort: z.enum(PAYMENT_SORTS).default("newest"),
}

const seenSendable = rupees.optional().describe("`sendableRupees`, as the caller saw it")

export const paymentCalls = {
  all: read("/admin/payment/all", "Payment attempts, newest first unless asked otherwise, with counts by view.", {
    body: z.strictObject({ ...filters, ...paged(PAYMENT_LIST) }),
    reply: z.object({
      data: z.array(row),
      ...counted,
      counts: z.record(z.enum(PAYMENT_VIEWS), z.number()),
      alarms: z.number().int(),
    }),
  }),
  export: read("/admin/payment/export", fileSummary("The filtered list of payments"), {
    body: z.strictObject(filters),
    reply: z.object({}),
  }),
  single: read("/admin/payment/single", "One payment with all its webhooks from the gateway.", {
    body: z.strictObject({ paymentId: id }),
    reply: z.object({ data: page }),
  }),
  retry: write(
    "/admin/payment/retry",
    "Continues at once: places a paid order, sends back owed money, or asks the gateway whether anything was paid.",
    {
      body: z.strictObject({ paymentId: id }),
      reply: z.object({ data: page }),
    },
  ),
  notices: read("/admin/payment/notices", "News of the gateways that could not be handled, latest first.", {
    body: z.strictObject(paged(PAYMENT_NOTICES)),
    reply: z.object({ data: z.array(notice), ...counted }),
  }),
  retryNotice: write("/admin/payment/notice/retry", "Handles a gateway's webhook again, at once.", {
    body: z.strictObject({ noticeId: z.string().trim().min(1).max(200) }),
    reply: z.object({ data: notice }),
  }),
  refundOrder: write(
    "/customer/order/refund",
    "Sends money of a placed order back to its buyer: all that is left of it, or a part.",
    {
      body: z
        .strictObject({
          orderId: id,
          amountRupees: rupees.min(REFUND.minRupees).optional().describe("absent: all that is left"),
          reason,
          seenRefundedRupees: rupees
            .optional()
            .describe(
              "what was refunded or on its way, as the caller saw it (`promisedRupees`); required with an amount",
            ),
        })
        .refine(
          ({ amountRupees, seenRefundedRupees }) => amountRupees === undefined || seenRefundedRupees !== undefined,
          {
            path: ["seenRefundedRupees"],
            error: paymentRefundMessages.seenWanted,
          },
        ),
      reply: z.object({ data: page }),
    },
  ),
  refund: write(
    "/admin/payment/refund",
    "Sends money back to the buyer, once for however many requests: a part or all of a placed order's, or all of a payment without an order.",
    {
      body: z.strictObject({
        paymentId: id,
        amountRupees: rupees.min(REFUND.minRupees),
        reason,
        seenRefundedRupees: rupees.describe("what was refunded or on its way, as the caller saw it: `promisedRupees`"),
        seenPlaced: z.boolean().describe("whether the asker saw an order placed"),
      }),
      reply: z.object({ data: page }),
    },
  ),
  refundAgain: write(
    "/admin/payment/refund/again",
    "Sends a refund again that the bank has declined for good, or what is left of it.",
    {
      body: z.strictObject({ refundId: id, amountRupees: seenSendable }),
      reply: z.object({ data: page }),
    },
  ),
  refundGiven: write(
    "/admin/payment/refund/given",
    "Notes that the buyer got the money of a declined refund another way; it is no longer sent.",
    {
      body: z.strictObject({ refundId: id, amountRupees: seenSendable, note: reason }),
      reply: z.object({ data: page }),
    },
  ),
  refundWithdraw: write(
    "/admin/payment/refund/withdraw",
    "Decides not to send a stuck refund after all, if staff asked for it; the shop keeps the money.",
    {
      body: z.strictObject({ refundId: id, note: reason }),
      reply: z.object({ data: page }),
    },
  ),
  mismatches: read(
    "/admin/payment/mismatches",
    "Money on which the gateway and the shop's books differ, latest first.",
    {
      body: z.strictObject({ isClosed: z.boolean().default(false) }),
      reply: z.object({ data: z.array(mismatch), open: z.number().int(), readTo: z.string().nullable() }),
    },
  ),
  closeMismatch: write(
    "/admin/payment/mismatches/close",
    "Dismisses a difference with a note. It comes back if it changes.",
    {
      body: z.strictObject({ mismatchId: id, note: reason }),
      reply: z.object({ data: z.array(mismatch), open: z.number().int(), readTo: z.string().nullable() }),
    },
  ),
}
