import { codCalls } from "@silai/contracts/checkout/calls"
import { COD_ASKS } from "@silai/contracts/checkout/limits"
import { expect, test, vi } from "vitest"
import { aBuyer, ask, codeOf, offerTo, oneShirt, ordered, ruled, slug, withCod } from "./cod-buyer"
import { provePhone } from "../../rig/customer"
import { aBag, upperBody } from "../../rig/shopper"
import { closeSqlAfterwards, oneRow, sql } from "../../rig/sql"
import { afterWork } from "../../rig/work"

closeSqlAfterwards()
vi.setConfig({ testTimeout: 120_000, hookTimeout: 90_000 })
withCod()

test("keeps cash on delivery off until the shopkeeper turns it on; each of the shop's rules refuses it and gives the reason beforehand", async () => {
  await ruled({ offered: false })
  const { at, phone } = await aBuyer()
  expect(await offerTo(at)).toEqual({ isOffered: false, offer: null, why: null })
  expect(await codeOf(ask(at))).toBe("cod.off")
  await ruled()
  const custom = await aBag([{ slug, size: upperBody }])
  expect((await offerTo(at, custom)).why).toContain("ready-made")
  expect(await codeOf(ask(at, undefined, custom))).toBe("cod.made_to_order")
  const collects = await aBuyer({ deliveryMethod: "pickup" })
  expect(await codeOf(ask(collects.at))).toBe("cod.home_only")
  await ruled({ pins: ["160", "141002"] })
  expect((await offerTo(at)).why).toContain("This PIN code")
  expect(await codeOf(ask(at))).toBe("cod.pin")
  await ruled({ pins: ["141"], maxRupees: 100 })
  expect((await offerTo(at)).why).toContain("₹100")
  expect(await codeOf(ask(at))).toBe("cod.sum")
  await ruled({ feeRupees: 50 })
  expect(await codeOf(ask(at))).toBe("cod.terms_changed")
  expect(await sql(`select 1 from cod_order where phone = $1`, [phone])).toEqual([])
  await ruled()
})

test("proves the phone by OTP first and allows it one open order: of two at once one is placed", async () => {
  const stranger = await aBuyer({ isProven: false })
  expect((await offerTo(stranger.at)).offer).not.toBeNull()
  const asked = await ask(stranger.at)
  expect([asked.status, asked.body.code, asked.body.field]).toEqual([403, "cod.prove_phone", "phone"])
  await provePhone(stranger.at, stranger.phone, "checkout")
  const other = await aBuyer({ phone: stranger.phone })
  const both = await Promise.all([ask(stranger.at), ask(other.at)])
  await afterWork(
    "one of them is an order",
    async () => (await sql(`select 1 from cod_order where phone = $1`, [stranger.phone])).length === 1,
  )
  expect(both.filter(({ status }) => status === 200).length).toBeGreaterThan(0)
  expect(await codeOf(ask(other.at))).toBe("cod.open_order")
  expect((await offerTo(other.at)).why).toContain("still on its way")
  expect(await sql(`select phone from cod_order where phone = $1 and state = 'due'`, [stranger.phone])).toHaveLength(1)
})

test("makes no order of a promise whose hold has ended, and sends its buyer no mail of a refund", async () => {
  const { orderId, phone } = await ordered()
  const of = `from checkout_attempt where order_id = $1`
  await sql(
    `insert into noted_payment (id, gateway, amount_paise) select gateway_order_id || '_late', gateway, amount_paise ${of}`,
    [orderId],
  )
  const { id } = await oneRow<{ id: string }>(
    `insert into checkout_attempt (id, gateway, gateway_order_id, bag_key, session_id, fingerprint, snapshot, amount_paise, status, held_until, next_look_at)
     select id || '_late', gateway, gateway_order_id || '_late', bag_key || '_late', session_id, fingerprint, snapshot, amount_paise, 'expired', now() - interval '1 minute', now() ${of}
     returning id`,
    [orderId],
  )
  const late = await afterWork(
    "it is crossed out",
    async () =>
      (
        await sql<{ payment_id: string }>(
          `select payment_id from gateway_payment where attempt_id = $1 and status = 'refunded'`,
          [id],
        )
      )[0],
  )
  expect(await sql(`select 1 from outbox where dedupe_key = $1`, [`refund.made:${late.payment_id}`])).toEqual([])
  expect(await sql(`select order_id from cod_order where phone = $1`, [phone])).toEqual([{ order_id: orderId }])
})

test("limits how often the terms are asked for, so that they cannot be used to guess a coupon's code", async () => {
  const { at } = await aBuyer({ isProven: false })
  const items = await oneShirt()
  const statuses: number[] = []
  for (let n = 0; n <= COD_ASKS.perShopper.points; n++) statuses.push((await at.call(codCalls.offer, { items })).status)
  expect(statuses).toEqual([...Array.from({ length: COD_ASKS.perShopper.points }, () => 200), 429])
})
