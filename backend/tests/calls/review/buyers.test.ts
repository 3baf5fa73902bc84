import { mailMessages } from "@silai/contracts/messaging/messages"
import { catalogueCalls } from "@silai/contracts/catalogue/calls"
import { orderCalls } from "@silai/contracts/order/calls"
import { orderNumberOf } from "@silai/contracts/order/limits"
import { reviewCalls } from "@silai/contracts/review/calls"
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest"
import { type Browser, browser } from "../../rig/browser"
import { buyTrousers } from "../../rig/buyer"
import { aCustomer, type Customer } from "../../rig/customer"
import { eventually } from "../../rig/eventually"
import { mails } from "../../rig/gateway"
import { whileHeld } from "../../rig/row-lock"
import { eventNamesOf, untilAllIsSent } from "../../rig/received-events"
import { signInAsOwner } from "../../rig/owner"
import { asked, moved, taken } from "../../rig/returns"
import { noReviews, reviewed, written } from "../../rig/review"
import { closeSqlAfterwards, sql } from "../../rig/sql"
import { afterWork } from "../../rig/work"

closeSqlAfterwards()
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

const trousers = "phantom-grey-formal-trousers"
let owner: Browser
let styleId: string
beforeAll(async () => {
  owner = await signInAsOwner()
  styleId = (await reviewed(trousers)).styleId
})
beforeEach(() => noReviews(owner))
afterAll(() => noReviews(owner))

const order = (who: Customer) => buyTrousers(who.at, who)
const askRow = (orderId: string) =>
  sql<{ asked_at: Date | null }>(`select asked_at from review_ask where order_id = $1`, [orderId])
const asksTo = async (email: string) =>
  (await mails()).filter(({ to, subject }) => to.includes(email) && subject === mailMessages.reviewed.subject)
const isDue = (orderId: string) => sql(`update review_ask set due_at = now() where order_id = $1`, [orderId])
/** Lets the days pass after which a buyer is asked, and waits until the worker has handled them. */
async function untilHandled(orderId: string): Promise<void> {
  await eventually("the delivery is noted", async () => (await askRow(orderId)).length === 1)
  await isDue(orderId)
  await eventually("it is handled", async () => (await askRow(orderId))[0]!.asked_at !== null)
}

describe("the buyer of a piece", () => {
  test("is a verified buyer once it was delivered to their account, and not before; a stranger never is", async () => {
    const buyer = await aCustomer()
    const stranger = await aCustomer()
    const orderId = await order(buyer)
    const own = await written(buyer, { productId: styleId })
    expect(own.isVerified).toBe(false)
    await written(stranger, { productId: styleId, rating: "1", fit: "small" })
    // Neither is rated: the card, the summary and the structured data know no average.
    const shown = async () => {
      const summary = (await browser().call(reviewCalls.summary, { productId: styleId })).body.data
      const page = (await browser().call(catalogueCalls.single, { variantIdOrSlug: trousers })).body.data
      return [summary.totalReviews, summary.averageRating, summary.shownReviews, summary.fit.small, page.rating]
    }
    expect(await shown()).toEqual([0, 0, 2, 0, undefined])
    await moved(owner, orderId, 1, 3, 4, 6)
    await untilAllIsSent()
    const marks = async () =>
      Object.fromEntries(
        (await browser().call(reviewCalls.fetch, { productId: styleId })).body.data.map((one) => [
          one._id,
          one.isVerified,
        ]),
      )
    await eventually("the mark is there", async () => (await marks())[own._id] === true)
    expect(Object.values(await marks()).sort()).toEqual([false, true])
    const five = { averageRating: 5, totalReviews: 1 }
    expect(await shown()).toEqual([1, 5, 2, 0, five])
    expect(await eventNamesOf(own._id)).toContain("silai.review.updated")
    // Hidden, it counts no longer; shown again, it does.
    await owner.call(reviewCalls.hideMultiple, { reviewIds: [own._id], hidden: true })
    expect(await shown()).toEqual([0, 0, 1, 0, undefined])
    await owner.call(reviewCalls.hideMultiple, { reviewIds: [own._id], hidden: false })
    expect(await shown()).toEqual([1, 5, 2, 0, five])
    // Deleted and written again, it is marked at once.
    await buyer.at.call(reviewCalls.delete, { reviewId: own._id })
    expect(await shown()).toEqual([0, 0, 1, 0, undefined])
    expect((await written(buyer, { productId: styleId, rating: "4" })).isVerified).toBe(true)
    expect(await shown()).toEqual([1, 4, 2, 0, { averageRating: 4, totalReviews: 1 }])
    // For another product, they are not a buyer.
    expect((await written(buyer)).isVerified).toBe(false)
  })

  test("is verified and counted, too, when the review and the delivery come at the same moment", async () => {
    // A first review, so that the style has a row that can be locked.
    await written(await aCustomer(), { productId: styleId })
    const buyer = await aCustomer()
    const orderId = await order(buyer)
    await moved(owner, orderId, 1, 3, 4)
    const before = (await browser().call(reviewCalls.summary, { productId: styleId })).body.data.totalReviews
    // The review has already found no delivery, and waits for the lock; the order is delivered at that moment.
    const { writing } = await whileHeld(async (held) => {
      await held.ask(`select 1 from review_tally where style_id = $1 for update`, [styleId])
      const writing = written(buyer, { productId: styleId })
      await held.someoneWaits("insert into review ")
      await moved(owner, orderId, 6)
      await eventually("the delivery waits for the review, or is noted without it", async () => {
        const rows = await sql(
          `select 1 from pg_stat_activity where wait_event = 'advisory'
            union all select 1 from outbox where listener = 'review.delivered' and status = 'sent' and strpos(payload::text, $1) > 0`,
          [orderId],
        )
        return rows.length > 0
      })
      return { writing }
    })
    await writing
    await afterWork("the review is verified", async () => {
      const rows = await sql(`select 1 from review where customer_id = $1 and is_verified`, [buyer.id])
      return rows.length === 1
    })
    expect((await browser().call(reviewCalls.summary, { productId: styleId })).body.data.totalReviews).toBe(before + 1)
  })

  test("is asked for a review once, some days later, by a link that leads to the form", async () => {
    const buyer = await aCustomer()
    const orderId = await order(buyer)
    await moved(owner, orderId, 1, 3, 4, 6)
    await eventually("the delivery is noted", async () => (await askRow(orderId)).length === 1)
    expect((await askRow(orderId))[0]!.asked_at).toBe(null)
    expect(await asksTo(buyer.email)).toEqual([])
    await isDue(orderId)
    const [mail] = await eventually("the mail is there", async () => {
      const found = await asksTo(buyer.email)
      return found.length > 0 && found
    })
    expect(mail!.text).toContain(`/product/${trousers}#review`)
    const { data } = (await owner.call(orderCalls.single, { orderId })).body
    expect(mail!.text).toContain(data.orderNumber ?? orderNumberOf(0))
    // A repeated event of the same delivery, which the outbox may send, asks no one twice.
    await sql(`insert into outbox (topic, dedupe_key, payload) values ('engine.event', $1, $2)`, [
      `again-${orderId}`,
      JSON.stringify({ name: "silai.order.moved", data: [{ id: orderId, from: 4, to: 6 }] }),
    ])
    await untilAllIsSent()
    await isDue(orderId)
    // A later turn has been handled by then.
    const later = await order(buyer)
    await moved(owner, later, 1, 3, 4, 6)
    await untilHandled(later)
    expect((await asksTo(buyer.email)).filter(({ text }) => text.includes(data.orderNumber!))).toHaveLength(1)
  })

  test("is not asked how a returned piece fits", async () => {
    const buyer = await aCustomer()
    const orderId = await order(buyer)
    await moved(owner, orderId, 1, 3, 4, 6)
    const request = await asked({ at: buyer.at, orderId }, "return")
    await taken(owner, request._id, "approved", "pickedUp", "received", "refunded")
    await eventually(
      "the order is returned",
      async () => (await owner.call(orderCalls.single, { orderId })).body.data.status === 12,
    )
    await untilHandled(orderId)
    expect(await sql(`select 1 from outbox where dedupe_key = $1`, [`review.asked:${orderId}`])).toEqual([])
  })

  test("is not asked about pieces they have reviewed already, nor after their account is gone", async () => {
    const [quick, gone] = [await aCustomer(), await aCustomer()]
    const orders = [await order(quick), await order(gone)] as const
    for (const orderId of orders) await moved(owner, orderId, 1, 3, 4, 6)
    for (const orderId of orders)
      await eventually("the delivery is noted", async () => (await askRow(orderId)).length === 1)
    await written(quick, { productId: styleId })
    await sql(`delete from review_ask where order_id = $1`, [orders[1]])
    await untilHandled(orders[0])
    expect(await asksTo(quick.email)).toEqual([])
  })
})
