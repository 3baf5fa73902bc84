import { Migration } from "@medusajs/framework/mikro-orm/migrations"
import { wakes, wakesNoMore } from "@silai/kit/wake"

/** The checkout's workers are woken by their work: paid attempts, holds and polls that are due, the gateway's events, refunds to send.
 * `traceparent`: the trace of the checkout, to which the order belongs. */
export class Migration20261125140110 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`alter table checkout_attempt add column traceparent text`)
    for (const statement of up) this.addSql(statement)
  }

  override async down(): Promise<void> {
    for (const statement of down) this.addSql(statement)
    this.addSql(`alter table checkout_attempt drop column traceparent`)
  }
}

const up = [
  ...wakes("checkout.placing", {
    table: "checkout_attempt",
    isWork: `new.status in ('paid', 'placing')`,
    isSooner: `old.status not in ('paid', 'placing') or new.lease_until < old.lease_until or (new.lease_until is null and old.lease_until is not null)`,
    at: "lease_until",
  }),
  ...wakes("checkout.expiring", {
    table: "checkout_attempt",
    isWork: `new.status in ('open', 'held')`,
    isSooner: `old.status not in ('open', 'held') or new.held_until < old.held_until`,
    at: "held_until",
  }),
  ...wakes("checkout.looking", {
    table: "checkout_attempt",
    isWork: `new.next_look_at is not null and new.status in ('held', 'expired')`,
    isSooner: `old.next_look_at is null or new.next_look_at < old.next_look_at`,
    at: "next_look_at",
  }),
  ...wakes("checkout.events", {
    table: "gateway_event",
    isWork: "new.handled_at is null and new.given_up_at is null",
    isSooner: `old.given_up_at is not null or new.next_at < old.next_at`,
    at: "next_at",
  }),
  ...wakes("checkout.refunds", {
    table: "gateway_payment",
    isWork: `new.status = 'refund_due'`,
    isSooner: `old.status <> 'refund_due' or new.next_at < old.next_at`,
    at: "next_at",
  }),
  ...wakes("checkout.asked-refunds", {
    table: "refund_ask",
    isWork: `new.state in ('waiting', 'sent')`,
    isSooner: `old.state not in ('waiting', 'sent') or new.next_at < old.next_at`,
    at: "next_at",
  }),
]
const down = [
  ...wakesNoMore("checkout.placing", "checkout_attempt"),
  ...wakesNoMore("checkout.expiring", "checkout_attempt"),
  ...wakesNoMore("checkout.looking", "checkout_attempt"),
  ...wakesNoMore("checkout.events", "gateway_event"),
  ...wakesNoMore("checkout.refunds", "gateway_payment"),
  ...wakesNoMore("checkout.asked-refunds", "refund_ask"),
]
