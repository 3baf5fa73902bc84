import { useShop as turnTo } from "../rig/facts"
import type { RunningShop } from "../rig/shop"
import { sql } from "../rig/sql"
import { fillTo, listCopies } from "../bench/fill"
import { type Ask, everyAsk } from "./requests"
import { enablePlanLog, openCapture, type Ran } from "./capture"
import { moveIntoLastDays } from "./last-days"
import { fillRows } from "./rows"
import { everyWork, startWorking } from "./work"

/**
 * The cost of one call: blocks that the database read, those it wrote to temporary files, its milliseconds (nearly all of
 * them CPU, because the blocks are in memory at the second time), statements, and tables read in full.
 */
export type Price = {
  blocks: number
  aside: number
  ms: number
  statements: number
  scans: string[]
  dearest: Ran | undefined
}
export type Prices = Record<string, Price & { kind: Ask["kind"] }>

/** Fewer blocks are read in full as quickly as by an index; of a table that grows, the larger shop reads more. */
const FEW_BLOCKS = 100

const priceOf = (ran: readonly Ran[]): Price => ({
  blocks: ran.reduce((sum, { blocks }) => sum + blocks, 0),
  aside: ran.reduce((sum, { aside }) => sum + aside, 0),
  ms: ran.reduce((sum, { ms }) => sum + ms, 0),
  statements: ran.length,
  scans: [
    ...new Set(
      ran.flatMap(({ scanned }) => scanned.filter((one) => one.blocks > FEW_BLOCKS).map(({ table }) => table)),
    ),
  ],
  dearest: ran.toSorted((a, b) => b.blocks - a.blocks)[0],
})

/** Of a page, however many rows there are. */
export const MOST_BLOCKS = 500
/** Of a report, per row. */
const BLOCKS_OF_A_ROW = 3

/** Whether a call exceeds its limit among so many rows: a page reads a few of them by an index, a report those that it reports. */
export const isDear = ({ kind, scans, blocks }: Prices[string], rows: number, most = MOST_BLOCKS): boolean =>
  kind === "report" ? blocks > rows * BLOCKS_OF_A_ROW : scans.length > 0 || blocks > most

/** A connection that runs a function for the first time also plans its statements: some hundred blocks, counted in the call. */
const FEW_CONNECTIONS = { DATABASE_POOL: "4" }
/** So often is each call made before it is measured: then every connection has run its functions. */
const WARM_UPS = 3

/** Colourways copied at once; small enough to show progress. */
const COPIED_AT_ONCE = 2_000

/**
 * Fills the shop to these sizes, and lets its backend, which runs no workers, log the plans of its statements.
 * `progress` is called with the number of rows; a fill continues from the existing rows.
 */
export async function grownTo(
  shop: RunningShop,
  rows: number,
  colourways: number,
  progress: (what: string) => void = () => {},
): Promise<void> {
  turnTo(shop.facts)
  await shop.backend().stop()
  for (let n = Math.min(COPIED_AT_ONCE, colourways); ; n = Math.min(n + COPIED_AT_ONCE, colourways)) {
    await fillTo(n)
    await listCopies()
    progress(`${n} colourways`)
    if (n === colourways) break
  }
  await fillRows(rows, (n) => progress(`${n} rows`))
  await sql(`vacuum analyze`)
  await enablePlanLog()
  await shop.startBackend({ MEDUSA_WORKER_MODE: "server", ...FEW_CONNECTIONS })
}

async function send({ name, send: ask }: Ask): Promise<void> {
  const { status, body } = await ask()
  if (status !== 200) throw new Error(`${name}: ${status} ${body.message}`)
}

/**
 * The price of each frequent call: when the process has filled its caches, and the writes of the
 * first list of colourways have been vacuumed, as the database does by itself.
 */
export async function pricesOf(asks: readonly Ask[]): Promise<Prices> {
  for (let times = 0; times < WARM_UPS; times++) {
    await sql(`delete from rate_limit`)
    for (const ask of asks) await send(ask)
  }
  await sql(`vacuum analyze`)
  const capture = await openCapture()
  const prices: Prices = {}
  for (const ask of asks) prices[ask.name] = { ...priceOf(await capture.plansOf(() => send(ask))), kind: ask.kind }
  await capture.end()
  return prices
}

/** The price of what the shop does by itself. The backend has workers afterwards. */
export async function pricesOfWork(shop: RunningShop): Promise<Prices> {
  await startWorking(shop)
  return pricesOf(everyWork())
}

/** How much dearer the dashboard may be among many orders: it reads kept sums. */
const DASHBOARD_MOST = 1.2

/** The price of the dashboard when all orders are recent; they stay so. */
export async function pricesOfDashboard(): Promise<Prices> {
  await moveIntoLastDays()
  return pricesOf((await everyAsk()).filter(({ name }) => name.startsWith("dashboard")))
}

/** The periods of the dashboard that cost too much more than among few orders, with both figures. */
export const dearerThan = (few: Prices, many: Prices): string[] =>
  Object.entries(many)
    .filter(([name, { blocks }]) => blocks > few[name]!.blocks * DASHBOARD_MOST)
    .map(([name, { blocks }]) => `${name}: ${few[name]!.blocks} blocks, then ${blocks}`)

export { everyAsk }
