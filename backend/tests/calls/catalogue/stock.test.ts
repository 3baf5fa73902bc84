import { catalogueCalls } from "@silai/contracts/catalogue/calls"
import { beforeAll, describe, expect, it } from "vitest"
import { browser } from "../../rig/browser"
import { upperBody } from "../../rig/shopper"
import { setStock } from "../../rig/stock"

const shop = browser()
const scarce = "beige-mist-band-collar-shirt"
const idOf = async (slug: string) => (await shop.call(catalogueCalls.single, { variantIdOrSlug: slug })).body.data._id
const check = (variants: unknown[]) => shop.call(catalogueCalls.checkStock, { variants })
let shirt: string

beforeAll(async () => {
  shirt = await idOf(scarce)
  await setStock(scarce, "L", 2)
})

describe("the bag's stock check", () => {
  it("accepts a bag that is in stock", async () => {
    const { status, body } = await check([{ variantId: shirt, size: "L", quantity: 2 }])
    expect([status, body.success, body.outOfStockItems]).toEqual([200, true, []])
  })

  it("names what is not available, with the shopper's own bag line, in the agreed words", async () => {
    const bagItem = { bagItemId: "line-1", name: "my shirt" }
    const { status, body } = await check([{ variantId: shirt, size: "L", quantity: 3, bagItem }])
    expect([status, body.success, body.code, body.message]).toEqual([
      409,
      false,
      "catalogue.items_gone",
      "Some items are no longer available.",
    ])
    expect(body.outOfStockItems).toMatchObject([
      { bagItem, size: "L", quantity: 3, stock: 2, productVariant: { _id: shirt, slug: scarce } },
    ])
  })

  it("adds up lines that draw on the same stock", async () => {
    const line = { variantId: shirt, size: "L", quantity: 2 }
    const { status, body } = await check([line, { ...line, quantity: 1 }])
    expect([status, body.outOfStockItems.length]).toEqual([409, 2])
  })

  it("needs no stock for a made-to-measure piece, however its size is written", async () => {
    for (const size of ["Custom", "Custom Size", upperBody])
      expect((await check([{ variantId: shirt, size, quantity: 2 }])).status).toBe(200)
  })

  it("refuses a made-to-measure piece where the shop does not cut to measure", async () => {
    expect((await check([{ variantId: await idOf("beige-mist-chinos"), size: "Custom", quantity: 1 }])).status).toBe(
      409,
    )
  })

  it("lets a piece made to order be available without stock", async () => {
    expect(
      (await check([{ variantId: await idOf("phantom-grey-band-collar-shirt"), size: "M", quantity: 2 }])).status,
    ).toBe(200)
  })

  it("names a product that is gone, without a card", async () => {
    const { status, body } = await check([
      { variantId: "prod_gone", size: "M", quantity: 1, bagItem: { bagItemId: "old" } },
    ])
    expect([status, body.outOfStockItems[0]?.productVariant, body.outOfStockItems[0]?.bagItem]).toEqual([
      409,
      null,
      { bagItemId: "old" },
    ])
  })
})
