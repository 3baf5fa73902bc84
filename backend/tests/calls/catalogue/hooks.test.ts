import { categoryCalls, colourwayCalls, repriceCalls, saleCalls } from "@silai/contracts/catalogue/calls"
import { styleCalls } from "@silai/contracts/catalogue/style-calls"
import { inventoryCalls } from "@silai/contracts/inventory/calls"
import { randomInt } from "node:crypto"
import { beforeAll, describe, expect, it } from "vitest"
import type { Browser } from "../../rig/browser"
import { aColour, aDraft, counterRead, putAwayLater } from "../../rig/colourway"
import { eventsDuring } from "../../rig/received-events"
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
const notesOf = async (hook: string, id: string) =>
  (
    await sql<{ data: { supplier?: string; input: Record<string, unknown>; result: Record<string, unknown> } }>(
      `select data from received_event where name = $1 and (data -> 'result' ->> '_id' = $2 or data -> 'input' ->> '_id' = $2) order by id`,
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
  it("refuse by additional data: the plugin's own sentence, status and field reach the shopkeeper, and nothing is written", async () => {
    const wanted = await aNewColourway()
    const events = await eventsDuring(async () => {
      const { status, body } = await owner.call(colourwayCalls.add, { ...wanted, ...refuse })
      expect([status, body.code, body.field, body.message]).toEqual([
        409,
        "supplier.unknown",
        "additional_data.supplier",
        "We do not buy from Nobody.",
      ])
    })
    expect(events).toEqual({})
    expect(await colours(wanted.product)).not.toContain(wanted.color)
  })

  it("receive the additional data, who made the change, and its result", async () => {
    const draft = await aDraft(owner)
    const { status } = await owner.call(colourwayCalls.update, {
      _id: draft._id,
      version: draft.version,
      washCare: "Cold water.",
      additional_data: { supplier: "Arvind Mills" },
    })
    expect(status).toBe(200)
    const [events] = await notesOf("colourwayUpdated", draft._id)
    expect(events).toMatchObject({
      supplier: "Arvind Mills",
      input: { washCare: "Cold water.", by: { userId: expect.any(String), name: expect.any(String) } },
      result: { _id: draft._id, washCare: "Cold water." },
    })
    // The shopkeeper's session must not reach a plugin.
    expect(Object.keys(events!.input.by as object).sort()).toEqual(["name", "userId"])
  })

  it("remove a new colourway, copy, style or category when the later hook refuses", async () => {
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

  it("run for copies, prices, pieces and removals, each by its own name", async () => {
    const draft = await aDraft(owner)
    const copied = await owner.call(colourwayCalls.duplicate, {
      _id: draft._id,
      color: aColour(),
      colorCode: "#223344",
    })
    putAwayLater(copied.body.data._id)
    expect(await notesOf("colourwayDuplicated", copied.body.data._id)).toHaveLength(1)
    const { version } = await counterRead(owner, draft._id)
    const repriced = await owner.call(colourwayCalls.reprice, {
      variants: [{ _id: draft._id, version, price: 700, basePrice: 1199 }],
    })
    await owner.call(repriceCalls.undo, { batch: repriced.body.batch })
    await owner.call(inventoryCalls.updateStock, {
      variants: [{ variantId: draft._id, size: "S", set: 9, reason: "counted" }],
    })
    const named = await sql<{ name: string }>(
      `select name from received_event where name in ('hook colourwaysRepriced', 'hook repricingUndone', 'hook stockChanged') and data::text like $1 order by name`,
      [`%${draft._id}%`],
    )
    expect(named.map(({ name }) => name)).toEqual([
      "hook colourwaysRepriced",
      "hook repricingUndone",
      "hook stockChanged",
    ])
    await owner.call(colourwayCalls.remove, { _id: draft._id })
    expect(await notesOf("colourwayDeleted", draft._id)).toMatchObject([{ result: { outcome: "deleted" } }])
  })

  it("refuse a planned sale, and receive one that is planned and one that is ended", async () => {
    const draft = await aDraft(owner)
    const now = Date.now()
    const plan = {
      name: aName("Sale"),
      rule: { percent: 50 },
      scope: { variants: [draft._id] },
      from: new Date(now).toISOString(),
      to: new Date(now + 86_400_000).toISOString(),
    }
    expect((await owner.call(saleCalls.plan, { ...plan, ...refuse })).body.code).toBe("supplier.unknown")
    const { body } = await owner.call(saleCalls.plan, plan)
    expect(await notesOf("salePlanned", body.data._id)).toMatchObject([{ input: { name: plan.name } }])
    const named = { saleId: body.data._id, version: body.data.version }
    expect((await owner.call(saleCalls.stop, { ...named, ...refuse })).body.code).toBe("supplier.unknown")
    expect((await owner.call(saleCalls.stop, named)).status).toBe(200)
    expect(await notesOf("saleStopped", body.data._id)).toMatchObject([{ result: { state: "over" } }])
  })

  it("receive nothing that no plugin asks for", async () => {
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
