import { bagCalls } from "@silai/contracts/bag/calls"
import { catalogueCalls } from "@silai/contracts/catalogue/calls"
import { describe, expect, test } from "vitest"
import type { Browser } from "../../rig/browser"
import { putInShop } from "../../rig/colourway"
import { aBrowser, aCustomer } from "../../rig/customer"
import { signInAsOwner } from "../../rig/owner"
import { lowerBody, upperBody } from "../../rig/shopper"
import { sql } from "../../rig/sql"
import { setStock } from "../../rig/stock"

const shirt = "classic-white-formal-shirt"
const trousers = "beige-mist-formal-trousers"
const page = async (slug: string) => (await aBrowser().call(catalogueCalls.single, { variantIdOrSlug: slug })).body.data
const idOf = async (slug: string) => (await page(slug))._id
const bagOf = async (at: Browser) => (await at.call(bagCalls.single)).body.data.bagItems
const add = async (at: Browser, slug: string, size: unknown, more: object = {}) =>
  at.call(bagCalls.add, { variantId: await idOf(slug), size, ...more })

describe("a customer's bag", () => {
  test("holds what was added, at current prices, on every device", async () => {
    const { at, id, email, password } = await aCustomer()
    await setStock(shirt, "M", 5)
    const piece = await page(shirt)
    expect((await add(at, shirt, "M", { quantity: 2 })).status).toBe(200)
    const phone = aBrowser()
    await phone.post("/customer/signin", { identifier: email, password })
    expect(await bagOf(phone)).toEqual([
      expect.objectContaining({
        _id: expect.stringMatching(/^bag_/),
        customerId: id,
        variantId: piece._id,
        name: piece.variantName,
        slug: shirt,
        color: "Classic White",
        categoryName: "Shirts",
        price: piece.price,
        totalPrice: piece.price * 2,
        quantity: 2,
        size: "M",
        orderType: "readymade",
        stock: 5,
        gone: false,
        available: true,
      }),
    ])
  })

  test("counts the same goods on one line, by every inch for a made-to-measure piece", async () => {
    const { at } = await aCustomer()
    await setStock(shirt, "L", 5)
    await add(at, shirt, "L")
    await add(at, shirt, "L")
    await add(at, shirt, upperBody)
    await add(at, shirt, Object.fromEntries(Object.entries(upperBody).reverse()))
    await add(at, shirt, { ...upperBody, chest: 40.25 })
    expect(
      (await bagOf(at)).map(({ quantity, size, orderType }) => [
        typeof size === "string" ? size : size.measurementType,
        quantity,
        orderType,
      ]),
    ).toEqual([
      ["upperBody", 1, "custom"],
      ["upperBody", 2, "custom"],
      ["L", 2, "readymade"],
    ])
  })

  test("refuses a third piece in the page's words, and nothing changes", async () => {
    const { at } = await aCustomer()
    await setStock(shirt, "M", 9)
    await add(at, shirt, "M", { quantity: 2 })
    const more = await add(at, shirt, "M")
    expect([more.status, more.body.code, more.body.message]).toEqual([
      422,
      "bag.line_full_here",
      "You can only add up to 2 units of Classic White Formal Shirt (Size: M).",
    ])
    const [line] = await bagOf(at)
    const set = await at.call(bagCalls.update, { _id: line!._id, quantity: 3 })
    expect([set.status, set.body.message]).toEqual([
      422,
      "You can only add up to 2 units of Classic White Formal Shirt (Size: M)",
    ])
    expect((await bagOf(at)).map(({ quantity }) => quantity)).toEqual([2])
  })

  test("adds no more than is in stock, but always allows fewer", async () => {
    const { at } = await aCustomer()
    await setStock(shirt, "S", 2)
    await add(at, shirt, "S", { quantity: 2 })
    await setStock(shirt, "S", 0)
    const [line] = await bagOf(at)
    expect([line!.stock, line!.available, line!.gone]).toEqual([0, false, false])
    expect((await at.call(bagCalls.update, { _id: line!._id, quantity: 1 })).body.data.bagItems[0]!.quantity).toBe(1)
    const up = await at.call(bagCalls.update, { _id: line!._id, quantity: 2 })
    expect([up.status, up.body.message]).toEqual([409, "Only 0 unit(s) are available for this size."])
    await setStock(shirt, "S", 1)
    const fresh = await add((await aCustomer()).at, shirt, "S", { quantity: 2 })
    expect([fresh.status, fresh.body.message]).toEqual([409, "Only 1 unit(s) are available for this size."])
  })

  test.each([
    ["a size that the piece does not have", shirt, "XS", 422, "Selected size is not available."],
    ["a custom size without measurements", shirt, "Custom Size", 422, "Please fill out this measurement to continue."],
    ["trouser measurements for a shirt", shirt, lowerBody, 422, "Please fill out this measurement to continue."],
    [
      "a measurement out of range",
      trousers,
      { ...lowerBody, hip: 81 },
      400,
      "Measurement must be between 5 and 80 inches.",
    ],
  ])("refuses %s", async (_, slug, size, status, sentence) => {
    const { at } = await aCustomer()
    const answer = await add(at, slug, size)
    expect([answer.status, answer.body.message]).toEqual([status, expect.stringContaining(sentence)])
    expect(await bagOf(at)).toEqual([])
  })

  test("refuses a piece that the shop does not sell; marks one it stopped selling, which can be removed", async () => {
    const { at } = await aCustomer()
    expect((await at.call(bagCalls.add, { variantId: "prod_none", size: "M" })).body.code).toBe("bag.piece_gone")
    await setStock(trousers, "M", 3)
    await add(at, trousers, "M")
    const [owner, id] = [await signInAsOwner(), await idOf(trousers)]
    await putInShop(owner, id, "draft")
    try {
      const [line] = await bagOf(at)
      expect([line!.gone, line!.available]).toEqual([true, false])
      const more = await at.call(bagCalls.update, { _id: line!._id, quantity: 2 })
      expect([more.status, more.body.code]).toEqual([410, "bag.piece_gone"])
      expect((await at.call(bagCalls.remove, { _id: line!._id })).body).toMatchObject({
        message: "Item Removed from Bag",
        data: { bagItems: [] },
      })
    } finally {
      await putInShop(owner, id, "published")
    }
  })

  test("holds at most thirty lines", async () => {
    const { at, id } = await aCustomer()
    await setStock(shirt, "M", 5)
    await sql(
      `insert into bag_line (id, customer_id, colourway_id, size, size_key, quantity, order_type) select 'bag_' || $1 || n, $1, 'prod_' || n, 'M', 'M', 1, 'readymade' from generate_series(1, 30) n`,
      [id],
    )
    const answer = await add(at, shirt, "M")
    expect([answer.status, answer.body.code]).toEqual([409, "bag.bag_full"])
    await sql(`delete from bag_line where id = 'bag_' || $1 || '7'`, [id])
    const { _id: variantId } = await page(shirt)
    const raced = await Promise.all(
      [38, 39, 40, 41, 42, 43].map((chest) => at.call(bagCalls.add, { variantId, size: { ...upperBody, chest } })),
    )
    expect(raced.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409])
  })

  test("is replaced as a whole or not at all, and can be emptied", async () => {
    const { at } = await aCustomer()
    await Promise.all([setStock(shirt, "M", 5), setStock(trousers, "L", 5)])
    await add(at, shirt, "M")
    const items = [{ variantId: await idOf(trousers), size: "L", quantity: 2 }]
    const none = await at.call(bagCalls.replaceAll, {
      items: [...items, { variantId: "prod_none", size: "M", quantity: 1 }],
    })
    expect([none.status, (await bagOf(at)).map(({ slug }) => slug)]).toEqual([410, [shirt]])
    expect(
      (await at.call(bagCalls.replaceAll, { items })).body.data.bagItems.map(({ slug, quantity }) => [slug, quantity]),
    ).toEqual([[trousers, 2]])
    await at.call(bagCalls.removeAll)
    expect(await bagOf(at)).toEqual([])
  })

  test("belongs to the session, whatever the payload says; another customer's line counts as missing", async () => {
    const [mine, other] = [await aCustomer(), await aCustomer()]
    await setStock(shirt, "M", 9)
    await add(mine.at, shirt, "M")
    const [line] = await bagOf(mine.at)
    const theirs = { customerId: mine.id, _id: line!._id }
    expect((await other.at.call(bagCalls.single, { customerId: mine.id })).body.data.bagItems).toEqual([])
    expect((await other.at.call(bagCalls.update, { ...theirs, quantity: 2 })).status).toBe(404)
    await other.at.call(bagCalls.remove, theirs)
    await other.at.call(bagCalls.removeAll, { customerId: mine.id })
    await other.at.call(bagCalls.replaceAll, { customerId: mine.id, items: [] })
    expect((await bagOf(mine.at)).map(({ quantity }) => quantity)).toEqual([1])
    for (const call of [
      bagCalls.add,
      bagCalls.update,
      bagCalls.single,
      bagCalls.remove,
      bagCalls.replaceAll,
      bagCalls.removeAll,
    ])
      expect((await aBrowser().call(call)).status).toBe(401)
  })

  test("is seen by staff, page by page, and not by customers", async () => {
    const { at, id, name } = await aCustomer()
    await setStock(shirt, "M", 9)
    await add(at, shirt, "M")
    await add(at, shirt, upperBody)
    const owner = await signInAsOwner()
    const { body } = await owner.call(bagCalls.all, { customerId: id, pageSize: 1 })
    expect([
      body.total,
      body.totalPages,
      body.data.length,
      body.data[0]!.customerName,
      body.data[0]!.orderType,
    ]).toEqual([2, 2, 1, name, "custom"])
    expect((await owner.call(bagCalls.all, {})).body.total).toBeGreaterThanOrEqual(2)
    expect((await at.call(bagCalls.all, { customerId: id })).status).toBe(403)
  })
})
