import { reviewCalls } from "@silai/contracts/review/calls"
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest"
import type { Browser } from "../../rig/browser"
import { signInAsOwner } from "../../rig/owner"
import { noReviews, reviewed } from "../../rig/review"
import { closeSqlAfterwards, sql } from "../../rig/sql"

closeSqlAfterwards()
vi.setConfig({ testTimeout: 90_000, hookTimeout: 90_000 })

const ORDERS = {
  newest: "written_at desc, id desc",
  oldest: "written_at, id",
  highest: "rating desc, written_at desc, id desc",
  lowest: "rating, written_at, id",
} as const

let owner: Browser
let styleId: string
beforeAll(async () => {
  owner = await signInAsOwner()
  await noReviews(owner)
  const [shirt, trousers] = [await reviewed(), await reviewed("phantom-grey-formal-trousers")]
  styleId = trousers.styleId
  await sql(
    `insert into review (id, style_id, colourway_id, customer_id, rating, title, body, user_name, images, written_at, hidden_at)
     select 'rev_listed_' || n, case when n % 4 = 0 then $1 else $2 end, case when n % 4 = 0 then $3 else $4 end, 'cus_listed_' || n, 1 + n % 5, 'Title', case when n % 6 = 0 then 'Zephyr' else 'Fine' end,
            'Xenia', (n % 7 = 0)::int, now() - n / 2 * interval '1 minute', case when n % 9 = 0 then now() end
       from generate_series(1, 90) n`,
    [trousers.styleId, shirt.styleId, trousers.colourwayId, shirt.colourwayId],
  )
})
afterAll(() => noReviews(owner))

describe("the back office's list of reviews", () => {
  test("matches its filters, in each sort order, with each review on one page and the total number", async () => {
    const filters = [
      { ask: {}, where: "true" },
      { ask: { hidden: true }, where: "hidden_at is not null" },
      { ask: { hidden: false }, where: "hidden_at is null" },
      { ask: { images: true }, where: "images > 0" },
      { ask: { images: false, hidden: false }, where: "images = 0 and hidden_at is null" },
      { ask: { stars: [5] }, where: "rating = 5" },
      { ask: { stars: [1, 4, 1] }, where: "rating in (1, 4)" },
      { ask: { stars: [1, 2], hidden: true }, where: "rating in (1, 2) and hidden_at is not null" },
      {
        ask: { stars: [1, 2, 3], hidden: false, images: false },
        where: "rating < 4 and hidden_at is null and images = 0",
      },
      { ask: { productId: styleId }, where: `style_id = '${styleId}'` },
      { ask: { productId: styleId, hidden: false }, where: `style_id = '${styleId}' and hidden_at is null` },
      { ask: { productId: styleId, stars: [2, 3] }, where: `style_id = '${styleId}' and rating in (2, 3)` },
      { ask: { search: "Zephyr", stars: [5] }, where: "body = 'Zephyr' and rating = 5" },
      { ask: { search: "ze" }, where: "body = 'Zephyr'" },
      { ask: { search: "xe", hidden: true }, where: "hidden_at is not null" },
      { ask: { search: "ep" }, where: "false" },
      { ask: { search: "z" }, where: "true" },
    ]
    for (const { ask, where } of filters)
      for (const sort of ["newest", "oldest", "highest", "lowest"] as const) {
        const wanted = await sql<{ id: string }>(`select id from review where ${where} order by ${ORDERS[sort]}`)
        const pages = await Promise.all(
          [1, 2, 3].map(async (page) => (await owner.call(reviewCalls.all, { ...ask, sort, page, pageSize: 30 })).body),
        )
        const what = `${JSON.stringify(ask)} ${sort}`
        expect(
          pages.flatMap(({ data }) => data.map(({ _id }) => _id)),
          what,
        ).toEqual(wanted.map(({ id }) => id))
        expect(
          pages.map(({ total }) => total),
          what,
        ).toEqual([wanted.length, wanted.length, wanted.length])
      }
  })
})
