import { catalogueCalls, colourwayCalls } from "@silai/contracts/catalogue/calls"
import { STATUS_MANY } from "@silai/contracts/catalogue/style-limits"
import { describe, expect, it } from "vitest"
import { browser } from "../../rig/browser"
import { aColour, aDraft, aPublished, change, counterRead, addPicture, putAwayLater } from "../../rig/colourway"
import { signInAs, signInAsOwner } from "../../rig/owner"
import { aBag, aGuest, askToPay, upperBody } from "../../rig/shopper"
import { stockOf } from "../../rig/stock"
import { sql } from "../../rig/sql"
import { present } from "@silai/contracts/present"

const shop = browser()
const page = (idOrSlug: string) => shop.call(catalogueCalls.single, { variantIdOrSlug: idOrSlug })
const shelf = async (product: string) =>
  (await shop.call(catalogueCalls.list, { product, numberOfProducts: 48 })).body.data
const verify = async (variantId: string, size = "M") =>
  (await shop.call(catalogueCalls.verifyPrice, { variants: [{ variantId, size }] })).body.data[0]

describe("a new colour", () => {
  it("starts as a draft that no customer sees; with a picture it can be published, and is in the shop at once", async () => {
    const owner = await signInAsOwner()
    const draft = await aDraft(owner)
    expect(draft).toMatchObject({
      status: "draft",
      price: 799,
      basePrice: 1199,
      discount: 33,
      missing: ["images"],
      version: 1,
      orders: 0,
    })
    expect(draft.variantName).toBe(`${draft.color} ${draft.product.name}`)
    expect((await page(draft.slug)).status).toBe(404)
    const early = await change(owner, draft, { status: "published" })
    expect([early.status, early.body.code, early.body.message]).toEqual([
      409,
      "catalogue.not_ready",
      "Before customers can see it, it needs a picture.",
    ])
    await addPicture(draft._id)
    const { body } = await change(owner, draft, { status: "published" })
    expect(body.data).toMatchObject({ status: "published", version: 2, missing: [] })
    expect((await page(draft.slug)).body.data).toMatchObject({
      _id: draft._id,
      price: 799,
      basePrice: 1199,
      discount: 33,
      sizes: [
        { size: "S", stock: 3 },
        { size: "M", stock: 8 },
      ],
    })
    const cards = await shelf(draft.product._id)
    expect(cards.find(({ _id }) => _id === draft._id)?.price).toBe(799)
    expect(cards.every((card) => card.variants.some(({ _id }) => _id === draft._id))).toBe(true)
    expect(await stockOf(draft.slug, "M")).toMatchObject({ stocked: 8, free: 8, backorder: false })
  })

  it("names what is missing, all of it", async () => {
    const owner = await signInAsOwner()
    const bare = await aDraft(owner, { price: null, basePrice: null, sizes: [] })
    const { body } = await change(owner, bare, { status: "published" })
    expect([body.code, body.field, body.message]).toEqual([
      "catalogue.not_ready",
      "status",
      "Before customers can see it, it needs a price, a picture and a size.",
    ])
    expect((await counterRead(owner, bare._id)).status).toBe("draft")
  })

  it("refuses a price without a size that could have it, instead of losing it", async () => {
    const owner = await signInAsOwner()
    const bare = await aDraft(owner, { price: null, basePrice: null, sizes: [] })
    expect((await change(owner, bare, { price: 799, basePrice: 1199 })).body).toMatchObject({
      code: "catalogue.price_needs_size",
      field: "price",
    })
    const sized = await aDraft(owner)
    expect((await change(owner, sized, { sizes: [] })).body.code).toBe("catalogue.price_needs_size")
    expect(await counterRead(owner, sized._id)).toMatchObject({ price: 799, sizes: sized.sizes })
  })

  it("is refused at its field when the style already has it, or at an address that is taken", async () => {
    const owner = await signInAsOwner()
    const known = await aDraft(owner)
    const twin = await owner.call(colourwayCalls.add, {
      product: known.product._id,
      color: known.color.toUpperCase(),
      colorCode: "#000000",
    })
    expect([twin.status, twin.body.code, twin.body.field]).toEqual([409, "catalogue.colour_taken", "color"])
    const squatter = await owner.call(colourwayCalls.add, {
      product: known.product._id,
      color: aColour(),
      colorCode: "#000000",
      slug: "black-aura-formal-shirt",
    })
    expect([squatter.status, squatter.body.code, squatter.body.field]).toEqual([409, "catalogue.slug_taken", "slug"])
    const lost = await owner.call(colourwayCalls.add, { product: "style_gone", color: aColour(), colorCode: "#000000" })
    expect([lost.status, lost.body.field]).toEqual([400, "product"])
    const nameless = await owner.call(colourwayCalls.add, {
      product: known.product._id,
      color: aColour(),
      colorCode: "#000000",
      variantName: "ਕਮੀਜ਼",
    })
    expect([nameless.status, nameless.body.code]).toEqual([400, "catalogue.slug_empty"])
  })

  it("is created once when requested five times at once; addresses made from one name never collide", async () => {
    const owner = await signInAsOwner()
    const { styles } = (await owner.call(colourwayCalls.choices)).body.data
    const color = aColour()
    const same = await Promise.all(
      Array.from({ length: 5 }, () =>
        owner.call(colourwayCalls.add, { product: present(styles[0], "a style")._id, color, colorCode: "#112233" }),
      ),
    )
    expect(same.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409])
    const variantName = `Race ${aColour()}`
    const alike = await Promise.all(
      styles
        .slice(0, 4)
        .map(({ _id }) =>
          owner
            .call(colourwayCalls.add, { product: _id, color, colorCode: "#112233", variantName })
            .then(async (answer) =>
              answer.status === 409
                ? owner.call(colourwayCalls.add, { product: _id, color: aColour(), colorCode: "#112233", variantName })
                : answer,
            ),
        ),
    )
    expect(alike.map(({ status }) => status)).toEqual(Array(alike.length).fill(200))
    expect(new Set(alike.map(({ body }) => body.data.slug)).size).toBe(alike.length)
    putAwayLater(...[...same, ...alike].filter(({ status }) => status === 200).map(({ body }) => body.data._id))
  })

  it("can be bought in a ready-made size and cut to measure, like any other piece", async () => {
    const owner = await signInAsOwner()
    const { slug } = await aPublished(owner, { customSizeOption: true })
    const guest = await aGuest()
    const { status, body } = await askToPay(
      guest,
      await aBag([
        { slug, size: "M" },
        { slug, size: upperBody },
      ]),
    )
    expect([status, body.data?.totals.total]).toEqual([200, 1598])
    expect(await stockOf(slug, "M")).toMatchObject({ stocked: 8, held: 1 })
  })
})

describe("a price", () => {
  it("is in the list, on the page and at the checkout at once when it changes, sizes and Custom alike", async () => {
    const owner = await signInAsOwner()
    const piece = await aPublished(owner, { customSizeOption: true })
    const bag = await aBag([{ slug: piece.slug }])
    const { status } = await change(owner, piece, { price: 749.5, basePrice: 1500 })
    expect(status).toBe(200)
    expect((await shelf(piece.product._id)).find(({ _id }) => _id === piece._id)).toMatchObject({
      price: 749.5,
      basePrice: 1500,
      discount: 50,
    })
    expect((await page(piece.slug)).body.data).toMatchObject({ price: 749.5, basePrice: 1500 })
    for (const size of ["S", "M", "Custom"])
      expect(await verify(piece._id, size), size).toMatchObject({ price: 749.5, basePrice: 1500, discount: 50 })
    expect((await askToPay(await aGuest(), bag)).body.code).toBe("checkout.price_changed")
    const same = await change(owner, await counterRead(owner, piece._id), { price: 1500 })
    expect(same.body.data).toMatchObject({ price: 1500, basePrice: 1500, discount: 0 })
    expect(
      await sql(
        `select count(*)::int n from price pr join product_variant_price_set s on s.price_set_id = pr.price_set_id join product_variant v on v.id = s.variant_id
      where v.product_id = $1 and pr.deleted_at is null`,
        [piece._id],
      ),
    ).toEqual([{ n: 3 }])
  })

  it("is refused at its field when it makes no sense, and nothing is changed", async () => {
    const owner = await signInAsOwner()
    const piece = await aDraft(owner)
    for (const [facts, field] of [
      [{ basePrice: 700 }, "basePrice"],
      [{ price: null }, "price"],
      [{ price: 0 }, "price"],
      [{ price: -5 }, "price"],
      [{ price: 1.005 }, "price"],
      [{ price: 1e9 }, "price"],
    ] as const) {
      const { status, body } = await change(owner, piece, facts)
      expect([status, body.field], JSON.stringify(facts)).toEqual([400, field])
    }
    expect(await counterRead(owner, piece._id)).toEqual(piece)
  })
})

describe("the details", () => {
  const attack = `<p onclick="alert(1)">Crisp <strong>cotton</strong></p><script>alert(1)</script><img src=x onerror="alert(1)"><a href="javascript:alert(1)">x</a>`
  it("lose all markup that could run in a customer's browser on saving", async () => {
    const owner = await signInAsOwner()
    const piece = await aPublished(owner, { details: attack })
    expect(piece.details).toBe("<p>Crisp <strong>cotton</strong></p>x")
    const kept = async () =>
      (await sql<{ details_html: string }>(`select details_html from colourway where product_id = $1`, [piece._id]))[0]!
        .details_html
    expect(await kept()).toBe(piece.details)
    expect((await change(owner, piece, { details: `${attack}<p>again</p>` })).status).toBe(200)
    expect(await kept()).toBe(`${piece.details}<p>again</p>`)
  })

  it("lose it again on reading: a change made in the table reaches neither shop nor back office", async () => {
    const owner = await signInAsOwner()
    const piece = await aPublished(owner)
    await sql(`update colourway set details_html = $2 where product_id = $1`, [piece._id, attack])
    expect((await page(piece.slug)).body.data.details).toBe("<p>Crisp <strong>cotton</strong></p>x")
    expect((await counterRead(owner, piece._id)).details).toBe("<p>Crisp <strong>cotton</strong></p>x")
  })
})

describe("the status of many colours", () => {
  it("changes in one call; one that is not ready, changed since or unknown is answered with a sentence", async () => {
    const owner = await signInAsOwner()
    const [ready, bare, stale] = [await aDraft(owner), await aDraft(owner), await aDraft(owner)]
    for (const { _id } of [ready, stale]) await addPicture(_id)
    await change(owner, stale, { details: "<p>Changed since.</p>" })
    const asked = [ready, bare, stale, { _id: "prod_absent", version: 1 }]
    const variants = asked.map(({ _id, version }) => ({ _id, version }))
    const { body, status } = await owner.call(colourwayCalls.updateStatus, { variants, status: "published" })
    expect([status, body.data.map(({ _id, done, code }) => [_id, done, code])]).toEqual([
      200,
      [
        [ready._id, true, null],
        [bare._id, false, "catalogue.not_ready"],
        [stale._id, false, "catalogue.changed_meanwhile"],
        ["prod_absent", false, "catalogue.colourway_gone"],
      ],
    ])
    const statuses = await sql<{ status: string }>(
      `select status from product where id = any($1) order by array_position($1, id)`,
      [[ready, bare, stale].map(({ _id }) => _id)],
    )
    expect(statuses.map((row) => row.status)).toEqual(["published", "draft", "draft"])
    expect((await page(ready.slug)).status).toBe(200)
    const again = { variants: [{ _id: ready._id, version: ready.version + 1 }], status: "draft" as const }
    expect((await owner.call(colourwayCalls.updateStatus, again)).body.data).toMatchObject([{ done: true }])
    expect((await page(ready.slug)).status).toBe(404)
  })

  it("is refused to a packer, and for more than a hundred at once", async () => {
    const variants = Array.from({ length: STATUS_MANY + 1 }, (_, at) => ({ _id: `prod_${at}`, version: 1 }))
    const packer = await signInAs("packer")
    const few = { variants: variants.slice(0, 1), status: "draft" as const }
    expect((await packer.call(colourwayCalls.updateStatus, few)).status).toBe(403)
    const owner = await signInAsOwner()
    expect((await owner.call(colourwayCalls.updateStatus, { variants, status: "draft" })).status).toBe(400)
  })
})
