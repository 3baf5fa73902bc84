import { randomInt } from "node:crypto"

export type Notes = Record<string, string>
export type Order = {
  id: string
  entity: "order"
  amount: number
  amount_paid: number
  amount_due: number
  currency: string
  receipt: string | null
  offer_id: null
  status: "created" | "attempted" | "paid"
  attempts: number
  notes: Notes | []
  created_at: number
}
export type PaymentStatus = "created" | "authorized" | "captured" | "refunded" | "failed"
export type Payment = {
  id: string
  entity: "payment"
  amount: number
  currency: string
  status: PaymentStatus
  order_id: string | null
  invoice_id: null
  international: boolean
  method: "card" | "upi"
  amount_refunded: number
  refund_status: null | "partial" | "full"
  captured: boolean
  description: string | null
  card_id: string | null
  bank: null
  wallet: null
  vpa: string | null
  email: string | null
  contact: string | null
  notes: Notes | []
  fee: number | null
  tax: number | null
  error_code: string | null
  error_description: string | null
  error_source: string | null
  error_step: string | null
  error_reason: string | null
  acquirer_data: Notes
  created_at: number
  upi?: { vpa: string }
  card?: Record<string, unknown>
}
/** A link as Razorpay has it; `order_id` is set once a buyer has begun to pay. */
export type PaymentLink = {
  id: string
  accept_partial: false
  amount: number
  amount_paid: number
  currency: string
  customer: { name: string; contact: string; email: string }
  description: string
  expire_by: number
  expired_at: number
  cancelled_at: number
  notes: Notes | []
  notify: { sms: boolean; email: boolean; whatsapp: boolean }
  order_id?: string
  payments:
    | null
    | { payment_id: string; plink_id: string; amount: number; method: string; status: "captured"; created_at: number }[]
  reference_id: string
  reminder_enable: boolean
  reminders: []
  short_url: string
  status: "created" | "expired" | "cancelled" | "partially_paid" | "paid"
  upi_link: false
  user_id: ""
  created_at: number
  updated_at: number
}
export const DISPUTE_STATUSES = ["open", "under_review", "won", "lost", "closed"] as const
export type Dispute = {
  id: string
  entity: "dispute"
  payment_id: string
  amount: number
  currency: string
  amount_deducted: number
  reason_code: string
  respond_by: number
  status: (typeof DISPUTE_STATUSES)[number]
  phase: "chargeback"
  created_at: number
}
export type Refund = {
  id: string
  entity: "refund"
  amount: number
  receipt: string | null
  currency: string
  payment_id: string
  notes: Notes | []
  acquirer_data: { arn: string | null }
  created_at: number
  batch_id: null
  status: "pending" | "processed" | "failed"
  speed_requested: "normal" | "optimum"
  speed_processed: "normal"
}

const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789"

/** A prefix and 14 letters or digits, as Razorpay's ids are. */
export function newId(prefix: "order" | "pay" | "rfnd" | "card" | "evt" | "acc" | "plink" | "disp"): string {
  return `${prefix}_${Array.from({ length: 14 }, () => alphabet[randomInt(alphabet.length)]).join("")}`
}

export const seconds = (ms: number) => Math.floor(ms / 1000)

/** Razorpay sends `[]` when there are no notes. */
export const notesOnWire = (notes: Notes | undefined): Notes | [] =>
  notes && Object.keys(notes).length > 0 ? notes : []

export const collection = <T>(items: T[]) => ({ entity: "collection", count: items.length, items })

export const newOrder = (
  { amount, receipt, notes }: Pick<Order, "amount" | "receipt" | "notes">,
  now: number,
): Order => ({
  id: newId("order"),
  entity: "order",
  amount,
  amount_paid: 0,
  amount_due: amount,
  currency: "INR",
  receipt,
  offer_id: null,
  status: "created",
  attempts: 0,
  notes,
  created_at: seconds(now),
})
