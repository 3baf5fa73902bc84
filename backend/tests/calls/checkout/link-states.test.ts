import { LINK_STATES, type LinkState } from "@silai/contracts/checkout/gateway-states"
import { phoneOrderCalls } from "@silai/contracts/checkout/phone-order-calls"
import { randomUUID } from "node:crypto"
import { afterEach, beforeAll, describe, expect, test } from "vitest"
import type { Browser } from "../../rig/browser"
import { eventually } from "../../rig/eventually"
import { atLink, cancelLinkByHand, faults, gatewayBook } from "../../rig/gateway"
import { signInAs } from "../../rig/owner"
import { aBag, aContact, anAddress } from "../../rig/shopper"
import { closeSqlAfterwards, sql } from "../../rig/sql"
import { setStock, stockOf } from "../../rig/stock"
import { workNow } from "../../rig/work"

closeSqlAfterwards()
afterEach(() => faults({ reset: true }))
const [slug, size] = ["classic-white-formal-shirt", "XL"] as const

let manager: Browser
beforeAll(async () => {
  manager = await signInAs("manager")
})

async function atLinkOfACaller() {
  await setStock(slug, size, 5)
  const before = await stockOf(slug, size)
  const wish = { items: await aBag([{ slug, size }]), deliveryMethod: "home" as const }
  const { totals } = (await manager.call(phoneOrderCalls.quote, wish)).body.data
  const who = { key: randomUUID(), contact: aContact(), address: anAddress(), payBy: "link" as const }
  const { body } = await manager.call(phoneOrderCalls.add, { ...wish, ...who, totalRupees: totals.totalRupees })
  const { _id, link } = body.data
  return { _id, url: link!.url, before }
}
const linkOf = async (attemptId: string) =>
  (await gatewayBook()).links.find(({ reference_id }) => reference_id === attemptId)!

/** Brings a link into each state at the gateway; the payment's id, where there is one. */
const reach: Record<LinkState, (link: { _id: string; url: string }) => Promise<string | undefined>> = {
  created: async () => undefined,
  partially_paid: async ({ url }) => (await atLink(url, "success", 100)).paymentId,
  paid: async ({ url }) => (await atLink(url, "success")).paymentId,
  expired: async ({ url }) => void (await atLink(url, "expire")),
  cancelled: async ({ _id }) => void (await cancelLinkByHand((await linkOf(_id)).id)),
}
const becomes = { wait: "held", judge: "placed", end: "expired" } as const

describe("a payment link's state at the gateway", () => {
  const states = Object.keys(LINK_STATES) as LinkState[]
  test.each(
    states.flatMap((state) => [
      { state, webhook: true },
      { state, webhook: false },
    ]),
  )("is handled as the table says: $state, with its webhook: $webhook", async ({ state, webhook }) => {
    const taken = await atLinkOfACaller()
    if (!webhook) await faults({ webhook: "drop" })
    const paymentId = await reach[state](taken)
    expect((await linkOf(taken._id)).status).toBe(state)
    const { does } = LINK_STATES[state]
    if (!webhook) {
      // The shop asks the gateway for payments, and ends by its own clock what can no longer be paid.
      const due = does === "end" ? `held_until = now() - interval '1 minute'` : `next_look_at = now()`
      await sql(`update checkout_attempt set ${due} where id = $1`, [taken._id])
    }
    const refunded = async () => (await gatewayBook()).refunds.some(({ payment_id }) => payment_id === paymentId)
    const now = async () =>
      (await manager.call(phoneOrderCalls.unpaidSingle, { paymentId: taken._id })).body.data.status
    const expected = state === "partially_paid" ? "held" : becomes[does]
    // Webhooks come when the stand-in sends them.
    await eventually(`the order is ${expected}, and a part is refunded`, async () => {
      await workNow()
      return (await now()) === expected && (state !== "partially_paid" || (await refunded()))
    })
    expect(await refunded()).toBe(state === "partially_paid")
    const { held, reserved } = await stockOf(slug, size)
    expect([held - taken.before.held, reserved - taken.before.reserved]).toEqual(
      { held: [1, 0], placed: [0, 1], expired: [0, 0] }[expected],
    )
  })
})

test("a bank's late yes for a link of an order that staff have cancelled is refunded", async () => {
  const { _id, url } = await atLinkOfACaller()
  await faults({ lateMs: 2_000 })
  await atLink(url, "late")
  const { status, body } = await manager.call(phoneOrderCalls.cancelUnpaid, { paymentId: _id })
  expect([status, body.data.status]).toEqual([200, "expired"])
  await eventually("the money is back", async () => {
    await workNow()
    return (await manager.call(phoneOrderCalls.unpaidSingle, { paymentId: _id })).body.data.status === "refunded"
  })
})
