import { type Ask, type Checks, differencesOf } from "./kinds"

/** A shopper still has time to pay. */
const stillHeld = `status in ('open', 'held') and held_until > now()`

/** The work left in progress in a shop that should be at rest. */
const checks: Checks = {
  "payments that wait for an end": `select id, status, order_id, held_until, tries, last_error from checkout_attempt where status in ('open', 'held', 'paid', 'placing', 'refund_due') and not (${stillHeld})`,
  "money that is still to be sent back": `select payment_id, attempt_id, amount_paise, refunded_paise, reason, tries, last_error from gateway_payment where status = 'refund_due'`,
  "refunds that are asked for and not answered": `select id, attempt_id, payment_id, amount_paise, state, tries, next_at, last_error from refund_ask where state in ('waiting', 'sent')`,
  "news of the gateway that is not handled": `select event_id, tries, given_up_at, last_error from gateway_event where handled_at is null`,
  "orders that are being moved": `select order_id, number, code, moving from order_state where moving is not null`,
  "papers that are due": `select order_id, number, code, papers_due_at from order_state where papers_due_at is not null`,
  "messages that are not sent": `select id, topic, dedupe_key, tries, last_error from outbox where status = 'waiting'`,
}

const explained: Checks = {
  "payments that their shoppers still have time for": `select id, status, amount_paise, held_until from checkout_attempt where ${stillHeld}`,
}

export const stillHeldOnes = (ask: Ask) => differencesOf(ask, explained)
export const leftUnderWay = (ask: Ask) => differencesOf(ask, checks)
