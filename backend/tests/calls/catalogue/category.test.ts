import { catalogueCalls, categoryCalls, styleCalls } from "@silai/contracts/catalogue/calls"
import { afterEach, beforeAll, describe, expect, it } from "vitest"
import { type Browser, browser } from "../../rig/browser"
import { signInAsOwner } from "../../rig/owner"
import { sql } from "../../rig/sql"

const shopper = browser()
let owner: Browser
beforeAll(async () => {
  owner = await signInAsOwner()
})

const fit = { measurementType: "upperBody", sizeChart: "Shirts" } as const
let made = 0
const add = async (name = `Waistcoats ${++made}`, more: Record<string, unknown> = {}) => {
  const { status, body } = await owner.call(categoryCalls.add, { name, ...fit, ...more })
  expect(status, body.message).toBe(200)
  return body.data
}
const shirts = async () => (await owner.call(categoryCalls.single, { categoryId: "shirts" })).body.data
const change = (categoryId: string, changes: Record<string, unknown>) =>
  owner.call(categoryCalls.update, { categoryId, ...changes })
const explore = async (query: Record<string, unknown>) =>
  (await shopper.call(catalogueCalls.list, { numberOfProducts: 48, ...query })).body

afterEach(async () => {
  const { _id, name, sizeChart, active } = await shirts()
  if (name !== "Shirts" || sizeChart !== "Shirts" || !active)
    await change(_id, { name: "Shirts", sizeChart: "Shirts", active: true })
})

describe("the categories in the back office", () => {
  it("are in the shop's order, each with its number of products", async () => {
    const { body } = await owner.call(categoryCalls.all)
    const [first, second] = body.data
    const listed = (await explore({ category: "Shirts" })).total
    expect([first?.name, second?.name]).toEqual(["Shirts", "Trousers"])
    expect(first).toMatchObject({
      slug: "shirts",
      active: true,
      measurementType: "upperBody",
      sizeChart: "Shirts",
      published: listed,
    })
    expect(second).toMatchObject({ measurementType: "lowerBody", sizeChart: "Trousers" })
    expect(body.total).toBe(body.counts.all)
    expect((await owner.call(categoryCalls.all, { search: "SHIR" })).body.data.map(({ name }) => name)).toEqual([
      "Shirts",
    ])
    expect((await owner.call(categoryCalls.all, { search: "100%" })).body.total).toBe(0)
  })

  it("add a new one last, with an address from its name, by which it is found", async () => {
    const category = await add("Crêpe Kurtas")
    expect(category).toMatchObject({ slug: "crepe-kurtas", active: true, products: 0, variants: 0, version: 1 })
    const { data, total } = (await owner.call(categoryCalls.all)).body
    expect(data.at(-1)?._id).toBe(category._id)
    expect(category.rank).toBe(total - 1)
    expect((await owner.call(categoryCalls.single, { categoryId: "crepe-kurtas" })).body.data._id).toBe(category._id)
  })

  it("get six different places when six are added at once", async () => {
    const added = await Promise.all([1, 2, 3, 4, 5, 6].map((n) => add(`Abreast ${n} ${Date.now()}`)))
    expect(new Set(added.map(({ rank }) => rank)).size).toBe(6)
    const places = (await owner.call(categoryCalls.all)).body.data.map(({ rank }) => rank)
    expect(new Set(places).size).toBe(places.length)
  })

  it("refuse a name to one of two people who add it at once, with the reason", async () => {
    const name = `Twins ${Date.now()}`
    const answers = await Promise.all(
      [1, 2, 3].map((n) =>
        owner.call(categoryCalls.add, {
          name: n === 2 ? name.toUpperCase() : name,
          slug: `twins-${n}-${Date.now()}`,
          ...fit,
        }),
      ),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
    expect(
      answers
        .filter(({ status }) => status === 409)
        .every(({ body }) => body.code === "catalogue.category_name_taken" && body.field === "name"),
    ).toBe(true)
  })

  it("refuse an address that another category has", async () => {
    await add("Nightwear")
    const { status, body } = await owner.call(categoryCalls.add, {
      name: "Nightwear for guests",
      slug: "nightwear",
      ...fit,
    })
    expect([status, body.code, body.field]).toEqual([409, "catalogue.category_slug_taken", "slug"])
  })

  it("move to another place, and the others close the gap", async () => {
    const category = await add()
    expect((await change(category._id, { rank: 1 })).body.data.rank).toBe(1)
    const ranks = (await owner.call(categoryCalls.all)).body.data
    expect(ranks[1]?._id).toBe(category._id)
    expect(ranks.map(({ rank }) => rank)).toEqual(ranks.map((_, place) => place))
    await change(category._id, { rank: ranks.length - 1 })
    expect((await owner.call(categoryCalls.all)).body.data.slice(0, 2).map(({ name }) => name)).toEqual([
      "Shirts",
      "Trousers",
    ])
  })

  it("do not overwrite a change that another person made in the meantime", async () => {
    const category = await add()
    expect((await change(category._id, { description: "Mine", version: category.version })).status).toBe(200)
    const late = await change(category._id, { description: "Yours", version: category.version })
    expect([late.status, late.body.code]).toEqual([409, "catalogue.category_changed"])
    expect((await owner.call(categoryCalls.single, { categoryId: category._id })).body.data.description).toBe("Mine")
  })
})

describe("a category in the shop", () => {
  it("shows a new name, and another chart, at once; the old name finds nothing", async () => {
    const { _id } = await shirts()
    const { total } = await explore({ category: "Shirts" })
    expect(total).toBeGreaterThan(0)
    await change(_id, { name: "Fine Shirts", sizeChart: "Trousers" })
    const renamed = await explore({ category: "Fine Shirts" })
    expect(renamed.total).toBe(total)
    expect(renamed.data[0]?.product.category).toEqual({ _id, name: "Fine Shirts", sizeChart: "Trousers" })
    expect((await explore({ category: "Shirts" })).total).toBe(0)
    await change(_id, { name: "Shirts", sizeChart: "Shirts" })
    expect((await explore({ category: "Shirts" })).total).toBe(total)
  })

  it("is hidden from lists and search, has no page, and cannot be bought; shown again, everything is back", async () => {
    const { _id } = await shirts()
    const { total } = await explore({ category: "Shirts" })
    const slug = "classic-white-formal-shirt"
    const variantId = (await shopper.call(catalogueCalls.single, { variantIdOrSlug: slug })).body.data._id
    await change(_id, { active: false })
    expect((await explore({ category: "Shirts" })).total).toBe(0)
    expect((await shopper.call(catalogueCalls.single, { variantIdOrSlug: slug })).status).toBe(404)
    expect(
      (await shopper.call(catalogueCalls.search, { search: "formal shirt" })).body.results.some(({ url }) =>
        url.includes(slug),
      ),
    ).toBe(false)
    expect(
      (await shopper.call(catalogueCalls.checkStock, { variants: [{ variantId, size: "M", quantity: 1 }] })).status,
    ).toBe(409)
    await change(_id, { active: true })
    expect((await explore({ category: "Shirts" })).total).toBe(total)
    expect((await shopper.call(catalogueCalls.single, { variantIdOrSlug: slug })).status).toBe(200)
  })
})

describe("deleting a category", () => {
  it("is refused while it holds products, with their number; an empty one goes, and its name is free again", async () => {
    const used = await owner.call(categoryCalls.delete, { categoryId: (await shirts())._id })
    expect([used.status, used.body.code]).toEqual([409, "catalogue.category_in_use"])
    expect(used.body.message).toMatch(/still holds \d+ products/)
    const category = await add("Ties")
    expect((await owner.call(categoryCalls.delete, { categoryId: category._id })).status).toBe(200)
    expect((await owner.call(categoryCalls.single, { categoryId: category._id })).status).toBe(404)
    expect((await owner.call(categoryCalls.delete, { categoryId: category._id })).status).toBe(404)
    await add("Ties")
  })

  it("leaves no product without a category when racing with a product that is put into it", async () => {
    for (let n = 0; n < 4; n++) {
      const category = await add(`Race ${Date.now()} ${n}`)
      const [gone, added] = await Promise.all([
        owner.call(categoryCalls.delete, { categoryId: category._id }),
        owner.call(styleCalls.add, { name: `Racer ${Date.now()} ${n}`, categoryId: category._id }),
      ])
      expect([gone.status, added.status].sort()).not.toEqual([200, 200])
    }
    expect(
      await sql(
        `select s.id from style s join product_category c on c.id = s.category_id where c.deleted_at is not null`,
      ),
    ).toEqual([])
  })
})

describe("access to categories, and valid input", () => {
  it("refuses shoppers every one of these calls", async () => {
    for (const call of Object.values(categoryCalls))
      expect((await shopper.call(call, { categoryId: "shirts", name: "Mine", ...fit })).status, call.path).toBe(401)
    expect((await shirts()).name).toBe("Shirts")
  })

  it("refuses nonsense by field, never with an error", async () => {
    for (const [body, field] of [
      [{ name: "A", ...fit }, "name"],
      [{ name: "Belts", ...fit, slug: "no spaces here" }, "slug"],
      [{ name: "Belts", measurementType: "head", sizeChart: null }, "measurementType"],
      [{ name: "Belts", ...fit, owner: "me" }, ""],
      [{ name: "b".repeat(41), ...fit }, "name"],
      [{ name: "कुर्ता", ...fit }, "slug"],
    ] as const) {
      const answer = await owner.call(categoryCalls.add, body)
      expect([answer.status, answer.body.field ?? ""], JSON.stringify(body)).toEqual([400, field])
    }
    for (const categoryId of ["no-such", "' or true --", "%"])
      expect((await change(categoryId, { name: "Mine" })).status).toBe(404)
  })
})
