import { catalogueCalls } from "@silai/contracts/catalogue/calls"
import { inventoryCalls } from "@silai/contracts/inventory/calls"
import { afterAll, beforeAll, expect, test } from "vitest"
import { browser } from "../../rig/browser"
import { signInAsOwner } from "../../rig/owner"
import { aBag, aGuest, askToPay, buys } from "../../rig/shopper"
import { closeSqlAfterwards, sql } from "../../rig/sql"
import { setStock, stockOf } from "../../rig/stock"

closeSqlAfterwards()
const slug = "beige-mist-formal-trousers"
const size = "XXL"

// A workshop in the next town, made in the engine's own admin. Its level sorts before the shop's, so code that takes an
// item's first level takes it.
const [town, pieces] = ["sloc_0_next_town", "ilev_0_next_town"]

beforeAll(async () => {
  await sql(`insert into stock_location (id, name) values ($1, 'Next town')`, [town])
  await sql(
    `insert into inventory_level (id, inventory_item_id, location_id, stocked_quantity, raw_stocked_quantity)
     select $1, i.inventory_item_id, $2, 50, '{"value": "50", "precision": 20}'
       from product p join product_variant v on v.product_id = p.id and v.title = $4
       join product_variant_inventory_item i on i.variant_id = v.id and i.deleted_at is null where p.handle = $3`,
    [pieces, town, slug, size],
  )
})

afterAll(async () => {
  await sql(`delete from inventory_level where id = $1`, [pieces])
  await sql(`delete from stock_location where id = $1`, [town])
})

const elsewhere = async () =>
  (
    await sql<{ stocked: number; reserved: number; held: number }>(
      `select stocked_quantity::int stocked, reserved_quantity::int reserved, held from inventory_level where id = $1`,
      [pieces],
    )
  )[0]

test("offers nothing for sale from stock in another town", async () => {
  await setStock(slug, size, 0)
  const [line] = await aBag([{ slug, size }])
  const { body } = await browser().call(catalogueCalls.single, { variantIdOrSlug: slug })
  expect(body.data.sizes.find((one) => one.size === size)?.stock).toBe(0)
  expect(
    (await browser().call(catalogueCalls.checkStock, { variants: [{ variantId: line.variantId, size, quantity: 1 }] }))
      .status,
  ).toBe(409)
  expect((await askToPay(await aGuest(), [line])).status).toBe(409)
})

test("takes the shop's own piece for an order, and leaves the other town's unchanged", async () => {
  await setStock(slug, size, 2)
  const before = await stockOf(slug, size)
  await buys(await aGuest(), await aBag([{ slug, size }]))
  const after = await stockOf(slug, size)
  expect([after.reserved - before.reserved, after.held - before.held]).toEqual([1, 0])
  expect(await elsewhere()).toEqual({ stocked: 50, reserved: 0, held: 0 })
})

test("counts and changes in the back office only the shop's own pieces", async () => {
  await setStock(slug, size, 2)
  const { stocked } = await stockOf(slug, size)
  const owner = await signInAsOwner()
  const [{ variantId }] = await aBag([{ slug, size }])
  const { status, body } = await owner.call(inventoryCalls.updateStock, {
    variants: [{ variantId, size, add: 1, reason: "received" }],
    note: "",
  })
  expect([status, body.data?.[0]?.from, body.data?.[0]?.to]).toEqual([200, stocked, stocked + 1])
  expect((await elsewhere())?.stocked).toBe(50)
})
