import { reviewCalls } from "@silai/contracts/review/calls"
import { REVIEW } from "@silai/contracts/review/limits"
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest"
import { type Browser, browser } from "../../rig/browser"
import { aCustomer, type Customer } from "../../rig/customer"
import { eventNamesOf } from "../../rig/received-events"
import { signInAs, signInAsOwner } from "../../rig/owner"
import { noReviews, receives, reviewed, written } from "../../rig/review"
import { closeSqlAfterwards, sql } from "../../rig/sql"

closeSqlAfterwards()
vi.setConfig({ testTimeout: 90_000, hookTimeout: 90_000 })

const other = "phantom-grey-formal-trousers"
let owner: Browser
let people: Customer[]
let shirt: string
let trousers: string
let ids: string[]
beforeAll(async () => {
  owner = await signInAsOwner()
  shirt = (await reviewed()).styleId
  trousers = (await reviewed(other)).styleId
})
beforeEach(async () => {
  await noReviews(owner)
  people = [await aCustomer(), await aCustomer(), await aCustomer()]
  for (const who of people) await receives(who)
  await receives(people[0]!, other)
  ids = []
  for (const [n, who] of people.entries()) ids.push((await written(who, { rating: `${n + 3}` }))._id)
  ids.push((await written(people[0]!, { productId: trousers, rating: "1" }))._id)
})
afterAll(() => noReviews(owner))

const list = async (body = {}) => (await owner.call(reviewCalls.all, body)).body
const seen = async (productId: string) => (await browser().call(reviewCalls.summary, { productId })).body.data
const shown = async (productId: string) => (await browser().call(reviewCalls.fetch, { productId })).body.data
const rated = async () =>
  Object.fromEntries(
    (
      await sql<{ id: string; n: number }>(`select id, rating_count as n from style where id in ($1, $2)`, [
        shirt,
        trousers,
      ])
    ).map(({ id, n }) => [id, n]),
  )

describe("reviews in the back office", () => {
  test("are listed with their product and writer, filtered by stars, pictures, hidden and product, page by page", async () => {
    const all = await list()
    expect([all.total, all.data[0]]).toEqual([4, expect.objectContaining({ _id: ids[3], isHidden: false })])
    expect(all.data[0]).toMatchObject({ productId: { _id: trousers }, userId: { _id: people[0]!.id } })
    expect(all.data[0]!.productId.name).not.toBe("")
    expect((await list({ stars: [3, 5] })).data.map(({ rating }) => rating).sort()).toEqual([3, 5])
    expect((await list({ productId: trousers })).total).toBe(1)
    expect([(await list({ search: "fine SHIRT" })).total, (await list({ search: "%" })).total]).toEqual([4, 0])
    expect((await list({ images: true })).total).toBe(0)
    expect((await list({ images: false, hidden: false })).total).toBe(4)
    expect((await list({ sort: "lowest", pageSize: 1, page: 2 })).data[0]!.rating).toBe(3)
    expect((await owner.call(reviewCalls.shopSummary, {})).body.data).toMatchObject({
      totalReviews: 4,
      averageRating: 3.3,
      hidden: 0,
      withImages: 0,
    })
  })

  test("are hidden and shown again many at once: gone from the shop, its sums and its listing, and back", async () => {
    const { body } = await owner.call(reviewCalls.hideMultiple, { reviewIds: [ids[0]!, ids[3]!, "rev_none"] })
    expect(body).toMatchObject({ count: 2, message: "2 reviews are hidden." })
    expect([(await seen(shirt)).totalReviews, (await seen(trousers)).totalReviews]).toEqual([2, 0])
    expect((await shown(shirt)).map(({ _id }) => _id)).not.toContain(ids[0])
    expect(await rated()).toEqual({ [shirt]: 2, [trousers]: 0 })
    expect((await list({ hidden: true })).total).toBe(2)
    expect((await owner.call(reviewCalls.shopSummary, {})).body.data.hidden).toBe(2)
    const mine = (await people[0]!.at.call(reviewCalls.own, { productId: shirt })).body.data
    expect(mine).toMatchObject({ isHidden: true, rating: 3 })
    expect((await owner.call(reviewCalls.hideMultiple, { reviewIds: ids, hidden: true })).body.count).toBe(2)
    expect((await owner.call(reviewCalls.hideMultiple, { reviewIds: ids, hidden: false })).body.count).toBe(4)
    expect([(await seen(shirt)).totalReviews, (await seen(trousers)).totalReviews]).toEqual([3, 1])
  })

  test("end with right sums when hidden and shown by many people at once", async () => {
    await Promise.all(
      Array.from({ length: 24 }, (_, n) =>
        owner.call(reviewCalls.hideMultiple, { reviewIds: n % 3 ? ids : [...ids].reverse(), hidden: n % 2 === 0 }),
      ),
    )
    await owner.call(reviewCalls.hideMultiple, { reviewIds: ids, hidden: false })
    expect([(await seen(shirt)).totalReviews, (await seen(trousers)).totalReviews]).toEqual([3, 1])
    expect(await rated()).toEqual({ [shirt]: 3, [trousers]: 1 })
  })

  test("show a reply of the shop under the review, and it can be removed", async () => {
    const reply = "Thank you. We have let the shoulder out a little."
    const { body } = await owner.call(reviewCalls.answer, { reviewId: ids[1]!, reply })
    expect(body.data).toMatchObject({ reply: { text: reply }, isHidden: false })
    expect((await shown(shirt)).find(({ _id }) => _id === ids[1])!.reply!.text).toBe(reply)
    expect((await owner.call(reviewCalls.single, { reviewId: ids[1]! })).body.data.repliedBy).not.toBe("")
    const long = await owner.call(reviewCalls.answer, { reviewId: ids[1]!, reply: "x".repeat(REVIEW.maxReply + 1) })
    expect(long.status).toBe(400)
    await owner.call(reviewCalls.answer, { reviewId: ids[1]!, reply: "" })
    expect((await shown(shirt)).find(({ _id }) => _id === ids[1])!.reply).toBe(null)
  })

  test("are deleted many at once, and plugins get an event for each", async () => {
    const { body } = await owner.call(reviewCalls.deleteMultiple, { reviewIds: [ids[2]!, ids[3]!] })
    expect(body).toMatchObject({ count: 2, message: "2 reviews are deleted." })
    expect([(await seen(shirt)).totalReviews, (await seen(trousers)).totalReviews]).toEqual([2, 0])
    expect((await owner.call(reviewCalls.single, { reviewId: ids[2]! })).status).toBe(404)
    expect((await owner.call(reviewCalls.remove, { reviewId: ids[2]! })).status).toBe(404)
    expect((await owner.call(reviewCalls.remove, { reviewId: ids[1]! })).body.count).toBe(1)
    const names = await eventNamesOf(ids[3]!)
    expect([...new Set(names)]).toEqual(["silai.review.created", "silai.review.deleted"])
  })

  test("are for owner and manager only, and never a shopper", async () => {
    const calls = [reviewCalls.all, reviewCalls.shopSummary] as const
    for (const at of [await signInAs("tailor"), await signInAs("packer")])
      for (const call of calls) expect((await at.call(call, {})).status).toBe(403)
    expect((await (await signInAs("manager")).call(reviewCalls.all, {})).status).toBe(200)
    expect((await people[1]!.at.call(reviewCalls.all, {})).status).toBe(403)
    expect((await people[1]!.at.call(reviewCalls.deleteMultiple, { reviewIds: ids })).status).toBe(403)
  })
})
