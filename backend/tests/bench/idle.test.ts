import { expect, test } from "vitest"
import { browser } from "../rig/browser"
import { eventually } from "../rig/eventually"
import { theShop, useShop as turnTo } from "../rig/facts"
import { openShop } from "../rig/shop"
import { closeSqlAfterwards, sql } from "../rig/sql"
import { progress, say } from "./print"

// `npm run bench idle`: what the database does in a minute without visitors, as PostgreSQL counts it, with a storefront
// that asks each second whether something has changed and two watchers that ask whether the shop is ready.

const [MOST_STATEMENTS, MOST_COMMITS] = [3, 3]
const MEASURED_SECONDS = 60

closeSqlAfterwards()

type Counts = { statements: number; commits: number }

async function counted(): Promise<Counts> {
  const [counts] = await sql<Counts>(
    `select (select sum(calls)::int from pg_stat_statements where query !~ 'pg_stat_') as statements,
            (select xact_commit::int from pg_stat_database where datname = current_database()) as commits`,
  )
  return counts!
}

test("sends the database hardly any statements while the shop has no visitors", { timeout: 1_800_000 }, async () => {
  const shop = await openShop({ WORKER_PACE: "1" })
  turnTo(shop.facts)
  try {
    await sql(`alter system set shared_preload_libraries = 'pg_stat_statements'`)
    await shop.backend().stop()
    await shop.killPostgres()
    await sql(`create extension pg_stat_statements`)
    await shop.startBackend({ WORKER_PACE: "1" })
    progress("the shop is open; what its first filling has left is being done")
    const nothingWaits = `select 1 where not exists (select 1 from outbox where status = 'waiting' and next_at < now())
                             and not exists (select 1 from picture where stage in ('new', 'webp'))`
    await eventually("nothing waits", async () => (await sql(nothingWaits)).length > 0, 900_000)

    const visitor = browser()
    const asking = [
      setInterval(() => void fetch(`${theShop().api}/shop-version`), 1_000),
      setInterval(() => void visitor.get("/ready"), 10_000),
      setInterval(() => void visitor.get("/ready"), 10_000),
    ]
    const before = await counted()
    const started = performance.now()
    await new Promise((resolve) => setTimeout(resolve, MEASURED_SECONDS * 1_000))
    const after = await counted()
    const seconds = (performance.now() - started) / 1_000
    for (const timer of asking) clearInterval(timer)
    const rate = (of: keyof Counts) => (after[of] - before[of]) / seconds
    const most = await sql<{ calls: number; query: string }>(
      `select calls::int, left(regexp_replace(query, '\\s+', ' ', 'g'), 90) as query from pg_stat_statements where query !~ 'pg_stat_' order by calls desc limit 12`,
    )
    process.stdout.write(`${most.map(({ calls, query }) => `  ${String(calls).padStart(5)}  ${query}`).join("\n")}\n`)
    expect([
      say("statements in a second", rate("statements"), `under ${MOST_STATEMENTS}`, (n) => n < MOST_STATEMENTS),
      say("commits in a second", rate("commits"), `under ${MOST_COMMITS}`, (n) => n < MOST_COMMITS),
    ]).toEqual([true, true])
  } finally {
    await shop.close()
  }
})
