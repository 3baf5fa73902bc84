import { categoryCalls, colourwayCalls, repriceCalls } from "@silai/contracts/catalogue/calls"
import { styleCalls } from "@silai/contracts/catalogue/style-calls"
import { inventoryCalls } from "@silai/contracts/inventory/calls"
import { randomInt } from "node:crypto"
import { beforeAll, describe, expect, it } from "vitest"
import type { Browser } from "../../rig/browser"
import { aColour, aDraft, counterRead, putAwayLater } from "../../rig/colourway"
import { heardDuring } from "../../rig/heard"
import { signInAsOwner } from "../../rig/owner"
import { closeSqlAfterwards, sql } from "../../rig/sql"

closeSqlAfterwards()
let owner: Browser
beforeAll(async () => {
  owner = await signInAsOwner()
})
const aName = (what: string) => `${what} ${randomInt(1e9).toString(36)}`
const refuse = { additional_data: { supplier: "Nobody", refuse: true } }
const breakAfter = { additional_data: { break_after: true } }
const toldOf = async (hook: string, id: string) =>
  (
    await sql<{ data: { supplier?: string; input: Record<string, unknown>; result: Record<string, unknown> } }>(
      `select data from heard where name = $1 and (data -> 'result' ->> '_id' = $2 or data -> 'input' ->> '_id' = $2) order by id`,
      [`hook ${hook}`, id],
    )
  ).map(({ data }) => data)
const aNewColourway = async () => {
  const { product } = await aDraft(owner)
  return { product: product._id, color: aColour(), colorCode: "#336699" }
}
const colours = async (style: string) =>
  (await sql<{ colour: string }>(`select colour from colourway where style_id = $1`, [style])).map(
    ({ colour }) => colour,
  )

describe("the hooks of the catalogue", () => {
  it("refuse by what a plugin was told beside the call: its own sentence, status and field reach the shopkeeper, and nothing is written", async () => {
    const wanted = await aNewColourway()
    const told = await heardDuring(async () => {
      const { status, body } = await owner.call(colourwayCalls.add, { ...wanted, ...refuse })
      expect([status, body.code, body.field, body.message]).toEqual([
        409,
        "supplier.unknown",
        "additional_data.supplier",
        "We do not buy from Nobody.",
      ])
    })
    expect(told).toEqual({})
    expect(await colours(wanted.product)).not.toContain(wanted.color)
  })

  it("hear afterwards what came beside the call, who made the change, and what has become of it", async () => {
    const draft = await aDraft(owner)
    const { status } = await owner.call(colourwayCalls.update, {
      _id: draft._id,
      version: draft.version,
      washCare: "Cold water.",
      additional_data: { supplier: "Arvind Mills" },
    })
    expect(status).toBe(200)
    const [told] = await toldOf("colourwayUpdated", draft._id)
    expect(told).toMatchObject({
      supplier: "Arvind Mills",
      input: { washCare: "Cold water.", by: { userId: expect.any(String), name: expect.any(String) } },
      result: { _id: draft._id, washCare: "Cold water." },
    })
    // The session that stands for the shopkeeper is nobody else's.
    expect(Object.keys(told!.input.by as object).sort()).toEqual(["name", "userId"])
  })

  it("take a new colourway, a copy, a style and a category out again when the hook after it refuses", async () => {
    const wanted = await aNewColourway()
    const { status, body } = await owner.call(colourwayCalls.add, { ...wanted, ...breakAfter })
    expect([status, body.message]).toEqual([409, "We do not buy from whom we asked too late."])
    const draft = await aDraft(owner, { product: wanted.product })
    const copy = { _id: draft._id, color: aColour(), colorCode: "#223344", ...breakAfter }
    expect((await owner.call(colourwayCalls.duplicate, copy)).status).toBe(409)
    const left = await colours(wanted.product)
    expect([left.includes(wanted.color), left.includes(copy.color)]).toEqual([false, false])
    const name = aName("Refused")
    const category = { name, measurementType: "upperBody", sizeChart: "Shirts", ...breakAfter }
    const added = await owner.call(categoryCalls.add, category)
    expect([added.status, added.body.code]).toEqual([409, "supplier.unknown"])
    const categoryId = draft.product.category._id
    expect((await owner.call(styleCalls.add, { name, categoryId, ...breakAfter })).status).toBe(409)
    expect(
      await sql(
        `select name from style where name = $1 union all select name from product_category where name = $1 and deleted_at is null`,
        [name],
      ),
    ).toEqual([])
  })

  it("hear of copies, prices, pieces and removals, each by the hook of its name", async () => {
    const draft = await aDraft(owner)
    const copied = await owner.call(colourwayCalls.duplicate, {
      _id: draft._id,
      color: aColour(),
      colorCode: "#223344",
    })
    putAwayLater(copied.body.data._id)
    expect(await toldOf("colourwayDuplicated", copied.body.data._id)).toHaveLength(1)
    const { version } = await counterRead(owner, draft._id)
    const repriced = await owner.call(colourwayCalls.reprice, {
      variants: [{ _id: draft._id, version, price: 700, basePrice: 1199 }],
    })
    await owner.call(repriceCalls.takeBack, { batch: repriced.body.batch })
    await owner.call(inventoryCalls.updateStock, {
      variants: [{ variantId: draft._id, size: "S", set: 9, reason: "counted" }],
    })
    const named = await sql<{ name: string }>(
      `select name from heard where name in ('hook colourwaysRepriced', 'hook repricingTakenBack', 'hook stockChanged') and data::text like $1 order by name`,
      [`%${draft._id}%`],
    )
    expect(named.map(({ name }) => name)).toEqual([
      "hook colourwaysRepriced",
      "hook repricingTakenBack",
      "hook stockChanged",
    ])
    await owner.call(colourwayCalls.remove, { _id: draft._id })
    expect(await toldOf("colourwayDeleted", draft._id)).toMatchObject([{ result: { outcome: "deleted" } }])
  })

  it("let nothing through that no plugin asks for", async () => {
    const draft = await aDraft(owner)
    const { status, body } = await owner.call(colourwayCalls.update, {
      _id: draft._id,
      version: draft.version,
      washCare: "Cold water.",
      additional_data: { colour_of_the_moon: "red" },
    })
    expect([status, body.code, body.field]).toEqual([400, "house.bad_body", "additional_data.colour_of_the_moon"])
  })
})
