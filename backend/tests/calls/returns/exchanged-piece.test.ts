import { orderCalls } from "@silai/contracts/order/calls"
import { codeOf } from "@silai/contracts/order/status"
import { returnCalls } from "@silai/contracts/returns/calls"
import { beforeAll, describe, expect, test, vi } from "vitest"
import type { Browser } from "../../rig/browser"
import { signInAsOwner } from "../../rig/owner"
import { asked, asking, delivered, type Had, refundsOf, shirt, taken, untilRefunded } from "../../rig/returns"
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
