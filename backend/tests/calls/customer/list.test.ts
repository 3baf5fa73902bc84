import { accountCalls } from "@silai/contracts/account/calls"
import { customerCalls } from "@silai/contracts/customer/calls"
import { measurementCalls } from "@silai/contracts/measurement/calls"
import { beforeAll, describe, expect, test } from "vitest"
import type { Browser } from "../../rig/browser"
import { aBrowser, aCustomer } from "../../rig/customer"
import { expectLimit } from "../../rig/limits"
import { signInAsOwner } from "../../rig/owner"
import { lowerBody } from "../../rig/shopper"
import { sql } from "../../rig/sql"
import { aGuestBuyer, buyTrousers } from "../../rig/buyer"

let owner: Browser
beforeAll(async () => {
  owner = await signInAsOwner()
})

const list = async (ask: Record<string, unknown> = {}) => (await owner.call(customerCalls.all, ask)).body
const ids = async (ask: Record<string, unknown>) => (await list(ask)).data.map(({ _id }) => _id)
const { measurementType: _l, ...lower } = lowerBody

describe("the list of customers", () => {
  test("finds a customer by name, phone in any spelling, and e-mail, and shows what they bought", async () => {
    const who = await aCustomer({ name: "Zorawar Uppal" })
    const orderId = await buyTrousers(who.at, who)
    for (const search of [
      "zorawar",
      "upp zora",
      who.phone,
      `+91 ${who.phone.slice(0, 5)} ${who.phone.slice(5)}`,
      who.email.slice(0, 30),
    ]) {
      const { data, total } = await list({ search })
      expect([search, total, data[0]]).toMatchObject([
        search,
        1,
        {
          _id: who.id,
          kind: "account",
          name: who.name,
          phone: who.phone,
          email: who.email,
          city: "Ludhiana",
          orders: 1,
          spendRupees: 999,
          hasMeasurements: false,
          joinedAt: expect.any(String),
          seenAt: expect.any(String),
        },
      ])
    }
    await sql("update order_state set refunded_paise = 40000 where order_id = $1", [orderId])
    expect((await list({ search: who.phone })).data[0]!.spendRupees).toBe(599)
  })

  test("finds a misspelt name when no one has that name; treats pattern characters as letters", async () => {
    const who = await aCustomer({ name: "Charanjeet Wadhawan" })
    expect(await ids({ search: "charanjit wadhavan" })).toContain(who.id)
    expect((await list({ search: "%" })).total).toBe(0)
    expect((await list({ search: "\\_" })).total).toBe(0)
    expect(await ids({ search: `${who.phone.slice(0, 9)}x` })).toEqual([])
  })

  test("shows a guest as one person per phone, and as the account once the account proves the phone", async () => {
    const first = await aGuestBuyer({ name: "Iqbal Rana" })
    await aGuestBuyer({ name: "Iqbal Singh Rana", phone: first.phone, city: "Batala" })
    const { data } = await list({ search: first.phone, kind: "guest" })
    expect(data).toMatchObject([
      {
        _id: first.orderId,
        kind: "guest",
        name: "Iqbal Singh Rana",
        city: "Batala",
        orders: 2,
        spendRupees: 1998,
        phone: first.phone,
      },
    ])
    const account = await aCustomer({ name: "Iqbal Rana", phone: first.phone })
    expect((await list({ search: first.phone })).data).toMatchObject([
      { _id: account.id, kind: "account", orders: 2, spendRupees: 1998 },
    ])
  })

  test("narrows by filters: with orders, measured, spent, joined, accounts or guests", async () => {
    const [buyer, looker, guest] = [
      await aCustomer({ name: "Filterfolk Buyer" }),
      await aCustomer({ name: "Filterfolk Looker" }),
      await aGuestBuyer({ name: "Filterfolk Guest" }),
    ]
    await buyTrousers(buyer.at, buyer)
    await looker.at.call(measurementCalls.add, lower)
    await sql("update customer set created_at = '2026-03-01T18:29:59Z' where id = $1", [looker.id])
    const found = (ask: object) => ids({ search: "filterfolk", ...ask })
    expect(new Set(await found({}))).toEqual(new Set([buyer.id, looker.id, guest.orderId]))
    expect(new Set(await found({ hasOrders: true }))).toEqual(new Set([buyer.id, guest.orderId]))
    expect(await found({ hasOrders: false })).toEqual([looker.id])
    expect(await found({ hasMeasurements: true })).toEqual([looker.id])
    expect(await found({ kind: "guest" })).toEqual([guest.orderId])
    expect(new Set(await found({ minSpendRupees: 999 }))).toEqual(new Set([buyer.id, guest.orderId]))
    expect(await found({ minSpendRupees: 999.5 })).toEqual([])
    // A second before midnight in India it is still the first of March.
    expect(await found({ joinedFrom: "2026-03-01", joinedTo: "2026-03-01" })).toEqual([looker.id])
    expect(await found({ joinedFrom: "2026-03-02", joinedTo: "2026-03-02" })).toEqual([])
  })

  test("sorts by joining, by spending, by orders and by last visit, and comes in pages", async () => {
    const people = [
      await aCustomer({ name: "Sortable Arora" }),
      await aCustomer({ name: "Sortable Bedi" }),
      await aCustomer({ name: "Sortable Chahal" }),
    ]
    for (const who of [people[0]!, people[1]!, people[1]!]) await buyTrousers(who.at, who)
    const names = async (ask: object) =>
      (await list({ search: "sortable", ...ask })).data.map(({ name }) => name.split(" ")[1])
    expect(await names({})).toEqual(["Chahal", "Bedi", "Arora"])
    expect(await names({ sort: "spend" })).toEqual(["Bedi", "Arora", "Chahal"])
    expect(await names({ sort: "orders" })).toEqual(["Bedi", "Arora", "Chahal"])
    expect(await names({ sort: "name_down" })).toEqual(await names({ sort: "oldest" }).then((up) => up.toReversed()))
    expect(await names({ sort: "spend_up" })).toEqual(["Chahal", "Arora", "Bedi"])
    expect(await names({ sort: "orders_up" })).toEqual(["Chahal", "Arora", "Bedi"])
    await sql("update session set seen_at = now() + interval '1 minute' where actor_id = $1", [people[0]!.id])
    expect((await names({ sort: "seen" }))[0]).toBe("Arora")
    expect((await names({ sort: "seen_up" })).at(-1)).toBe("Arora")
    const second = await list({ search: "sortable", page: 2, pageSize: 2 })
    expect([second.total, second.totalPages, second.data.length]).toEqual([3, 2, 1])
    expect(await list({ search: "sortable", page: 9 })).toMatchObject({ total: 3, data: [] })
  })

  test("keeps the last visit of a customer who signed out", async () => {
    const who = await aCustomer()
    const before = (await list({ search: who.phone })).data[0]!.seenAt
    await who.at.call(accountCalls.signout)
    expect((await list({ search: who.phone })).data[0]!.seenAt).toBe(before)
    expect(before).not.toBeNull()
  })

  test.each([
    { pageSize: 101 },
    { page: 0 },
    { joinedFrom: "2026-02-31" },
    { joinedFrom: "0000-01-01" },
    { joinedTo: "yesterday" },
    { kind: "everybody" },
    { minSpendRupees: -1 },
    { sort: "city" },
    { search: "x".repeat(81) },
    { customerId: "x" },
  ])("refuses %j", async (ask) => expect((await owner.call(customerCalls.all, ask)).status).toBe(400))

  test("is only for staff", async () => {
    const { at } = await aCustomer()
    for (const call of Object.values(customerCalls))
      expect([call.path, (await aBrowser().call(call)).status, (await at.call(call)).status]).toEqual([
        call.path,
        401,
        403,
      ])
  })
})

test("is exported with its filters, contains no formula, and is counted as an export", async () => {
  const guest = await aGuestBuyer({ name: "Exportsingh Gill" })
  await sql("update order_state set customer_name = '=cmd|calc' where order_id = $1", [guest.orderId])
  const response = await owner.send(customerCalls.export.path, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ search: guest.phone }),
  })
  expect(response.headers.get("content-type")).toContain("text/csv")
  const lines = (await response.text()).trim().split("\r\n")
  expect(lines).toHaveLength(2)
  expect(lines[1]).toContain(`"'=cmd|calc",${guest.phone},${guest.email},Guest,Moga,`)
  await expectLimit("customer_export", (at) => at.call(customerCalls.export))
})
