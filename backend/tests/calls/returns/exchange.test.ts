import { returnCalls } from "@silai/contracts/returns/calls"
import { EXCHANGE_RESERVED_DAYS } from "@silai/contracts/returns/limits"
import { beforeAll, describe, expect, test, vi } from "vitest"
import type { Browser } from "../../rig/browser"
import { mails } from "../../rig/gateway"
import { signInAsOwner } from "../../rig/owner"
import { asked, asking, delivered, type Had, refundsOf, shirt, steps, taken, untilRefunded } from "../../rig/returns"
import { closeSqlAfterwards, sql } from "../../rig/sql"
import { setStock, stockOf } from "../../rig/stock"
import { afterWork } from "../../rig/work"

closeSqlAfterwards()
// Each order here is placed, packed, sent and delivered first.
vi.setConfig({ testTimeout: 90_000, hookTimeout: 90_000 })

let owner: Browser
beforeAll(async () => {
  owner = await signInAsOwner()
})

const lineTo = (toSize: string, quantity = 1) => ({ itemId: "0", quantity, reason: "tooSmall" as const, toSize })
const exchange = (had: Had, toSize: string, quantity = 1) =>
  asked(had, "exchange", quantity, { lines: [lineTo(toSize, quantity)] })
const shown = async (returnId: string) => (await owner.call(returnCalls.show, { returnId })).body.data
const daysUntil = (iso: string | null) => Math.round((Date.parse(iso!) - Date.now()) / 86_400_000)
/** As if its days had passed. */
const overdue = (returnId: string) =>
  sql(`update return_request set reserved_until = now() - interval '1 second' where id = $1`, [returnId])
const released = async (returnId: string) => {
  await overdue(returnId)
  return afterWork("it is released", async () => {
    const request = await shown(returnId)
    return request.releasedAt ? request : null
  })
}

describe("an exchange", () => {
  test("reserves nothing when requested; once approved it reserves the new size for some days, again once the parcel is on its way, and hands it over at the end", async () => {
    await setStock(shirt, "M", 3)
    const had = await delivered(owner)
    const before = await stockOf(shirt, "M")
    const request = await exchange(had, "M")
    expect(await stockOf(shirt, "M")).toEqual(before)
    expect([request.refundRupees, request.feeRupees, request.reservedUntil, request.releasedAt]).toEqual([
      0,
      0,
      null,
      null,
    ])
    await taken(owner, request._id, "approved")
    expect(await stockOf(shirt, "M")).toMatchObject({ reserved: before.reserved + 1, free: before.free - 1 })
    const asShown = (await had.at.call(returnCalls.single, { returnId: request._id })).body.data
    expect(daysUntil(asShown.reservedUntil)).toBe(EXCHANGE_RESERVED_DAYS)
    const letter = await afterWork("the mail", async () =>
      (await mails()).find(({ to, subject }) => to === had.email && subject.includes("is approved")),
    )
    expect(letter.text).toContain("We keep the new size for you until")
    await sql(`update return_request set reserved_until = now() + interval '1 day' where id = $1`, [request._id])
    await taken(owner, request._id, "pickedUp")
    expect(daysUntil((await shown(request._id)).reservedUntil)).toBe(EXCHANGE_RESERVED_DAYS)
    const shelf = await stockOf(shirt, "S")
    await taken(owner, request._id, "received")
    // The buyer has sent the parcel: the size stays reserved.
    expect((await shown(request._id)).reservedUntil).toBeNull()
    await taken(owner, request._id, "exchanged")
    expect((await stockOf(shirt, "S")).stocked).toBe(shelf.stocked + 1)
    expect(await stockOf(shirt, "M")).toMatchObject({
      stocked: before.stocked - 1,
      reserved: before.reserved,
      free: before.free - 1,
    })
    expect(await refundsOf(had.orderId)).toEqual([])
  })

  test("of an order that was collected is brought to the shop, and collected there", async () => {
    await setStock(shirt, "M", 3)
    const had = await delivered(owner, { deliveryMethod: "pickup" })
    const { body } = await had.at.call(returnCalls.add, {
      orderId: had.orderId,
      kind: "exchange",
      lines: [lineTo("M")],
      refundRupees: 0,
    })
    const { _id } = body.data
    await taken(owner, _id, "approved")
    const { isFetched, nextStates } = await shown(_id)
    expect([isFetched, nextStates]).toEqual([false, ["received", "rejected"]])
    expect((await steps(owner, _id, "pickedUp")).body.code).toBe("returns.cannot_move")
    await taken(owner, _id, "received", "exchanged")
    const letter = await afterWork("the mail", async () =>
      (await mails()).find(({ to, subject }) => to === had.email && /exchange .* is ready to collect/.test(subject)),
    )
    expect(letter.text).toContain("Our shop: ")
    const [row] = (await had.at.call(returnCalls.ofOrder, { orderId: had.orderId })).body.data
    expect(row).toMatchObject({ state: "exchanged", isFetched: false })
  })

  test("is approved for one of two requests for the last piece of a size; the other is refused with the size's name", async () => {
    const hads = [await delivered(owner, { quantity: 1 }), await delivered(owner, { quantity: 1 })]
    await setStock(shirt, "L", 1)
    const requests = await Promise.all(hads.map((had) => exchange(had, "L")))
    const replies = await Promise.all(requests.map(({ _id }) => steps(owner, _id, "approved")))
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409])
    const lost = replies.findIndex(({ status }) => status === 409)
    expect([replies[lost]!.body.code, replies[lost]!.body.message]).toEqual([
      "returns.nothing_to_give",
      expect.stringContaining("is not free in size L just now"),
    ])
    expect([(await shown(requests[lost]!._id)).state, await stockOf(shirt, "L")]).toEqual([
      "requested",
      expect.objectContaining({ free: 0 }),
    ])
    expect(await sql(`select 1 from "return" where order_id = $1`, [hads[lost]!.orderId])).toEqual([])
    await steps(owner, requests[1 - lost]!._id, "rejected", { note: "Not possible" })
    expect((await stockOf(shirt, "L")).free).toBe(1)
    await taken(owner, requests[lost]!._id, "approved")
  })

  test("cannot be requested for a size that is not in stock, or not in that number", async () => {
    const had = await delivered(owner)
    await setStock(shirt, "L", 1)
    const refused = await asking(had, "exchange", { lines: [lineTo("L", 2)] }, 2)
    expect([refused.status, refused.body.code]).toEqual([409, "returns.size_gone"])
    await setStock(shirt, "L", 0)
    expect((await asking(had, "exchange", { lines: [lineTo("L")] })).body.code).toBe("returns.size_gone")
  })

  test("is reserved a while longer when it cannot be released, without delaying the next one", async () => {
    await setStock(shirt, "L", 2)
    const had = await delivered(owner, { quantity: 2 })
    const [stuck, next] = [await exchange(had, "L"), await exchange(had, "L")]
    for (const { _id } of [stuck, next]) await taken(owner, _id, "approved")
    await sql(`alter table return_request add constraint stuck check (id <> '${stuck._id}' or released_at is null)`)
    try {
      await overdue(stuck._id)
      expect((await released(next._id)).releasedAt).not.toBeNull()
      expect(Date.parse((await shown(stuck._id)).reservedUntil!)).toBeGreaterThan(Date.now() + 30 * 60_000)
    } finally {
      await sql(`alter table return_request drop constraint stuck`)
    }
    expect((await released(stuck._id)).releasedAt).not.toBeNull()
  })

  test("releases the new size when the parcel is late, with a note and a mail, and still ships it while in stock", async () => {
    await setStock(shirt, "L", 1)
    const before = await stockOf(shirt, "L")
    const had = await delivered(owner)
    const { _id } = await exchange(had, "L")
    await taken(owner, _id, "approved")
    expect((await stockOf(shirt, "L")).free).toBe(0)
    const request = await released(_id)
    expect([request.state, request.reservedUntil]).toEqual(["approved", null])
    expect(request.timeline.at(-1)).toMatchObject({
      state: "approved",
      label: "No longer kept",
      by: "The shop",
      note: expect.stringMatching(/, L was kept until .*, and is free for others now\.$/),
    })
    expect(await stockOf(shirt, "L")).toEqual(before)
    await afterWork("the mail", async () =>
      (await mails()).find(({ to, subject }) => to === had.email && subject.includes("is no longer kept for you")),
    )
    // A parcel that comes after all is no reason to keep a size that others may have bought.
    await taken(owner, _id, "pickedUp", "received")
    expect([(await shown(_id)).reservedUntil, (await stockOf(shirt, "L")).free]).toEqual([null, 1])
    await taken(owner, _id, "exchanged")
    expect(await stockOf(shirt, "L")).toEqual({ ...before, stocked: before.stocked - 1, free: 0 })
  })

  test("refunds everything when the released new size was sold, and ends the exchange", async () => {
    await setStock(shirt, "L", 1)
    const had = await delivered(owner, { quantity: 1 })
    const { _id } = await exchange(had, "L")
    await taken(owner, _id, "approved")
    await released(_id)
    await setStock(shirt, "L", 0)
    await taken(owner, _id, "received")
    const { status, body } = await steps(owner, _id, "exchanged")
    expect([status, body.code, body.message]).toEqual([
      409,
      "returns.not_there_any_more",
      expect.stringContaining("was kept in size L until its time was over"),
    ])
    expect((await shown(_id)).nextStates).toEqual(["exchanged", "refunded", "sentBack"])
    await taken(owner, _id, "refunded")
    const done = await untilRefunded(owner, _id)
    expect([await refundsOf(had.orderId), done.refundRupees, done.feeRupees]).toEqual([[79_900], 799, 0])
  })

  test("releases its size when it is refunded while the size is reserved", async () => {
    await setStock(shirt, "L", 1)
    const before = await stockOf(shirt, "L")
    const had = await delivered(owner)
    const { _id } = await exchange(had, "L")
    await taken(owner, _id, "approved", "received", "refunded")
    expect(await stockOf(shirt, "L")).toEqual(before)
  })
})
