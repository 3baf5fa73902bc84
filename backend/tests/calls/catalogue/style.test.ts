import { catalogueCalls, categoryCalls, colourwayCalls, styleCalls } from "@silai/contracts/catalogue/calls"
import { beforeAll, describe, expect, it } from "vitest"
import { type Browser, browser } from "../../rig/browser"
import { aColour, aDraft, change as changeColourway, counterRead, addPicture } from "../../rig/colourway"
import { signInAsOwner } from "../../rig/owner"
import { sql } from "../../rig/sql"
import { setStock, stockOf } from "../../rig/stock"

const shopper = browser()
let owner: Browser
let shirts: string
let trousers: string
beforeAll(async () => {
  owner = await signInAsOwner()
  const { data } = (await owner.call(categoryCalls.all)).body
  shirts = data.find(({ slug }) => slug === "shirts")!._id
  trousers = data.find(({ slug }) => slug === "trousers")!._id
})

const single = async (productId: string) => (await owner.call(styleCalls.single, { productId })).body.data
const change = (productId: string, changes: Record<string, unknown>) =>
  owner.call(styleCalls.update, { productId, ...changes })
const add = async (name: string, more: Record<string, unknown> = {}) => {
  const { status, body } = await owner.call(styleCalls.add, { name, categoryId: shirts, ...more })
  expect(status, body.message).toBe(200)
  return body.data
}
const card = async (slug: string) => (await shopper.call(catalogueCalls.single, { variantIdOrSlug: slug })).body.data

describe("the products in the back office", () => {
  it("have fabric, fit and sleeve, by which the shop's filters find them", async () => {
    const made = await add(`Facts Shirt ${Date.now() % 1e6}`, { fabric: "linen", sleeve: "half" })
    expect(made).toMatchObject({ fabric: "linen", fit: "", sleeve: "half" })
    expect((await change(made._id, { fit: "slim" })).body.data).toMatchObject({
      fabric: "linen",
      fit: "slim",
      sleeve: "half",
    })
    expect((await change(made._id, { fit: "skinny" })).status).toBe(400)
    const formal = await single("formal-shirt")
    const has = async (fit: string) =>
      (await shopper.call(catalogueCalls.list, { product: formal._id, fit })).body.total
    const all = await has("regular")
    expect(all).toBeGreaterThan(0)
    await change(formal._id, { fit: "slim" })
    expect([await has("regular"), await has("slim")]).toEqual([0, all])
    await change(formal._id, { fit: "regular" })
  })

  it("show their colourways with price, stock and status, and their lowest price", async () => {
    const { data, counts, total } = (await owner.call(styleCalls.all)).body
    expect(total).toBe(counts.active)
    const formal = data.find(({ slug }) => slug === "formal-shirt")!
    expect(formal).toMatchObject({
      name: "Formal Shirt",
      category: { name: "Shirts" },
      archived: false,
      published: 4,
      fromPrice: 799,
    })
    expect(formal.variants).toHaveLength(4)
    expect(formal.variants.find(({ slug }) => slug === "black-aura-formal-shirt")).toMatchObject({
      color: "Black Aura",
      price: 799,
      basePrice: 1289,
      discount: 38,
      status: "published",
    })
    expect(formal.stock).toBe(formal.variants.reduce((sum, { stock }) => sum + stock, 0))
  })

  it("show current stock", async () => {
    const before = {
      style: (await single("formal-shirt")).stock,
      size: (await stockOf("classic-white-formal-shirt", "L")).free,
    }
    await setStock("classic-white-formal-shirt", "L", before.size + 7)
    expect((await single("formal-shirt")).stock).toBe(before.style + 7)
    await setStock("classic-white-formal-shirt", "L", before.size)
  })

  it("are found by name and by colour, filtered by category, and sorted", async () => {
    const names = async (query: Record<string, unknown>) =>
      (await owner.call(styleCalls.all, query)).body.data.map(({ name }) => name)
    expect(await names({ search: "formal shi" })).toEqual(["Formal Shirt"])
    expect((await names({ search: "beige" })).length).toBeGreaterThanOrEqual(4)
    expect((await names({ categoryId: trousers })).every((name) => /Trousers|Chinos/.test(name))).toBe(true)
    const sorted = await names({ sort: "name" })
    expect(sorted).toEqual([...sorted].sort((a, b) => (a.toLowerCase() < b.toLowerCase() ? -1 : 1)))
    expect(await names({ sort: "name_down" })).toEqual(sorted.toReversed())
    expect(await names({ sort: "oldest" })).toEqual((await names({ sort: "newest" })).toReversed())
    expect(await names({ search: "%" })).toEqual([])
    const [first, second] = [await names({ pageSize: 2 }), await names({ pageSize: 2, page: 2 })]
    expect(new Set([...first, ...second]).size).toBe(4)
  })
})

describe("adding and changing a product", () => {
  it("give a new one an address from its name, and no colourways yet", async () => {
    expect(await add("Linen Kurta")).toMatchObject({
      slug: "linen-kurta",
      variants: [],
      stock: 0,
      fromPrice: null,
      published: 0,
    })
  })

  it("let one of several people add the same name or address at once, and say to the others which one exists already", async () => {
    const sameName = await Promise.all(
      [1, 2, 3].map((n) => owner.call(styleCalls.add, { name: "Twin Shirt", slug: `twin-${n}`, categoryId: shirts })),
    )
    expect(sameName.map(({ status }) => status).sort()).toEqual([200, 409, 409])
    expect(sameName.filter(({ status }) => status === 409).map(({ body }) => [body.code, body.field])).toEqual(
      Array(2).fill(["catalogue.style_name_taken", "name"]),
    )
    const sameSlug = await Promise.all(
      [1, 2, 3].map((n) =>
        owner.call(styleCalls.add, { name: `Triplet Shirt ${n}`, slug: "triplet", categoryId: shirts }),
      ),
    )
    expect(sameSlug.map(({ status }) => status).sort()).toEqual([200, 409, 409])
    expect(sameSlug.find(({ status }) => status === 409)!.body).toMatchObject({
      code: "catalogue.style_slug_taken",
      field: "slug",
    })
    expect(
      (await owner.call(styleCalls.add, { name: "TWIN SHIRT", slug: "twin-shouting", categoryId: shirts })).body.code,
    ).toBe("catalogue.style_name_taken")
  })

  it("show a new name in the shop at once, rename the colourways that are named after it, and keep the addresses of their pages", async () => {
    const slug = "black-aura-band-collar-shirt"
    const { _id, name } = (await card(slug)).product
    await change(_id, { name: "Mandarin Shirt" })
    expect(await card(slug)).toMatchObject({
      variantName: "Black Aura Mandarin Shirt",
      product: { name: "Mandarin Shirt" },
      slug,
    })
    expect((await shopper.call(catalogueCalls.search, { search: "mandarin" })).body.totalResults).toBe(4)
    await change(_id, { name: "Grandfather Shirt", renameVariants: false })
    expect(await card(slug)).toMatchObject({
      variantName: "Black Aura Mandarin Shirt",
      product: { name: "Grandfather Shirt" },
    })
    await change(_id, { name: "Mandarin Shirt", renameVariants: false })
    await change(_id, { name })
    expect((await card(slug)).variantName).toBe(`Black Aura ${name}`)
  })

  it("are listed and measured by another category when moved there, also in the engine's own categories", async () => {
    const slug = "classic-white-band-collar-shirt"
    const before = await card(slug)
    await change(before.product._id, { categoryId: trousers })
    expect(await card(slug)).toMatchObject({
      measurementType: "lowerBody",
      product: { category: { name: "Trousers" } },
    })
    expect(
      await sql(`select product_category_id as id from product_category_product where product_id = $1`, [before._id]),
    ).toEqual([{ id: trousers }])
    await change(before.product._id, { categoryId: shirts })
    expect(await card(slug)).toMatchObject({ measurementType: "upperBody", product: { category: { name: "Shirts" } } })
  })

  it("does not overwrite a change that another person made in the meantime, and refuses a category that is gone", async () => {
    const style = await add(`Guarded Shirt`)
    expect((await change(style._id, { rank: 7, version: style.version })).body.data.rank).toBe(7)
    expect((await change(style._id, { rank: 8, version: style.version })).body.code).toBe("catalogue.style_changed")
    expect((await change(style._id, { categoryId: "pcat_nowhere" })).body).toMatchObject({
      code: "catalogue.style_category_gone",
      field: "categoryId",
    })
    expect((await single(style._id)).rank).toBe(7)
  })
})

describe("removing a product", () => {
  it("is refused while shoppers can see one of its colourways", async () => {
    const { status, body } = await owner.call(styleCalls.remove, { productId: "formal-shirt" })
    expect([status, body.code]).toEqual([409, "catalogue.style_on_sale"])
    expect(body.message).toContain("4 colours")
  })

  it("deletes one without colourways, and archives one whose colourways are all drafts, which can be restored", async () => {
    const empty = await add("Short-lived Shirt")
    expect((await owner.call(styleCalls.remove, { productId: empty._id })).body.data).toEqual({
      _id: empty._id,
      archived: false,
    })
    expect((await owner.call(styleCalls.single, { productId: empty._id })).status).toBe(404)

    const { _id, variants } = await single("chinos")
    const ids = variants.map((variant) => variant._id)
    await sql(`update product set status = 'draft' where id = any($1::text[])`, [ids])
    expect((await owner.call(styleCalls.remove, { productId: _id })).body.data.archived).toBe(true)
    expect((await owner.call(styleCalls.all)).body.data.some((style) => style._id === _id)).toBe(false)
    expect((await owner.call(styleCalls.all, { status: "archived" })).body.data.map((style) => style._id)).toContain(
      _id,
    )
    await sql(`update product set status = 'published' where id = any($1::text[])`, [ids])
    expect((await change(_id, { archived: false })).body.data).toMatchObject({ archived: false, published: 4 })
    expect((await card("black-aura-chinos"))._id).toBeTruthy()
  })

  it("accepts no new colour and publishes no draft of an archived one until it is restored", async () => {
    const style = await add("Put Away Shirt")
    const draft = await aDraft(owner, { product: style._id })
    expect((await owner.call(styleCalls.remove, { productId: style._id })).body.data.archived).toBe(true)
    await addPicture(draft._id)
    const added = await owner.call(colourwayCalls.add, { product: style._id, color: aColour(), colorCode: "#123456" })
    const published = await changeColourway(owner, await counterRead(owner, draft._id), { status: "published" })
    expect([added, published].map(({ status, body }) => [status, body.code])).toEqual(
      Array(2).fill([409, "catalogue.style_archived"]),
    )
    await change(style._id, { archived: false })
    expect((await changeColourway(owner, await counterRead(owner, draft._id), { status: "published" })).status).toBe(
      200,
    )
  })

  it("refuses shoppers every one of these calls, and nonsense, never with an error", async () => {
    for (const call of Object.values(styleCalls))
      expect(
        (await shopper.call(call, { productId: "formal-shirt", name: "Mine", categoryId: shirts })).status,
        call.path,
      ).toBe(401)
    for (const body of [
      { name: "Shirt" },
      { name: "ab", categoryId: shirts },
      { name: "Shirt", categoryId: shirts, price: 1 },
      { name: "Shirt", slug: "../x", categoryId: shirts },
    ])
      expect((await owner.call(styleCalls.add, body)).status, JSON.stringify(body)).toBe(400)
    expect((await change("formal-shirt", { archived: true })).status).toBe(400)
    for (const productId of ["no-such", "' or true --"])
      expect((await change(productId, { name: "Mine" })).status).toBe(404)
  })
})
