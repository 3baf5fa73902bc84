import { catalogueCalls, categoryCalls, colourwayCalls, saleCalls, styleCalls } from "@silai/contracts/catalogue/calls"
import { dayTextInIndia } from "@silai/contracts/india"
import type { BodyOf } from "@silai/contracts/call"
import type { BagLine } from "@silai/contracts/checkout/calls"
import { randomInt } from "node:crypto"
import { beforeAll, describe, expect, it } from "vitest"
import { type Browser, browser } from "../../rig/browser"
import { aDraft, aPublished, change, counterRead } from "../../rig/colourway"
import { eventually } from "../../rig/eventually"
import { signInAs, signInAsOwner } from "../../rig/owner"
import { eventsOf } from "../../rig/received-events"
import { aBag, aGuest, askToPay } from "../../rig/shopper"
import { closeSqlAfterwards, sql } from "../../rig/sql"
import { afterSweeps } from "../../rig/work"

closeSqlAfterwards()
const shop = browser()
let owner: Browser
beforeAll(async () => {
  owner = await signInAsOwner()
})

type Plan = BodyOf<typeof saleCalls.plan>
type Piece = { _id: string }
const soon = (ms: number) => new Date(Date.now() + ms).toISOString()
const day = 86_400_000
const aName = (what = "Sale") => `${what} ${randomInt(1e9).toString(36)}`
/** Half price on these, from now for a day, unless the test wishes otherwise. */
const planOf = (pieces: readonly Piece[], wish: Partial<Plan> = {}): Plan => ({
  name: aName(),
  rule: { percent: 50 },
  scope: { variants: pieces.map(({ _id }) => _id) },
  from: soon(-1_000),
  to: soon(day),
  ...wish,
})
async function planned(pieces: readonly Piece[], wish: Partial<Plan> = {}) {
  const { status, body } = await owner.call(saleCalls.plan, planOf(pieces, wish))
  expect(status, body.message).toBe(200)
  return body.data
}
const stop = ({ _id, version }: { _id: string; version: number }) =>
  owner.call(saleCalls.stop, { saleId: _id, version })
const cardPrice = async ({ _id }: Piece) =>
  (await shop.call(catalogueCalls.relatedProducts, { productIds: [_id] })).body.data[0]?.price
const tillPrice = async ({ _id }: Piece) =>
  (await shop.call(catalogueCalls.verifyPrice, { variants: [{ variantId: _id, size: "M" }] })).body.data[0]?.price
const prices = async (pieces: readonly Piece[]) => Promise.all(pieces.map(tillPrice))
/** A turn of a sale is no work that waits: the worker looks at the clock. */
const untilAnnounced = (name: "silai.sale.started" | "silai.sale.ended", id: string) =>
  afterSweeps(`${name} is received`, async () => (await eventsOf(id)).some((event) => event.name === name))
/** All prices that the engine knows of a colourway, outside of planned sales. */
const engineRows = ({ _id }: Piece) =>
  sql(
    `select pr.id, pr.amount::float, pr.price_list_id from price pr join product_variant_price_set vps on vps.price_set_id = pr.price_set_id
       join product_variant v on v.id = vps.variant_id
      where v.product_id = $1 and pr.deleted_at is null and coalesce(pr.price_list_id, '') not in (select price_list_id from planned_sale) order by pr.id`,
    [_id],
  )

describe("a planned sale", () => {
  it("names the last day on which it works, in India", async () => {
    const now = Date.now()
    const last = dayTextInIndia(now + 2 * day)
    for (const end of [`${dayTextInIndia(now + 3 * day)}T00:00:00+05:30`, `${last}T23:59:59+05:30`]) {
      const piece = await aPublished(owner)
      await planned([piece], { to: new Date(end).toISOString() })
      const { body } = await shop.call(catalogueCalls.single, { variantIdOrSlug: piece.slug })
      expect([body.data.price, body.data.priceUntil], end).toEqual([599, last])
    }
  })

  it("begins and ends by itself, in the lists, on the page and at the checkout, and leaves every price as it was", async () => {
    const piece = await aPublished(owner)
    const before = await engineRows(piece)
    const sale = await planned([piece], { from: soon(4_000) })
    expect(sale).toMatchObject({ state: "planned", variants: 1, rule: { percent: 50, toNine: false } })
    expect([await cardPrice(piece), await tillPrice(piece)]).toEqual([799, 799])
    await eventually("the sale begins in the lists", async () => (await cardPrice(piece)) === 599)
    expect(await tillPrice(piece)).toBe(599)
    const { body: page } = await shop.call(catalogueCalls.single, { variantIdOrSlug: piece.slug })
    expect(page.data).toMatchObject({ price: 599, basePrice: 1199, discount: 50, priceUntil: expect.any(String) })
    await untilAnnounced("silai.sale.started", piece._id)
    expect((await counterRead(owner, piece._id)).sales).toMatchObject([{ _id: sale._id, name: sale.name, price: 599 }])
    const running = (await owner.call(saleCalls.single, { saleId: sale._id })).body.data
    expect(running.state).toBe("running")
    const shorter = await owner.call(saleCalls.change, {
      ...planOf([piece], { name: sale.name, from: sale.from, to: soon(1_500) }),
      saleId: sale._id,
      version: sale.version,
    })
    expect(shorter.status, shorter.body.message).toBe(200)
    await eventually("the sale ends in the lists", async () => (await cardPrice(piece)) === 799)
    expect(await tillPrice(piece)).toBe(799)
    await untilAnnounced("silai.sale.ended", piece._id)
    expect(await engineRows(piece)).toEqual(before)
    const over = await owner.call(saleCalls.all, { state: "over", search: sale.name })
    expect([over.body.total, over.body.data[0]?._id, over.body.counts.over]).toEqual([1, sale._id, 1])
  })

  it("includes what is in its categories and products now or later, but nothing excluded or moved away", async () => {
    const category = (
      await owner.call(categoryCalls.add, { name: aName("Trial"), measurementType: "upperBody", sizeChart: "Shirts" })
    ).body.data._id
    const [style, other] = await Promise.all(
      [1, 2].map(
        async () => (await owner.call(styleCalls.add, { name: aName("Trial"), categoryId: category })).body.data,
      ),
    )
    const [one, out] = [
      await aPublished(owner, { product: style!._id }),
      await aPublished(owner, { product: style!._id }),
    ]
    const sale = await planned([], {
      rule: { percent: 50, toNine: true },
      scope: { categories: [category], without: [out._id] },
    })
    expect(sale.state).toBe("running")
    expect(await prices([one, out])).toEqual([599, 799])
    const later = await aPublished(owner, { product: other!._id, basePrice: 2000, price: 2000 })
    expect([await tillPrice(later), await cardPrice(later)]).toEqual([999, 999])
    await untilAnnounced("silai.sale.started", later._id)
    // The everyday price goes below the sale, and the base price sets the sale again.
    await change(owner, await counterRead(owner, one._id), { price: 550 })
    expect(await tillPrice(one)).toBe(550)
    await change(owner, await counterRead(owner, one._id), { basePrice: 1000 })
    expect(await tillPrice(one)).toBe(499)
    const repriced = await counterRead(owner, later._id)
    await owner.call(colourwayCalls.reprice, {
      variants: [{ _id: later._id, version: repriced.version, price: 1500, basePrice: 1600 }],
    })
    expect(await tillPrice(later)).toBe(799)
    const categoryId = (await aDraft(owner)).product.category._id
    expect((await owner.call(styleCalls.update, { productId: other!._id, categoryId })).status).toBe(200)
    expect([await tillPrice(later), await cardPrice(later)]).toEqual([1500, 1500])
    await untilAnnounced("silai.sale.ended", later._id)
    expect((await stop(sale)).body.message).toBe("The sale is over. All prices are what they were before.")
    expect(await prices([one, out, later])).toEqual([550, 799, 1500])
    expect([await cardPrice(one), await cardPrice(out)]).toEqual([550, 799])
  })

  it("warns when it overlaps another, and the lowest price applies while both run", async () => {
    const piece = await aPublished(owner)
    const low = await planned([piece], { rule: { price: 500 } })
    await change(owner, piece, { sale: { price: 650, from: soon(-1_000), to: soon(day) } })
    const wish = planOf([piece], { rule: { price: 600 } })
    const { body: shown } = await owner.call(saleCalls.preview, {
      rule: wish.rule,
      scope: wish.scope,
      from: wish.from,
      to: wish.to,
    })
    expect(shown).toMatchObject({ total: 1, lower: 1, overlapping: 1 })
    expect(shown.data[0]).toMatchObject({ price: 799, salePrice: 600, why: "" })
    expect(shown.data[0]!.others.map(({ _id, price }) => [_id, price])).toEqual(
      expect.arrayContaining([
        [low._id, 500],
        [null, 650],
      ]),
    )
    const high = await planned([piece], wish)
    expect(await tillPrice(piece)).toBe(500)
    expect((await stop(low)).status).toBe(200)
    expect([await tillPrice(piece), await cardPrice(piece)]).toEqual([600, 600])
    expect((await stop(high)).status).toBe(200)
    expect(await tillPrice(piece)).toBe(650)
  })

  it("is refused where it makes no sense, and nothing is written", async () => {
    const piece = await aPublished(owner)
    const name = aName("Refused")
    const codeOf = async (wish: Partial<Plan>) => {
      const { status, body } = await owner.call(saleCalls.plan, planOf([piece], { name, ...wish }))
      return [status, body.code]
    }
    expect(await codeOf({ to: soon(-500) })).toEqual([400, "catalogue.sale_ends_early"])
    expect(await codeOf({ from: soon(day), to: soon(day) })).toEqual([400, "catalogue.sale_ends_early"])
    expect(await codeOf({ rule: { percent: 10 } })).toEqual([400, "catalogue.sale_empty"])
    expect(await codeOf({ scope: {} })).toEqual([400, "catalogue.sale_empty"])
    expect(await codeOf({ scope: { categories: ["pcat_nowhere"], variants: [piece._id] } })).toEqual([
      400,
      "catalogue.sale_goods_gone",
    ])
    expect(await codeOf({ rule: { percent: 95 } })).toEqual([400, "house.bad_body"])
    expect(await sql(`select 1 from price_list where title like $1`, [`%${name}%`])).toEqual([])
    const sale = await planned([piece], { from: soon(day), to: soon(2 * day) })
    expect(await codeOf({ name: sale.name.toUpperCase() })).toEqual([409, "catalogue.sale_name_taken"])
    const tailor = await signInAs("tailor")
    expect((await tailor.call(saleCalls.plan, planOf([piece]))).status).toBe(403)
    expect((await browser().call(saleCalls.all, {})).status).toBe(401)
    expect(await tillPrice(piece)).toBe(799)
  })

  it("is changed by one person at a time, can be deleted before it begins, and only ended afterwards", async () => {
    const piece = await aPublished(owner)
    const sale = await planned([piece], { from: soon(day), to: soon(2 * day) })
    expect((await stop(sale)).body.code).toBe("catalogue.sale_not_running")
    const manager = await signInAs("manager")
    const now = { ...planOf([piece], { name: sale.name }), saleId: sale._id, version: sale.version }
    const tries = await Promise.all([owner, manager].map((at) => at.call(saleCalls.change, now)))
    expect(tries.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(tries.find(({ status }) => status === 409)!.body.code).toBe("catalogue.sale_changed")
    expect(await tillPrice(piece)).toBe(599)
    const begun = (await owner.call(saleCalls.single, { saleId: sale._id })).body.data
    const asked = { saleId: begun._id, version: begun.version }
    expect((await owner.call(saleCalls.remove, asked)).body.code).toBe("catalogue.sale_not_planned")
    expect((await owner.call(saleCalls.change, { ...planOf([piece]), ...asked, from: soon(day) })).body.code).toBe(
      "catalogue.sale_begun",
    )
    const ended = (await stop(begun)).body.data
    expect((await stop(ended)).body.code).toBe("catalogue.sale_over")
    expect(
      (await owner.call(saleCalls.change, { ...planOf([piece]), ...asked, version: ended.version })).body.code,
    ).toBe("catalogue.sale_over")
    const next = await planned([piece], { from: soon(day), to: soon(2 * day) })
    expect((await owner.call(saleCalls.remove, { saleId: next._id, version: next.version })).status).toBe(200)
    expect((await owner.call(saleCalls.single, { saleId: next._id })).body.code).toBe("catalogue.sale_not_found")
  })
})

describe("a sale that begins or ends while shoppers pay", () => {
  it("charges each shopper the price that they saw, or says that it has changed", async () => {
    const piece = await aPublished(owner, { sizes: [{ size: "M", stock: 40 }] })
    const someGuests = () => Promise.all(Array.from({ length: 5 }, () => aGuest()))
    /** The price that each guest is asked to pay for the piece, in paise, or the reason why not. */
    const askAt = (guests: readonly Browser[], bag: readonly BagLine[]) =>
      Promise.all(
        guests.map(async (guest) => {
          const { status, body } = await askToPay(guest, [...bag])
          return status === 200 ? body.data.totals.items * 100 : body.code
        }),
      )
    const [early, late] = [await someGuests(), await someGuests()]
    const usual = await aBag([{ slug: piece.slug }])
    const [begun, first] = await Promise.all([planned([piece]), askAt(early, usual)])
    expect(first.filter((answer) => answer !== 79_900 && answer !== "checkout.price_changed")).toEqual([])
    expect(await askAt([await aGuest()], usual)).toEqual(["checkout.price_changed"])
    const reduced = await aBag([{ slug: piece.slug }])
    expect(reduced[0].price).toBe(599)
    const [ended, second] = await Promise.all([stop(begun), askAt(late, reduced)])
    expect(ended.status, ended.body.message).toBe(200)
    expect(second.filter((answer) => answer !== 59_900 && answer !== "checkout.price_changed")).toEqual([])
    expect(await askAt([await aGuest()], reduced)).toEqual(["checkout.price_changed"])
  })
})
