import { afterAll, beforeAll, expect, test } from "vitest"
import { useShop } from "../../rig/facts"
import { gatewayBook } from "../../rig/gateway"
import { openShop, type RunningShop } from "../../rig/shop"
import { sql } from "../../rig/sql"
import { differences, inFigures, inWords } from "../ledger/ledger"
import { openingOf } from "../ledger/stock"
import { figure, seed } from "../print"
import { calmDown } from "./calm"
import { actorCount, prepare, quietHour, rage } from "./storm"
import type { World } from "./world"

const minutes = Number(process.env.STORM_MINUTES ?? 1)
const runs = Number(process.env.STORM_RUNS ?? 1)
/** A limit, not a pause: a busy machine starts a shop in minutes. */
const calmMs = 600_000

let shop: RunningShop
let world: World
beforeAll(async () => {
  shop = await openShop()
  useShop(shop.facts)
  // The rig's database acknowledges commits before they are on disk; here committed data must survive the kills.
  await sql(`alter database silai set synchronous_commit = on`)
  await shop.backend().stop()
  await shop.startBackend()
  world = await prepare(shop)
}, 600_000)
afterAll(() => shop?.close(), 60_000)

/** The results of the storm's orders, so that a storm in which nothing happened does not pass as a good one. */
const deeds = async () =>
  (
    await sql<Record<string, number>>(`select
      (select count(*)::int from order_state) as placed,
      (select count(distinct order_id)::int from order_state_log where code in (3, 7)) as packed,
      (select count(distinct order_id)::int from order_state_log where code in (4, 8)) as sent,
      (select count(*)::int from order_state where code in (9, 10)) as cancelled,
      (select count(distinct order_id)::int from order_state_log l where code = 10 and exists (select 1 from order_state_log b where b.order_id = l.order_id and b.code in (3, 7))) as "cancelledPacked",
      (select count(*)::int from order_state where taken_out_paise > 0) as "takenOut",
      (select count(*)::int from order_state where details -> 'changes' is not null) as "changed",
      (select count(*)::int from checkout_attempt where piece_change is not null and status = 'placed') as "changesPaid",
      (select count(*)::int from checkout_attempt where piece_change is not null and status = 'refunded') as "changesTooLate",
      (select count(*)::int from refund_ask) as asks,
      (select count(*)::int from return_request) as returns,
      (select count(*)::int from return_request where state in ('refunded', 'exchanged')) as "returnsDone",
      (select count(*)::int from return_request where state = 'exchanged') as exchanged,
      (select count(*)::int from refund_ask where declines > 0) as "asksDeclined",
      (select count(*)::int from coupon_claim) as coupons,
      (select count(*)::int from coupon_claim l join coupon c on c.id = l.coupon_id and c.first_order) as "firstOrders"`)
  )[0]!

test.each(Array.from({ length: runs }, (_, run) => ({ run: run + 1, from: seed + run * 7919 })))(
  "misses no piece and no paisa in storm $run, after all actors act at once, with kills in between",
  async ({ run, from }) => {
    const opening = await openingOf(sql)
    const started = Date.now()
    await quietHour(world, 20)
    const stormed = Date.now()
    const quiet = { order: world.notes.p95("/customer/order"), verify: world.notes.p95("/customer/verifyPayment") }
    const killed = await rage(world, minutes, from)
    const storm = {
      order: world.notes.p95("/customer/order", stormed),
      verify: world.notes.p95("/customer/verifyPayment", stormed),
    }
    const left = await calmDown(calmMs, shop)
    const [others] = await sql<{ n: number }>(
      `select count(*)::int as n from stock_movement where why = 'engine' and at > $1`,
      [new Date(started)],
    )
    const found = await differences(sql, { book: await gatewayBook(), opening })
    const faults = world.notes.faults()
    const conditions = {
      run,
      minutes,
      actors: actorCount,
      from,
      operations: world.notes.replies.length,
      killed: killed.join("; "),
    }
    process.stdout.write(`${world.notes.table()}\n`)
    figure(
      "differences that the ledger finds after the storm",
      found.reduce((sum, { rows }) => sum + rows.length, 0),
      { ...conditions, ...(await deeds()) },
    )
    figure("answers of 5xx, or none, that the storm does not explain", faults.length, conditions)
    for (const call of ["order", "verify"] as const)
      figure(
        `p95 of ${call} in the storm, as a multiple of a quiet hour's`,
        (storm[call] / Math.max(1, quiet[call])).toFixed(1),
        { quietMs: quiet[call], stormMs: storm[call] },
      )
    if (found.length) process.stdout.write(`${inWords(found)}\n`)
    for (const one of faults.slice(0, 20))
      process.stdout.write(
        `    ${JSON.stringify({ ...one, took: one.ended - one.started, at: one.started - started })}\n`,
      )
    world.notes.replies = []
    expect({ differences: inFigures(found), faults: faults.length, left, withoutCause: others!.n }).toEqual({
      differences: {},
      faults: 0,
      left: {},
      withoutCause: 0,
    })
    const done = await deeds()
    expect(Math.min(done.placed!, done.packed!, done.cancelled!, done.asks!)).toBeGreaterThan(0)
  },
  (3 * minutes + 15) * 60_000,
)
