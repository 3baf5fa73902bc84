import { Migration } from "@medusajs/framework/mikro-orm/migrations"
import { wakes, wakesNoMore } from "@silai/kit/wake"

/** A row in the outbox wakes its worker. `traceparent`: the trace in which it was written, so that its delivery belongs to it. */
export class Migration20261125140000 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`alter table outbox add column traceparent text`)
    for (const statement of up) this.addSql(statement)
  }

  override async down(): Promise<void> {
    for (const statement of down) this.addSql(statement)
    this.addSql(`alter table outbox drop column traceparent`)
  }
}

const up = [
  ...wakes("house.outbox", {
    table: "outbox",
    isWork: `new.status = 'waiting' and new.topic <> 'engine.event'`,
    isSooner: `old.status <> 'waiting' or new.next_at < old.next_at`,
    at: "next_at",
  }),
  ...wakes("house.engine-events", {
    table: "outbox",
    isWork: `new.status = 'waiting' and new.topic = 'engine.event' and coalesce(new.listener, 'bus') = 'bus'`,
    isSooner: `old.status <> 'waiting' or new.next_at < old.next_at`,
    at: "next_at",
  }),
  ...wakes("house.listeners", {
    table: "outbox",
    isWork: `new.status = 'waiting' and new.listener <> 'bus'`,
    isSooner: `old.status <> 'waiting' or new.next_at < old.next_at`,
    at: "next_at",
  }),
]
const down = [
  ...wakesNoMore("house.outbox", "outbox"),
  ...wakesNoMore("house.engine-events", "outbox"),
  ...wakesNoMore("house.listeners", "outbox"),
]
