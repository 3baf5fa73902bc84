import { Client } from "pg"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { metricsToken } from "../../rig/opening/environment"
import { eventually } from "../../rig/eventually"
import { theShop } from "../../rig/facts"
import { sql } from "../../rig/sql"

const notifications: string[] = []
let listener: Client
beforeAll(async () => {
  listener = new Client({ connectionString: theShop().databaseUrl })
  listener.on("notification", ({ payload }) => void notifications.push(payload ?? ""))
  await listener.connect()
  await listener.query("listen silai_work")
})
afterAll(() => listener.end())

const figure = async (name: string) => {
  const headers = { authorization: `Bearer ${metricsToken}` }
  const text = await (await fetch(`${theShop().api}/metrics`, { headers })).text()
  return Number(
    text
      .split("\n")
      .find((line) => line.startsWith(`${name} `))
      ?.split(" ")
      .at(-1),
  )
}
/** All notifications until now: one of our own arrives after them. */
async function notifiedSince(before: number): Promise<string[]> {
  const mark = `mark ${Date.now()}`
  await sql(`select pg_notify('silai_work', $1)`, [mark])
  await eventually("the mark is received", async () => notifications.includes(mark))
  return notifications.slice(before).filter((word) => word !== mark)
}

describe("notifications of work", () => {
  it("come after the commit, with the time until the work is due, and once for any number of rows", async () => {
    const before = notifications.length
    const rows = `insert into outbox (topic, dedupe_key, payload, next_at)
      select 'woken.test', 'woken.test:' || n || ':' || $1, '{}', now() + interval '1 hour' from generate_series(1, 3) n`
    await sql(rows, [Date.now()])
    const received = (await notifiedSince(before)).filter((word) => word.startsWith("house.outbox 3"))
    await sql(`delete from outbox where topic = 'woken.test'`)
    expect(received.length).toBeGreaterThanOrEqual(1)
    for (const word of received) expect(Number(word.split(" ")[1])).toBeCloseTo(3600, -2)
  })

  it("do not come for rows that were rolled back, nor for a postponed try", async () => {
    const key = `woken.test:${Date.now()}`
    await sql(
      `insert into outbox (topic, dedupe_key, payload, next_at) values ('woken.test', $1, '{}', now() + interval '2 hours')`,
      [key],
    )
    await notifiedSince(notifications.length)
    const before = notifications.length
    await sql(`update outbox set tries = tries + 1, next_at = next_at + interval '1 hour' where dedupe_key = $1`, [key])
    await sql(
      `do $$ begin insert into reset_request (email) values ('nobody@example.org'); raise exception 'rolled back'; end $$`,
    ).catch(() => undefined)
    const received = await notifiedSince(before)
    expect(received.filter((word) => /^house\.outbox (7|10)\d{3}|^account\.resetting/.test(word))).toEqual([])
    await sql(`update outbox set next_at = now() + interval '30 minutes' where dedupe_key = $1`, [key])
    expect((await notifiedSince(before)).filter((word) => /^house\.outbox 1[78]\d\d/.test(word))).toHaveLength(1)
    await sql(`delete from outbox where topic = 'woken.test'`)
  })

  it("resume when the connection is cut, and missed work is looked for", async () => {
    const line = async () =>
      (await sql<{ pid: number }>(`select pid from pg_stat_activity where query ilike 'notify silai_pulse%'`))[0]?.pid
    const runs = `silai_worker_runs_total{worker="bag.forgetting",outcome="done"}`
    const cut = await eventually("it listens", line, 60_000)
    const before = await figure(runs)
    await sql(`select pg_terminate_backend($1)`, [cut])
    await eventually("another connection listens", async () => ((await line()) ?? cut) !== cut, 60_000)
    // Its own pause is three minutes here: only the connection has woken it, when it broke and when it was back.
    await eventually("the worker with a long pause has run", async () => (await figure(runs)) > before + 1, 60_000)
    expect(await figure("silai_listening")).toBe(1)
  }, 200_000)
})
