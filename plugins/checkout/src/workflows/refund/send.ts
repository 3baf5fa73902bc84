import type { MedusaContainer } from "@medusajs/framework/types"
import type { GatewayRefund } from "@silai/contracts/checkout/gateway"
import { type BackOff, leaseOf, pauseAfter } from "@silai/kit/back-off"
import { crashPoint } from "@silai/kit/crash-point"
import { type Database, databaseOf, one } from "@silai/kit/knex"
import { causeOf, log } from "@silai/kit/log"
import { paymentRefundMessages } from "@silai/contracts/checkout/payment-messages"
import { isDisputed } from "../../queries/payment/disputes"
import { REFUNDS } from "../../queries/refund-states"
import { gatewayOf } from "../payment/gateway"
import { noteRefunds } from "../payment/refunded"
import { endAsOvertaken, leaveToPerson, noteDecline, putAway } from "./close"
import { closeAsTooSmall, isTooSmall } from "./refundable"

const RETRY: BackOff = { first: 20, longest: 1_800 }

type Ask = {
  id: string
  attempt_id: string
  gateway: string
  payment_id: string
  amount_paise: string
  paid_paise: string
  refund_id: string | null
  engine_refund_id: string | null
  is_rest: boolean
  tries: number
  declines: number
}

/** Sends one refund that was asked for, or checks the state of one that was sent. Returns whether there was one. */
export async function sendNextRefund(container: MedusaContainer): Promise<boolean> {
  const ask = await claim(databaseOf(container), "r.next_at <= now()")
  if (ask) await send(container, ask)
  return ask !== null
}

/** Sends this refund now if no worker has it, and it was not tried since it was asked for. */
export async function sendRefundNow(container: MedusaContainer, askId: string): Promise<void> {
  const ask = await claim(databaseOf(container), "r.id = ? and (r.next_at <= now() or r.tries = 0)", [askId])
  if (ask) await send(container, ask)
}

/** Claims a refund only of money that the shop keeps. `sendNextRefundDue` refunds all other money, asked for or not. */
const claim = (database: Database, which: string, bindings: unknown[] = []) =>
  one<Ask>(
    database,
    `update refund_ask set tries = tries + 1, next_at = now() + ${leaseOf(RETRY)}
      where id = (select r.id from refund_ask r join gateway_payment p on p.gateway = r.gateway and p.payment_id = r.payment_id
                   where r.state in ${REFUNDS.underWay} and p.status = 'kept' and ${which}
                   order by r.next_at limit 1 for update of r skip locked)
      returning *, (select p.amount_paise from gateway_payment p where p.gateway = refund_ask.gateway and p.payment_id = refund_ask.payment_id) as paid_paise`,
    bindings,
  )

const sumOf = (refunds: readonly GatewayRefund[]): number =>
  refunds.reduce((paise, { amountPaise }) => paise + amountPaise, 0)

/**
 * The request's id with its number of declines is the idempotency key, and the id is also sent as a note: a try after a
 * crash finds what was sent, even when the gateway has forgotten its keys, and a try after a decline is a new refund.
 */
async function send(container: MedusaContainer, ask: Ask): Promise<void> {
  const database = databaseOf(container)
  try {
    const gateway = gatewayOf(container, ask)
    const known = await gateway.refundsOfPayment(ask.payment_id)
    const live = known.filter(({ status }) => status !== "failed")
    const mine = live.find(({ id, notes }) => id === ask.refund_id || notes.ask_id === ask.id)
    // Its bank gives the buyer the same money: sent as well, it would be given twice.
    if (!mine && (await isDisputed(database, ask)))
      return await leaveToPerson(database, ask, paymentRefundMessages.disputed)
    const amountPaise = mine ? mine.amountPaise : await roomFor(container, ask, live)
    if (amountPaise === null) return
    const refund =
      mine ??
      (await gateway.refund({
        paymentId: ask.payment_id,
        amountPaise,
        key: ask.declines ? `refund_${ask.id}_${ask.declines}` : `refund_${ask.id}`,
        notes: {
          attempt_id: ask.attempt_id,
          ask_id: ask.id,
          ...(ask.engine_refund_id && { refund_id: ask.engine_refund_id }),
        },
      }))
    crashPoint("after-refund-sent")
    if (refund.status === "failed") return await noteDecline(database, ask, paymentRefundMessages.bankDeclined)
    await database.raw(
      `update refund_ask set refund_id = ?, state = 'sent', last_error = null where id = ? and declines = ? and state in ${REFUNDS.underWay}`,
      [refund.id, ask.id, ask.declines],
    )
    await noteRefunds(container, ask.gateway, ask.payment_id)
  } catch (error) {
    const cause = causeOf(error)
    if ((error as { kind?: string }).kind === "by_hand")
      return leaveToPerson(database, ask, paymentRefundMessages.byHand)
    log("error", "refund not sent", { ask: ask.id, tries: ask.tries, cause })
    if ((error as { kind?: string }).kind === "refused") {
      if (await isOvertaken(container, ask)) return
      return noteDecline(database, ask, cause)
    }
    await database.raw(
      `update refund_ask set last_error = ?, next_at = now() + make_interval(secs => ?) where id = ? and state in ${REFUNDS.underWay}`,
      [cause.slice(0, 300), pauseAfter(RETRY, ask.tries), ask.id],
    )
  }
}

/**
 * How much of a request can be sent, after what was or is being refunded by others; null when nothing can now. Others'
 * pending refunds may still be declined, so the request then waits for its next turn.
 */
async function roomFor(container: MedusaContainer, ask: Ask, live: readonly GatewayRefund[]): Promise<number | null> {
  const [paid, wanted] = [Number(ask.paid_paise), Number(ask.amount_paise)]
  const done = sumOf(live.filter(({ status }) => status === "processed"))
  if (done >= paid) {
    log("info", "refund not needed any more", { ask: ask.id })
    await putAway(databaseOf(container), { gateway: ask.gateway, paymentId: ask.payment_id })
    await noteRefunds(container, ask.gateway, ask.payment_id)
    return null
  }
  const left = paid - sumOf(live)
  if (wanted <= left) return wanted
  // Others' refunds are on their way: whether they arrive decides what is left.
  if (sumOf(live) > done) return null
  if (!ask.is_rest) {
    await noteRefunds(container, ask.gateway, ask.payment_id)
    await endAsOvertaken(databaseOf(container), ask, left)
    return null
  }
  await databaseOf(container).raw(`update refund_ask set amount_paise = ? where id = ? and state = 'waiting'`, [
    left,
    ask.id,
  ])
  if (!isTooSmall(left)) return left
  await closeAsTooSmall(databaseOf(container), ask.id)
  return null
}

/**
 * Whether the gateway refused this because others' refunds left too little, which no later try changes. What is left is
 * then sent at the next turn, or offered to staff. An unanswered question counts as no.
 */
async function isOvertaken(container: MedusaContainer, ask: Ask): Promise<boolean> {
  try {
    const known = await gatewayOf(container, ask).refundsOfPayment(ask.payment_id)
    const live = known.filter(({ status }) => status !== "failed")
    if (Number(ask.amount_paise) <= Number(ask.paid_paise) - sumOf(live)) return false
    if ((await roomFor(container, ask, live)) !== null)
      await databaseOf(container).raw(`update refund_ask set next_at = now() where id = ? and state = 'waiting'`, [
        ask.id,
      ])
    return true
  } catch (error) {
    log("warn", "refunds not read", { ask: ask.id, cause: causeOf(error) })
    return false
  }
}
