import os from "node:os"
import { catalogueCalls } from "@silai/contracts/catalogue/calls"
import { checkoutCalls } from "@silai/contracts/checkout/calls"
import { expect, test } from "vitest"
import { browser, type Browser } from "../rig/browser"
import type { Child } from "../rig/opening/child"
import { useShop as turnTo } from "../rig/facts"
import { faults, pay } from "../rig/gateway"
import { freePort } from "../rig/places"
import { seeded } from "../rig/seeded"
import { openShop, type RunningShop, type ShopFacts } from "../rig/shop"
import { aBag, aContact, anAddress, askToPay } from "../rig/shopper"
import { closeSqlAfterwards, oneRow, sql } from "../rig/sql"
import { setStock } from "../rig/stock"
import { openBalancer } from "./balancer"
import { cpuNow, databaseCpu, postmasterOf } from "./measure"
import { progress } from "./print"

// `npm run bench scale`: requests and orders with one, two and four server processes behind a balancer, one worker
// process and one database, and what each costs whom. The processes, their callers and the database share this
// machine's processors: where it has few, the CPU of each part shows what a separate machine would carry.

const SERVERS = (process.env.SCALE_SERVERS ?? "1,2,4").split(",").map(Number)
const SECONDS = { requests: 12, orders: 20 }
const LINES = 8
const slug = "classic-white-formal-shirt"

closeSqlAfterwards()

/** CPU in milliseconds so far of the servers, of the worker and of the database; and what the database has done. */
type Clock = {
  at: number
  servers: number
  worker: number
  database: number
  commits: number
  wal: number
  bytes: number
}
type Shop = { shop: RunningShop; servers: readonly Child[]; worker: Child; postmaster: number }

async function clock({ servers, worker, postmaster }: Shop): Promise<Clock> {
  const [row] = await sql<{ commits: number; wal: string; bytes: string }>(
    `select xact_commit::int as commits, pg_current_wal_insert_lsn() - '0/0'::pg_lsn as wal, pg_database_size(current_database()) as bytes
       from pg_stat_database where datname = current_database()`,
  )
  return {
    at: performance.now(),
    servers: servers.reduce((sum, { pid }) => sum + cpuNow(pid), 0),
    worker: cpuNow(worker.pid),
    database: databaseCpu(postmaster),
    commits: row!.commits,
    wal: Number(row!.wal),
    bytes: Number(row!.bytes),
  }
}

/** Keeps this many callers busy for so long; returns how often each finished. */
async function busy(
  seconds: number,
  lines: number,
  work: (line: number, at: number) => Promise<unknown>,
): Promise<number> {
  const until = performance.now() + seconds * 1_000
  let done = 0
  await Promise.all(
    Array.from({ length: lines }, async (_, line) => {
      for (let at = 0; performance.now() < until; at++) {
        await work(line, at)
        done++
      }
    }),
  )
  return done
}

/** The requests of a shopper's page to the backend, as often as it makes them. */
const asks = [
  [catalogueCalls.list, {}],
  [catalogueCalls.single, { variantIdOrSlug: slug }],
  [catalogueCalls.list, { tag: "formal" }],
  [catalogueCalls.single, { variantIdOrSlug: "phantom-grey-formal-trousers" }],
  [catalogueCalls.search, { search: "white shirt" }],
] as const

async function ask(at: Browser, turn: number): Promise<void> {
  const [call, body] = asks[turn % asks.length]!
  const { status } = await at.post(call.path, body)
  if (status !== 200) throw new Error(`${call.path}: ${status}`)
}

const draw = seeded("scale")

/** A guest's purchase: details, payment order, the gateway's window, the report of the browser. */
async function purchase(facts: ShopFacts): Promise<void> {
  const at = browser(facts, {
    "x-forwarded-for": `10.${draw.bytes(3).join(".")}`,
  })
  const contact = aContact()
  await at.call(checkoutCalls.guest, { contact, address: anAddress(), deliveryMethod: "home" })
  const { status, body } = await askToPay(at, await aBag([{ slug, size: "M" }], at))
  if (status !== 200) throw new Error(`The payment order was refused: ${status} ${body.message}`)
  const { handler } = await pay(body.data.razorpay.orderId)
  const paid = await at.call(checkoutCalls.verifyPayment, handler)
  if (paid.status !== 200) throw new Error(`The payment was refused: ${paid.status} ${paid.body.message}`)
}

const orders = async () => (await sql<{ n: number }>(`select count(*)::int as n from order_state`))[0]!.n
/** Everything paid is an order, and no message about it is left to send. */
async function untilDone(): Promise<void> {
  for (;;) {
    const { left } = await oneRow<{ left: number }>(
      `select ((select count(*) from checkout_attempt where status in ('paid', 'placing')) + (select count(*) from outbox where status = 'waiting' and next_at < now() + interval '1 second'))::int as left`,
    )
    if (left === 0) return
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
}

/** Rows that have been written so far, by table. A connection reports this a second after its last statement. */
async function written(): Promise<Record<string, number>> {
  await new Promise((resolve) => setTimeout(resolve, 2_000))
  const rows = await sql<{ name: string; n: number }>(
    `select relname as name, n_tup_ins::int as n from pg_stat_user_tables where n_tup_ins > 0`,
  )
  return Object.fromEntries(rows.map(({ name, n }) => [name, n]))
}

/** Which tables grow by an order, and by how many rows. */
function printRows(before: Record<string, number>, after: Record<string, number>, count: number): void {
  const rows = Object.entries(after)
    .map(([name, n]) => [name, (n - (before[name] ?? 0)) / count] as const)
    .filter(([, n]) => n > 0.2)
    .toSorted(([, one], [, other]) => other - one)
  process.stdout.write(`\n  Rows an order writes: ${rows.map(([name, n]) => `${name} ${n.toFixed(1)}`).join(", ")}\n`)
}

type Row = {
  what: string
  servers: number
  perSecond: number
  serverMs: number
  workerMs: number
  databaseMs: number
  commits: number
  walKb: number
  keptKb: number
}
const rowOf = (what: string, servers: number, count: number, before: Clock, after: Clock, seconds: number): Row => ({
  what,
  servers,
  perSecond: count / seconds,
  serverMs: (after.servers - before.servers) / count,
  workerMs: (after.worker - before.worker) / count,
  databaseMs: (after.database - before.database) / count,
  commits: (after.commits - before.commits) / count,
  walKb: (after.wal - before.wal) / count / 1024,
  keptKb: (after.bytes - before.bytes) / count / 1024,
})

async function measured(shop: RunningShop, count: number): Promise<Row[]> {
  await shop.backend().stop()
  const servers: Child[] = []
  const addresses: string[] = []
  for (let n = 0; n < count; n++) {
    const port = await freePort()
    servers.push(await shop.startBackend({ MEDUSA_WORKER_MODE: "server", API_PORT: String(port) }))
    addresses.push(`http://127.0.0.1:${port}`)
  }
  // At the address that the gateway knows: its webhooks arrive and are handled there.
  const worker = await shop.startBackend({ MEDUSA_WORKER_MODE: "worker" })
  const balancer = await openBalancer(addresses)
  try {
    const facts = { ...shop.facts, api: balancer.url }
    turnTo(facts)
    await setStock(slug, "M", 1_000_000)
    await faults({ webhook: "drop" })
    const all = { shop, servers, worker, postmaster: (await postmasterOf()).pid }
    const callers = Array.from({ length: LINES }, () => browser(facts))
    await busy(4, LINES, (line, at) => ask(callers[line]!, line + at))
    const before = await clock(all)
    const requests = await busy(SECONDS.requests, LINES, (line, at) => ask(callers[line]!, line + at))
    const afterRequests = await clock(all)
    await busy(4, LINES, () => purchase(facts))
    await untilDone()
    const had = await orders()
    const rowsBefore = await written()
    const start = await clock(all)
    await busy(SECONDS.orders, LINES, () => purchase(facts))
    const asked = (performance.now() - start.at) / 1_000
    const soFar = (await orders()) - had
    await untilDone()
    const end = await clock(all)
    const placed = (await orders()) - had
    printRows(rowsBefore, await written(), placed)
    progress(`${count} servers: ${requests} requests, ${placed} orders`)
    return [
      rowOf("request", count, requests, before, afterRequests, (afterRequests.at - before.at) / 1_000),
      { ...rowOf("order", count, placed, start, end, 1), perSecond: soFar / asked },
    ]
  } finally {
    await balancer.close()
    await Promise.all([...servers, worker].map((child) => child.stop()))
  }
}

const wide = (value: string | number, width: number) => String(value).padStart(width)
function table(rows: readonly Row[]): void {
  const [load] = os.loadavg()
  process.stdout.write(
    `\n  ${os.cpus().length} processors for the servers, the worker, the database, the gateway and the callers; load ${load!.toFixed(0)}\n  each     servers   per second   server ms   worker ms   database ms   commits    WAL kB   kept kB\n`,
  )
  for (const row of rows)
    process.stdout.write(
      `  ${row.what.padEnd(9)}${wide(row.servers, 7)}${wide(row.perSecond.toFixed(1), 13)}${wide(row.serverMs.toFixed(2), 12)}${wide(row.workerMs.toFixed(2), 12)}${wide(row.databaseMs.toFixed(2), 14)}${wide(row.commits.toFixed(1), 10)}${wide(row.walKb.toFixed(0), 10)}${wide(row.keptKb.toFixed(0), 10)}\n`,
    )
}

/**
 * The load that one processor of each part would carry: thousand milliseconds a second, divided by the cost of each.
 */
function carries(rows: readonly Row[]): void {
  for (const what of ["request", "order"]) {
    const some = rows.filter((row) => row.what === what)
    const mean = (of: (row: Row) => number) => some.reduce((sum, row) => sum + of(row), 0) / some.length
    const [server, database] = [
      mean(({ serverMs, workerMs }) => serverMs + workerMs),
      mean(({ databaseMs }) => databaseMs),
    ]
    process.stdout.write(
      `  One processor carries ${(1_000 / server).toFixed(0)} ${what}s a second in Node, and ${(1_000 / database).toFixed(0)} in PostgreSQL: ${(server / database).toFixed(1)} of Node to one of PostgreSQL\n`,
    )
  }
}

test("handles more requests and orders with more server processes, at no higher cost for an order", async () => {
  const shop = await openShop()
  try {
    turnTo(shop.facts)
    const rows: Row[] = []
    for (const count of SERVERS) rows.push(...(await measured(shop, count)))
    table(rows)
    carries(rows)
    const [first, ...others] = rows.filter(({ what }) => what === "order")
    for (const { databaseMs } of others) expect(databaseMs).toBeLessThan(first!.databaseMs * 1.5)
    expect(rows.every(({ perSecond }) => perSecond > 0)).toBe(true)
  } finally {
    await shop.close()
  }
}, 900_000)
