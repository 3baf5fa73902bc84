import { expect, test } from "vitest"
import {
  dearerThan,
  everyAsk,
  grownTo,
  isDear,
  MOST_BLOCKS,
  pricesOf,
  pricesOfDashboard,
  pricesOfWork,
  type Prices,
} from "../growth/measured"
import { openShop, type RunningShop } from "../rig/shop"
import { closeSqlAfterwards } from "../rig/sql"
import { progress } from "./print"

closeSqlAfterwards()

/** The longest it may take: `GROWTH_ROWS=5000 GROWTH_COLOURWAYS=500` is a smaller one, to try it. */
const WITHIN_MS = 4 * 60 * 60 * 1000
const SMALL = { rows: 1_000, colourways: 160 }
const LARGE = {
  rows: Number(process.env.GROWTH_ROWS ?? 100_000),
  colourways: Number(process.env.GROWTH_COLOURWAYS ?? 10_000),
}

function table(small: Prices, large: Prices): void {
  const row = (name: string, cells: (string | number)[], scans: string) =>
    process.stdout.write(`  ${name.padEnd(34)}${cells.map((cell) => String(cell).padStart(9)).join("")}  ${scans}\n`)
  row("", ["SQL", "blocks", "in large", "ratio", "aside", "ms", "in large"], "")
  for (const [name, price] of Object.entries(large)) {
    const before = small[name]!
    const ratio = (price.blocks / before.blocks).toFixed(1)
    const [ms, msInLarge] = [before.ms.toFixed(1), price.ms.toFixed(1)]
    const cells = [price.statements, before.blocks, price.blocks, ratio, price.aside, ms, msInLarge]
    row(name, cells, price.scans.join(" "))
  }
}

test(
  "costs the same in the most frequent calls with a thousand rows as with a hundred thousand",
  async () => {
    let shop: RunningShop | undefined
    try {
      shop = await openShop()
      await grownTo(shop, SMALL.rows, SMALL.colourways)
      progress("small")
      const asks = await everyAsk()
      const calls = await pricesOf(asks)
      const few = await pricesOfDashboard()
      const small = { ...calls, ...(await pricesOfWork(shop)) }
      progress("measured small")
      await grownTo(shop, LARGE.rows, LARGE.colourways, progress)
      progress("large")
      const inLarge = await pricesOf(await everyAsk())
      const many = await pricesOfDashboard()
      const large = { ...inLarge, ...(await pricesOfWork(shop)) }
      progress("measured large")
      table(small, large)
      process.stdout.write("  with all orders in the last 180 days:\n")
      table(few, many)
      for (const [name, { dearest, blocks }] of Object.entries(large))
        if (blocks > MOST_BLOCKS)
          process.stdout.write(`\n-- ${name}: ${dearest?.blocks} ${dearest?.text.slice(0, 400)}\n`)
      const dear = Object.entries(large).filter(([name, price]) =>
        isDear(price, LARGE.rows, Math.max(MOST_BLOCKS, small[name]!.blocks * 1.2)),
      )
      expect(dear.map(([name]) => name)).toEqual([])
      expect(dearerThan(few, many)).toEqual([])
    } finally {
      await shop?.close()
    }
  },
  WITHIN_MS,
)
