import type { RunningShop } from "../../rig/shop"
import { faults, gatewayBook } from "../../rig/gateway"
import { standInPost } from "../../rig/customer"
import { sql } from "../../rig/sql"
import { leftUnderWay } from "../ledger/standing"
import { inFigures } from "../ledger/ledger"
import { rest } from "./world"

/** Yesterday and today in India. */
const lastDays = () =>
  [1, 0].map((ago) => new Date(Date.now() + 5.5 * 3_600_000 - ago * 86_400_000).toISOString().slice(0, 10))

/** As if the time had passed after which each worker tries again, and unpaid holds are released. */
const later = [
  `update checkout_attempt set held_until = now() - interval '1 second' where status in ('open', 'held')`,
  `update checkout_attempt set next_look_at = now() where next_look_at > now()`,
  `update checkout_attempt set lease_until = now() where lease_until > now() and status = 'placing'`,
  `update gateway_payment set next_at = now() where status = 'refund_due' and next_at > now()`,
  `update gateway_event set next_at = now() where handled_at is null and given_up_at is null and next_at > now()`,
  `update refund_ask set next_at = now() where state <> 'done' and next_at > now()`,
  `update outbox set next_at = now() where status = 'waiting' and next_at > now()`,
]

/** Payments that the gateway has and the shop does not know of. */
async function unknownPayments(): Promise<number> {
  const { payments } = await gatewayBook()
  const known = new Set((await sql<{ id: string }>(`select payment_id as id from gateway_payment`)).map(({ id }) => id))
  return payments.filter(({ id, captured }) => captured && !known.has(id)).length
}
async function unsettled(): Promise<number> {
  const { refunds } = await gatewayBook()
  const gone = new Map<string, number>()
  for (const { payment_id, amount, status } of refunds)
    if (status === "processed") gone.set(payment_id, (gone.get(payment_id) ?? 0) + amount)
  const rows = await sql<{ id: string; paise: string }>(
    `select payment_id as id, refunded_paise as paise from gateway_payment`,
  )
  return rows.filter(({ id, paise }) => Number(paise) !== (gone.get(id) ?? 0)).length
}

/**
 * The gateway recovers, banks answer, workers continue, until nothing changes any more. Returns what is left after `patienceMs`: the
 * ledger names its rows.
 */
export async function calmDown(patienceMs: number, shop?: Pick<RunningShop, "exec">): Promise<Record<string, number>> {
  const until = Date.now() + patienceMs
  await faults({ reset: true })
  // A payment that no webhook, browser or request to the gateway has reported is found when the day is read.
  if (shop && (await unknownPayments())) await shop.exec("plugins/checkout/src/scripts/reconcile.ts", ...lastDays())
  let quiet = 0
  let left: Record<string, number> = {}
  while (Date.now() < until && quiet < 3) {
    await standInPost("/razorpay/__clock", { advanceMs: 61_000 })
    for (const statement of later) await sql(statement).catch(() => undefined)
    await rest(1_500)
    const waiting = await gatewayBook()
    left = {
      ...inFigures(await leftUnderWay(sql)),
      ...(waiting.waiting && { "jobs of the gateway": waiting.waiting }),
      ...((await unknownPayments()) && { "payments the shop does not know of": await unknownPayments() }),
      ...((await unsettled()) && { "payments with other refunds than the shop knows": await unsettled() }),
    }
    quiet = Object.keys(left).length ? 0 : quiet + 1
  }
  return left
}
