import type { AttemptStatus } from "@silai/contracts/checkout/limits"
import { one, type Sql } from "@silai/kit/knex"
import type { Snapshot } from "./ports"

/** A row of `checkout_attempt`, the till's one state machine (DESIGN §5). `amount_paise` comes as text: a bigint. */
export type Attempt = {
  id: string
  bag_key: string
  session_id: string
  customer_id: string | null
  fingerprint: string
  snapshot: Snapshot
  amount_paise: string
  status: AttemptStatus
  razorpay_order_id: string | null
  razorpay_payment_id: string | null
  order_id: string | null
  held_until: Date
  tries: number
  paid_at: Date | null
}

export const lockAttempt = (trx: Sql, where: "id" | "razorpay_order_id", value: string) =>
  one<Attempt>(trx, `select * from checkout_attempt where ${where} = ? for update`, [value])

/** Moves an attempt on; the caller holds its row lock. Statuses only ever go forward along DESIGN §5. */
export async function moveAttempt(
  trx: Sql,
  id: string,
  status: AttemptStatus,
  changes: Record<string, unknown> = {},
): Promise<void> {
  const columns = Object.keys(changes)
  const sets = ["status = ?", "updated_at = now()", ...columns.map((column) => `${column} = ?`)]
  await trx.raw(`update checkout_attempt set ${sets.join(", ")} where id = ?`, [
    status,
    ...columns.map((column) => changes[column]),
    id,
  ])
}

/** One shopper's bag: the person when signed in, else this browser. */
export const bagKeyOf = (shopper: { sessionId: string; customerId: string | null }) =>
  shopper.customerId ?? shopper.sessionId
