import { orderCalls, orderEditCalls } from "@silai/contracts/order/calls"
import { returnCalls } from "@silai/contracts/returns/calls"
import { uidCalls } from "@silai/contracts/uid/calls"
import { writeUid } from "@silai/contracts/uid/code"
import { beforeAll, describe, expect, test, vi } from "vitest"
import type { Browser } from "../../rig/browser"
import { anEmail } from "../../rig/customer"
import { eventually } from "../../rig/eventually"
import { soonTriedAgain, untilFailed, whileFailing } from "../../rig/failing"
import { eventsOf, untilReceived } from "../../rig/received-events"
import { signInAs, signInAsOwner } from "../../rig/owner"
import { asked, moved, shirt, steps, taken } from "../../rig/returns"
import { aBag, aGuest, buys } from "../../rig/shopper"
import { closeSqlAfterwards, sql } from "../../rig/sql"
import { setStock } from "../../rig/stock"
import { onLabels, stateOf } from "../../rig/uid"

closeSqlAfterwards()
// Each order here is placed, packed, sent and delivered first.
vi.setConfig({ testTimeout: 90_000, hookTimeout: 90_000 })

let owner: Browser
let packer: Browser
beforeAll(async () => {
  owner = await signInAsOwner()
  packer = await signInAs("packer")
})

async function ordered(quantity = 2, size = "S") {
  await setStock(shirt, size, 6)
  const at = await aGuest({ deliveryMethod: "home", contact: { email: anEmail() } })
  return { at, orderId: await buys(at, await aBag([{ slug: shirt, size, quantity }])) }
}
const scans = (orderId: string, uid: string) => packer.call(uidCalls.assign, { orderId, uid })
const until = (state: string, ...ids: string[]) =>
  eventually(`the ids are ${state}`, async () => (await Promise.all(ids.map(stateOf))).every((one) => one === state))

describe("labels at packing", () => {
  test("are one for each piece of an order, of its colour and size, and no more", async () => {
    const { orderId } = await ordered()
    const [fits, other] = [await onLabels(owner), await onLabels(owner, { size: "M", quantity: 1 })]
    const lines = (await packer.call(uidCalls.ofOrder, { orderId })).body.data
    expect(lines).toMatchObject([{ quantity: 2, isLabelled: true, uids: [] }])
    const first = await scans(orderId, writeUid(fits.ids[0]!))
    expect([first.status, first.body.data[0]!.uids]).toMatchObject([200, [{ uid: fits.ids[0], state: "assigned" }]])
    expect((await scans(orderId, fits.ids[0]!)).body.code).toBe("uid.here_already")
    const wrong = await scans(orderId, other.ids[0]!)
    expect([wrong.status, wrong.body.code]).toEqual([409, "uid.wrong_piece"])
    expect(wrong.body.message).toContain("Classic White Formal Shirt, M")
    expect((await scans(orderId, fits.ids[1]!)).status).toBe(200)
    expect((await scans(orderId, fits.ids[2]!)).body.code).toBe("uid.wrong_piece")
    const next = await ordered(1)
    expect((await scans(next.orderId, fits.ids[0]!)).body.code).toBe("uid.taken")
    const { data } = (await packer.call(uidCalls.single, { uid: fits.ids[0]! })).body
    expect(data.order).toMatchObject({ _id: orderId, code: 0 })
    expect(data.nextStates).toEqual(["printed", "void", "reported"])
    const gone = await packer.call(uidCalls.unassign, { orderId, uid: fits.ids[0]! })
    expect([gone.status, await stateOf(fits.ids[0]!)]).toEqual([200, "printed"])
    expect((await scans(next.orderId, fits.ids[0]!)).status).toBe(200)
  })

  test("are given to one of two orders when one is scanned for both at once", async () => {
    const { ids } = await onLabels(owner, { quantity: 1 })
    const orders = [await ordered(1), await ordered(1)]
    const replies = await Promise.all(orders.map(({ orderId }) => scans(orderId, ids[0]!)))
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409])
  })

  test("cannot outnumber an order's pieces, even by many people at once", async () => {
    const { orderId } = await ordered(2)
    const { ids } = await onLabels(owner, { quantity: 8 })
    const replies = await Promise.all(ids.map((id) => scans(orderId, id)))
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(2)
  })

  test("cannot be packed with a number on no label, void or unknown; an order that does not exist is reported", async () => {
    const { orderId } = await ordered(1)
    const { ids } = await onLabels(owner, { quantity: 2 })
    await owner.call(uidCalls.update, { uid: ids[0]!, state: "void", why: "Torn" })
    expect((await scans(orderId, ids[0]!)).body).toMatchObject({ code: "uid.not_free", field: "uid" })
    expect((await scans(orderId, "0".repeat(16))).body.code).toBe("uid.unknown")
    expect((await scans("order_none", ids[1]!)).body.code).toBe("uid.order_unknown")
  })

  test("are sold with a delivered order, and free with a cancelled one", async () => {
    const [kept, called] = [await ordered(1), await ordered(1)]
    const { ids } = await onLabels(owner, { quantity: 2 })
    await scans(kept.orderId, ids[0]!)
    await scans(called.orderId, ids[1]!)
    await moved(owner, kept.orderId, 1, 3, 4, 6)
    await until("sold", ids[0]!)
    // An event may come twice: the label is sold once.
    await sql(`insert into outbox (topic, dedupe_key, payload) values ('engine.event', $1, $2)`, [
      `again-${kept.orderId}`,
      JSON.stringify({ name: "silai.order.moved", data: [{ id: kept.orderId, from: 4, to: 6 }] }),
    ])
    await owner.call(orderCalls.update, { orderId: called.orderId, status: 10 })
    await until("printed", ids[1]!)
    expect((await owner.call(uidCalls.single, { uid: ids[1]! })).body.data.order).toBeNull()
    await untilReceived("silai.uid.moved", ids[0]!)
    const states = (await eventsOf(ids[0]!)).filter(({ name }) => name === "silai.uid.moved").map(({ data }) => data.to)
    expect(states).toEqual(["assigned", "sold"])
    expect((await scans(called.orderId, ids[1]!)).body.code).toBe("uid.order_closed")
  })

  test("are updated when the failed event of their order is sent again", async () => {
    const { orderId } = await ordered(1)
    const { ids } = await onLabels(owner, { quantity: 1 })
    await moved(owner, orderId, 1, 3, 4)
    await scans(orderId, ids[0]!)
    await whileFailing({ update: "uid", when: `old.id = '${ids[0]}'` }, async () => {
      await moved(owner, orderId, 6)
      await untilFailed("uid.order-moved", orderId)
    })
    expect(await stateOf(ids[0]!)).toBe("assigned")
    await soonTriedAgain("uid.order-moved")
    await until("sold", ids[0]!)
  })

  test("are released with a piece that is removed from an order, and the other keeps its own", async () => {
    const { orderId } = await ordered(2)
    const { ids } = await onLabels(owner, { quantity: 2 })
    for (const id of ids) await scans(orderId, id)
    const lines = [{ itemId: "0", quantity: 1, left: 2 }]
    expect((await owner.call(orderEditCalls.takeOut, { orderId, lines, reason: "Used up" })).status).toBe(200)
    await eventually("one label is free", async () => (await Promise.all(ids.map(stateOf))).includes("printed"))
    expect((await Promise.all(ids.map(stateOf))).sort()).toEqual(["assigned", "printed"])
  })

  test("are not needed to pack an order", async () => {
    const { orderId } = await ordered(1, "L")
    await moved(owner, orderId, 1, 3, 4, 6)
    expect((await owner.call(uidCalls.ofOrder, { orderId })).body.data).toMatchObject([{ uids: [] }])
  })
})

describe("labels of returned pieces", () => {
  async function sold() {
    const { at, orderId } = await ordered(2)
    const { ids } = await onLabels(owner, { quantity: 4 })
    await scans(orderId, ids[0]!)
    await scans(orderId, ids[1]!)
    await moved(owner, orderId, 1, 3, 4, 6)
    await until("sold", ids[0]!, ids[1]!)
    return { at, orderId, ids }
  }
  const receive = (returnId: string, uids: string[], note = "") => steps(owner, returnId, "received", { uids, note })

  test("let a return be received with the label that was sent, and with no other", async () => {
    const had = await sold()
    const request = await asked(had, "return", 1)
    await taken(owner, request._id, "approved", "pickedUp")
    const none = await receive(request._id, [])
    expect([none.status, none.body.code]).toEqual([422, "uid.scan_wanted"])
    const foreign = await receive(request._id, [had.ids[2]!])
    expect([foreign.status, foreign.body.code, foreign.body.field]).toEqual([409, "uid.not_from_order", "uids"])
    expect(foreign.body.message).toContain(writeUid(had.ids[2]!))
    expect((await receive(request._id, [had.ids[0]!, had.ids[0]!])).body.code).toBe("uid.scanned_twice")
    expect((await receive(request._id, [had.ids[0]!, had.ids[1]!])).body.code).toBe("uid.scan_wanted")
    expect((await owner.call(returnCalls.show, { returnId: request._id })).body.data.state).toBe("pickedUp")
    expect((await receive(request._id, [writeUid(had.ids[0]!)])).status).toBe(200)
    expect([await stateOf(had.ids[0]!), await stateOf(had.ids[1]!)]).toEqual(["printed", "sold"])
    const { history } = (await owner.call(uidCalls.single, { uid: had.ids[0]! })).body.data
    expect(history.map(({ what }) => what)).toEqual(["label", "assigned", "sold", "printed"])
  })

  test("need staff's reason when one is missing; a piece returned to its buyer is the buyer's again", async () => {
    const had = await sold()
    const request = await asked(had, "return", 2)
    await taken(owner, request._id, "approved", "pickedUp")
    expect((await receive(request._id, [had.ids[0]!])).body.code).toBe("uid.scan_wanted")
    expect((await receive(request._id, [had.ids[0]!], "The second label was cut out.")).status).toBe(200)
    expect((await steps(owner, request._id, "sentBack", { note: "Worn" })).status).toBe(200)
    expect([await stateOf(had.ids[0]!), await stateOf(had.ids[1]!)]).toEqual(["sold", "sold"])
    expect((await owner.call(uidCalls.single, { uid: had.ids[0]! })).body.data.order).toMatchObject({
      _id: had.orderId,
    })
  })

  test("include a replacement's own, which is released when the buyer's own piece is returned", async () => {
    await setStock(shirt, "M", 6)
    const had = await sold()
    const { ids: other } = await onLabels(owner, { size: "M", quantity: 3 })
    const pieces = async () => (await packer.call(uidCalls.ofOrder, { orderId: had.orderId })).body.data
    const request = await asked(had, "exchange", 1)
    await taken(owner, request._id, "approved", "pickedUp")
    expect((await scans(had.orderId, other[0]!)).body.code, "nothing has come back yet").toBe("uid.wrong_piece")
    expect((await receive(request._id, [had.ids[0]!])).status).toBe(200)
    const { returnNumber } = request
    expect(await pieces()).toMatchObject([
      { size: "S", quantity: 1, returnNumber: null, uids: [{ uid: had.ids[1] }] },
      { size: "M", quantity: 1, returnNumber, isLabelled: true, uids: [] },
    ])
    expect((await scans(had.orderId, had.ids[2]!)).body.code, "the order has its shirts in S").toBe("uid.wrong_piece")
    expect((await scans(had.orderId, other[0]!)).status).toBe(200)
    expect((await scans(had.orderId, other[1]!)).body.code).toBe("uid.wrong_piece")
    expect((await pieces())[1]!.uids).toMatchObject([{ uid: other[0], state: "sold" }])
    expect((await steps(owner, request._id, "sentBack", { note: "Worn" })).status).toBe(200)
    expect([await stateOf(had.ids[0]!), await stateOf(other[0]!)]).toEqual(["sold", "printed"])
    expect(await pieces()).toMatchObject([{ size: "S", quantity: 2, uids: [{}, {}] }])
  })

  test("are released when the money is refunded instead of the exchange they were scanned for", async () => {
    await setStock(shirt, "M", 6)
    const had = await sold()
    const [other] = (await onLabels(owner, { size: "M", quantity: 1 })).ids
    const request = await asked(had, "exchange", 1)
    await taken(owner, request._id, "approved", "pickedUp")
    expect((await receive(request._id, [had.ids[0]!])).status).toBe(200)
    expect((await scans(had.orderId, other!)).status).toBe(200)
    await taken(owner, request._id, "refunded")
    expect([await stateOf(had.ids[0]!), await stateOf(other!)]).toEqual(["printed", "printed"])
    const { data } = (await packer.call(uidCalls.ofOrder, { orderId: had.orderId })).body
    expect(data).toMatchObject([{ size: "S", quantity: 1, returnNumber: null, uids: [{ uid: had.ids[1] }] }])
  })

  test("are void for a piece that was returned damaged", async () => {
    const had = await sold()
    const request = await asked(had, "return", 1)
    await taken(owner, request._id, "approved", "pickedUp")
    const damaged = [{ itemId: "0", quantity: 1 }]
    expect((await steps(owner, request._id, "received", { uids: [had.ids[1]!], damaged })).status).toBe(200)
    expect(await stateOf(had.ids[1]!)).toBe("void")
  })
})
