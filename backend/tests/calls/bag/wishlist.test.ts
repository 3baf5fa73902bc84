import { wishCalls } from "@silai/contracts/bag/calls"
import { WISHLIST } from "@silai/contracts/bag/limits"
import { catalogueCalls } from "@silai/contracts/catalogue/calls"
import { beforeAll, expect, test } from "vitest"
import { browser } from "../../rig/browser"
import { aBrowser, aCustomer } from "../../rig/customer"
import { sql } from "../../rig/sql"

const shopper = browser()
let ids: string[]
beforeAll(async () => {
  ids = (await shopper.call(catalogueCalls.list, { numberOfProducts: 4 })).body.data.map(({ _id }) => _id)
})

test("imports a guest's wishes once, newest first, and leaves out what the shop does not sell", async () => {
  const { at } = await aCustomer()
  const [first, second, third] = ids as [string, string, string]
  await at.call(wishCalls.add, { variantIds: [third] })
  const added = await at.call(wishCalls.add, { variantIds: [first, second, "prod_nowhere"] })
  expect([added.status, added.body.data.variantIds]).toEqual([200, [first, second, third]])
  expect((await at.call(wishCalls.add, { variantIds: [second, first] })).body.data.variantIds).toHaveLength(3)
  expect((await at.call(wishCalls.remove, { variantId: second })).body.data.variantIds).toEqual([first, third])
  expect((await at.call(wishCalls.all)).body.data.variantIds).toEqual([first, third])
})

test("keeps a list its owner's: another customer sees and changes only their own, a guest none", async () => {
  const [one, other] = [await aCustomer(), await aCustomer()]
  await one.at.call(wishCalls.add, { variantIds: [ids[0]!] })
  expect((await other.at.call(wishCalls.all, { customerId: one.id })).body.data.variantIds).toEqual([])
  await other.at.call(wishCalls.remove, { customerId: one.id, variantId: ids[0]! })
  expect((await one.at.call(wishCalls.all)).body.data.variantIds).toEqual([ids[0]])
  expect((await (await aBrowser()).call(wishCalls.all)).status).toBe(401)
})

test("shows the cards of a shared list by its link and nothing of its owner, until sharing ends", async () => {
  const { at, id } = await aCustomer()
  await at.call(wishCalls.add, { variantIds: [ids[0]!] })
  const key = (await at.call(wishCalls.share, { on: true })).body.data.shareKey!
  expect(key.length).toBeGreaterThanOrEqual(22)
  expect((await at.call(wishCalls.share, { on: true })).body.data.shareKey).toBe(key)
  const shown = await shopper.call(wishCalls.shared, { key })
  expect(shown.body.data.map(({ _id }) => _id)).toEqual([ids[0]])
  expect(JSON.stringify(shown.body)).not.toContain(id)
  expect((await at.call(wishCalls.share, { on: false })).body.data.shareKey).toBeNull()
  expect((await shopper.call(wishCalls.shared, { key })).status).toBe(404)
  expect((await at.call(wishCalls.share, { on: true })).body.data.shareKey).not.toBe(key)
})

test("keeps the newest pieces up to a list's limit, and refuses a call with more", async () => {
  const { at, id } = await aCustomer()
  await sql(
    `insert into bag_wish (customer_id, colourway_id, added_at) select $1, 'prod_old_' || n, now() - interval '1 day' from generate_series(1, $2) n`,
    [id, WISHLIST.most],
  )
  await at.call(wishCalls.add, { variantIds: ids })
  const rows = await sql<{ colourway_id: string }>(`select colourway_id from bag_wish where customer_id = $1`, [id])
  expect(rows).toHaveLength(WISHLIST.most)
  expect(rows.map(({ colourway_id }) => colourway_id)).toEqual(expect.arrayContaining(ids))
  expect((await at.call(wishCalls.add, { variantIds: Array(WISHLIST.most + 1).fill(ids[0]) })).status).toBe(400)
})
