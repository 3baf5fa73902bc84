import { DAY_MS, dayInIndia } from "@silai/contracts/india"
import { leavesBy } from "@silai/contracts/checkout/working-days"
import { orderCalls } from "@silai/contracts/order/calls"
import { beforeAll, describe, expect, test } from "vitest"
import type { Browser } from "../../rig/browser"
import { aPhone } from "../../rig/customer"
import { signInAsOwner } from "../../rig/owner"
import { aBag, aGuest, buys, upperBody } from "../../rig/shopper"
import { closeSqlAfterwards, sql } from "../../rig/sql"
import { setStock } from "../../rig/stock"

closeSqlAfterwards()
const [slug, size] = ["classic-white-formal-shirt", "M"] as const
const phone = aPhone()
const today = dayInIndia(Date.now())
const dayText = (day: number) => new Date(day * DAY_MS).toISOString().slice(0, 10)
/** Noon in India of a day. */
const noonOf = (day: number) => new Date(day * DAY_MS + 6.5 * 3_600_000)

/** The latest day on which a ready-made order was placed that leaves on this day, or earlier. */
function placedToLeave(by: number): number {
  let day = by
  while (Date.parse(leavesBy(noonOf(day).getTime(), false)) / DAY_MS > by) day -= 1
  return day
}

let owner: Browser
let at: Browser
beforeAll(async () => {
  owner = await signInAsOwner()
})

async function placed(placedOn: number, code: number, custom = false): Promise<string> {
  await setStock(slug, size, 6)
  at = await aGuest({ contact: { phone } })
  const orderId = await buys(at, await aBag([{ slug, size: custom ? upperBody : size }]))
  await sql(`update order_state set placed_at = $2, code = $3 where order_id = $1`, [orderId, noonOf(placedOn), code])
  return orderId
}
const list = async (filter: object = {}) => (await owner.call(orderCalls.all, { search: phone, ...filter })).body
const ids = async (filter: object) => (await list(filter)).data.map(({ _id }) => _id).sort()

describe("the day on which an order is due", () => {
  let late: string, leaves: string, made: string, onItsWay: string
  beforeAll(async () => {
    late = await placed(placedToLeave(today - 1), 1)
    leaves = await placed(placedToLeave(today), 3)
    made = await placed(placedToLeave(today - 1), 2, true)
    onItsWay = await placed(today - 20, 4)
    await sql(`update order_state set details = jsonb_set(details, '{promised}', $2::jsonb) where order_id = $1`, [
      onItsWay,
      JSON.stringify({ from: dayText(today - 3), to: dayText(today - 2) }),
    ])
    // One that waits for its buyer, and one that is with its buyer.
    await placed(today - 20, 7)
    await placed(today - 20, 6)
  })

  test("is the day by which it leaves the shop, ready-made or made to measure, and then the day of its arrival", async () => {
    const rows = (await list()).data
    const dueOf = (id: string) => rows.find(({ _id }) => _id === id)!.dueOn
    const left = (id: string, custom: boolean) =>
      leavesBy(Date.parse(rows.find(({ _id }) => _id === id)!.placedAt), custom)
    expect([dueOf(late), dueOf(leaves), dueOf(made)]).toEqual([
      left(late, false),
      left(leaves, false),
      left(made, true),
    ])
    expect(dueOf(onItsWay)).toBe(dayText(today - 2))
    expect(rows.filter(({ dueOn }) => dueOn === null)).toHaveLength(2)
    const whole = async (by: Browser) => (await by.call(orderCalls.single, { orderId: late, phone })).body.data
    expect([(await whole(owner)).dueOn, (await whole(at)).dueOn]).toEqual([dueOf(late), null])
  })

  test("filters the list, with counts, and its file", async () => {
    // Nothing leaves on a Sunday: what was to leave by then is due on the Saturday.
    const isOpen = leavesBy(noonOf(placedToLeave(today)).getTime(), false) === dayText(today)
    const [lates, leaving] = [[late, onItsWay, ...(isOpen ? [] : [leaves])].sort(), isOpen ? [leaves] : []]
    expect(await ids({ due: "late" })).toEqual(lates)
    expect(await ids({ due: "late", status: [4] })).toEqual([onItsWay])
    const { total, due, counts } = await list({ due: "late", status: [4] })
    expect([total, due.late]).toEqual([1, lates.length])
    // The tabs of the statuses count all orders of the search.
    expect(Object.values(counts).reduce((sum, count) => sum + count, 0)).toBe(6)
    expect([await ids({ due: "today" }), (await list()).due.today]).toEqual([leaving, leaving.length])
    const { body } = await owner.post<{ text: string }>(orderCalls.export.path, { search: phone, due: "late" })
    expect(body.text.trim().split("\r\n")).toHaveLength(1 + lates.length)
    expect((await owner.call(orderCalls.all, { due: "never" as never })).status).toBe(400)
  })
})

test("counts working days in the table as the promise does, on every weekday and with a queue", async () => {
  const order = await placed(today, 1, true)
  for (let day = today; day < today + 14; day++)
    for (const queueDays of [0, 1, 5, 13]) {
      const [row] = await sql<{ due_day: number }>(
        `update order_state set placed_at = $2, details = jsonb_set(details, '{queueDays}', to_jsonb($3::int)) where order_id = $1 returning due_day`,
        [order, noonOf(day), queueDays],
      )
      expect([day, queueDays, dayText(row!.due_day)]).toEqual([
        day,
        queueDays,
        leavesBy(noonOf(day).getTime(), true, queueDays),
      ])
    }
})
