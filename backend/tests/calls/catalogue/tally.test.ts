import { catalogueCalls } from "@silai/contracts/catalogue/calls"
import { beforeAll, describe, expect, it } from "vitest"
import { browser } from "../../rig/browser"
import { eventually } from "../../rig/eventually"
import { sql } from "../../rig/sql"

const shop = browser()
let id = ""
beforeAll(async () => {
  id = (await shop.call(catalogueCalls.single, { variantIdOrSlug: "classic-white-formal-shirt" })).body.data._id
})

const publish = (published: boolean) => sql(`update listing set published = $2 where product_id = $1`, [id, published])

/**
 * The tallied and the actual number in one snapshot: the reconciling worker, which corrects what this file does to the
 * listing, may run in between.
 */
const inOneMoment = <Told>(told: () => Promise<Told>, is: () => Promise<number>) =>
  eventually("nothing changes while it is asked", async () => {
    const before = await is()
    const answer = await told()
    return (await is()) === before && { told: answer, is: before }
  })

describe("how many there are, which no list counts each time", () => {
  it("counts anew how many are listed, whatever was told of them, and no list says otherwise", async () => {
    const total = async () => (await shop.call(catalogueCalls.list, { numberOfProducts: 1, page: 1 })).body.total
    const tally = async () =>
      (await sql<{ change: number }>(`select change from listing_tally`)).map(({ change }) => change)
    const count = async () => (await sql<{ n: number }>(`select count(*)::int n from listing where published`))[0]!.n
    await sql(`insert into listing_tally values (7), (-2)`)
    await eventually(
      "it is one right number",
      async () => JSON.stringify(await tally()) === JSON.stringify([await count()]),
      90_000,
    )
    for (const published of [false, true]) {
      await publish(published)
      const listed = await inOneMoment(total, count)
      expect(listed.told).toBe(listed.is)
    }
  }, 200_000)

  it("counts anew how many have a word, and a search for it says no other number, page by page", async () => {
    const having = async (word: string) =>
      (await sql<{ n: number }>(`select count(distinct no)::int n from listing_word where word ^@ $1`, [word]))[0]!.n
    const found = (search: string) =>
      inOneMoment(
        async () => (await shop.call(catalogueCalls.search, { search, limit: 20 })).body,
        () => having(search),
      )
    await sql(`insert into word_tally values ('shirt', 0, 7), ('nowhere', 0, 3)`)
    await eventually(
      "no word is told of that there is not",
      async () => !(await sql(`select 1 from word_tally where word = 'nowhere'`)).length,
      90_000,
    )
    for (const word of ["shirt", "shirts", "s", "formal", "c"]) {
      const { told, is } = await found(word)
      expect(told.products, word).toBe(is)
      expect(new Set(told.results.map(({ url }) => url)).size, word).toBe(Math.min(20, told.products))
    }
    for (const published of [false, true]) {
      await publish(published)
      const { told, is } = await found("s")
      expect(told.products).toBe(is)
    }
  }, 200_000)
})
