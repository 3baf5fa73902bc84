import { colourwayCalls, repriceCalls } from "@silai/contracts/catalogue/calls"
import { REPRICE_LIST } from "@silai/contracts/catalogue/style-limits"
import { beforeAll, describe, expect, it } from "vitest"
import { type Browser, browser } from "../../rig/browser"
import { aDraft, aPublished, change, counterRead } from "../../rig/colourway"
import { signInAs, signInAsOwner } from "../../rig/owner"

let owner: Browser
let manager: Browser
beforeAll(async () => {
  owner = await signInAsOwner()
  manager = await signInAs("manager")
})

type Piece = { _id: string }
/** A discount on all of them, from their current prices. */
async function lay(pieces: readonly Piece[], price: number, at = owner): Promise<string> {
  const now = await Promise.all(pieces.map(({ _id }) => counterRead(owner, _id)))
  const { status, body } = await at.call(colourwayCalls.reprice, {
    variants: now.map(({ _id, version, basePrice }) => ({ _id, version, price, basePrice })),
  })
  expect(status).toBe(200)
  return body.batch
}
const undo = (batch: string, at = owner) => at.call(repriceCalls.undo, { batch })
const priceOf = async ({ _id }: Piece) => (await counterRead(owner, _id)).price
const batchOf = async (batch: string) =>
  (await owner.call(repriceCalls.batches, { pageSize: REPRICE_LIST.maxPageSize })).body.data.find(
    ({ _id }) => _id === batch,
  )

describe("a discount that is undone", () => {
  it("is listed, and each price is as before", async () => {
    const pieces = [await aPublished(owner), await aPublished(owner), await aPublished(owner, { price: 1000 })]
    const batch = await lay(pieces, 600)
    expect(await batchOf(batch)).toMatchObject({
      variants: 3,
      names: expect.arrayContaining(pieces.map(({ variantName }) => variantName)),
      percent: { least: 49, most: 49 },
      undone: null,
    })
    const { status, body } = await undo(batch, manager)
    expect([status, body.message]).toEqual([200, "The price of 3 colours is what it was before."])
    expect(body.data.kept).toEqual([])
    expect(await Promise.all(pieces.map(priceOf))).toEqual([799, 799, 1000])
    expect((await batchOf(batch))!.undone).toMatchObject({ variants: 3, by: expect.stringMatching(/\S/) })
    const history = (await counterRead(owner, pieces[0]!._id)).history
    expect(history.slice(0, 2).map(({ what }) => what)).toEqual([["Price ₹600 → ₹799"], ["Price ₹799 → ₹600"]])
    const again = await undo(batch)
    expect([again.status, again.body.code]).toEqual([409, "catalogue.batch_undone"])
  })

  it("skips prices that were changed by hand since, deleted, or put on a sale that is dearer, and says so", async () => {
    const [fine, byHand, gone, onSale] = await Promise.all([
      aPublished(owner),
      aPublished(owner),
      aDraft(owner),
      aPublished(owner),
    ])
    const batch = await lay([fine, byHand, gone, onSale], 1100)
    await change(owner, await counterRead(owner, byHand._id), { price: 650 })
    await owner.call(colourwayCalls.remove, { _id: gone._id })
    const sale = { price: 900, from: new Date().toISOString(), to: null }
    await change(owner, await counterRead(owner, onSale._id), { sale })
    const { status, body } = await undo(batch)
    expect([status, body.message]).toEqual([200, "The price of 1 colour is what it was before. 3 stay as they are."])
    expect(Object.fromEntries(body.data.kept.map(({ _id, code }) => [_id, code]))).toEqual({
      [byHand._id]: "catalogue.price_changed_since",
      [gone._id]: "catalogue.colourway_gone",
      [onSale._id]: "catalogue.sale_not_lower",
    })
    expect(await Promise.all([fine, byHand, onSale].map(priceOf))).toEqual([799, 650, 1100])
  })

  it("waits while a later discount is in force, which is undone first", async () => {
    const piece = await aPublished(owner)
    const [first, second] = [await lay([piece], 700), await lay([piece], 500)]
    const early = await undo(first)
    expect([early.status, early.body.code]).toEqual([409, "catalogue.nothing_to_undo"])
    expect(early.body).toMatchObject({ lines: [{ _id: piece._id, code: "catalogue.price_changed_since" }] })
    expect((await undo(second)).status).toBe(200)
    expect(await priceOf(piece)).toBe(700)
    expect((await undo(first)).status).toBe(200)
    expect(await priceOf(piece)).toBe(799)
  })

  it("is undone once, however many people press at the same moment", async () => {
    // One of them cost that much before, so its price alone does not show whether the change was taken back.
    const [piece, same] = [await aPublished(owner), await aPublished(owner, { price: 600 })]
    const batch = await lay([piece, same], 600)
    const tries = await Promise.all([owner, manager, owner].map((at) => undo(batch, at)))
    expect(tries.map(({ status }) => status).sort()).toEqual([200, 409, 409])
    expect((await counterRead(owner, piece._id)).history.filter(({ what }) => what[0]!.endsWith("₹799"))).toHaveLength(
      1,
    )
  })

  it("is refused to strangers and to staff who do not set prices; a missing batch is reported", async () => {
    const piece = await aPublished(owner)
    const batch = await lay([piece], 600)
    const tailor = await signInAs("tailor")
    expect([(await undo(batch, tailor)).status, (await undo(batch, browser())).status]).toEqual([403, 401])
    for (const odd of ["rprc_nowhere", "0", "'; --"])
      expect([(await undo(odd)).status, (await undo(odd)).body.code]).toEqual([404, "catalogue.batch_gone"])
    expect((await undo("")).status).toBe(400)
    expect(await priceOf(piece)).toBe(600)
  })
})

describe("the base of a discount", () => {
  it("is the everyday price of all pieces that a filter finds and of those chosen, each once", async () => {
    const [piece, other] = [await aPublished(owner), await aPublished(owner)]
    const category = (await counterRead(owner, piece._id)).product.category._id
    await change(owner, await counterRead(owner, piece._id), {
      sale: { price: 500, from: new Date(Date.now() - 60_000).toISOString(), to: null },
    })
    const filter = { search: piece.variantName, category }
    const { body } = await owner.call(repriceCalls.prices, { variants: [other._id, piece._id], filter })
    expect(body.matching).toBe(1)
    expect(body.data.map(({ _id, price, basePrice, sale }) => [_id, price, basePrice, sale?.state ?? null])).toEqual([
      [other._id, 799, 1199, null],
      [piece._id, 799, 1199, "running"],
    ])
    expect((await owner.call(repriceCalls.prices, {})).body.data).toEqual([])
    expect((await owner.call(repriceCalls.prices, { filter: { category: "pcat_nowhere" } })).body.matching).toBe(0)
  })
})
