import { everyCall } from "@silai/contracts/every-call"
import { measurementCalls } from "@silai/contracts/measurement/calls"
import { orderCalls, orderEditCalls, workshopCalls } from "@silai/contracts/order/calls"
import { paperCalls } from "@silai/contracts/papers/calls"
import { returnCalls } from "@silai/contracts/returns/calls"
import { mayDo } from "@silai/contracts/staff/roles"
import { beforeAll, describe, expect, test, vi } from "vitest"
import type { Browser } from "../../rig/browser"
import { aCustomer, aPhone } from "../../rig/customer"
import { signInAs, signInAsOwner } from "../../rig/owner"
import { fileOf, printOf } from "../../rig/papers"
import { pagesOf } from "../../rig/pdf/text"
import { asking, moved, shirt } from "../../rig/returns"
import { aBag, aGuest, anAddress, buys, lowerBody, upperBody } from "../../rig/shopper"
import { closeSqlAfterwards, sql } from "../../rig/sql"
import { setStock } from "../../rig/stock"

closeSqlAfterwards()
vi.setConfig({ testTimeout: 90_000, hookTimeout: 120_000 })

/** The facts about these people that the tailor must not see, in any reply. */
const [phone, other] = [aPhone(), aPhone()]
const email = `leela.${phone}@mail.example`
/** No one else in this shop has this name. */
const family = [...phone].map((figure) => "abcdefghij"[Number(figure)]).join("")
const name = `Leela ${family}`
const address = anAddress({
  name,
  phone: other,
  line1: "77 Karwan Lane",
  landmark: "Behind the old mill",
  city: "Amritsar",
  pincode: "143001",
})
const secrets = [
  `${phone.slice(0, 5)} ${phone.slice(5)}`,
  phone,
  other,
  email,
  address.line1,
  address.landmark,
  address.city,
  address.pincode,
]

/**
 * The input of staff about an order on its way: another address, which leaves the old one in a note, and a note with
 * phone and e-mail.
 */
async function writtenOf(id: string): Promise<void> {
  await moved(owner, id, 1)
  const before = (await owner.call(orderCalls.single, { orderId: id })).body.data.address!
  const now = { ...before, line2: "First floor" }
  done(await owner.call(orderEditCalls.address, { orderId: id, before, address: now }))
  const text = `Softer collar. Call +91 ${phone.slice(0, 5)} ${phone.slice(5)} or write to ${email}`
  done(await owner.call(orderEditCalls.addNote, { orderId: id, text }))
}

/** Fails unless the record was created. */
function done<Body extends { message: string }>({ status, body }: { status: number; body: Body }): Body {
  if (status !== 200) throw new Error(body.message)
  return body
}

let owner: Browser, tailor: Browser, packer: Browser
let [orderId, atTable, returnId, customerId] = ["", "", "", ""]
beforeAll(async () => {
  ;[owner, tailor, packer] = [await signInAsOwner(), await signInAs("tailor"), await signInAs("packer")]
  await setStock(shirt, "S", 6)
  const contact = { name, phone, email }
  const at = await aGuest({ contact, address })
  orderId = await buys(at, await aBag([{ slug: shirt, size: "S", quantity: 2 }]))
  await writtenOf(orderId)
  const lines = [{ itemId: "0", quantity: 1, left: 2 }]
  done(await owner.call(orderEditCalls.takeOut, { orderId, lines, reason: `Asked for by ${phone}` }))
  await moved(owner, orderId, 3, 4, 6)
  const line = { itemId: "0", quantity: 1, reason: "tooSmall" as const, note: `Ring me at ${phone}` }
  returnId = done(await asking({ at, orderId }, "return", { address, lines: [line] })).data._id
  // One open hold per phone: the second order is the same person's, and stays in the workshop.
  const again = await aGuest({ contact, address })
  atTable = await buys(again, await aBag([{ slug: shirt, size: upperBody }]))
  await writtenOf(atTable)
  await moved(owner, atTable, 2)
  ;({ id: customerId } = await aCustomer())
  await sql(`update customer set first_name = 'Measured', last_name = $2, email = $3 where id = $1`, [
    customerId,
    "Person",
    `measured.${other}@mail.example`,
  ])
  await sql(`update customer_phone set phone = $2 where customer_id = $1`, [customerId, other])
  done(await owner.call(measurementCalls.adminAdd, { customerId, ...lowerBody }))
})

/** Everything that back-office calls reply about these people, as it is sent. */
const asks = (): [{ path: string }, object][] => [
  [orderCalls.all, { pageSize: 100 }],
  [orderCalls.all, { search: name }],
  [orderCalls.search, { search: name }],
  [orderCalls.export, { search: name }],
  [orderCalls.single, { orderId }],
  [orderCalls.single, { orderId: atTable }],
  [orderEditCalls.notes, { orderId }],
  [orderEditCalls.addNote, { orderId, text: "Seen" }],
  [orderEditCalls.takenOut, { orderId }],
  [orderCalls.moveMany, { orders: [{ order: atTable }], status: 3, check: true }],
  [workshopCalls.all, { search: name }],
  [returnCalls.all, { search: name }],
  [returnCalls.allForShop, { search: name }],
  [returnCalls.show, { returnId }],
  [measurementCalls.adminAll, { search: "Measured" }],
  [measurementCalls.adminSingle, { _id: `${customerId}-lowerBody` }],
  [measurementCalls.adminCustomers, { customerId }],
  [measurementCalls.adminUpdate, { _id: `${customerId}-lowerBody`, version: 2_000_000_000, hip: 41 }],
]
const textOf = async (at: Browser, path: string, body: object) => {
  const { status, bytes } = await fileOf(at, path, body)
  return { status, text: new TextDecoder().decode(bytes) }
}

describe("a tailor, who sees no phone and no address", () => {
  test("sees neither in any answer about orders, returns and measurements, in a list, a file, a note or a board", async () => {
    for (const [call, body] of asks()) {
      const { status, text } = await textOf(tailor, call.path, body)
      expect([call.path, status >= 500]).toEqual([call.path, false])
      expect([call.path, secrets.filter((secret) => text.includes(secret))]).toEqual([call.path, []])
    }
    // A role that may see them does: nothing above passed because there was nothing to see.
    const { text } = await textOf(owner, orderCalls.single.path, { orderId })
    expect(secrets.slice(1).filter((secret) => !text.includes(secret))).toEqual([])
    const { body } = await tailor.call(orderCalls.single, { orderId })
    expect(body.data).toMatchObject({ customerName: name, phone: "", email: "", address: null, tax: null })
    const { body: notes } = await tailor.call(orderEditCalls.notes, { orderId })
    expect(notes.data.map(({ text: one }) => one)).toContain("Softer collar. Call ••• or write to •••")
    expect(notes.data.map(({ text: one }) => one)).toContain("Changed the address.")
    const { body: takenOut } = await tailor.call(orderEditCalls.takenOut, { orderId })
    expect(takenOut.data[0]!.reason).toBe("Asked for by •••")
    const { body: request } = await tailor.call(returnCalls.show, { returnId })
    expect(request.data.lines[0]!.note).toBe("Ring me at •••")
  })

  test("sees neither in any other call that takes the number of an order, a request or a customer", async () => {
    const mine = everyCall.filter(({ audience, duty }) => audience === "backOffice" && duty && mayDo("tailor", duty))
    expect(mine.length).toBeGreaterThan(20)
    const bodies = [{}, { orderId }, { returnId }, { _id: `${customerId}-lowerBody` }, { customerId }]
    for (const { path, multipart } of mine)
      for (const body of multipart ? [] : bodies) {
        const { status, text } = await textOf(tailor, path, body)
        expect([path, status >= 500, secrets.filter((secret) => text.includes(secret))]).toEqual([path, false, []])
      }
  })

  test("finds no one by phone, e-mail or state in a search, so that none is guessed digit by digit", async () => {
    for (const search of [phone, phone.slice(0, 6), other.slice(2), email, `leela.${phone.slice(0, 4)}`]) {
      expect((await tailor.call(orderCalls.all, { search })).body.total).toBe(0)
      expect((await tailor.call(orderCalls.search, { search })).body.total).toBe(0)
      expect((await tailor.call(returnCalls.allForShop, { search })).body.total).toBe(0)
      expect((await tailor.call(workshopCalls.all, { search })).body.data).toEqual([])
    }
    for (const search of [other, `measured.${other}`]) {
      expect((await tailor.call(measurementCalls.adminAll, { search })).body.total).toBe(0)
      expect((await tailor.call(measurementCalls.adminCustomers, { search })).body.data).toEqual([])
    }
    expect((await tailor.call(orderCalls.searchByPhone, { phone })).status).toBe(403)
    expect((await tailor.call(orderCalls.all, { states: ["Punjab"] })).status).toBe(403)
    expect((await owner.call(orderCalls.all, { search: phone })).body.total).toBe(2)
    expect((await owner.call(returnCalls.allForShop, { search: phone })).body.total).toBe(1)
    expect((await owner.call(measurementCalls.adminAll, { search: other })).body.total).toBe(1)
  })

  test("finds names and numbers as usual", async () => {
    const { orderNumber } = (await owner.call(orderCalls.single, { orderId })).body.data
    for (const search of [`leela ${family.slice(0, 5)}`, orderNumber])
      expect((await tailor.call(orderCalls.all, { search })).body.data.map(({ _id }) => _id)).toContain(orderId)
    expect((await tailor.call(workshopCalls.all, { search: family })).body.data).toMatchObject([{ _id: atTable }])
    expect((await tailor.call(returnCalls.allForShop, { search: family })).body.data).toMatchObject([{ _id: returnId }])
    expect((await tailor.call(measurementCalls.adminAll, { search: "measured person" })).body.total).toBeGreaterThan(0)
  })

  test("prints job cards, which have neither, and no paper that has the address", async () => {
    const card = await fileOf(tailor, paperCalls.print.path, printOf("jobCard", atTable))
    expect(card.status).toBe(200)
    const words = (await pagesOf(card.bytes)).join(" ")
    expect(words).toContain(name)
    expect(words).toContain("Softer collar")
    expect(secrets.filter((secret) => words.includes(secret))).toEqual([])
    const withAddress = ["invoice", "creditNote", "packingSlip", "addressLabel", "addressLabelA4"] as const
    for (const kind of withAddress)
      expect((await fileOf(tailor, paperCalls.print.path, printOf(kind, orderId))).status).toBe(403)
    const both = { kinds: ["jobCard", "packingSlip"], of: { orderIds: [atTable] } }
    expect((await fileOf(tailor, paperCalls.print.path, both)).status).toBe(403)
    expect((await fileOf(tailor, paperCalls.invoice.path, { orderId })).status).toBe(403)
    expect((await tailor.call(paperCalls.all, { orderId })).status).toBe(403)
    // Its reply would name the mailbox.
    expect((await tailor.call(orderCalls.sendConfirmationMail, { orderId })).status).toBe(403)
  })
})

test("differs from a packer, who writes the parcel's label and sees both", async () => {
  const { body } = await packer.call(orderCalls.single, { orderId })
  expect(body.data).toMatchObject({ phone, email, address: { line1: address.line1, pincode: address.pincode } })
  expect((await packer.call(orderCalls.searchByPhone, { phone })).body.total).toBe(2)
  expect((await fileOf(packer, paperCalls.print.path, printOf("packingSlip", orderId))).status).toBe(200)
})

test("sees their own order in full when buying in the shop", async () => {
  const buyer = await aGuest({ contact: { phone: aPhone() } })
  const own = await buys(buyer, await aBag([{ slug: shirt, size: upperBody }]))
  expect((await tailor.call(orderCalls.single, { orderId: own })).body.data.address).toBeNull()
  for (const [name, value] of tailor.cookies) if (!buyer.cookies.has(name)) buyer.cookies.set(name, value)
  expect((await buyer.call(orderCalls.single, { orderId: own })).body.data.address).not.toBeNull()
})
