import { expect, test } from "vitest"
import { whileFailing } from "../../rig/failing"
import { aBag, aGuest, buys } from "../../rig/shopper"
import { closeSqlAfterwards, sql } from "../../rig/sql"
import { setStock } from "../../rig/stock"
import { afterSweeps } from "../../rig/work"

closeSqlAfterwards()
const [slug, size] = ["classic-white-formal-shirt", "M"] as const

/** An order that a plugin cancelled so many minutes ago, without a request for its refund. */
async function cancelled(minutesAgo: number): Promise<string> {
  await setStock(slug, size, 5)
  const orderId = await buys(await aGuest(), await aBag([{ slug, size }]))
  await sql(`update order_state set code = 10, updated_at = now() - make_interval(mins => $2) where order_id = $1`, [
    orderId,
    minutesAgo,
  ])
  return orderId
}
const isRefundAsked = async (orderId: string) =>
  (await sql(`select 1 from refund_ask where ask_key = $1`, [`cancelled:${orderId}`])).length === 1

test("refunds every cancelled order, also while that of a later one fails", async () => {
  const [first, later] = [await cancelled(5), await cancelled(4)]
  await whileFailing({ insert: "refund_ask", when: `new.ask_key = 'cancelled:${later}'` }, async () => {
    await afterSweeps("the first one's refund is asked", () => isRefundAsked(first))
    expect(await isRefundAsked(later)).toBe(false)
  })
  await afterSweeps("the later one's refund is asked", () => isRefundAsked(later))
})
