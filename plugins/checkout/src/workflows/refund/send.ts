import type { MedusaContainer } from "@medusajs/framework/types"
import type { GatewayRefund } from "@silai/contracts/checkout/gateway"
import { type Database, databaseOf, one } from "@silai/kit/knex"
import { log } from "@silai/kit/log"
import { gatewayOf } from "../payment/gateway"
import { noteRefunds } from "../payment/refunded"

type Ask = {
  id: string
  attempt_id: string
  gateway: string
  payment_id: string
  amount_paise: string
  paid_paise: string
  refund_id: string | null
  tries: number
}

/** Sends one refund that somebody asked for, or looks what has become of one that was sent. Returns whether there was one. */
export async function sendNextRefund(container: MedusaContainer): Promise<boolean> {
  const ask = await claim(databaseOf(container), "true")
  if (ask) await send(container, ask)
  return ask !== null
}

/** Sends this refund now if no worker has it. */
export async function sendRefundNow(container: MedusaContainer, askId: string): Promise<void> {
  const ask = await claim(databaseOf(container), "r.id = ?", [askId])
  if (ask) await send(container, ask)
}

/** What is not kept goes back by `sendNextBack`, asked for or not. */
const claim = (database: Database, which: string, bindings: unknown[] = []) =>
  one<Ask>(
    database,
    `update refund_ask set tries = tries + 1, next_at = now() + make_interval(secs => least(1800, 10 * 2 ^ least(tries, 10)))
      where id = (select r.id from refund_ask r join gateway_payment p on p.gateway = r.gateway and p.payment_id = r.payment_id
                   where r.state in ('waiting', 'sent') and r.next_at <= now() and p.status = 'kept' and ${which}
                   order by r.next_at limit 1 for update of r skip locked)
      returning *, (select p.amount_paise from gateway_payment p where p.gateway = refund_ask.gateway and p.payment_id = refund_ask.payment_id) as paid_paise`,
    bindings,
  )

/**
 * The ask's id is the idempotency key, and goes along as a note: a try after a crash finds what was sent, also when the gateway has
 * forgotten its keys.
 */
async function send(container: MedusaContainer, ask: Ask): Promise<void> {
  const database = databaseOf(container)
  try {
    const gateway = gatewayOf(container, ask)
    const known = await gateway.refundsOfPayment(ask.payment_id)
    const mine = known.find(({ id, notes }) => id === ask.refund_id || notes.ask_id === ask.id)
    if (!mine && goneBack(known) >= Number(ask.paid_paise)) return await putAway(container, ask)
    const refund =
      mine ??
      (await gateway.refund({
        paymentId: ask.payment_id,
        amountPaise: Number(ask.amount_paise),
        key: `refund_${ask.id}`,
        notes: { attempt_id: ask.attempt_id, ask_id: ask.id },
      }))
    await database.raw(
      `update refund_ask set refund_id = ?, state = 'sent', last_error = null where id = ? and state in ('waiting', 'sent')`,
      [refund.id, ask.id],
    )
    await noteRefunds(container, ask.gateway, ask.payment_id)
  } catch (error) {
    log("error", "refund not sent", { ask: ask.id, tries: ask.tries, cause: String(error) })
    await database.raw(
      `update refund_ask set last_error = ?, state = case when ? and state = 'waiting' then 'failed' else state end where id = ? and state <> 'done'`,
      [String(error).slice(0, 300), (error as { kind?: string }).kind === "refused", ask.id],
    )
  }
}

const goneBack = (refunds: readonly GatewayRefund[]): number =>
  refunds.filter(({ status }) => status !== "failed").reduce((paise, { amountPaise }) => paise + amountPaise, 0)

/** All the money went back by another hand meanwhile, as when the engine's own refund got through without an answer. */
async function putAway(container: MedusaContainer, ask: Ask): Promise<void> {
  await databaseOf(container).raw(`delete from refund_ask where id = ? and state = 'waiting'`, [ask.id])
  log("info", "refund not needed any more", { ask: ask.id })
  await noteRefunds(container, ask.gateway, ask.payment_id)
}
