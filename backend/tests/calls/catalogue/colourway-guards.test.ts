import { colourwayCalls } from "@silai/contracts/catalogue/calls"
import { describe, expect, it } from "vitest"
import { browser } from "../../rig/browser"
import { aColour, aDraft, aPublished, change, counterRead } from "../../rig/colourway"
import { aCustomer } from "../../rig/customer"
import { expectLimit } from "../../rig/limits"
import { signInAsOwner } from "../../rig/owner"
import { setStock } from "../../rig/stock"

describe("two people changing one product variant", () => {
  it("lose nothing of the first, and the second reads who was first", async () => {
    const [one, other] = [await signInAsOwner(), await signInAsOwner()]
    const piece = await aDraft(one)
    const answers = await Promise.all([
      change(one, piece, { washCare: "By hand." }),
      change(other, piece, { sizeAndFit: "Slim." }),
    ])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    const late = answers.find(({ status }) => status === 409)!.body
    expect([late.code, late.field, late.message]).toEqual([
      "catalogue.changed_meanwhile",
      "version",
      expect.stringMatching(/changed this colour while you had it open/),
    ])
    const now = await counterRead(one, piece._id)
    expect([now.version, now.washCare === "By hand." || now.sizeAndFit === "Slim."]).toEqual([2, true])
    expect(now.history[0]?.what).toHaveLength(1)
  })

  it("appear correctly in the shop's list when they change different colours of one style at once", async () => {
    const owner = await signInAsOwner()
    const first = await aPublished(owner)
    const others = await Promise.all([1, 2, 3].map(() => aPublished(owner, { product: first.product._id })))
    const pieces = [first, ...others]
    const fresh = await Promise.all(pieces.map(({ _id }) => counterRead(owner, _id)))
    const prices = [701, 702, 703, 704]
    expect(
      (await Promise.all(fresh.map((piece, n) => change(owner, piece, { price: prices[n] })))).map(
        ({ status }) => status,
      ),
    ).toEqual([200, 200, 200, 200])
    const rows = (await owner.call(colourwayCalls.counterAll, { product: first.product._id, pageSize: 100 })).body.data
    expect(pieces.map(({ _id }) => rows.find((row) => row._id === _id)?.price)).toEqual(prices)
  })
})

describe("access", () => {
  it("lets only staff read or change the back office's catalogue", async () => {
    const owner = await signInAsOwner()
    const piece = await aDraft(owner)
    const customer = (await aCustomer()).at
    const asks = [
      [colourwayCalls.counterAll, {}],
      [colourwayCalls.counterSingle, { variantIdOrSlug: piece._id }],
      [colourwayCalls.choices, {}],
      [colourwayCalls.add, { product: piece.product._id, color: aColour(), colorCode: "#000000" }],
      [colourwayCalls.update, { _id: piece._id, version: 1, price: 1 }],
      [colourwayCalls.remove, { _id: piece._id }],
      [colourwayCalls.duplicate, { _id: piece._id, color: aColour(), colorCode: "#000000" }],
    ] as const
    for (const [to, body] of asks) {
      expect((await browser().call(to, body)).status, to.path).toBe(401)
      expect((await customer.call(to, body)).status, to.path).toBe(403)
    }
    expect((await counterRead(owner, piece._id)).version).toBe(1)
  })
})

describe("the back office's list", () => {
  it("finds by words in any order, narrows by status, style, category, tag, low stock and sale, and counts", async () => {
    const owner = await signInAsOwner()
    const tag = aColour().toLowerCase()
    const piece = await aPublished(owner, { tags: [tag], sizes: [{ size: "M", stock: 9 }] })
    const list = async (ask: Record<string, unknown>) =>
      (await owner.call(colourwayCalls.counterAll, { pageSize: 100, ...ask })).body
    const names = async (ask: Record<string, unknown>) => (await list(ask)).data.map(({ _id }) => _id)
    const words = piece.color.split(" ").reverse().join(" ").toUpperCase()
    expect(await names({ search: `  ${words} ` })).toEqual([piece._id])
    expect(await names({ search: piece.slug })).toEqual([piece._id])
    expect(await names({ tag })).toEqual([piece._id])
    expect(await names({ tag, status: ["draft"] })).toEqual([])
    expect((await list({ tag, status: ["draft"] })).counts).toEqual({ draft: 0, published: 1, archived: 0 })
    expect(
      await names({ tag, product: piece.product._id, category: piece.product.category._id, onSale: true }),
    ).toEqual([piece._id])
    expect(await names({ tag, lowStock: true })).toEqual([])
    await setStock(piece.slug, "M", 2)
    expect(await names({ tag, lowStock: true })).toEqual([piece._id])
    expect((await list({ tag })).data[0]).toMatchObject({
      price: 799,
      basePrice: 1199,
      discount: 33,
      onSale: true,
      stock: 2,
      lowStock: true,
      status: "published",
      version: 2,
    })
    await change(owner, piece, { price: 1199 })
    expect(await names({ tag, onSale: true })).toEqual([])
    expect(await names({ search: "%" })).toEqual([])
  })

  it("sorts by price, stock and name, page by page without a repeat", async () => {
    const owner = await signInAsOwner()
    const seen: string[] = []
    for (let page = 1, pages = 1; page <= pages; page++) {
      const { body } = await owner.call(colourwayCalls.counterAll, { sort: "price_up", pageSize: 7, page })
      pages = body.totalPages
      seen.push(...body.data.map(({ _id }) => _id))
    }
    expect(new Set(seen).size).toBe(seen.length)
    const stocks = (await owner.call(colourwayCalls.counterAll, { sort: "stock_down", pageSize: 100 })).body.data.map(
      ({ stock }) => stock,
    )
    expect(stocks).toEqual([...stocks].sort((a, b) => b - a))
  })

  it("is saved as a file, as it is filtered, with a column for each size", async () => {
    const owner = await signInAsOwner()
    const piece = await aDraft(owner)
    const response = await owner.send(colourwayCalls.export.path, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ search: piece.slug, status: ["draft"] }),
    })
    expect(response.headers.get("content-type")).toContain("text/csv")
    const [headings, ...lines] = (await response.text()).trim().split("\r\n")
    expect(headings).toContain("S,M,L,XL,XXL,In stock")
    expect(lines).toHaveLength(1)
    expect(lines[0]).toContain(piece.variantName)
    await expectLimit("variant_export", (at) => at.call(colourwayCalls.export))
  })

  it("refuses oversized bodies clearly", async () => {
    const owner = await signInAsOwner()
    const piece = await aDraft(owner)
    const bad: Record<string, unknown>[] = [
      { details: "x".repeat(9_000) },
      { tags: Array(20).fill("a") },
      { tags: ["<b>"] },
      { colorCode: "red" },
      { slug: "Not A Slug" },
      { slug: "a/../b" },
      { sizes: [{ size: "x".repeat(11), stock: 1 }] },
      { sizes: [{ size: "S", stock: -1 }] },
      { amazonLink: "https://evil.example/" },
      { hsnCode: "12345" },
      { owner: "me" },
      { relatedProducts: ["prod_gone"] },
      { launchedAt: "tomorrow" },
    ]
    for (const facts of bad)
      expect((await change(owner, piece, facts as never)).status, JSON.stringify(facts).slice(0, 60)).toBe(400)
    expect((await counterRead(owner, piece._id)).version).toBe(1)
  })
})
