import { reviewCalls } from "@silai/contracts/review/calls"
import { reviewRefusals } from "@silai/contracts/review/messages"
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest"
import { type Browser, browser } from "../../rig/browser"
import { aCustomer, type Customer } from "../../rig/customer"
import { signInAsOwner } from "../../rig/owner"
import { noReviews, reviewed, written } from "../../rig/review"
import { closeSqlAfterwards, oneRow } from "../../rig/sql"

closeSqlAfterwards()
vi.setConfig({ testTimeout: 90_000, hookTimeout: 90_000 })

let owner: Browser
let writer: Customer
let voters: Customer[]
let reviewId: string
let styleId: string
beforeAll(async () => {
  owner = await signInAsOwner()
  styleId = (await reviewed()).styleId
})
beforeEach(async () => {
  await noReviews(owner)
  writer = await aCustomer()
  voters = [await aCustomer(), await aCustomer()]
  reviewId = (await written(writer))._id
})
afterAll(() => noReviews(owner))

const helpful = async () => (await browser().call(reviewCalls.fetch, { productId: styleId })).body.data[0]!.helpful
const votes = (who: Customer, type: "like" | "dislike" | "none") =>
  who.at.call(reviewCalls.vote, { reviewId, userId: writer.id, type })
const counts = async () => {
  const { likeCount, dislikeCount, likes, dislikes } = await helpful()
  expect([likes.length, dislikes.length]).toEqual([likeCount, dislikeCount])
  return [likeCount, dislikeCount]
}

describe("whether a review helps", () => {
  test("counts the same vote thirty times at once as one, and shows the id only to its voter", async () => {
    const replies = await Promise.all(Array.from({ length: 30 }, () => votes(voters[0]!, "like")))
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]))
    expect(await counts()).toEqual([1, 0])
    expect((await helpful()).likes).not.toContain(voters[0]!.id)
    const mine = (await voters[0]!.at.call(reviewCalls.fetch, { productId: styleId })).body.data[0]!
    expect([mine.helpful.likes, mine.myVote]).toEqual([[voters[0]!.id], "like"])
  })

  test("counts one vote for likes and dislikes of one person at once", async () => {
    const types = Array.from({ length: 40 }, (_, n) => (n % 2 ? "like" : "dislike") as "like" | "dislike")
    await Promise.all(types.map((type) => votes(voters[0]!, type)))
    const [likes, dislikes] = await counts()
    expect(likes! + dislikes!).toBe(1)
    const row = await oneRow<{ n: number }>(`select count(*)::int as n from review_vote where review_id = $1`, [
      reviewId,
    ])
    expect(row.n).toBe(1)
  })

  test("changes and withdraws a vote, and keeps another customer's vote", async () => {
    await votes(voters[0]!, "dislike")
    await votes(voters[1]!, "like")
    expect(await counts()).toEqual([1, 1])
    await votes(voters[0]!, "like")
    expect(await counts()).toEqual([2, 0])
    const withdrawn = await votes(voters[0]!, "none")
    expect(withdrawn.body.data).toMatchObject({ myVote: null, helpful: { likeCount: 1 } })
    await votes(voters[0]!, "none")
    expect(await counts()).toEqual([1, 0])
  })

  test("refuses votes on one's own review, asks a guest to sign in, and takes no votes on a deleted or hidden one", async () => {
    await votes(voters[1]!, "like")
    expect((await votes(writer, "like")).body.code).toBe(reviewRefusals.own_vote.code)
    expect((await browser().call(reviewCalls.vote, { reviewId, type: "like" })).status).toBe(401)
    const none = await voters[0]!.at.call(reviewCalls.vote, { reviewId: "rev_none", type: "like" })
    expect(none.body.code).toBe(reviewRefusals.not_found.code)
    await owner.call(reviewCalls.hideMultiple, { reviewIds: [reviewId] })
    expect((await votes(voters[0]!, "like")).body.code).toBe(reviewRefusals.not_found.code)
    await owner.call(reviewCalls.hideMultiple, { reviewIds: [reviewId], hidden: false })
    expect(await counts()).toEqual([1, 0])
  })
})
