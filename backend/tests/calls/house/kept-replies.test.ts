import { addressCalls } from "@silai/contracts/account/calls"
import type { SavedAddress } from "@silai/contracts/account/shapes"
import { everyCall } from "@silai/contracts/every-call"
import { KEPT_REPLIES } from "@silai/contracts/house/kept-replies"
import { couponCalls } from "@silai/contracts/coupon/calls"
import { orderCalls } from "@silai/contracts/order/calls"
import { orderEditCalls } from "@silai/contracts/order/edit-calls"
import { returnCalls } from "@silai/contracts/returns/calls"
import type { Call } from "@silai/contracts/call"
import { beforeAll, describe, expect, test } from "vitest"
import type { Browser } from "../../rig/browser"
import { aCode } from "../../rig/coupon"
import { aCustomer } from "../../rig/customer"
import { signInAsOwner } from "../../rig/owner"
import { delivered } from "../../rig/returns"
import { seeded } from "../../rig/seeded"
import { aBag, aGuest, anAddress, buys } from "../../rig/shopper"
import { closeSqlAfterwards, sql } from "../../rig/sql"
import { setStock } from "../../rig/stock"
import { workNow } from "../../rig/work"

closeSqlAfterwards()
const roll = seeded("kept replies")
const aKey = () => Buffer.from(roll.bytes(12)).toString("hex")
const press = (at: Browser, call: Call, body: unknown, key: string) =>
  at.post(call.path, body, { [KEPT_REPLIES.header]: key })
const address = anAddress()
const countOf = async (at: Browser) => ((await at.call(addressCalls.addressSingle)).body.data as SavedAddress[]).length

test("only documented calls without files keep their replies: a key is of the body", () => {
  const known = new Map<string, Call>(everyCall.map((call) => [call.path, call]))
  const wrong = KEPT_REPLIES.calls.filter((path) => !known.has(path) || known.get(path)?.multipart)
  expect(wrong).toEqual([])
})

describe("a press that is repeated because its reply was lost", () => {
  let at: Browser
  beforeAll(async () => {
    at = (await aCustomer()).at
  })

  test("is done once and gets the first reply, also while the first one is at work", async () => {
    const key = aKey()
    const before = await countOf(at)
    const replies = await Promise.all(Array.from({ length: 5 }, () => press(at, addressCalls.addressAdd, address, key)))
    const [first] = replies
    expect(first!.status).toBe(200)
    for (const { status, body } of replies) expect([status, body]).toEqual([200, first!.body])
    expect(await countOf(at)).toBe(before + 1)
  })

  test("is another press with another key, another body, and in another browser", async () => {
    const key = aKey()
    const { at: other } = await aCustomer()
    const before = await countOf(at)
    await press(at, addressCalls.addressAdd, address, key)
    await press(at, addressCalls.addressAdd, address, aKey())
    await press(at, addressCalls.addressAdd, { ...address, line1: "2 Mall Road" }, key)
    await press(other, addressCalls.addressAdd, address, key)
    expect([await countOf(at), await countOf(other)]).toEqual([before + 3, 1])
  })

  test("is judged again where the first one was refused, and after its time", async () => {
    const key = aKey()
    const refused = { ...address, pincode: "999999" }
    for (let time = 0; time < 2; time++)
      expect((await press(at, addressCalls.addressAdd, refused, key)).status).toBe(422)
    const before = await countOf(at)
    await press(at, addressCalls.addressAdd, address, key)
    await sql(`update kept_reply set made_at = now() - make_interval(mins => $1)`, [KEPT_REPLIES.forMinutes + 1])
    await press(at, addressCalls.addressAdd, address, key)
    expect(await countOf(at)).toBe(before + 2)
  })

  test("of staff makes one coupon, one note and one request for a caller", async () => {
    const owner = await signInAsOwner()
    const { orderId } = await delivered(owner)
    const { data } = (await owner.call(returnCalls.optionsForShop, { orderId })).body
    const line = { itemId: "0", quantity: 1, reason: "tooSmall" }
    const refundRupees = (data.lines[0]?.refundRupees[0] ?? 0) - data.feeRupees
    const text = `Call back ${aKey()}`
    for (const [call, body] of [
      [couponCalls.adminGenerate, { code: aCode(), kind: "percent", percent: 10 }],
      [orderEditCalls.addNote, { orderId, text }],
      [returnCalls.open, { orderId, kind: "return", refundRupees, lines: [line] }],
    ] as const) {
      const key = aKey()
      const [first, second] = [await press(owner, call, body, key), await press(owner, call, body, key)]
      expect([first.status, first.body.code]).toEqual([200, undefined])
      expect([second.status, second.body]).toEqual([200, first.body])
    }
    const { body } = await owner.call(orderEditCalls.notes, { orderId })
    expect(body.data.filter((note) => note.text === text)).toHaveLength(1)
  })

  test("reads again that its order is cancelled, not that it is too late", async () => {
    await setStock("black-aura-formal-shirt", "M", 9)
    const guest = await aGuest()
    const orderId = await buys(guest, await aBag([{ slug: "black-aura-formal-shirt" }]))
    const body = { orderId, reason: "Wrong size" }
    const key = aKey()
    const [first, second] = [
      await press(guest, orderCalls.cancel, body, key),
      await press(guest, orderCalls.cancel, body, key),
    ]
    expect([second.status, second.body]).toEqual([200, first.body])
    expect((await guest.call(orderCalls.cancel, body)).body.code).toBe("order.already_cancelled")
    await workNow()
  })
})
