import { orderCalls } from "@silai/contracts/order/calls"
import { expect, test } from "vitest"
import { aCoupon } from "../../rig/coupon"
import { eventually } from "../../rig/eventually"
import { whileFailing } from "../../rig/failing"
import { backendLog } from "../../rig/opening/log"
import { signInAsOwner } from "../../rig/owner"
import { whileHeld } from "../../rig/row-lock"
import { aBag, aGuest, askWith, untilPlaced } from "../../rig/shopper"
import { pay } from "../../rig/gateway"
import { closeSqlAfterwards, oneRow } from "../../rig/sql"
import { setStock } from "../../rig/stock"

closeSqlAfterwards()
const [slug, size] = ["classic-white-formal-shirt", "M"] as const

/** An order with a coupon, whose cancelling gives the coupon's use back in a listener. */
async function bought() {
  await setStock(slug, size, 20)
  const coupon = await aCoupon({})
  const at = await aGuest()
  const { body } = await askWith(at, { items: await aBag([{ slug, size }]), couponCode: coupon.code })
  await pay(body.data.razorpay.orderId)
  return { couponId: coupon._id, orderId: await untilPlaced(at, body.data.attemptId) }
}

test("keeps the claim of work that takes longer than its lease, and forgets a try that another process has overtaken", async () => {
  const { orderId } = await bought()
  const owner = await signInAsOwner()
  type Row = { id: string; tries: number; next_at: Date; status: string }
  const row = () =>
    oneRow<Row>(
      `select id, tries, next_at, status from outbox where listener = 'coupon.cancelled' and payload -> 'data' -> 0 ->> 'id' = $1`,
      [orderId],
    )
  await whileFailing({ delete: "coupon_claim", when: `old.order_id = '${orderId}'` }, async () => {
    await whileHeld(async (held) => {
      await held.ask(`select 1 from coupon_claim where order_id = $1 for update`, [orderId])
      expect((await owner.call(orderCalls.update, { orderId, status: 10 })).status).toBe(200)
      await held.someoneWaits("coupon_claim")
      const claimed = await row()
      const kept = await eventually("the claim is kept", async () => {
        const now = await row()
        return now.next_at > claimed.next_at && now
      })
      expect([kept.tries, kept.status]).toEqual([claimed.tries, "waiting"])
      // As another process leaves it that claimed the row later, and has sent it.
      await held.ask(`update outbox set tries = tries + 1, status = 'sent', sent_at = now() where id = $1`, [kept.id])
    })
    const { id } = await row()
    await eventually("the first try has failed", async () =>
      backendLog().some(({ event, outbox }) => event === "not delivered" && outbox === id),
    )
  })
  expect((await row()).status).toBe("sent")
})
