import { catalogueCalls } from "@silai/contracts/catalogue/calls"
import { beforeAll, describe, expect, it } from "vitest"
import { browser } from "../../rig/browser"
import { sql } from "../../rig/sql"
import { afterSweeps, workNow } from "../../rig/work"

const shop = browser()
let id = ""
beforeAll(async () => {
  id = (await shop.call(catalogueCalls.single, { variantIdOrSlug: "classic-white-formal-shirt" })).body.data._id
})

const publish = (isListed: boolean) => sql(`update listing set published = $2 where product_id = $1`, [id, isListed])

/**
 * Asks when the worker that reconciles the listing has started at the first style: only then it adds up. It takes
 * fifty styles in a run.
 */
async function afterReconciling(what: string, ask: () => Promise<boolean>): Promise<void> {
  const [styles] = await sql<{ n: number }>(`select count(*)::int n from style`)
  for (let run = 0; run <= styles!.n / 50; run++) await workNow({ sweeps: true })
  await afterSweeps(what, ask)
}

/**
 * The tallied and the actual number in one snapshot: asked again where the reconciling worker, which corrects what this file does to
 * the listing, ran in between.
 */
async function inOneMoment<Reply>(ask: () => Promise<Reply>, count: () => Promise<number>) {
  for (;;) {
    const before = await count()
    const reply = await ask()
    if ((await count()) === before) return { reply, counted: before }
  }
}

// A tally has a row for each change since it was added up, and what earlier tests left may be corrected at any moment: only sums count.
const published = `select count(*)::int as n from listing where published`
const combinations = `select tag_keys, colour_keys, size_keys, fact_keys, count(*)::int from listing where published group by 1, 2, 3, 4`
const combinationsInTally = `select tag_keys, colour_keys, size_keys, fact_keys, sum(change)::int from facet_tally group by 1, 2, 3, 4 having sum(change) <> 0`

describe("totals that no list counts on each request", () => {
  it("recount a wrong tally of listed products, and lists agree with it", async () => {
    const total = async () => (await shop.call(catalogueCalls.list, { numberOfProducts: 1, page: 1 })).body.total
    const count = async () => (await sql<{ n: number }>(published))[0]!.n
    await sql(`insert into listing_tally values (7), (-2)`)
    await afterReconciling(
      "its sum is right",
      async () => (await sql(`(select sum(change)::int from listing_tally) intersect (${published})`)).length === 1,
    )
    for (const isListed of [false, true]) {
      await publish(isListed)
      const listed = await inOneMoment(total, count)
      expect(listed.reply).toBe(listed.counted)
    }
  }, 200_000)

  it("recount a wrong tally of tags, colours, sizes and facts, and a narrowed list agrees with it", async () => {
    const asks = [
      { query: { tag: "formal" }, counted: "tag_keys && '{formal}'" },
      { query: { colorFilter: "white", sizeFilter: "M" }, counted: "colour_keys && '{white}' and size_keys && '{M}'" },
      { query: { custom: true }, counted: "size_keys && '{Custom}'" },
      {
        query: { fabric: "cotton", price: ["under-800"] },
        counted: "fact_keys && '{fabric:cotton}' and fact_keys && '{price:under-800}'",
      },
      { query: { tag: "nowhere" }, counted: "tag_keys && '{nowhere}'" },
    ]
    await sql(
      `insert into facet_tally (tag_keys, colour_keys, size_keys, change) values ('{formal}', '{white}', '{M}', 7), ('{nowhere}', '{}', '{}', 3)`,
    )
    await afterReconciling(
      "each combination has one right number",
      async () =>
        !(
          await sql(`(${combinationsInTally} except all ${combinations})
            union all (${combinations} except all ${combinationsInTally})`)
        ).length,
    )
    for (const isListed of [false, true]) {
      await publish(isListed)
      for (const { query, counted } of asks) {
        const listed = await inOneMoment(
          async () => (await shop.call(catalogueCalls.list, { ...query, numberOfProducts: 1, page: 1 })).body.total,
          async () =>
            (await sql<{ n: number }>(`select count(*)::int n from listing where published and ${counted}`))[0]!.n,
        )
        expect(listed.reply, counted).toBe(listed.counted)
      }
    }
  }, 200_000)

  it("recount a wrong tally of a word, and a search for it agrees, page by page", async () => {
    const having = async (word: string) =>
      (await sql<{ n: number }>(`select count(distinct no)::int n from listing_word where word ^@ $1`, [word]))[0]!.n
    const found = (search: string) =>
      inOneMoment(
        async () => (await shop.call(catalogueCalls.search, { search, limit: 20 })).body,
        () => having(search),
      )
    await sql(`insert into word_tally values ('shirt', 0, 7), ('nowhere', 0, 3)`)
    await afterReconciling(
      "a word that no product has leaves the tally",
      async () => !(await sql(`select 1 from word_tally where word = 'nowhere'`)).length,
    )
    for (const word of ["shirt", "shirts", "s", "formal", "c"]) {
      const { reply, counted } = await found(word)
      expect(reply.products, word).toBe(counted)
      expect(new Set(reply.results.map(({ url }) => url)).size, word).toBe(Math.min(20, reply.products))
    }
    for (const isListed of [false, true]) {
      await publish(isListed)
      const { reply, counted } = await found("s")
      expect(reply.products).toBe(counted)
    }
  }, 200_000)
})
