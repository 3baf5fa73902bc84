import { daysAnywhere, daysTo, FIRST_DELIVERY_DAYS } from "@silai/contracts/checkout/delivery-days"
import { workingDaysAfter } from "@silai/contracts/checkout/working-days"
import { orderCalls } from "@silai/contracts/order/calls"
import { orderEditCalls } from "@silai/contracts/order/edit-calls"
import { codeOf } from "@silai/contracts/order/status"
import { returnCalls } from "@silai/contracts/returns/calls"
import { untilOf } from "@silai/contracts/returns/window"
import { beforeAll, describe, expect, test, vi } from "vitest"
import type { Browser } from "../../rig/browser"
import { signInAsOwner } from "../../rig/owner"
import { asked, asking, delivered, type Had, refundsOf, shirt, taken, untilRefunded } from "../../rig/returns"
import { anAddress } from "../../rig/shopper"
import { closeSqlAfterwards, sql } from "../../rig/sql"
import { setStock, stockOf } from "../../rig/stock"

closeSqlAfterwards()
// Each order here is placed, packed, sent and delivered first.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 90_000 })

let owner: Browser
beforeAll(async () => {
  owner = await signInAsOwner()
})
const optionsOf = async ({ at, orderId }: Had) => (await at.call(returnCalls.options, { orderId })).body.data
const orderOf = async ({ at, orderId }: Had) => (await at.call(orderCalls.single, { orderId })).body.data
/** As if the order had been delivered a month ago. */
const longAgo = ({ orderId }: Had) =>
  sql(`update order_state_log set at = at - interval '30 days' where order_id = $1`, [orderId])
const exchange = (had: Had, itemId: string, toSize: string) =>
  asked(had, "exchange", 1, { lines: [{ itemId, quantity: 1, reason: "tooSmall", toSize }] })

describe("a piece that came in an exchange", () => {
  test("stays part of the order: its size is shown, it has its own days, and it can be exchanged again and then returned", async () => {
    for (const size of ["M", "L"]) await setStock(shirt, size, 3)
    const had = await delivered(owner, { quantity: 1 })
    const first = await exchange(had, "0", "M")
    await taken(owner, first._id, "approved", "received", "exchanged")
    const { returnNumber } = first
    const shown = await orderOf(had)
    expect(shown.itemsList[0]!.exchanged).toMatchObject([{ quantity: 1, size: "M", returnNumber }])
    expect(shown.lines).toMatchObject([{ size: "M", quantity: 1 }])
    const { data: rows } = (await owner.call(orderCalls.all, { search: shown.orderNumber, page: 1 })).body
    expect(rows[0]!.lines).toMatchObject([{ size: "M", quantity: 1 }])

    await longAgo(had)
    const options = await optionsOf(had)
    const piece = options.lines.find(({ cameWith }) => cameWith === returnNumber)!
    expect(piece).toMatchObject({ itemId: `0/${returnNumber}`, size: "M", open: 1, kinds: ["return", "exchange"] })
    expect(Date.parse(piece.until!)).toBeGreaterThan(Date.now())
    expect(options.lines[0]).toMatchObject({ itemId: "0", open: 0, kinds: [] })
    expect(
      (await asking(had, "exchange", { lines: [{ itemId: "0", quantity: 1, reason: "tooSmall", toSize: "L" }] }))
        .status,
    ).toBe(409)

    const before = [await stockOf(shirt, "M"), await stockOf(shirt, "L")]
    const second = await exchange(had, piece.itemId, "L")
    await taken(owner, second._id, "approved", "received", "exchanged")
    expect((await stockOf(shirt, "M")).stocked).toBe(before[0]!.stocked + 1)
    expect((await stockOf(shirt, "L")).stocked).toBe(before[1]!.stocked - 1)
    expect((await orderOf(had)).lines).toMatchObject([{ size: "L", quantity: 1 }])

    const itemId = `0/${second.returnNumber}`
    const last = (await optionsOf(had)).lines.find((line) => line.itemId === itemId)!
    expect(last.refundRupees).toEqual([799])
    const request = await asked(had, "return", 1, {
      lines: [{ itemId, quantity: 1, reason: "changedMind" }],
      refundRupees: 699,
    })
    await taken(owner, request._id, "approved", "received", "refunded")
    await untilRefunded(owner, request._id)
    expect(await refundsOf(had.orderId)).toEqual([69_900])
    expect((await orderOf(had)).status).toBe(codeOf("returned"))
    expect((await optionsOf(had)).lines.every(({ open }) => open === 0)).toBe(true)
  })

  test("leaves the other pieces of its line unchanged", async () => {
    await setStock(shirt, "M", 3)
    const had = await delivered(owner, { quantity: 2 })
    const { _id, returnNumber } = await exchange(had, "0", "M")
    await taken(owner, _id, "approved", "received", "exchanged")
    expect((await orderOf(had)).lines).toMatchObject([
      { size: "S", quantity: 1 },
      { size: "M", quantity: 1 },
    ])
    const open = (await optionsOf(had)).lines.map(({ itemId, open }) => [itemId, open])
    expect(open).toEqual([
      ["0", 1],
      [`0/${returnNumber}`, 1],
    ])
  })
})

describe("pieces that are sent out again", () => {
  const islands = { city: "Port Blair", state: "Andaman and Nicobar Islands", pincode: "744101" }
  const longest = daysTo(FIRST_DELIVERY_DAYS, { stateCode: "35" })
  const sentAgo = (days: number, returnId: string) =>
    sql(
      `update return_request set moved_at = moved_at - make_interval(days => $1), arrives_on = arrives_on - $1::int where id = $2`,
      [days, returnId],
    )
  const archived = ({ orderId }: Had) => owner.call(orderEditCalls.archive, { orderId, archived: true })

  test.each([
    ["a new size", "exchange", "exchanged", false],
    ["an altered piece", "alteration", "altered", true],
  ] as const)("%s: their days count from when the parcel must have arrived", async (_, kind, end, custom) => {
    await setStock(shirt, "M", 3)
    const had = await delivered(owner, { quantity: 1, custom })
    const lines = [
      { itemId: "0", quantity: 1, reason: "tooLarge" as const, note: "Shorter", ...(!custom && { toSize: "M" }) },
    ]
    const { _id } = await asked(had, kind, 1, { lines, address: anAddress(islands) })
    await taken(owner, _id, "approved", "received", end)
    const sentAt = (await owner.call(returnCalls.show, { returnId: _id })).body.data.timeline.at(-1)!.at
    await longAgo(had)
    const { until, lines: now } = await optionsOf(had)
    const arrivesBy = workingDaysAfter(Date.parse(sentAt), longest).to
    expect(until).toBe(untilOf(new Date(arrivesBy), 7).toISOString())
    expect(now.at(-1)).toMatchObject({ open: 1, until })

    await sentAgo(9, _id)
    expect((await optionsOf(had)).lines.at(-1)!.kinds).not.toEqual([])
    expect((await archived(had)).body.code).toBe("order.not_closed")
    await sentAgo(30, _id)
    expect(await optionsOf(had)).toMatchObject({ until: null })
    expect((await asking(had, kind, { lines: [{ ...lines[0]!, itemId: now.at(-1)!.itemId }] })).status).toBe(409)
    expect((await archived(had)).status).toBe(200)
  })

  test("have the longest time where they are collected", async () => {
    await setStock(shirt, "M", 3)
    const had = await delivered(owner, { quantity: 1, deliveryMethod: "pickup" })
    const { _id } = await asked(had, "exchange", 1, { address: undefined })
    await taken(owner, _id, "approved", "received", "exchanged")
    const sentAt = (await owner.call(returnCalls.show, { returnId: _id })).body.data.timeline.at(-1)!.at
    const collectedBy = workingDaysAfter(Date.parse(sentAt), daysAnywhere(FIRST_DELIVERY_DAYS)).to
    expect((await optionsOf(had)).lines.at(-1)!.until).toBe(untilOf(new Date(collectedBy), 7).toISOString())
  })
})

test("lets an altered piece be altered again, within days that count from the alteration", async () => {
  const had = await delivered(owner, { custom: true })
  const alteration = () =>
    asking(had, "alteration", { lines: [{ itemId: "0", quantity: 1, reason: "tooLarge", note: "Shorter sleeves" }] })
  const first = (await alteration()).body.data
  expect((await alteration()).status).toBe(409)
  await taken(owner, first._id, "approved", "received", "altered")
  await longAgo(had)
  expect((await optionsOf(had)).lines[0]).toMatchObject({ open: 1, kinds: ["alteration"] })
  expect((await alteration()).status).toBe(200)
})
