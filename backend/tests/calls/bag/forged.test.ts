import { bagCalls } from "@silai/contracts/bag/calls"
import { catalogueCalls } from "@silai/contracts/catalogue/calls"
import { beforeEach, expect, test } from "vitest"
import type { Browser } from "../../rig/browser"
import { aBrowser, aCustomer } from "../../rig/customer"
import { aBag, upperBody } from "../../rig/shopper"
import { setStock } from "../../rig/stock"

const slug = "black-aura-formal-shirt"
const bagOf = async (at: Browser) => (await at.call(bagCalls.single)).body.data.bagItems

beforeEach(() => setStock(slug, "M", 9))

/** A bag item with every field of requirements §3, with everything that costs money forged. */
async function forged(owner: string, size: string | typeof upperBody = "M") {
  const [{ variantId }] = await aBag([{ slug }])
  return {
    _id: "bag_of_somebody_else",
    bagItemId: `forged-${owner}-${String(size)}`,
    variantId,
    variantName: "Free Shirt",
    name: "Free Shirt",
    slug: "free-shirt",
    categoryName: "Gifts",
    productId: "style_free",
    categoryId: "pcat_free",
    color: "Gold",
    price: 1,
    totalPrice: 1,
    addedAt: "2001-01-01T00:00:00.000Z",
    image: "https://elsewhere.example/free.png",
    quantity: 1,
    size,
    orderType: "custom",
    customerId: owner,
  }
}

test("accepts a whole bag item, and trusts none of its price, name, kind and owner", async () => {
  const [mine, other] = [await aCustomer(), await aCustomer()]
  const [{ price }] = await aBag([{ slug }])
  const added = await mine.at.call(bagCalls.add, await forged(other.id))
  expect([added.status, added.body.message]).toEqual([200, "Added to your bag"])
  expect(await bagOf(other.at)).toEqual([])
  const [line] = await bagOf(mine.at)
  expect(line).toMatchObject({
    customerId: mine.id,
    name: "Black Aura Formal Shirt",
    slug,
    color: "Black Aura",
    categoryName: "Shirts",
    price,
    totalPrice: price,
    orderType: "readymade",
  })
  expect(line!._id).not.toBe("bag_of_somebody_else")
  expect(line!.image).not.toContain("elsewhere.example")
  expect(Date.now() - Date.parse(line!.addedAt)).toBeLessThan(600_000)
  expect((await mine.at.call(bagCalls.add, await forged(other.id, upperBody))).body.data.bagItems[0]).toMatchObject({
    size: upperBody,
    orderType: "custom",
    price,
  })
})

test("accepts whole bag items in the stock check, and adds no stock for a made-up kind of order", async () => {
  const item = await forged("nobody")
  const check = async (variants: unknown[]) => aBrowser().call(catalogueCalls.checkStock, { variants })
  expect((await check([{ ...item, bagItem: item }])).status).toBe(200)
  await setStock(slug, "M", 0)
  const { status, body } = await check([{ ...item, bagItem: item }])
  expect([status, body.code, body.outOfStockItems[0]?.bagItem]).toEqual([409, "catalogue.items_gone", item])
  expect(body.outOfStockItems[0]?.productVariant).toMatchObject({ slug })
})

test("refuses a value longer than any in a bag item, and adds nothing", async () => {
  const { at, id } = await aCustomer()
  const item = await forged(id)
  for (const [field, value] of [
    ["name", "x".repeat(201)],
    ["image", "x".repeat(2_001)],
    ["orderType", "x".repeat(41)],
    ["price", "799"],
    ["bargain", true],
  ] as const) {
    const { status } = await at.call(bagCalls.add, { ...item, [field]: value } as never)
    expect([field, status]).toEqual([field, 400])
    const checked = await aBrowser().call(catalogueCalls.checkStock, {
      variants: [{ ...item, [field]: value }],
    } as never)
    expect([field, checked.status]).toEqual([field, 400])
  }
  expect(await bagOf(at)).toEqual([])
})
