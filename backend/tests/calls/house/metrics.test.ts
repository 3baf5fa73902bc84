import fs from "node:fs"
import path from "node:path"
import { accountCalls } from "@silai/contracts/account/calls"
import { everyCall } from "@silai/contracts/every-call"
import { noticeCalls } from "@silai/contracts/notice/calls"
import { shopCalls } from "@silai/contracts/shop/calls"
import { describe, expect, it } from "vitest"
import { parse } from "yaml"
import { browser } from "../../rig/browser"
import { metricsToken } from "../../rig/opening/environment"
import { eventually } from "../../rig/eventually"
import { theShop } from "../../rig/facts"
import { whileHeld } from "../../rig/row-lock"
import { signInAs, signInAsOwner } from "../../rig/owner"
import { root } from "../../rig/places"
import { sql } from "../../rig/sql"

const shop = browser()
const figures = async (authorization = `Bearer ${metricsToken}`) => {
  const reply = await fetch(`${theShop().api}/metrics`, { headers: { authorization } })
  return { status: reply.status, text: await reply.text() }
}
const figure = async (name: string) =>
  Number(
    (await figures()).text
      .split("\n")
      .find((line) => line.startsWith(`${name} `))
      ?.split(" ")
      .at(-1) ?? 0,
  )

/** The lines of the log about one request, by its id. */
const linesOf = (request: string) =>
  fs
    .readFileSync(theShop().log, "utf8")
    .split("\n")
    .filter((line) => line.includes(`"request":"${request}"`))
    .map((line) => JSON.parse(line) as Record<string, unknown>)
const lineOf = (request: string, event: string) =>
  eventually(`the line ${event} of ${request}`, async () => linesOf(request).find((line) => line.event === event))

describe("figures for monitoring", () => {
  it("are shown only with their token", async () => {
    const statuses = [await figures("Bearer another-token"), await figures(""), await figures()]
    expect(statuses.map(({ status }) => status)).toEqual([401, 401, 200])
  })

  it("count each call by its path and status, and no path that a stranger makes up", async () => {
    const { path } = accountCalls.authenticate
    const name = `silai_call_seconds_count{method="POST",path="${path}",status="200"}`
    const before = await figure(name)
    await shop.call(accountCalls.authenticate)
    await shop.post("/visitor-77@example.org")
    await eventually("it is counted", async () => (await figure(name)) > before)
    const { text } = await figures()
    expect(text).not.toContain("visitor-77")
    const known = new Set<string>(everyCall.map((call) => call.path))
    const strange = [...text.matchAll(/path="(\/customer\/[^"]+)"/g)].filter(([, path]) => !known.has(path!))
    expect(strange).toEqual([])
  })

  it("cover the event loop, the pool, messages, the gateways' webhooks, and each worker", async () => {
    const { text } = await figures()
    const named = new Set([...text.matchAll(/^# TYPE (\S+)/gm)].map(([, name]) => name))
    const wanted = [
      "nodejs_eventloop_lag_p99_seconds",
      "silai_pool_used",
      "silai_outbox_oldest_seconds",
      "silai_webhook_waiting",
    ]
    expect(wanted.filter((name) => !named.has(name))).toEqual([])
    expect(text).toMatch(/^silai_worker_silent_seconds\{worker="checkout.placing"\} \d/m)
    expect(text).toMatch(/^silai_worker_runs_total\{worker="checkout.placing",outcome="done"\} [1-9]/m)
    expect([await figure("silai_database_up"), await figure("silai_listening")]).toEqual([1, 1])
  })

  it("tell the senders of webhooks apart, and count chat messages and payments that wait for a person", async () => {
    const names = [
      'webhook_given_up{from="whatsapp"}',
      'webhook_given_up{from="razorpay"}',
      "chat_failed",
      'payment_alarms{of="mismatch"}',
    ]
    const read = () => Promise.all(names.map((name) => figure(`silai_${name}`)))
    const before = await read()
    const key = `figures-${Date.now()}`
    await sql(`insert into whatsapp_event (key, kind, body, given_up_at) values ($1, 'message', '{}', now())`, [key])
    await sql(`insert into whatsapp_chat (id, merged_into) values ($1, $1)`, [key])
    await sql(
      `insert into whatsapp_message (id, chat_id, side, kind, at, sorted_at, state) values ($1, $1, 'shop', 'text', now(), now(), 'failed')`,
      [key],
    )
    await sql(
      `insert into payment_mismatch (id, gateway, payment_id, kind, shop_paise, gateway_paise, made_at, looked_at, notified_at) values ($1, 'razorpay', $1, 'payment_unrelated', 0, 79900, now(), now(), now())`,
      [key],
    )
    const after = await read()
    await sql(`delete from payment_mismatch where id = $1`, [key])
    await sql(`delete from whatsapp_event where key = $1`, [key])
    await sql(`delete from whatsapp_chat where id = $1`, [key])
    expect(after.map((n, at) => n - before[at]!)).toEqual([1, 0, 1, 1])
  })

  it("include all that the dashboard and the alarms use", async () => {
    const read = (file: string) => fs.readFileSync(path.join(root, file), "utf8")
    const alarms = read("backend/docker/watch/alerts.yml")
    const { groups } = parse(alarms) as { groups: { rules: { expr: string }[] }[] }
    expect(groups[0]!.rules.length).toBeGreaterThan(10)
    const asked = new Set(
      (read("backend/docker/watch/grafana-board.json") + alarms).match(/\b(silai|nodejs|process)_[a-z0-9_]+/g),
    )
    const kept = (await figures()).text + read("storefront/server/seeing.mjs")
    expect([...asked].filter((name) => !kept.includes(name.replace(/_(bucket|sum|count)$/, "")))).toEqual([])
  })
})

describe("a request", () => {
  it("has an id, which its reply and its one line of the log name; the line names no person", async () => {
    const request = `from-the-window-${Date.now()}`
    const { headers } = await shop.post(
      "/customer/user/authenticate",
      { email: "who@example.org" },
      { "x-request-id": request },
    )
    expect(headers.get("x-request-id")).toBe(request)
    await lineOf(request, "request")
    const [line, ...more] = linesOf(request).filter(({ event }) => event === "request")
    expect(more).toEqual([])
    expect(Object.keys(line!).sort()).toEqual(["at", "event", "level", "method", "ms", "path", "request", "status"])
    const { headers: others } = await shop.post(
      "/customer/user/authenticate",
      {},
      { "x-request-id": "a sentence, and no id" },
    )
    expect(others.get("x-request-id")).toMatch(/^[\da-f-]{36}$/)
  })

  it("names the statements that took the time when it is slow, without their values", async () => {
    const request = `slow-${Date.now()}`
    let asked: Promise<unknown> | undefined
    await whileHeld(async ({ ask, someoneWaits }) => {
      await ask(`lock table shop_setting in access exclusive mode`)
      asked = shop.post(shopCalls.settings.path, {}, { "x-request-id": request })
      await someoneWaits("shop_setting")
      await ask(`select pg_sleep(0.3)`)
    })
    await asked
    const line = await lineOf(request, "slow call")
    expect(line).toMatchObject({ path: shopCalls.settings.path, statements: expect.any(Number) })
    expect((line.slowest as { text: string; ms: number }[])[0]).toMatchObject({
      text: expect.stringContaining("shop_setting"),
    })
  })
})

describe("the shop's health, for staff", () => {
  it("shows how old the backups are, what waits, and which workers run", async () => {
    await sql(`insert into house_backup values ('copy', now() - interval '3 days'), ('changes', now())`)
    const { status, body } = await (await signInAsOwner()).call(noticeCalls.health)
    await sql(`delete from house_backup`)
    expect(status).toBe(200)
    const { backups, workers, storage, webhooks, chats } = body.data
    expect(backups.map(({ kind, isLate }) => [kind, isLate])).toEqual([
      ["copy", true],
      ["changes", false],
    ])
    expect(workers.find(({ name }) => name === "checkout.placing")).toMatchObject({ isSilent: false })
    expect(webhooks.map(({ from }) => from)).toEqual(["razorpay", "whatsapp"])
    expect(chats).toMatchObject({
      waiting: expect.any(Number),
      failed: expect.any(Number),
      failedIn: expect.any(Array),
    })
    expect([storage.kind, storage.files > 0, storage.freeBytes! > 0]).toEqual(["folder", true, true])
  })

  it("is not shown to a tailor", async () => {
    const { status } = await (await signInAs("tailor")).call(noticeCalls.health)
    expect(status).toBe(403)
  })
})
