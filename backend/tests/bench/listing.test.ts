import { catalogueCalls } from "@silai/contracts/catalogue/calls"
import { afterAll, beforeAll, expect, test } from "vitest"
import { useShop } from "../rig/facts"
import { newDataDir, dropDataDir } from "../rig/places"
import { openShop, type RunningShop } from "../rig/shop"
import { closeSqlAfterwards, sql } from "../rig/sql"
import { fillTo, isListed } from "./fill"
import { added, type Cell, nothing, postmasterOf, round, statementsOf, type Work } from "./measure"
import { progress, say, table } from "./print"
import { startStockMedusa, type StockMedusa } from "./stock-medusa"

// `npm run bench listing`: the shop's listing, product page and search against stock Medusa's, on one database, in
// turns. Prints per request and side: CPU of Node and of PostgreSQL, statements, bytes, and the ratios with their
// limits; it fails when a limit is broken. Needs Linux (/proc). Other work on the machine raises the figures of both
// sides; compare the ratios.

/** Words that both sides find: a cloth (one in fifty), a colour and a kind (one in four and one in two). */
const SEARCHES = ["linen", "black aura", "shirt"]
/** The fields that the official storefront requests for every product it lists or shows. */
const FIELDS = "*variants.calculated_price,+variants.inventory_quantity,*variants.images,+metadata,+tags"
const [ROUNDS, SECONDS, LINES] = [4, 2, 4]
/** Warm-up: compilation still running would be counted as CPU of the request. */
const WARM_SECONDS = 2

closeSqlAfterwards()
const folder = newDataDir()
let shop: RunningShop
beforeAll(async () => {
  shop = await openShop()
  useShop(shop.facts)
}, 300_000)
afterAll(async () => {
  await shop?.close()
  dropDataDir(folder)
}, 60_000)

const bytesOf = async (response: Response) => {
  const text = await response.text()
  if (!response.ok) throw new Error(`${response.status} ${response.url}: ${text.slice(0, 300)}`)
  return text.length
}

const ours = (name: string, path: string, bodies: unknown[]): Work => ({
  name,
  pid: shop.backend().pid,
  ask: async (at) =>
    bytesOf(
      await fetch(shop.facts.api + path, {
        method: "POST",
        headers: { "content-type": "application/json", origin: shop.facts.publicUrl },
        body: JSON.stringify(bodies[at % bodies.length]),
      }),
    ),
})

const stock = (name: string, medusa: StockMedusa, queries: Record<string, string>[]): Work => ({
  name,
  pid: medusa.pid,
  ask: async (at) => {
    const query = new URLSearchParams({ region_id: medusa.regionId, fields: FIELDS, ...queries[at % queries.length] })
    return bytesOf(
      await fetch(`${medusa.url}/store/products?${query}`, { headers: { "x-publishable-api-key": medusa.key } }),
    )
  },
})

/** The same three requests to both, and a misspelt one only to us: stock Medusa finds nothing for it. */
async function pairs(medusa: StockMedusa): Promise<{ name: string; works: Work[] }[]> {
  const slugs = (
    await sql<{ slug: string }>(`select slug from listing where published order by product_id limit 50`)
  ).map(({ slug }) => slug)
  const { list, single, search } = catalogueCalls
  return [
    {
      name: "list of 10",
      works: [
        ours("ours", list.path, [
          { numberOfProducts: 10, page: 1 },
          { numberOfProducts: 10, page: 2 },
        ]),
        stock("stock", medusa, [
          { limit: "10", offset: "0" },
          { limit: "10", offset: "10" },
        ]),
      ],
    },
    {
      name: "product by slug",
      works: [
        ours(
          "ours",
          single.path,
          slugs.map((variantIdOrSlug) => ({ variantIdOrSlug })),
        ),
        stock(
          "stock",
          medusa,
          slugs.map((handle) => ({ handle })),
        ),
      ],
    },
    {
      name: "text search",
      works: [
        ours(
          "ours",
          search.path,
          SEARCHES.map((text) => ({ search: text, limit: 10 })),
        ),
        stock(
          "stock",
          medusa,
          SEARCHES.map((q) => ({ q, limit: "10" })),
        ),
      ],
    },
    {
      name: "misspelt search",
      works: [
        ours(
          "ours",
          search.path,
          ["lienn", "balck aura", "shrit"].map((text) => ({ search: text, limit: 10 })),
        ),
      ],
    },
  ]
}

type Figure = Cell & { statements: number }
export type Figures = Record<string, Record<string, Figure>>

async function measured(about: number): Promise<Figures> {
  await shop.backend().stop()
  const colourways = await fillTo(about)
  // The planner statistics of a shop that grew over years.
  await sql("analyze")
  progress(`${colourways} colourways are in`)
  // The shop writes the listing itself: its reconciling worker starts with the backend. During the measurement no
  // worker runs.
  await shop.startBackend()
  while (!(await isListed(colourways))) await new Promise((resolve) => setTimeout(resolve, 500))
  await shop.backend().stop()
  await shop.startBackend({ MEDUSA_WORKER_MODE: "server" })
  await sql("vacuum analyze")
  await sql("checkpoint")
  progress("they are listed")
  const medusa = await startStockMedusa(folder)
  try {
    const { pid: postmaster, log } = await postmasterOf()
    const figures: Figures = {}
    const asked = await pairs(medusa)
    for (const { name, works } of asked)
      for (const work of works) {
        const warm = performance.now() + WARM_SECONDS * 1_000
        for (let n = 0; n < 5 || performance.now() < warm; n++) await work.ask(n)
        figures[name] = { ...figures[name], [work.name]: { ...nothing(), statements: await statementsOf(work, log) } }
      }
    progress("warmed up")
    for (let at = 0; at < ROUNDS; at++)
      for (const { name, works } of asked)
        for (const work of works) {
          const before = figures[name]![work.name]!
          figures[name]![work.name] = {
            ...added(before, await round(work, postmaster, SECONDS, LINES)),
            statements: before.statements,
          }
        }
    progress("measured")
    return figures
  } finally {
    await medusa.stop()
  }
}

const cpu = ({ nodeMs, databaseMs, requests }: Cell) => (nodeMs + databaseMs) / requests

test("compares the listing, a product's page and search with stock Medusa, at 1,000 and 10,000 colourways", async () => {
  const small = await measured(1_000)
  table("1,000 colourways × 5 sizes", small)
  const large = await measured(10_000)
  table("10,000 colourways × 5 sizes", large)

  const cheaper = (figures: Figures, name: string) => cpu(figures[name]!.stock!) / cpu(figures[name]!.ours!)
  const list = "list of 10"
  const growth = cpu(large[list]!.ours!) / cpu(small[list]!.ours!)
  const held = [
    say("SQL statements of the listing call", small[list]!.ours!.statements, "1", (n) => n === 1),
    say("listing at 1,000: times less CPU than stock", cheaper(small, list), "≥ 30", (n) => n >= 30),
    say("listing at 10,000: times the CPU at 1,000", growth, "≤ 1.2", (n) => n <= 1.2),
    say("search at 10,000: times less CPU than stock", cheaper(large, "text search"), "≥ 100", (n) => n >= 100),
  ]
  expect(held).not.toContain(false)
}, 900_000)
