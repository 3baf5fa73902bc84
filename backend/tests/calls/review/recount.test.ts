import { catalogueCalls } from "@silai/contracts/catalogue/calls"
import { reviewCalls } from "@silai/contracts/review/calls"
import { afterAll, beforeAll, expect, test, vi } from "vitest"
import { type Browser, browser } from "../../rig/browser"
import { aCustomer } from "../../rig/customer"
import { statementsOf } from "../../rig/migration"
import { signInAsOwner } from "../../rig/owner"
import { noReviews, product, receives, reviewed, written } from "../../rig/review"
import { closeSqlAfterwards, oneRow, sql } from "../../rig/sql"
import { afterSweeps } from "../../rig/work"

closeSqlAfterwards()
vi.setConfig({ testTimeout: 90_000, hookTimeout: 90_000 })

let owner: Browser
beforeAll(async () => {
  owner = await signInAsOwner()
  await noReviews(owner)
})
afterAll(() => noReviews(owner))

const module = "plugins/review/src/modules/review"
const migrated = async (way: "up" | "down") =>
  sql((await statementsOf(module, "Migration20261128093000", way)).join(";\n"))

test("counts the reviews of an earlier version again, and passes the new rating to every list", async () => {
  const [buyer, stranger] = [await aCustomer(), await aCustomer()]
  const { styleId } = await reviewed()
  await receives(buyer)
  await written(buyer, { rating: "4", fit: "true" })
  await written(stranger, { rating: "1", fit: "small" })
  await migrated("down")
  const before = await oneRow(`select stars1, stars4, fit_small, fit_true from review_tally where style_id = $1`, [
    styleId,
  ])
  // The earlier version counted every review, and its lists still say so.
  await sql(`update style set rating_count = 2, rating_stars = 5 where id = $1`, [styleId])
  await migrated("up")
  const { data } = (await browser().call(reviewCalls.summary, { productId: styleId })).body
  expect(before).toMatchObject({ stars1: 1, stars4: 1 })
  expect(data).toMatchObject({
    totalReviews: 1,
    averageRating: 4,
    shownReviews: 2,
    fit: { small: 0, true: 1, large: 0 },
  })
  // At its start the shop runs every worker.
  await afterSweeps("the lists have the new rating", async () => {
    const rows = await sql(`select 1 from style where id = $1 and (rating_count, rating_stars) = (1, 4)`, [styleId])
    return rows.length === 1
  })
  const page = (await browser().call(catalogueCalls.single, { variantIdOrSlug: product })).body.data
  expect(page.rating).toEqual({ averageRating: 4, totalReviews: 1 })
})
