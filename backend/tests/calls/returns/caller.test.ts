import { noticeCalls } from "@silai/contracts/notice/calls"
import { orderCalls } from "@silai/contracts/order/calls"
import type { ReturnKind, ReturnWay } from "@silai/contracts/returns/limits"
import { returnCalls } from "@silai/contracts/returns/calls"
import { beforeAll, describe, expect, test, vi } from "vitest"
import type { Browser } from "../../rig/browser"
import { eventually } from "../../rig/eventually"
import { mails } from "../../rig/gateway"
import { eventNamesOf } from "../../rig/received-events"
import { signInAs, signInAsOwner } from "../../rig/owner"
import { asked, delivered, type Had, shirt, taken } from "../../rig/returns"
import { closeSqlAfterwards } from "../../rig/sql"
import { setStock, stockOf } from "../../rig/stock"

closeSqlAfterwards()
vi.setConfig({ testTimeout: 240_000, hookTimeout: 240_000 })

let owner: Browser
beforeAll(async () => {
  owner = await signInAsOwner()
})

const line = { itemId: "0", quantity: 1, reason: "tooSmall" as const }
/** A staff member opens a request for the buyer on the phone. */
async function opened(by: Browser, orderId: string, kind: ReturnKind, change: Partial<typeof line> = {}) {
  const { data } = (await by.call(returnCalls.optionsForShop, { orderId })).body
  const goods = data?.lines[0]?.refundRupees[0] ?? 0
  return by.call(returnCalls.open, {
    orderId,
    kind,
    refundRupees: kind === "return" ? Math.max(0, goods - data.feeRupees) : 0,
    lines: [{ ...line, ...change, ...(kind === "exchange" && { toSize: "M" }) }],
  })
}

describe("a request that the shop opens for a caller", () => {
  test("is the buyer's own, fetched where the order was delivered, names who opened it, and is mailed to the buyer", async () => {
    await setStock(shirt, "M", 3)
    const had = await delivered(owner)
    const packer = await signInAs("packer")
    const { status, body } = await opened(packer, had.orderId, "exchange")
    expect([status, body.message]).toEqual([200, `${body.data.returnNumber} is opened. A mail goes to the buyer.`])
    const { address } = (await owner.call(orderCalls.single, { orderId: had.orderId })).body.data
    expect(body.data.address).toEqual(address)
    expect(body.data.timeline.map(({ label, by }) => [label, by])).toEqual([["Requested", "Some packer"]])
    const buyersView = (await had.at.call(returnCalls.single, { returnId: body.data._id })).body.data
    expect([buyersView.kind, buyersView.lines[0]!.toSize, buyersView.state]).toEqual(["exchange", "M", "requested"])
    await eventually("the mail", async () =>
      (await mails()).find(({ to, subject }) => to === had.email && subject.includes(body.data.returnNumber)),
    )
    const before = await stockOf(shirt, "M")
    await taken(owner, body.data._id, "approved")
    expect((await stockOf(shirt, "M")).reserved).toBe(before.reserved + 1)
  })

  test("follows the buyer's rules, and requires that duty", async () => {
    const had = await delivered(owner)
    const codeOf = async (call: ReturnType<typeof opened>) => (await call).body.code
    expect(await codeOf(opened(owner, had.orderId, "return", { quantity: 9 }))).toBe("returns.too_many")
    expect(await codeOf(opened(owner, had.orderId, "alteration"))).toBe("returns.not_this_kind")
    const wrong = { orderId: had.orderId, kind: "return" as const, refundRupees: 1, lines: [line] }
    expect((await owner.call(returnCalls.open, wrong)).body.code).toBe("returns.sum_changed")
    expect((await owner.call(returnCalls.optionsForShop, { orderId: "order_nowhere" })).body.code).toBe(
      "order.not_found",
    )
    expect((await owner.call(returnCalls.open, { ...wrong, orderId: "order_nowhere" })).body.code).toBe(
      "order.not_found",
    )
    const tailor = await signInAs("tailor")
    expect((await tailor.call(returnCalls.open, wrong)).status).toBe(403)
    expect((await had.at.call(returnCalls.open, wrong)).status).toBe(401)
    expect((await opened(owner, had.orderId, "return")).status).toBe(200)
  })

  test("gets the last piece, or the buyer's own request does at the same moment: one of them gets it", async () => {
    const had = await delivered(owner, { quantity: 1 })
    const { data } = (await owner.call(returnCalls.optionsForShop, { orderId: had.orderId })).body
    const refundRupees = Math.max(0, data.lines[0]!.refundRupees[0]! - data.feeRupees)
    const { address } = (await owner.call(orderCalls.single, { orderId: had.orderId })).body.data
    const ask = { orderId: had.orderId, kind: "return" as const, refundRupees, lines: [line] }
    const replies = await Promise.all(
      Array.from({ length: 6 }, (_, at) =>
        at % 2 ? owner.call(returnCalls.open, ask) : had.at.call(returnCalls.add, { ...ask, address: address! }),
      ),
    )
    expect(replies.map(({ status }) => status).filter((status) => status === 200)).toHaveLength(1)
  })
})

test("adds a parcel to the pick-up and to the replacement, which the buyer sees and a search finds; refuses them too early or too late", async () => {
  await setStock(shirt, "M", 3)
  const had: Had = await delivered(owner)
  const { _id: returnId } = await asked(had, "exchange")
  const number = `PU${Date.now()}`
  const note = (way: ReturnWay, trackingNumber: string) =>
    owner.call(returnCalls.parcel, { returnId, way, parcel: { courier: "Delhivery", trackingNumber, trackingUrl: "" } })
  expect((await note("pickUp", number)).body.code).toBe("returns.no_parcel")
  await taken(owner, returnId, "approved")
  expect((await note("pickUp", number)).status).toBe(200)
  expect((await note("outgoing", number)).body.code).toBe("returns.no_parcel")
  await taken(owner, returnId, "pickedUp", "received", "exchanged")
  expect((await note("pickUp", "too late")).body.code).toBe("returns.no_parcel")
  expect((await note("outgoing", `${number}B`)).status).toBe(200)
  expect((await note("outgoing", `${number}C`)).status).toBe(200)
  const { parcels } = (await had.at.call(returnCalls.single, { returnId })).body.data
  expect(parcels.map(({ way, courier, trackingNumber }) => [way, courier, trackingNumber])).toEqual([
    ["pickUp", "Delhivery", number],
    ["outgoing", "Delhivery", `${number}C`],
  ])
  for (const search of [number, `${number}c`])
    expect((await owner.call(noticeCalls.find, { search })).body.data.returns?.map(({ _id }) => _id)).toEqual([
      returnId,
    ])
  expect(await eventNamesOf(returnId)).toContain("silai.return.parcel-noted")
  const tailor = await signInAs("tailor")
  expect((await tailor.call(noticeCalls.find, { search: number })).body.data).toEqual({})
  expect((await tailor.call(returnCalls.show, { returnId })).body.data.parcels).toEqual([])
})
