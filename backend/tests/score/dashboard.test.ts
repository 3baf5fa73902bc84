import { DASHBOARD } from "@silai/contracts/notice/limits"
import { afterAll, beforeAll, expect, test, vi } from "vitest"
import { signInAsOwner } from "../rig/owner"
import { dashboardAndRecount, eraseOrders, randomOrders, shuffleOrders } from "../rig/random-orders"
import { closeSqlAfterwards } from "../rig/sql"
import { figure, seed } from "./print"

closeSqlAfterwards()
vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 })

const MANY = 5_000
const name = `score${seed}x`
beforeAll(() => randomOrders(name, MANY))
afterAll(() => eraseOrders(name))

test("shows on the dashboard the figures of a plain recount of five thousand random orders, also after half of them changed", async () => {
  const owner = await signInAsOwner()
  let compared = 0
  const agree = async (when: string) => {
    for (const days of DASHBOARD.spans) {
      const { shown, counted } = await dashboardAndRecount(owner, days)
      expect(shown, `${days} days, ${when}`).toEqual(counted)
      compared += (2 + 2 * shown.byDay.length) * Object.keys(shown.period).length
    }
  }
  await agree("as they came")
  await shuffleOrders(name)
  await agree("after the changes")
  figure("dashboard figures that a recount confirms", compared, { orders: MANY })
})
