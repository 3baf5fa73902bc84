import { afterAll, beforeAll, expect, test, vi } from "vitest"
import {
  dearerThan,
  everyAsk,
  grownTo,
  isDear,
  type Prices,
  pricesOf,
  pricesOfDashboard,
  pricesOfWork,
} from "../growth/measured"
import { openShop, type RunningShop } from "../rig/shop"
import { closeSqlAfterwards } from "../rig/sql"

// By plan and by blocks, never by time. `npm run bench growth` compares a thousand rows with a hundred thousand.

closeSqlAfterwards()
vi.setConfig({ testTimeout: 600_000, hookTimeout: 1_200_000 })

const FEW = 1_000
const ROWS = 20_000
const COLOURWAYS = 800

let shop: RunningShop
let prices: Prices
let dashboard: { few: Prices; many: Prices }
beforeAll(async () => {
  shop = await openShop()
  await grownTo(shop, FEW, COLOURWAYS)
  const few = await pricesOfDashboard()
  await grownTo(shop, ROWS, COLOURWAYS)
  const calls = await pricesOf(await everyAsk())
  dashboard = { few, many: await pricesOfDashboard() }
  prices = { ...calls, ...(await pricesOfWork(shop)) }
})
afterAll(() => shop?.close())

test("reads no whole table, nor more than a few hundred blocks, for any page among twenty thousand of everything", () => {
  const dear = Object.entries(prices).filter(([, price]) => isDear(price, ROWS))
  expect(dear.map(([name, { blocks, scans }]) => [name, blocks, ...scans].join(" "))).toEqual([])
})

test("needs for the dashboard at most a fifth more among twenty thousand orders than among a thousand, whatever its period", () => {
  expect(dearerThan(dashboard.few, dashboard.many)).toEqual([])
})
