import type { SubscriberArgs, SubscriberConfig } from "@medusajs/framework"
import { EVENTS } from "@silai/contracts/events"
import { databaseOf, one } from "@silai/kit/knex"

/** Module events of the engine, which it sends for rows that may still be rolled back. Our own acts must not cause any. */
const beforeCommit = [
  "order.order.created",
  "payment.payment.created",
  "payment.capture.created",
  "inventory.reservation-item.created",
  "customer.customer.created",
  "product.product.created",
]

/** The recording of the latest event. */
let latest: Promise<void> = Promise.resolve()

/**
 * Records each event, in the order of arrival, so that a test that has seen one has seen those before it. The row is
 * looked for at once.
 */
export default function everything(received: SubscriberArgs<{ id?: string }>): Promise<void> {
  const before = latest.catch(() => undefined)
  latest = record(received, before)
  return latest
}

/** @param before the recording of the event before; `row_visible` is null when no table has the event's name */
async function record(
  { event: { name, data }, container }: SubscriberArgs<{ id?: string }>,
  before: Promise<void>,
): Promise<void> {
  const database = databaseOf(container)
  const noun = name.split(".").at(-2)!
  const table = await one<{ name: string }>(
    database,
    `select attrelid::regclass::text as name from pg_attribute where attrelid = to_regclass(quote_ident(?)) and attname = 'id'`,
    [noun.replaceAll("-", "_")],
  )
  const row =
    table?.name && data.id ? await one(database, `select 1 from ${table.name} where id = ?`, [data.id]) : undefined
  await before
  await database.raw(`insert into received_event (name, data, row_visible) values (?, ?::jsonb, ?)`, [
    name,
    JSON.stringify(data),
    row === undefined ? null : row !== null,
  ])
}

export const config: SubscriberConfig = { event: [...Object.keys(EVENTS), ...beforeCommit] }
