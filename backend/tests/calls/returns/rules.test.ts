import { orderCalls } from "@silai/contracts/order/calls"
import { returnCalls } from "@silai/contracts/returns/calls"
import { RETURN_KINDS } from "@silai/contracts/returns/limits"
import { returnWhy } from "@silai/contracts/returns/messages"
import { nextStates, RETURN_STATE_KEYS } from "@silai/contracts/returns/states"
import { beforeAll, describe, expect, test, vi } from "vitest"
import { type Browser, browser } from "../../rig/browser"
import { signInAs, signInAsOwner } from "../../rig/owner"
import { asked, asking, delivered, type Had, moved, shirt, steps, taken } from "../../rig/returns"
import { aBag, aGuest, anAddress, buys } from "../../rig/shopper"
import { closeSqlAfterwards, oneRow, sql } from "../../rig/sql"
import { setStock, stockOf } from "../../rig/stock"

closeSqlAfterwards()
// Each order here is placed, packed, sent and delivered first.
vi.setConfig({ testTimeout: 90_000, hookTimeout: 90_000 })

let owner: Browser
let shared: Had
beforeAll(async () => {
  owner = await signInAsOwner()
  shared = await delivered(owner)
})

const optionsOf = async ({ at, orderId }: Had) => (await at.call(returnCalls.options, { orderId })).body.data
const lineOf = async (had: Had) => (await optionsOf(had)).lines[0]!
/** As if it had been delivered just now. */
const came = (orderId: string, at: string) =>
  sql(`update order_state_log set at = ${at} where order_id = $1 and code in (6, 8)`, [orderId])
const midnight = `(date_trunc('day', now() at time zone 'Asia/Kolkata') at time zone 'Asia/Kolkata')`
const countOf = async (orderId: string) =>
  (await sql<{ n: number }>(`select count(*)::int as n from return_request where order_id = $1`, [orderId]))[0]!.n

describe("possible requests", () => {
  test("are return or exchange for a delivered piece, with the sum paid for one piece and for two, until the end of the last day", async () => {
    const { lines, until, feeRupees, address, deliveredAt } = await optionsOf(shared)
    expect(lines[0]).toMatchObject({ open: 2, quantity: 2, kinds: ["return", "exchange"], why: "", size: "S" })
    expect(lines[0]!.refundRupees).toEqual([799, 1598])
    expect(lines[0]!.sizes.map(({ size }) => size)).not.toContain("S")
    expect([feeRupees, address?.pincode]).toEqual([100, "141001"])
    const days = (Date.parse(until!) - Date.parse(deliveredAt!)) / 86_400_000
    expect(days > 7 && days <= 8).toBe(true)
    expect(new Date(until!).toISOString()).toMatch(/T18:29:59\.999Z$/)
  })

  test("are none before delivery, and none for a cancelled order", async () => {
    await setStock(shirt, "S", 4)
    const at = await aGuest()
    const had = { at, email: "", orderId: await buys(at, await aBag([{ slug: shirt, size: "S" }])) }
    expect(await lineOf(had)).toMatchObject({ kinds: [], why: returnWhy.notThere })
    expect((await asking(had, "return")).body.code).toBe("returns.not_possible")
    await moved(owner, had.orderId, 10)
    expect(await lineOf(had)).toMatchObject({ kinds: [], why: returnWhy.off })
    expect((await asking(had, "return")).body.code).toBe("returns.not_possible")
  })

  test("end after the last day", async () => {
    const had = await delivered(owner)
    await came(had.orderId, `${midnight} - interval '7 days'`)
    expect((await lineOf(had)).kinds).toContain("return")
    await came(had.orderId, `${midnight} - interval '7 days 1 second'`)
    const late = await lineOf(had)
    expect([late.kinds, late.why]).toEqual([[], expect.stringContaining("The time to ask was over on")])
    const { status, body } = await asking(had, "return")
    expect([status, body.code, body.message]).toEqual([409, "returns.not_possible", late.why])
    expect(await countOf(had.orderId)).toBe(0)
  })

  test("are an alteration for a piece made to measure, never return or exchange; for everything else never an alteration", async () => {
    const custom = await delivered(owner, { custom: true })
    expect(await lineOf(custom)).toMatchObject({ kinds: ["alteration"], why: returnWhy.custom, sizes: [] })
    for (const kind of ["return", "exchange"] as const)
      expect((await asking(custom, kind)).body).toMatchObject({
        code: "returns.not_possible",
        message: returnWhy.custom,
      })
    expect((await asking(shared, "alteration")).body.code).toBe("returns.not_this_kind")
    const request = await asked(custom, "alteration")
    await taken(owner, request._id, "approved", "pickedUp", "received", "altered")
    expect(await sql(`select 1 from "return" where order_id = $1`, [custom.orderId])).toEqual([])
  })

  test("allow no more than two pieces in ten requests at the same moment for the same two", async () => {
    const had = await delivered(owner)
    const replies = await Promise.all(Array.from({ length: 10 }, () => asking(had, "return", {}, 2)))
    expect(replies.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(409)])
    expect(new Set(replies.flatMap(({ body }) => body.code ?? []))).toEqual(new Set(["returns.too_many"]))
    expect(await lineOf(had)).toMatchObject({ open: 0, kinds: [], why: returnWhy.taken })
    expect((await asking(had, "return")).body.code).toBe("returns.too_many")
  })

  test("free their pieces again when withdrawn or declined", async () => {
    const had = await delivered(owner)
    const first = await asked(had, "return", 2)
    const { body } = await had.at.call(returnCalls.withdraw, { returnId: first._id })
    expect([body.data.state, body.data.nextStates]).toEqual(["withdrawn", []])
    const second = await asked(had, "return", 2)
    await taken(owner, second._id, "approved")
    await steps(owner, second._id, "rejected", { note: "Worn" })
    expect((await lineOf(had)).open).toBe(2)
  })

  test("are refused with a wrong sum, naming the right one, and for nonsense", async () => {
    const line = { itemId: "0", quantity: 1, reason: "tooSmall" as const }
    const sum = await asking(shared, "return", { refundRupees: 799 })
    expect([sum.status, sum.body.code, (sum.body as { refundRupees?: number }).refundRupees]).toEqual([
      409,
      "returns.sum_changed",
      699,
    ])
    const refused = async (kind: "return" | "exchange", change: object) =>
      (await asking(shared, kind, change)).body.code
    expect([
      await refused("return", { lines: [{ ...line, quantity: 3 }] }),
      await refused("return", { lines: [{ ...line, itemId: "7" }] }),
      await refused("return", { lines: [line, line] }),
      await refused("return", { address: undefined }),
      await refused("return", { address: anAddress({ pincode: "999999", state: "Nowhere" }) }),
      await refused("return", { address: anAddress({ pincode: "110001", state: "Punjab" }) }),
      await refused("exchange", { lines: [line] }),
      await refused("exchange", { lines: [{ ...line, toSize: "S" }] }),
      await refused("exchange", { lines: [{ ...line, toSize: "XXXXL" }] }),
    ]).toEqual([
      "returns.too_many",
      "returns.item_unknown",
      "returns.item_twice",
      "returns.address_wanted",
      "checkout.pin_impossible",
      "checkout.pin_elsewhere",
      "returns.size_wanted",
      "returns.size_wanted",
      "returns.size_gone",
    ])
    expect(await countOf(shared.orderId)).toBe(0)
  })
})

describe("access", () => {
  test("finds nothing for a stranger, or a customer with another's number; the mail's key opens it", async () => {
    const had = await delivered(owner)
    const { _id: returnId } = await asked(had, "return")
    const stranger = browser()
    const replies = [
      await stranger.call(returnCalls.options, { orderId: had.orderId }),
      await stranger.call(returnCalls.ofOrder, { orderId: had.orderId }),
      await stranger.call(returnCalls.add, {
        orderId: had.orderId,
        kind: "return",
        refundRupees: 699,
        address: anAddress(),
        lines: [{ itemId: "0", quantity: 1, reason: "faulty" }],
      }),
      await stranger.call(returnCalls.single, { returnId }),
      await stranger.call(returnCalls.withdraw, { returnId }),
      await owner.call(returnCalls.withdraw, { returnId }),
    ]
    expect(replies.map(({ status, body }) => [status, body.code])).toEqual([
      ...Array(3).fill([404, "order.not_found"]),
      ...Array(3).fill([404, "returns.not_found"]),
    ])
    const absent = await stranger.call(returnCalls.single, { returnId: "ret_none" })
    expect([absent.body.code, absent.body.message]).toEqual(["returns.not_found", replies[3]!.body.message])
    const { key } = await oneRow<{ key: string }>(
      `select substring(payload ->> 'returnPath' from 'key=(.*)$') as key from outbox where dedupe_key = $1`,
      [`return.moved:${returnId}:requested`],
    )
    expect((await stranger.call(returnCalls.single, { returnId, key })).body.data._id).toBe(returnId)
    expect((await stranger.call(returnCalls.single, { returnId, key: `${key}x` })).status).toBe(410)
  })

  test("lets the tailor look, the packer receive, and only staff who may refund do so", async () => {
    const had = await delivered(owner)
    const { _id: returnId } = await asked(had, "return")
    const [tailor, packer] = [await signInAs("tailor"), await signInAs("packer")]
    expect((await tailor.call(returnCalls.show, { returnId })).body.data.nextStates).toEqual([])
    expect((await steps(tailor, returnId, "approved")).status).toBe(403)
    await taken(packer, returnId, "approved", "received")
    const { body } = await packer.call(returnCalls.show, { returnId })
    expect(body.data.nextStates).toEqual(["sentBack"])
    expect((await steps(packer, returnId, "refunded")).body.code).toBe("house.not_allowed")
    expect((await browser().call(returnCalls.all, {})).status).toBe(401)
  })
})

describe("the states of a request", () => {
  test("refuse all other moves between the ten states of the three kinds, which change nothing", async () => {
    const had = await delivered(owner)
    const { _id } = await asked(had, "return")
    const refused = []
    let wrong = 0
    for (const kind of RETURN_KINDS)
      for (const from of RETURN_STATE_KEYS) {
        await sql(`update return_request set kind = $1, state = $2 where id = $3`, [kind, from, _id])
        for (const to of RETURN_STATE_KEYS) {
          if (nextStates(kind, from).includes(to) && to !== "withdrawn") continue
          // A refund made outside the checkout is done.
          const { status, body } = await steps(owner, _id, to, { note: "why" })
          refused.push(status)
          if (status !== 409 || !["returns.cannot_move", "returns.buyers_word"].includes(body.code!)) wrong++
        }
      }
    expect([wrong, refused.length > 250]).toEqual([0, true])
    expect(await sql(`select state from return_log where return_id = $1`, [_id])).toEqual([{ state: "requested" }])
    expect(await sql(`select 1 from "return" where order_id = $1`, [had.orderId])).toEqual([])
  })

  test("let the buyer withdraw until the pieces are on their way, and cancel the engine's return with it", async () => {
    const had = await delivered(owner)
    const first = await asked(had, "return")
    const second = await asked(had, "exchange")
    const before = await stockOf(shirt, "M")
    await taken(owner, first._id, "approved")
    await taken(owner, second._id, "approved", "pickedUp")
    expect((await had.at.call(returnCalls.withdraw, { returnId: first._id })).status).toBe(200)
    expect((await had.at.call(returnCalls.withdraw, { returnId: first._id })).body.code).toBe("returns.already_closed")
    expect((await had.at.call(returnCalls.withdraw, { returnId: second._id })).body.code).toBe("returns.too_late")
    expect(await sql(`select status from "return" where order_id = $1 order by created_at`, [had.orderId])).toEqual([
      { status: "canceled" },
      { status: "requested" },
    ])
    expect(await stockOf(shirt, "M")).toMatchObject({ stocked: before.stocked, reserved: before.reserved + 1 })
  })

  test("promise a refund while they are open, and none once they are refused or withdrawn", async () => {
    for (const end of ["rejected", "withdrawn"] as const) {
      const had = await delivered(owner)
      const { _id, refundRupees } = await asked(had, "return")
      expect(refundRupees).toBeGreaterThan(0)
      const ended =
        end === "rejected"
          ? await steps(owner, _id, end, { note: "Worn" })
          : await had.at.call(returnCalls.withdraw, { returnId: _id })
      expect([end, ended.status]).toEqual([end, 200])
      expect([end, (await owner.call(returnCalls.show, { returnId: _id })).body.data.refundRupees]).toEqual([end, 0])
    }
  }, 60_000)

  test("need a reason for declining, and no more damaged pieces than returned ones", async () => {
    const had = await delivered(owner)
    const { _id } = await asked(had, "return")
    expect((await steps(owner, _id, "rejected")).body.code).toBe("returns.why_wanted")
    await taken(owner, _id, "approved")
    for (const damaged of [
      [{ itemId: "0", quantity: 2 }],
      [{ itemId: "4", quantity: 1 }],
      [
        { itemId: "0", quantity: 1 },
        { itemId: "0", quantity: 1 },
      ],
    ])
      expect((await steps(owner, _id, "received", { damaged })).body.code).toBe("returns.damaged_unknown")
    expect((await steps(owner, _id, "pickedUp", { damaged: [{ itemId: "0", quantity: 1 }] })).body.code).toBe(
      "returns.damaged_unknown",
    )
    expect((await owner.call(returnCalls.remove, { returnId: _id })).body.code).toBe("returns.not_closed")
  })

  test("return pieces that are not accepted to the buyer and remove them from stock, unless sold in the meantime", async () => {
    const had = await delivered(owner, { quantity: 1 })
    const { _id } = await asked(had, "return")
    await taken(owner, _id, "approved", "received")
    const before = await stockOf(shirt, "S")
    await setStock(shirt, "S", 0)
    expect((await steps(owner, _id, "sentBack", { note: "Worn" })).body.code).toBe("returns.sold_again")
    await setStock(shirt, "S", before.free)
    const { body } = await steps(owner, _id, "sentBack", { note: "Worn and washed" })
    expect([body.data.state, body.data.timeline.at(-1)?.note]).toEqual(["sentBack", "Worn and washed"])
    expect((await stockOf(shirt, "S")).stocked).toBe(before.stocked - 1)
    expect((await owner.call(returnCalls.remove, { returnId: _id })).status).toBe(200)
    const { data } = (await owner.call(returnCalls.all, { search: body.data.returnNumber })).body
    expect(data).toEqual([])
    expect((await had.at.call(returnCalls.single, { returnId: _id })).body.data.state).toBe("sentBack")
  })

  test("do not allow a delivered order with a request to be marked as returned by hand", async () => {
    expect((await owner.call(orderCalls.update, { orderId: shared.orderId, status: 12 })).body.code).toBe(
      "order.not_by_hand",
    )
  })
})
