import { mailMessages } from "@silai/contracts/messaging/messages"
import type { Measurement } from "@silai/contracts/measurement/calls"
import { orderCalls } from "@silai/contracts/order/calls"
import { orderEditCalls } from "@silai/contracts/order/edit-calls"
import { workshopCalls } from "@silai/contracts/order/workshop-calls"
import { shopCalls } from "@silai/contracts/shop/calls"
import { beforeAll, describe, expect, test, vi } from "vitest"
import { browser, type Browser } from "../../rig/browser"
import { anEmail } from "../../rig/customer"
import { eventually } from "../../rig/eventually"
import { mails, pay } from "../../rig/gateway"
import { eventNamesOf } from "../../rig/received-events"
import { signInAs, signInAsOwner } from "../../rig/owner"
import { pagesOf } from "../../rig/pdf/text"
import { moved } from "../../rig/returns"
import { aBag, aGuest, askToPay, untilPlaced, upperBody } from "../../rig/shopper"
import { closeSqlAfterwards, sql } from "../../rig/sql"
import { setStock, stockOf } from "../../rig/stock"
import { paperCalls } from "@silai/contracts/papers/calls"

closeSqlAfterwards()
vi.setConfig({ testTimeout: 240_000, hookTimeout: 240_000 })
const shirt = "classic-white-formal-shirt"

let owner: Browser
beforeAll(async () => {
  owner = await signInAsOwner()
})

/** Two shirts of size S, and one made to measure. */
async function placed(email = anEmail()) {
  await Promise.all([setStock(shirt, "S", 6), setStock(shirt, "M", 6)])
  const at = await aGuest({ contact: { email } })
  const { body } = await askToPay(
    at,
    await aBag([
      { slug: shirt, size: "S", quantity: 2 },
      { slug: shirt, size: upperBody },
    ]),
  )
  await pay(body.data.razorpay.orderId)
  return { at, email, orderId: await untilPlaced(at, body.data.attemptId) }
}
const shown = async (orderId: string, at = owner) => (await at.call(orderCalls.single, { orderId })).body.data
const wasS = { size: "S", measurement: null }
const toSize = (orderId: string, size: string, by = owner, was = wasS) =>
  by.call(orderEditCalls.correct, { orderId, itemId: "0", was, to: { size }, reason: "Rang: too small" })
const other: Measurement = { ...upperBody, chest: upperBody.chest + 1.5 }
const toInches = async (orderId: string, measurement: Measurement = other) => {
  const { size, measurement: kept } = (await shown(orderId)).itemsList[1]!
  return owner.call(orderEditCalls.correct, {
    orderId,
    itemId: "1",
    was: { size, measurement: kept },
    to: { measurement },
  })
}
const engineLine = async (orderId: string, place: string) =>
  (
    await sql<{ id: string; title: string; sku: string; metadata: Record<string, unknown> }>(
      `select distinct l.id, l.variant_title as title, l.variant_sku as sku, l.metadata from order_item i join order_line_item l on l.id = i.item_id
        where i.order_id = $1 and l.metadata ->> 'line' = $2`,
      [orderId, place],
    )
  )[0]!
const reservedFor = (lineId: string) =>
  sql<{ size: string; quantity: number }>(
    `select v.title as size, r.quantity::int as quantity from reservation_item r
       join product_variant_inventory_item i on i.inventory_item_id = r.inventory_item_id join product_variant v on v.id = i.variant_id
      where r.line_item_id = $1 and r.deleted_at is null`,
    [lineId],
  )
const textOfCard = async (orderId: string) => {
  const file = await owner.send(paperCalls.print.path, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ kinds: ["jobCard"], of: { orderIds: [orderId] } }),
  })
  return (await pagesOf(new Uint8Array(await file.arrayBuffer()))).join(" ")
}

describe("correcting a size", () => {
  test("releases the old one for the same price, reserves the new one, shows it to the engine and the buyer, and packs it as such", async () => {
    const { at, orderId, email } = await placed()
    const before = await shown(orderId)
    const [small, medium] = [await stockOf(shirt, "S"), await stockOf(shirt, "M")]
    const { status, body } = await toSize(orderId, "M")
    expect([status, body.data]).toEqual([200, { itemId: "0", size: "M", measurement: null }])
    expect(await stockOf(shirt, "S")).toEqual({ ...small, reserved: small.reserved - 2, free: small.free + 2 })
    expect(await stockOf(shirt, "M")).toEqual({ ...medium, reserved: medium.reserved + 2, free: medium.free - 2 })
    const after = await shown(orderId, at)
    expect([after.itemsList[0]!.size, after.money, after.tax]).toEqual(["M", before.money, before.tax])
    expect(after.itemsList[0]!.sku).not.toBe(before.itemsList[0]!.sku)
    const line = await engineLine(orderId, "0")
    expect([line.title, line.sku]).toEqual(["M", after.itemsList[0]!.sku])
    expect(await reservedFor(line.id)).toEqual([{ size: "M", quantity: 2 }])
    const [note] = (await owner.call(orderEditCalls.notes, { orderId })).body.data
    expect(note!.text).toBe("Corrected 2 × Classic White Formal Shirt, S: Size S → M. Why: Rang: too small")
    const letter = await eventually("the mail is there", async () =>
      (await mails()).find(
        ({ to, subject }) => to.includes(email) && subject === mailMessages.corrected.subject(before.orderNumber),
      ),
    )
    for (const words of ["Size: M, before S", "Rang: too small"]) expect(letter.text).toContain(words)
    expect(await eventNamesOf(orderId)).toContain("silai.order.corrected")
    await moved(owner, orderId, 1, 3)
    expect(await stockOf(shirt, "M")).toMatchObject({ stocked: medium.stocked - 2, reserved: medium.reserved })
    expect(await stockOf(shirt, "S")).toMatchObject({ stocked: small.stocked, reserved: small.reserved - 2 })
  })

  test("refuses a sold-out or unknown size, an outdated page, a packed order, and all but owner and managers", async () => {
    const { at, orderId } = await placed()
    const codeOf = async (asked: ReturnType<typeof toSize>) => (await asked).body.code
    await setStock(shirt, "M", 1)
    expect(await codeOf(toSize(orderId, "M"))).toBe("order.size_gone")
    expect(await codeOf(toSize(orderId, "9XL"))).toBe("order.size_unknown")
    expect(await codeOf(toSize(orderId, "M", owner, { ...wasS, size: "L" }))).toBe("order.piece_changed")
    expect(await codeOf(toSize("order_nowhere", "M"))).toBe("order.not_found")
    for (const role of ["tailor", "packer"] as const)
      expect((await toSize(orderId, "M", await signInAs(role))).status).toBe(403)
    expect([(await toSize(orderId, "M", at)).status, (await toSize(orderId, "M", browser())).status]).toEqual([
      401, 401,
    ])
    await moved(owner, orderId, 1, 3)
    await setStock(shirt, "M", 6)
    expect(await codeOf(toSize(orderId, "M"))).toBe("order.too_late_to_correct")
  })

  test("keeps stock, parcel and order in agreement while others pack, cancel or correct it at the same moment", async () => {
    const [packed, off, twice] = [await placed(), await placed(), await placed()]
    await moved(owner, packed.orderId, 1)
    const both = await Promise.all([
      owner.call(orderCalls.update, { orderId: packed.orderId, status: 3 }),
      toSize(packed.orderId, "M"),
      owner.call(orderCalls.update, { orderId: off.orderId, status: 10, reason: "Rang" }),
      toSize(off.orderId, "M"),
      ...Array.from({ length: 8 }, () => toSize(twice.orderId, "M")),
    ])
    expect(both.every(({ status }) => status === 200 || status === 409)).toBe(true)
    const [packing, sized] = both
    expect(packing!.status).toBe(200)
    const size = sized!.status === 200 ? "M" : "S"
    const [parcel] = await sql<{ title: string }>(
      `select v.title from order_fulfillment f join fulfillment_item i on i.fulfillment_id = f.fulfillment_id
         join product_variant_inventory_item p on p.inventory_item_id = i.inventory_item_id join product_variant v on v.id = p.variant_id where f.order_id = $1`,
      [packed.orderId],
    )
    expect([(await shown(packed.orderId)).itemsList[0]!.size, parcel!.title]).toEqual([size, size])
    expect(both[2]!.status).toBe(200)
    expect(await reservedFor((await engineLine(off.orderId, "0")).id)).toEqual([])
    expect(both.slice(4).filter(({ status }) => status === 200)).toHaveLength(1)
    expect(await reservedFor((await engineLine(twice.orderId, "0")).id)).toEqual([{ size: "M", quantity: 2 }])
  })
})

test("shows corrected measurements in the engine, on the job card with the old ones, on the board and to the buyer", async () => {
  const { at, orderId, email } = await placed()
  await moved(owner, orderId, 1)
  expect((await toInches(orderId)).status).toBe(200)
  expect((await shown(orderId, at)).itemsList[1]!.measurement).toEqual(other)
  expect((await engineLine(orderId, "1")).metadata.measurement).toEqual(other)
  const board = (await owner.call(workshopCalls.all, {})).body.data.find(({ _id }) => _id === orderId)
  expect(board!.pieces[0]!.measurement).toEqual(other)
  expect(await textOfCard(orderId)).toContain("Chest")
  expect(await textOfCard(orderId)).toContain("Corrected 1 ×")
  const { orderNumber } = await shown(orderId)
  await eventually("the mail is there", async () =>
    (await mails()).find(
      ({ to, subject }) => to.includes(email) && subject === mailMessages.corrected.subject(orderNumber),
    ),
  )
  expect((await toInches(orderId)).body.code).toBe("order.nothing_corrected")
  const lower: Measurement = {
    measurementType: "lowerBody",
    hip: 40,
    lowerBodyWaist: 34,
    thigh: 22,
    legLength: 40,
    bottom: 15,
  }
  expect((await toInches(orderId, lower)).body.code).toBe("order.other_half")
})

test("shows a wish and the tailor on the card and the board, marks a tailor's own work, and ends both with packing", async () => {
  const { at, orderId } = await placed()
  await moved(owner, orderId, 1)
  const tailor = await signInAs("tailor")
  const wish = (text: string, before = "") => owner.call(orderEditCalls.wish, { orderId, wish: text, before })
  const sewnBy = (tailorId: string | null) => owner.call(orderEditCalls.sewnBy, { orderId, tailorId })
  expect((await wish("Two pockets, ring 9876543210")).status).toBe(200)
  expect((await wish("Three pockets", "One pocket")).body.code).toBe("order.wish_changed")
  expect((await sewnBy(tailor.userId)).body.data.tailor).toEqual({ _id: tailor.userId, name: "Some tailor" })
  const packer = await signInAs("packer")
  expect((await sewnBy(packer.userId)).body.code).toBe("order.tailor_unknown")
  const card = await textOfCard(orderId)
  for (const words of ["Two pockets", "Some tailor"]) expect(card).toContain(words)
  expect(card).not.toContain("9876543210")
  const board = async (who: string) => (await tailor.call(workshopCalls.all, { tailor: who })).body
  const mine = await board(tailor.userId)
  expect(mine.data.map(({ _id, tailor: by, wish: words }) => [_id, by?.name, /987/.test(words)])).toEqual([
    [orderId, "Some tailor", false],
  ])
  expect(mine.tailors.find(({ _id }) => _id === tailor.userId)).toMatchObject({ orders: 1, dueSoon: 0 })
  expect((await board("nobody")).data.some(({ _id }) => _id === orderId)).toBe(false)
  const buyersView = await shown(orderId, at)
  expect([buyersView.wish, buyersView.tailor, buyersView.sewnBy]).toEqual(["Two pockets, ring 9876543210", null, null])
  const naming = async (namesTailor: boolean) => {
    const [last] = (await owner.call(shopCalls.history, { section: "workshop" })).body.data
    await owner.call(shopCalls.update, { section: "workshop", version: last!.version, values: { namesTailor } })
  }
  await naming(true)
  const named = await shown(orderId, at)
  expect([named.tailor, named.sewnBy]).toEqual([null, "Some"])
  await naming(false)
  expect((await shown(orderId, at)).sewnBy).toBeNull()
  expect((await sewnBy(null)).body.data.tailor).toBeNull()
  await moved(owner, orderId, 3)
  expect([(await wish("", "Two pockets, ring 9876543210")).body.code, (await sewnBy(tailor.userId)).body.code]).toEqual(
    Array(2).fill("order.not_at_work"),
  )
})
