import { connect } from "node:net"
import { checkoutCalls } from "@silai/contracts/checkout/calls"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { browser } from "../../rig/browser"
import { aDraft } from "../../rig/colourway"
import { eventually } from "../../rig/eventually"
import { useShop } from "../../rig/facts"
import { pay } from "../../rig/gateway"
import { whileHeld } from "../../rig/row-lock"
import { signInAsOwner } from "../../rig/owner"
import { openShop, type RunningShop } from "../../rig/shop"
import { aBag, aGuest, askToPay } from "../../rig/shopper"
import { closeSqlAfterwards, sql } from "../../rig/sql"

let shop: RunningShop
// A separate shop: this test stops it, and runs it without its workers.
beforeAll(async () => {
  shop = await openShop()
  useShop(shop.facts)
}, 240_000)
afterAll(() => shop.close(), 60_000)
closeSqlAfterwards()

const refusesConnections = () =>
  new Promise<boolean>((resolve) => {
    const { hostname, port } = new URL(shop.facts.api)
    const probe = connect(Number(port), hostname)
    probe.once("connect", () => (probe.destroy(), resolve(false)))
    probe.once("error", () => resolve(true))
  })
const ready = async () => {
  const { status, body } = await browser().get<{ checks: { worker: boolean } }>("/ready")
  return [status, body.checks.worker]
}

describe("a shop that is stopped", () => {
  it("answers all open requests before it stops", async () => {
    const asked: Promise<{ status: number }>[] = []
    await whileHeld(async ({ ask, someoneWaits }) => {
      await ask(`lock table session in share mode`)
      for (let at = 0; at < 60; at++) asked.push(browser().call(checkoutCalls.guest, {}))
      await someoneWaits("insert into session")
      shop.backend().process.kill("SIGTERM")
      await eventually("it accepts no new request", refusesConnections)
    })
    expect((await Promise.all(asked)).map(({ status }) => status)).toEqual(Array(60).fill(200))
    expect(await shop.backend().ended).toBe(0)
  }, 60_000)
})

describe("a shop whose worker has died", () => {
  const everyoneBeats = `update worker_heartbeat set beat_at = now() + interval '1 hour', since = now() - interval '1 hour'`
  // The events of the shop's first filling may still wait.
  const nothingWaits = `update outbox set status = 'sent' where status = 'waiting'`

  it("says that it is not ready once a worker has been silent for long", async () => {
    await shop.startBackend({ MEDUSA_WORKER_MODE: "server" })
    await sql(everyoneBeats)
    await sql(nothingWaits)
    expect(await ready()).toEqual([200, true])
    await sql(`update worker_heartbeat set beat_at = now() - interval '121 seconds' where worker = 'checkout.placing'`)
    expect(await ready()).toEqual([503, false])
    await sql(`delete from worker_heartbeat where worker = 'checkout.placing'`)
    expect(await ready()).toEqual([503, false])
    await sql(`insert into worker_heartbeat values ('checkout.placing', now())`)
  }, 120_000)

  it("says so when a received payment is not handled by a worker", async () => {
    await sql(everyoneBeats)
    const guest = await aGuest()
    const { body } = await askToPay(guest, await aBag([{ slug: "beige-mist-formal-trousers", size: "M" }]))
    await pay(body.data.razorpay.orderId, "success")
    await eventually("the gateway's webhook is here", async () => (await sql(`select 1 from gateway_event`)).length > 0)
    expect(await ready()).toEqual([200, true])
    await sql(`update gateway_event set next_at = now() - interval '121 seconds'`)
    expect(await ready()).toEqual([503, false])
    // An event that was given up, at its first try or its last, waits for a person, and does not affect readiness.
    await sql(`update gateway_event set given_up_at = now()`)
    expect(await ready()).toEqual([200, true])
  }, 60_000)

  it("says so when a paid order is not placed, or a mail not sent", async () => {
    const aged = `update checkout_attempt set status = 'paid', gateway_payment_id = 'pay_waiting', lease_until = null, updated_at = now() - interval '121 seconds'`
    await sql(aged)
    expect(await ready()).toEqual([503, false])
    await sql(`update checkout_attempt set lease_until = now() + interval '30 seconds'`)
    expect(await ready()).toEqual([200, true])
    await sql(
      `insert into outbox (topic, dedupe_key, payload, next_at) values ('mail', 'waiting', '{}', now() - interval '301 seconds')`,
    )
    expect(await ready()).toEqual([503, false])
    // After a night without the shop its workers catch up first.
    await sql(`update worker_heartbeat set since = now()`)
    expect(await ready()).toEqual([200, true])
  })
})

describe("a shop that was closed for some days", () => {
  it("sends events of a sale that started in the meantime, but not of one that started more than a week ago", async () => {
    await shop.backend().stop()
    await shop.startBackend()
    const owner = await signInAsOwner()
    const inAnHour = new Date(Date.now() + 3_600_000).toISOString()
    const sale = { price: 500, from: inAnHour, to: null }
    const [lately, longAgo] = [await aDraft(owner, { sale }), await aDraft(owner, { sale })]
    await shop.backend().stop()
    const startedBefore = (days: number, product: string) =>
      sql(
        `update price_list set starts_at = now() - make_interval(days => $1) where id = (select sale_list_id from colourway where product_id = $2)`,
        [days, product],
      )
    await startedBefore(6, lately._id)
    await startedBefore(8, longAgo._id)
    await shop.startBackend()
    const eventsOf = (product: string) =>
      sql(`select 1 from outbox where payload @> $1`, [
        JSON.stringify({ name: "silai.sale.started", data: [{ id: product }] }),
      ])
    await eventually(
      "the sale of some days ago is announced",
      async () => (await eventsOf(lately._id)).length === 1,
      60_000,
    )
    expect(await eventsOf(longAgo._id)).toEqual([])
  }, 240_000)
})
