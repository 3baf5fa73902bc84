import { accountCalls, profileCalls } from "@silai/contracts/account/calls"
import { orderCalls } from "@silai/contracts/order/calls"
import { orderEditCalls } from "@silai/contracts/order/edit-calls"
import { ORDER_NOTE } from "@silai/contracts/order/limits"
import { beforeAll, describe, expect, test } from "vitest"
import { type Browser, browser } from "../../rig/browser"
import { aCustomer } from "../../rig/customer"
import { eventNamesOf } from "../../rig/received-events"
import { signInAs, signInAsOwner } from "../../rig/owner"
import { aBag, aGuest, anAddress, buys } from "../../rig/shopper"
import { closeSqlAfterwards, sql } from "../../rig/sql"
import { setStock } from "../../rig/stock"

closeSqlAfterwards()
const [slug, size] = ["classic-white-formal-shirt", "M"] as const

let owner: Browser
beforeAll(async () => {
  owner = await signInAsOwner()
})

async function placed(deliveryMethod: "home" | "pickup" = "home"): Promise<{ at: Browser; orderId: string }> {
  await setStock(slug, size, 5)
  const at = await aGuest({ deliveryMethod })
  return { at, orderId: await buys(at, await aBag([{ slug, size }])) }
}
const shown = async (orderId: string, at = owner) => (await at.call(orderCalls.single, { orderId })).body.data
const notes = async (orderId: string, at = owner) => (await at.call(orderEditCalls.notes, { orderId })).body.data
const add = (orderId: string, text: string, at = owner) => at.call(orderEditCalls.addNote, { orderId, text })

describe("notes about an order", () => {
  test("are written by staff who work on it, with name and hour, newest first, and never seen by its buyer", async () => {
    const { at, orderId } = await placed()
    const tailor = await signInAs("tailor")
    expect((await add(orderId, "Asked for a softer collar", tailor)).status).toBe(200)
    const { status, body } = await add(orderId, "  Called; comes on Friday  ")
    expect([status, body.data.map(({ text, author }) => [text, author])]).toEqual([
      200,
      [
        ["Called; comes on Friday", "Harpreet Singh"],
        ["Asked for a softer collar", "Some tailor"],
      ],
    ])
    expect(JSON.stringify(await shown(orderId, at))).not.toContain("collar")
    expect((await at.call(orderEditCalls.notes, { orderId })).status).toBe(401)
    expect((await browser().call(orderEditCalls.addNote, { orderId, text: "x" })).status).toBe(401)
  })

  test("are deleted by their author, the owner and managers, no one else; a second time they are already gone", async () => {
    const { orderId } = await placed()
    const [tailor, packer] = [await signInAs("tailor"), await signInAs("packer")]
    await add(orderId, "Mine", tailor)
    const [note] = await notes(orderId, packer)
    expect(note!.mayRemove).toBe(false)
    const remove = (by: Browser) => by.call(orderEditCalls.removeNote, { noteId: note!._id })
    const refused = await remove(packer)
    expect([refused.status, refused.body.code]).toEqual([403, "order.note_not_yours"])
    expect((await notes(orderId, tailor))[0]!.mayRemove).toBe(true)
    expect((await remove(owner)).body.data).toEqual([])
    expect((await remove(owner)).body.code).toBe("order.note_unknown")
    expect(await eventNamesOf(note!._id)).toEqual(["silai.order-note.created", "silai.order-note.deleted"])
  })

  test("are refused when empty, too long or about no order, and limited in number", async () => {
    const { orderId } = await placed()
    expect((await add(orderId, "   ")).status).toBe(400)
    expect((await add(orderId, "x".repeat(ORDER_NOTE.maxLength + 1))).status).toBe(400)
    expect((await add("order_nowhere", "x")).body.code).toBe("order.not_found")
    expect((await owner.call(orderEditCalls.notes, { orderId: "order_nowhere" })).status).toBe(404)
    await sql(
      `insert into order_note (id, order_id, text, author_id, author) select 'ordnote_' || $1 || n, $1, 'x', 'u', 'u' from generate_series(1, ${ORDER_NOTE.most}) n`,
      [orderId],
    )
    expect((await add(orderId, "One more")).body.code).toBe("order.notes_full")
  })
})

test("are deleted with the account whose orders they are about; the order stays", async () => {
  const { email, password } = await aCustomer()
  const { at, orderId } = await placed()
  await at.call(accountCalls.signin, { identifier: email, password })
  await add(orderId, "Asked for a softer collar")
  await sql(`update order_state set code = 6 where order_id = $1`, [orderId])
  expect((await at.call(profileCalls.userRemove, { password })).status).toBe(200)
  expect(await notes(orderId)).toEqual([])
  expect((await shown(orderId)).status).toBe(6)
})

describe("an order's address", () => {
  const other = anAddress({ name: "Simran Gill", line1: "7 Civil Lines", city: "Amritsar", pincode: "143001" })
  const change = (orderId: string, address: object, before: object = anAddress(), at = owner) =>
    at.call(orderEditCalls.address, { orderId, before, address } as never)

  test("may change to another street of the state: in the list, for the buyer and in the engine; the old address is kept in a note", async () => {
    const { at, orderId } = await placed()
    const { status, body } = await change(orderId, other)
    expect([status, body.data]).toEqual([200, other])
    expect(await shown(orderId, at)).toMatchObject({ address: other, city: "Amritsar", state: "Punjab" })
    const engine = await owner.get<{ order: object }>(`/admin/orders/${orderId}?fields=*shipping_address`)
    expect(engine.body.order).toMatchObject({
      shipping_address: { first_name: "Simran", address_1: "7 Civil Lines", city: "Amritsar", postal_code: "143001" },
    })
    expect((await notes(orderId))[0]).toMatchObject({ author: "Harpreet Singh" })
    expect((await notes(orderId))[0]!.text).toContain("14 Model Town")
  })

  test("is refused in another state, because the tax would differ; so is a PIN code of another state, and an unknown one", async () => {
    const { orderId } = await placed()
    const delhi = { ...other, city: "New Delhi", state: "Delhi", pincode: "110001" }
    const codes = []
    for (const address of [delhi, { ...other, pincode: "110001" }, { ...other, pincode: "999999" }])
      codes.push((await change(orderId, address)).body.code)
    expect(codes).toEqual(["order.other_state", "order.pin_elsewhere", "checkout.pin_unknown"])
    expect((await change(orderId, { ...other, pincode: "12" })).status).toBe(400)
    expect((await shown(orderId)).address).toEqual(anAddress())
    expect(await notes(orderId)).toEqual([])
  })

  test("is refused to one of two people who change it at once, without losing their text", async () => {
    const { orderId } = await placed()
    const both = await Promise.all([change(orderId, other), change(orderId, { ...other, line1: "8 Civil Lines" })])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(both.find(({ status }) => status === 409)!.body.code).toBe("order.changed_meanwhile")
    expect(await notes(orderId)).toHaveLength(1)
  })

  test("stays when the parcel has left, when the order is collected or cancelled, and for staff who may not change it", async () => {
    const shipped = await placed()
    for (const status of [1, 2, 3, 4]) await owner.call(orderCalls.update, { orderId: shipped.orderId, status })
    expect((await change(shipped.orderId, other)).body.code).toBe("order.already_shipped")
    const collected = await placed("pickup")
    expect((await change(collected.orderId, other)).body.code).toBe("order.collected")
    const { orderId } = await placed()
    expect((await change(orderId, other, anAddress(), await signInAs("tailor"))).status).toBe(403)
    expect((await change(orderId, other, anAddress(), await aGuest())).status).toBe(401)
    await owner.call(orderCalls.update, { orderId, status: 10 })
    expect((await change(orderId, other)).body.code).toBe("order.already_shipped")
  })
})
