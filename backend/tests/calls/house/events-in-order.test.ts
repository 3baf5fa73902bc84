import { randomUUID } from "node:crypto"
import { expect, test } from "vitest"
import { eventsOf, untilAllIsSent } from "../../rig/received-events"
import { aBag, aGuest, buys } from "../../rig/shopper"
import { closeSqlAfterwards, sql } from "../../rig/sql"
import { setStock } from "../../rig/stock"
import { afterWork } from "../../rig/work"

closeSqlAfterwards()
const [slug, size] = ["classic-white-formal-shirt", "XL"] as const

test("sends plugins one change's events in the order of writing, even when the first must be sent again", async () => {
  const [first, second] = [`first-${randomUUID()}`, `second-${randomUUID()}`]
  const word = (id: string) => JSON.stringify({ name: "customer.updated", data: [{ id }] })
  // Both of one transaction; the first has failed, and its next try is an hour away.
  await sql(
    `insert into outbox (topic, dedupe_key, payload, next_at)
     values ('engine.event', $1, $3, now() + interval '1 hour'), ('engine.event', $2, $4, now())`,
    [first, second, word(first), word(second)],
  )
  await untilAllIsSent()
  expect(await eventsOf(second)).toEqual([])
  await sql(`update outbox set next_at = now() where dedupe_key = $1`, [first])
  const sent = () =>
    sql<{ dedupe_key: string }>(
      `select dedupe_key from outbox where dedupe_key = any($1) and status = 'sent' order by sent_at`,
      [[first, second]],
    )
  await afterWork("both are sent", async () => (await sent()).length === 2)
  expect((await sent()).map(({ dedupe_key }) => dedupe_key)).toEqual([first, second])
})

test("sends a placed order's events in order: the payment, the reserved goods, then the order", async () => {
  await setStock(slug, size, 5)
  const orderId = await buys(await aGuest(), await aBag([{ slug, size }]))
  await untilAllIsSent()
  // Without the rows of the shop's own listeners.
  const events = await sql<{ name: string }>(
    `select payload ->> 'name' as name from outbox where listener = 'bus'
        and written_in = (select written_in from outbox where listener = 'bus' and payload @> $1) order by sent_at`,
    [JSON.stringify({ name: "order.placed", data: [{ id: orderId }] })],
  )
  expect(events.map(({ name }) => name)).toEqual([
    "payment.captured",
    "reservation-item.created",
    "inventory-level.updated",
    "order.placed",
  ])
})
