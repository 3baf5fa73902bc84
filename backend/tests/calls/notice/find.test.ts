import { colourwayCalls } from "@silai/contracts/catalogue/calls"
import { noticeCalls } from "@silai/contracts/notice/calls"
import type { FoundKind, FoundThing } from "@silai/contracts/notice/find"
import { orderCalls } from "@silai/contracts/order/calls"
import type { Role } from "@silai/contracts/staff/roles"
import { beforeAll, describe, expect, test } from "vitest"
import type { Browser } from "../../rig/browser"
import { aGuestBuyer } from "../../rig/buyer"
import { aCoupon } from "../../rig/coupon"
import { aCustomer } from "../../rig/customer"
import { signInAs, signInAsOwner } from "../../rig/owner"
import { papersOf } from "../../rig/papers"
import { moved } from "../../rig/returns"
import { closeSqlAfterwards, oneRow, sql } from "../../rig/sql"
import { aBatch } from "../../rig/uid"
import { afterWork } from "../../rig/work"

closeSqlAfterwards()

let owner: Browser
let buyer: Awaited<ReturnType<typeof aGuestBuyer>>
/** A name has no digits. */
const name = `Harnoor ${Date.now()
  .toString()
  .replace(/\d/g, (figure) => "abcdefghij"[Number(figure)]!)}`
const tracking = `DLV${Date.now()}`

beforeAll(async () => {
  owner = await signInAsOwner()
  buyer = await aGuestBuyer({ name, city: "Kotkapura" })
  await moved(owner, buyer.orderId, 1, 3)
  const parcel = { courier: "Delhivery", trackingNumber: tracking, trackingUrl: "" }
  await owner.call(orderCalls.update, { orderId: buyer.orderId, status: 4, parcel })
}, 240_000)

const found = async (at: Browser, search: string) => {
  const { status, body } = await at.call(noticeCalls.find, { search })
  expect([search, status]).toEqual([search, 200])
  return body.data
}
const idsIn = (data: Partial<Record<FoundKind, FoundThing[]>>, kind: FoundKind) =>
  (data[kind] ?? []).map(({ _id }) => _id)

describe("find anything", () => {
  test("finds an order by its number, id, phone in any spelling, name, city, tracking number and piece", async () => {
    const [row] = await sql<{ number: number; pincode: string }>(
      `select number, details -> 'address' ->> 'pincode' as pincode from order_state where order_id = $1`,
      [buyer.orderId],
    )
    for (const search of [
      `SL-${String(row!.number).padStart(6, "0")}`,
      `#${row!.number}`,
      buyer.orderId,
      `+91 ${buyer.phone.slice(0, 5)} ${buyer.phone.slice(5)}`,
      name.toUpperCase(),
      buyer.email,
      "kotkapura",
      row!.pincode,
      tracking.toLowerCase(),
      "phantom grey",
    ])
      expect([search, idsIn(await found(owner, search), "orders")]).toEqual([
        search,
        expect.arrayContaining([buyer.orderId]),
      ])
  })

  test("finds an order's payment, its buyer as a guest, a customer, a coupon, an id, a style, a page of the shop and a setting", async () => {
    const byName = await found(owner, name)
    expect(byName.customers).toEqual([{ _id: buyer.orderId, title: name, detail: buyer.phone, state: "guest" }])
    const { id, gateway_payment_id: paymentId } = await oneRow<{ id: string; gateway_payment_id: string }>(
      `select id, gateway_payment_id from checkout_attempt where order_id = $1`,
      [buyer.orderId],
    )
    expect(idsIn(await found(owner, paymentId), "payments")).toEqual([id])
    const customer = await aCustomer()
    for (const search of [customer.email.slice(3), customer.phone, customer.phone.slice(2)])
      expect([search, idsIn(await found(owner, search), "customers")]).toEqual([
        search,
        expect.arrayContaining([customer.id]),
      ])
    const coupon = await aCoupon()
    expect(idsIn(await found(owner, coupon.code.toLowerCase()), "coupons")).toEqual([coupon._id])
    const [uid] = (await aBatch(owner)).ids
    expect(idsIn(await found(owner, uid!), "ids")).toEqual([uid])
    expect((await found(owner, "phantom")).pieces?.map(({ state }) => state)).toContain("colourway")
    expect(idsIn(await found(owner, "refund policy"), "pages")).toContain("/return-policy")
    expect(idsIn(await found(owner, "gstin"), "settings")).toContain("identity")
    expect(await found(owner, "nothing of this name at all")).toEqual({})
    expect(await found(owner, "a")).toEqual({})
    expect((await owner.call(noticeCalls.find, { search: "%_\\'" })).status).toBe(200)
  }, 240_000)

  test("finds an order by the number of its invoice, as an accountant writes it", async () => {
    const numberOf = async () => (await papersOf(owner, buyer.orderId))[0]?.number
    await afterWork("it has an invoice", async () => (await numberOf()) !== undefined)
    const number = (await numberOf())!
    const typed = number.toLowerCase().replaceAll("/", " ").replace(/ 0+/, " ")
    for (const search of [number, typed]) expect(idsIn(await found(owner, search), "orders")).toEqual([buyer.orderId])
  })

  test("finds words that are not next to each other, in any order, as the lists do", async () => {
    const backwards = name.split(" ").reverse().join(" ")
    expect(idsIn(await found(owner, backwards), "orders")).toEqual([buyer.orderId])
    expect(idsIn(await found(owner, backwards), "customers")).toEqual([buyer.orderId])
    expect(idsIn(await found(await signInAs("tailor"), backwards), "orders")).toEqual([buyer.orderId])
    const listed = await owner.call(orderCalls.all, { search: `${backwards} kotkapura` })
    expect(listed.body.data.map(({ _id }) => _id)).toEqual([buyer.orderId])
    expect(idsIn(await found(owner, "trousers grey"), "orders")).toContain(buyer.orderId)
    const { data: grey } = (
      await owner.call(colourwayCalls.counterSingle, { variantIdOrSlug: "phantom-grey-formal-trousers" })
    ).body
    for (const search of ["trousers grey", "Phantom trousers", `${grey.color} & trousers`])
      expect([search, idsIn(await found(owner, search), "pieces")]).toEqual([
        search,
        expect.arrayContaining([grey._id]),
      ])
    const customer = await aCustomer({ name: `Testerin ${name.split(" ")[1]}` })
    expect(idsIn(await found(owner, `${name.split(" ")[1]} testerin`), "customers")).toEqual([customer.id])
    const coupon = await aCoupon({ name: "For the wedding season" })
    expect(idsIn(await found(owner, `${coupon.code} season`), "coupons")).toEqual([coupon._id])
    expect(idsIn(await found(owner, `season wedding ${coupon.code.slice(1)}`), "coupons")).toEqual([coupon._id])
    expect(await found(owner, `${backwards} nowhere`)).toEqual({})
  }, 240_000)

  test("finds no one by phone, place or parcel for staff who see no phones, and nothing that the role may not see", async () => {
    const tailor = await signInAs("tailor")
    for (const search of [buyer.phone, buyer.email, "kotkapura", tracking])
      expect([search, await found(tailor, search)]).toEqual([search, {}])
    const byName = await found(tailor, name)
    expect(Object.keys(byName)).toEqual(["orders"])
    expect(JSON.stringify(byName)).not.toMatch(new RegExp(`${buyer.phone}|${buyer.city}`))
    const kinds = async (role: Role, search: string) => Object.keys(await found(await signInAs(role), search))
    expect(await kinds("packer", name)).toEqual(["orders"])
    expect(await kinds("packer", "coupons")).toEqual([])
    expect(await kinds("manager", "coupons")).toContain("settings")
    expect(
      (await (await signInAs("manager")).call(noticeCalls.find, { search: "invite" })).body.data.settings,
    ).toBeUndefined()
    expect((await found(owner, "invite")).settings).toHaveLength(1)
  }, 240_000)
})
