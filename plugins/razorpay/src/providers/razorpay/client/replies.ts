import { z } from "zod"
import { GatewayError } from "./gateway-error"
import { statesOf } from "./states"

// Razorpay sends `notes: []` when there are none and an object otherwise.
const notes = z
  .union([z.array(z.unknown()).transform(() => ({})), z.record(z.string(), z.coerce.string())])
  .nullish()
  .transform((value): Record<string, string> => value ?? {})
const paise = z.number().int().nonnegative()

const orderReply = z
  .object({
    id: z.string().min(1),
    amount: paise,
    amount_paid: paise,
    amount_due: paise,
    currency: z.string(),
    receipt: z.string().nullish(),
    status: z.enum(statesOf("order")),
    attempts: z.number().int().nonnegative(),
    notes,
    created_at: z.number(),
  })
  .transform((o) => ({
    id: o.id,
    amountPaise: o.amount,
    amountPaidPaise: o.amount_paid,
    amountDuePaise: o.amount_due,
    currency: o.currency,
    receipt: o.receipt ?? null,
    status: o.status,
    attempts: o.attempts,
    notes: o.notes,
    createdAt: new Date(o.created_at * 1000),
  }))

const paymentReply = z
  .object({
    id: z.string().min(1),
    amount: paise,
    currency: z.string(),
    status: z.enum(statesOf("payment")),
    order_id: z.string().nullish(),
    method: z.string().nullish(),
    amount_refunded: paise.nullish(),
    captured: z.boolean().nullish(),
    email: z.string().nullish(),
    contact: z.union([z.string(), z.number()]).nullish(),
    vpa: z.string().nullish(),
    error_code: z.string().nullish(),
    error_description: z.string().nullish(),
    notes,
    created_at: z.number(),
  })
  .transform((p) => ({
    id: p.id,
    amountPaise: p.amount,
    currency: p.currency,
    status: p.status,
    orderId: p.order_id ?? null,
    method: p.method ?? null,
    amountRefundedPaise: p.amount_refunded ?? 0,
    captured: p.captured ?? false,
    email: p.email ?? null,
    contact: String(p.contact ?? "") || null,
    vpa: p.vpa ?? null,
    errorCode: p.error_code ?? null,
    errorDescription: p.error_description ?? null,
    notes: p.notes,
    createdAt: new Date(p.created_at * 1000),
  }))

const refundReply = z
  .object({
    id: z.string().min(1),
    amount: paise,
    currency: z.string(),
    payment_id: z.string(),
    status: z.enum(statesOf("refund")),
    notes,
    // Which fields are present depends on the payment method; only the buyer's search for the money uses them.
    acquirer_data: z.looseObject({ arn: z.string().nullish(), rrn: z.string().nullish() }).nullish().catch(null),
    created_at: z.number(),
  })
  .transform((r) => ({
    id: r.id,
    amountPaise: r.amount,
    currency: r.currency,
    paymentId: r.payment_id,
    status: r.status,
    notes: r.notes,
    reference: r.acquirer_data?.arn ?? r.acquirer_data?.rrn ?? null,
    createdAt: new Date(r.created_at * 1000),
  }))

const linkReply = z
  .object({
    id: z.string().min(1),
    short_url: z.string().min(1),
    status: z.enum(statesOf("link")),
    expire_by: z.number().nullish(),
    reference_id: z.string().nullish(),
    // Null or empty before anything was paid.
    payments: z.array(z.object({ payment_id: z.string() })).nullish(),
  })
  .transform((link) => ({
    id: link.id,
    url: link.short_url,
    status: link.status,
    until: new Date((link.expire_by ?? 0) * 1000),
    reference: link.reference_id ?? null,
    paymentIds: (link.payments ?? []).map(({ payment_id }) => payment_id),
  }))

const disputeReply = z
  .object({
    id: z.string().min(1),
    payment_id: z.string(),
    amount: paise,
    status: z.enum(statesOf("dispute")),
    respond_by: z.number().nullish(),
  })
  .transform(({ id, payment_id, amount, status, respond_by: seconds }) => ({
    id,
    paymentId: payment_id,
    amountPaise: amount,
    status,
    answerBy: seconds ? new Date(seconds * 1000) : null,
  }))

export type GatewayDispute = z.output<typeof disputeReply>
export type PaymentLink = z.output<typeof linkReply>
export type GatewayOrder = z.output<typeof orderReply>
export type GatewayPayment = z.output<typeof paymentReply>
export type GatewayRefund = z.output<typeof refundReply>

const collection = <T extends z.ZodType>(item: T) => z.object({ items: z.array(item) }).transform((list) => list.items)

function reader<T extends z.ZodType>(what: string, shape: T) {
  return (body: unknown): z.output<T> => {
    const parsed = shape.safeParse(body)
    if (parsed.success) return parsed.data
    const where = parsed.error.issues[0]?.path.join(".") || "the whole body"
    throw new GatewayError("garbled", "UNREADABLE_REPLY", `the ${what} in the reply is not readable at ${where}`, 200)
  }
}

export const readOrder = reader("order", orderReply)
export const readPayment = reader("payment", paymentReply)
export const readPayments = reader("payment list", collection(paymentReply))
export const readRefund = reader("refund", refundReply)
export const readRefunds = reader("refund list", collection(refundReply))
export const readDispute = reader("dispute", disputeReply)
export const readLink = reader("payment link", linkReply)
export const readLinks = reader(
  "list of payment links",
  z.object({ payment_links: z.array(linkReply) }).transform((list) => list.payment_links),
)
