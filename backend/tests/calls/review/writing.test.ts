import { catalogueCalls } from "@silai/contracts/catalogue/calls"
import { reviewCalls } from "@silai/contracts/review/calls"
import { REVIEW } from "@silai/contracts/review/limits"
import { reviewRefusals, reviewMessages } from "@silai/contracts/review/messages"
import { profileCalls } from "@silai/contracts/account/calls"
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest"
import { type Browser, browser } from "../../rig/browser"
import { aCustomer, type Customer } from "../../rig/customer"
import { signInAsOwner } from "../../rig/owner"
import { changes, noReviews, product, receives, reviewed, words, writes, written } from "../../rig/review"
import { closeSqlAfterwards, sql } from "../../rig/sql"

closeSqlAfterwards()
vi.setConfig({ testTimeout: 90_000, hookTimeout: 90_000 })

let owner: Browser
let asha: Customer
let ravi: Customer
let here: { styleId: string; colourwayId: string }
beforeAll(async () => {
  ;[owner, here] = await Promise.all([signInAsOwner(), reviewed()])
})
beforeEach(async () => {
  await noReviews(owner)
  ;[asha, ravi] = await Promise.all([aBuyer("Asha"), aBuyer("Ravi")])
})
afterEach(tallyIsRight)
afterAll(() => noReviews(owner))

/** Received the piece, so that the review counts. */
async function aBuyer(name: string): Promise<Customer> {
  const buyer = await aCustomer({ name })
  await receives(buyer)
  return buyer
}
/** Every style's tally is that of its reviews. */
async function tallyIsRight(): Promise<void> {
  const wrong = await sql(
    `select t.style_id from review_tally t
       left join (select style_id, count(*) filter (where hidden_at is null and is_verified) as n, coalesce(sum(rating) filter (where hidden_at is null and is_verified), 0) as stars,
                           count(*) filter (where hidden_at is null) as shown
                    from review group by style_id) r using (style_id)
       join style s on s.id = t.style_id
      where stars1 + stars2 + stars3 + stars4 + stars5 <> coalesce(r.shown, 0) or rated1 + rated2 + rated3 + rated4 + rated5 <> coalesce(r.n, 0) or s.rating_count <> coalesce(r.n, 0) or s.rating_stars <> coalesce(r.stars, 0)`,
  )
  expect(wrong).toEqual([])
}

const listOf = async (at: Browser = browser(), more = {}) =>
  (await at.call(reviewCalls.fetch, { productId: here.styleId, status: true, ...more })).body
const summary = async () => (await browser().call(reviewCalls.summary, { productId: here.styleId })).body.data
const ratings = async () => {
  const { body } = await browser().call(catalogueCalls.single, { variantIdOrSlug: product })
  const cards = (await browser().call(catalogueCalls.list, { sortField: "latest", product: here.styleId })).body.data
  return [body.data.rating, ...cards.map(({ rating }) => rating)]
}
const everywhere = (rating: { averageRating: number; totalReviews: number } | undefined) => async () => {
  const shown = await ratings()
  expect(shown.length).toBeGreaterThan(1)
  expect(shown).toEqual(shown.map(() => rating))
}

describe("a review of a product", () => {
  test("is shown to everyone at once: in the list, the summary, and the rating of every colour in the listing", async () => {
    await everywhere(undefined)()
    const { status, body } = await writes(asha.at, { variantId: here.colourwayId, fit: "small", rating: "4" })
    expect([status, body.message]).toEqual([200, reviewMessages.added])
    expect(body.data).toMatchObject({ isMine: true, userId: { _id: asha.id }, isVerified: true, isHidden: false })
    const [shown] = (await listOf()).data
    expect(shown).toMatchObject({
      _id: body.data._id,
      rating: 4,
      userName: words.userName,
      reviewTitle: words.reviewTitle,
      review: words.review,
      variantId: { _id: here.colourwayId },
      fit: "small",
      isMine: false,
      images: [],
      helpful: { likes: [], dislikes: [], likeCount: 0, dislikeCount: 0 },
    })
    expect(shown!.userId._id).not.toBe(asha.id)
    expect(shown!.variantId.variantName).toMatch(/Classic White/)
    expect(await summary()).toMatchObject({ totalReviews: 1, averageRating: 4, fit: { small: 1, true: 0, large: 0 } })
    await everywhere({ averageRating: 4, totalReviews: 1 })()
  })

  test("is found by its colour, too; a second one by the same writer is refused", async () => {
    await written(asha)
    const { body } = await browser().call(reviewCalls.fetch, { productId: here.colourwayId })
    expect(body.total).toBe(1)
    const again = await writes(asha.at)
    expect([again.status, again.body.code]).toEqual([409, reviewRefusals.already.code])
    expect(again.body).toMatchObject({ reviewId: body.data[0]!._id })
  })

  test("is kept once when written twenty times at once", async () => {
    await written(asha, { rating: "4" })
    const replies = await Promise.all(Array.from({ length: 20 }, () => writes(ravi.at, { rating: "2" })))
    expect(replies.map(({ status }) => status).sort()).toEqual([200, ...Array<number>(19).fill(409)])
    expect(await summary()).toMatchObject({ totalReviews: 2, averageRating: 3 })
    await everywhere({ averageRating: 3, totalReviews: 2 })()
  })

  test("is refused in the shop's own words when something is wrong", async () => {
    const someone = await aCustomer()
    const refused = async (wish: Record<string, string>) => (await writes(someone.at, wish)).body
    expect(await refused({ userName: " ab " })).toMatchObject({ code: "review.name_length", field: "userName" })
    expect(await refused({ userName: "n".repeat(REVIEW.maxName + 1) })).toMatchObject({ code: "review.name_length" })
    expect(await refused({ reviewTitle: "t".repeat(REVIEW.maxTitle + 1) })).toMatchObject({ field: "reviewTitle" })
    expect(await refused({ review: "ab" })).toMatchObject({ code: "review.text_length" })
    expect(await refused({ review: "r".repeat(REVIEW.maxText + 1) })).toMatchObject({ code: "review.text_length" })
    for (const rating of ["", "0", "6", "4.5", "five"])
      expect((await refused({ rating })).code).toMatch(/^(review\.rating_wanted|house\.bad_body)$/)
    expect(await refused({ productId: "style_none" })).toMatchObject({ code: "review.product_gone" })
    expect(await refused({ fit: "tiny" })).toMatchObject({ success: false, code: "house.bad_body" })
    expect((await writes(browser())).status).toBe(401)
    expect((await summary()).totalReviews).toBe(0)
  })

  test("is changed only by its writer, and every figure follows", async () => {
    await written(ravi, { rating: "2" })
    const own = await written(asha, { rating: "4", fit: "small" })
    const { status, body } = await changes(asha.at, own._id, {
      rating: "5",
      review: "Better after a wash.",
      fit: "true",
    })
    expect([status, body.message, body.data.rating, body.data.fit]).toEqual([200, reviewMessages.updated, 5, "true"])
    expect(body.data.editedAt).not.toBe(null)
    expect(await summary()).toMatchObject({ averageRating: 3.5, fit: { small: 0, true: 1, large: 0 } })
    await everywhere({ averageRating: 3.5, totalReviews: 2 })()
    expect((await changes(ravi.at, own._id)).body.code).toBe("review.not_found")
    expect((await ravi.at.call(reviewCalls.delete, { reviewId: own._id, userId: asha.id })).body.code).toBe(
      "review.not_found",
    )
    expect((await ravi.at.call(reviewCalls.own, { reviewId: own._id })).body.data).toBe(null)
    expect((await listOf()).data.find(({ _id }) => _id === own._id)?.review).toBe("Better after a wash.")
  })

  test("is listed in the requested order, page by page, each once", async () => {
    await written(asha, { rating: "5" })
    await written(ravi, { rating: "2" })
    await written(await aBuyer("Kiran"), { rating: "1" })
    const stars = async (sortOption: "latest" | "highest" | "lowest") =>
      (await listOf(browser(), { sortOption })).data.map(({ rating }) => rating)
    expect(await stars("latest")).toEqual([1, 2, 5])
    expect(await stars("highest")).toEqual([5, 2, 1])
    expect(await stars("lowest")).toEqual([1, 2, 5])
    const pages = await Promise.all([1, 2, 3, 4].map((page) => listOf(browser(), { page, pageSize: 1 })))
    expect(pages.map(({ data, total, totalPages }) => [data[0]?.rating, total, totalPages])).toEqual([
      [1, 3, 3],
      [2, 3, 3],
      [5, 3, 3],
      [undefined, 3, 3],
    ])
  })

  test("is deleted by its writer, who may write again", async () => {
    await written(asha, { rating: "5" })
    const own = await written(ravi, { rating: "2" })
    const { body } = await ravi.at.call(reviewCalls.delete, { reviewId: own._id, userId: asha.id })
    expect(body).toMatchObject({ success: true, message: "Review deleted successfully" })
    expect(await summary()).toMatchObject({ totalReviews: 1, averageRating: 5 })
    await everywhere({ averageRating: 5, totalReviews: 1 })()
    expect((await ravi.at.call(reviewCalls.delete, { reviewId: own._id })).status).toBe(404)
    expect((await writes(ravi.at, { rating: "3" })).status).toBe(200)
  })

  test("is deleted with the account that wrote it, and so are its votes", async () => {
    await written(asha, { rating: "5" })
    await written(ravi, { rating: "3" })
    const leaving = await aBuyer("Kiran")
    await written(leaving, { rating: "1" })
    const [first] = (await listOf(browser(), { sortOption: "highest" })).data
    await leaving.at.call(reviewCalls.vote, { reviewId: first!._id, type: "like" })
    expect((await listOf(browser(), { sortOption: "highest" })).data[0]!.helpful.likeCount).toBe(1)
    const gone = await leaving.at.call(profileCalls.userRemove, { password: leaving.password })
    expect(gone.status).toBe(200)
    expect(await summary()).toMatchObject({ totalReviews: 2 })
    expect((await listOf(browser(), { sortOption: "highest" })).data[0]!.helpful.likeCount).toBe(0)
    expect(await sql(`select 1 from review_vote where customer_id = $1`, [leaving.id])).toEqual([])
  })
})
