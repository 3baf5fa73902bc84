import { catalogueCalls, colourwayCalls } from "@silai/contracts/catalogue/calls"
import { REPRICE } from "@silai/contracts/catalogue/style-limits"
import { beforeAll, describe, expect, it } from "vitest"
import { type Browser, browser } from "../../rig/browser"
import { aDraft, aPublished, change, counterRead } from "../../rig/colourway"
import { aCustomer } from "../../rig/customer"
import { signInAs, signInAsOwner } from "../../rig/owner"
import { sql } from "../../rig/sql"

let owner: Browser
beforeAll(async () => {
  owner = await signInAsOwner()
})

type Wish = { _id: string; version: number }
const reprice = (wishes: { of: Wish; price: number | null; basePrice?: number | null }[], at = owner) =>
  at.call(colourwayCalls.reprice, {
    variants: wishes.map(({ of: { _id, version }, price, basePrice = 1199 }) => ({ _id, version, price, basePrice })),
  })
const shown = async (pieces: Wish[]) =>
  (await browser().call(catalogueCalls.relatedProducts, { productIds: pieces.map(({ _id }) => _id) })).body.data.map(
    ({ price }) => price,
  )
const linesOf = (body: unknown) =>
  (body as { lines: { _id: string; code: string; field: string; message: string }[] }).lines

describe("new prices for several colourways at once", () => {
  it("are applied to all of them, show in the shop at once, and are in each one's history", async () => {
    const pieces = [
      await aPublished(owner),
      await aPublished(owner),
      await aPublished(owner, { price: 1199, basePrice: 1199 }),
    ]
    const { status, body } = await reprice(pieces.map((of, n) => ({ of, price: 700 + n, basePrice: 1300 })))
    expect([status, body.message]).toEqual([200, "The price of 3 colours is changed."])
    expect(body.data).toEqual(pieces.map(({ _id, version }) => ({ _id, version: version + 1 })))
    expect(await shown(pieces)).toEqual([700, 701, 702])
    const now = await counterRead(owner, pieces[0]!._id)
    expect([now.version, now.price, now.basePrice, now.history[0]!.what]).toEqual([
      body.data[0]!.version,
      700,
      1300,
      ["Price ₹799 → ₹700", "Base price ₹1,199 → ₹1,300"],
    ])
    expect(
      (
        await browser().call(catalogueCalls.verifyPrice, {
          variants: pieces.map(({ _id }) => ({ variantId: _id, size: "M" })),
        })
      ).body.data.map(({ price }) => price),
    ).toEqual([700, 701, 702])
  })

  it("change none when one was changed in the meantime, and that one is named", async () => {
    const [one, other] = [await aPublished(owner), await aPublished(owner)]
    await change(owner, other, { washCare: "By hand." })
    const { status, body } = await reprice([
      { of: one, price: 650 },
      { of: other, price: 650 },
    ])
    expect([status, body.code, body.message]).toEqual([
      409,
      "catalogue.not_repriced",
      "1 price could not be changed, so nothing was. Please look at what is marked.",
    ])
    expect(linesOf(body)).toEqual([
      {
        _id: other._id,
        name: other.variantName,
        field: "variants.1.version",
        code: "catalogue.changed_meanwhile",
        message: expect.stringContaining("changed this colour"),
      },
    ])
    expect(await shown([one, other])).toEqual([799, 799])
    expect((await counterRead(owner, one._id)).version).toBe(one.version)
  })

  it("say why each one cannot take its price: gone, not below a sale, without a price in the shop", async () => {
    const [fine, onSale, priceless] = [await aPublished(owner), await aPublished(owner), await aPublished(owner)]
    const sold = (await change(owner, onSale, { sale: { price: 500, from: new Date().toISOString(), to: null } })).body
      .data
    const { body } = await reprice([
      { of: fine, price: 600 },
      { of: sold, price: 450 },
      { of: priceless, price: null, basePrice: null },
      { of: { _id: "prod_nowhere", version: 1 }, price: 600 },
      { of: await aDraft(owner), price: 2_000 },
    ])
    expect(linesOf(body).map(({ code, field }) => [code, field])).toEqual([
      ["catalogue.sale_not_lower", "variants.1.sale"],
      ["catalogue.not_ready", "variants.2.status"],
      ["catalogue.colourway_gone", "variants.3"],
      ["catalogue.base_below_price", "variants.4.basePrice"],
    ])
    expect(await shown([fine])).toEqual([799])
  })

  it("leave a running sale unchanged, and are not blocked by one that is over", async () => {
    const piece = await aPublished(owner)
    const past = (ms: number) => new Date(Date.now() - ms).toISOString()
    const running = (await change(owner, piece, { sale: { price: 500, from: past(60_000), to: null } })).body.data
    const { body } = await reprice([{ of: running, price: 900 }])
    expect(await shown([piece])).toEqual([500])
    const over = (await change(owner, body.data[0]!, { sale: { price: 500, from: past(60_000), to: past(1_000) } }))
      .body.data
    expect((await reprice([{ of: over, price: 450 }])).status).toBe(200)
    expect(await shown([piece])).toEqual([450])
    const edited = await counterRead(owner, piece._id)
    expect((await change(owner, edited, { price: 440 })).body.data).toMatchObject({ price: 440, currentPrice: 440 })
  })

  it("refuse the second of two changes to the same colourways at once: one wins completely, and prices are never mixed", async () => {
    const pieces = [await aPublished(owner), await aPublished(owner), await aPublished(owner)]
    const tries = await Promise.all(
      [610, 620, 630].map((price, n) => reprice((n % 2 ? pieces.toReversed() : pieces).map((of) => ({ of, price })))),
    )
    expect(tries.map(({ status }) => status).sort()).toEqual([200, 409, 409])
    expect(new Set(await shown(pieces)).size).toBe(1)
  })

  it("give a draft its first price, and remove it again", async () => {
    const draft = await aDraft(owner, { price: null, basePrice: null })
    const { body } = await reprice([{ of: draft, price: 555 }])
    expect(await counterRead(owner, draft._id)).toMatchObject({ price: 555, basePrice: 1199 })
    expect((await reprice([{ of: body.data[0]!, price: null, basePrice: null }])).status).toBe(200)
    expect(await counterRead(owner, draft._id)).toMatchObject({ price: null, basePrice: null })
    expect(await sql(`select 1 from listing where product_id = $1`, [draft._id])).toEqual([])
  })
})

describe("refusals", () => {
  it("cover empty lists, too many lines, duplicates, odd amounts, and strangers", async () => {
    const piece = await aDraft(owner)
    expect((await reprice([])).status).toBe(400)
    expect((await reprice(Array(REPRICE.maxVariants + 1).fill({ of: piece, price: 1 }))).status).toBe(400)
    expect(
      (
        await reprice([
          { of: piece, price: 1 },
          { of: piece, price: 2 },
        ])
      ).body,
    ).toMatchObject({ code: "catalogue.variant_twice", field: "variants.1._id" })
    for (const price of [0, -1, 1.234, 1e12, "5", undefined])
      expect((await reprice([{ of: piece, price: price as number }])).status, String(price)).toBe(400)
    const [tailor, { at: customer }] = [await signInAs("tailor"), await aCustomer()]
    expect(
      (await Promise.all([tailor, customer, browser()].map((at) => reprice([{ of: piece, price: 5 }], at)))).map(
        ({ status }) => status,
      ),
    ).toEqual([403, 403, 401])
    expect((await counterRead(owner, piece._id)).price).toBe(799)
  })
})
