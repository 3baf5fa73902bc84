import { randomUUID } from "node:crypto"
import { expect, test } from "vitest"
import { eventually } from "../../rig/eventually"
import { heardOf, untilAllIsSent } from "../../rig/heard"
import { aBag, aGuest, buys } from "../../rig/shopper"
import { closeSqlAfterwards, sql } from "../../rig/sql"
import { setStock } from "../../rig/stock"

closeSqlAfterwards()
const [slug, size] = ["classic-white-formal-shirt", "XL"] as const

test("of one change plugins hear in the order of writing, also when the first word has to be said again", async () => {
  const [first, second] = [`first-${randomUUID()}`, `second-${randomUUID()}`]
  const word = (id: string) => JSON.stringify({ name: "customer.updated", data: [{ id }] })
  // Both of one transaction; the first was tried in vain, and its next try is an hour away.
  await sql(
    `insert into outbox (topic, dedupe_key, payload, next_at)
     values ('engine.event', $1, $3, now() + interval '1 hour'), ('engine.event', $2, $4, now())`,
    [first, second, word(first), word(second)],
  )
  await untilAllIsSent()
  expect(await heardOf(second)).toEqual([])
  await sql(`update outbox set next_at = now() where dedupe_key = $1`, [first])
  const sent = () =>
    sql<{ dedupe_key: string }>(
      `select dedupe_key from outbox where dedupe_key = any($1) and status = 'sent' order by sent_at`,
      [[first, second]],
    )
  await eventually("both are sent", async () => (await sent()).length === 2)
  expect((await sent()).map(({ dedupe_key }) => dedupe_key)).toEqual([first, second])
})

test("a placed order is told as it came about: the payment, the goods put aside, then the order", async () => {
  await setStock(slug, size, 5)
  const orderId = await buys(await aGuest(), await aBag([{ slug, size }]))
  await untilAllIsSent()
  const told = await sql<{ name: string }>(
    `select payload ->> 'name' as name from outbox where topic = 'engine.event'
        and written_in = (select written_in from outbox where payload @> $1) order by sent_at`,
    [JSON.stringify({ name: "order.placed", data: [{ id: orderId }] })],
  )
  expect(told.map(({ name }) => name)).toEqual([
    "payment.captured",
    "reservation-item.created",
    "inventory-level.updated",
    "order.placed",
  ])
})
