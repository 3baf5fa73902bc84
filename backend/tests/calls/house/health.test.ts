import { everyCall } from "@silai/contracts/every-call"
import { describe, expect, it } from "vitest"
import fs from "node:fs"
import { browser } from "../../rig/browser"
import { eventually } from "../../rig/eventually"
import { theShop } from "../../rig/facts"
import { sql } from "../../rig/sql"

const shop = browser()

describe("the health of the shop", () => {
  it("is alive, and says its version", async () => {
    const { status, body } = await shop.get("/health")
    expect(status).toBe(200)
    expect(body).toMatchObject({ success: true, version: expect.stringMatching(/^\d+\.\d+\.\d+/) })
  })

  it("is ready when database, migrations and workers are", async () => {
    const { status, body } = await shop.get("/ready")
    expect([status, body]).toEqual([
      200,
      { success: true, message: "", checks: { database: true, migrations: true, worker: true }, backup: null },
    ])
  })

  it("forgets a worker that this version no longer has, and keeps one that another version runs", async () => {
    await sql(
      `insert into worker_heartbeat (worker, beat_at) values ('house.gone', now() - interval '2 hours'), ('house.newer', now() - interval '1 minute')`,
    )
    const others = () => sql(`select worker from worker_heartbeat where worker in ('house.gone', 'house.newer')`)
    await eventually("it is forgotten", async () => (await others()).length === 1)
    expect(await others()).toEqual([{ worker: "house.newer" }])
    await sql(`delete from worker_heartbeat where worker = 'house.newer'`)
  })

  it("says how old its backup is, once it has one", async () => {
    await sql(
      `insert into house_backup values ('copy', now() - interval '2 hours'), ('changes', now() - interval '1 minute')`,
    )
    const { body } = await shop.get<{ backup: Record<string, number> }>("/ready")
    await sql(`delete from house_backup`)
    const { copySecondsAgo, changesSecondsAgo } = body.backup
    expect([copySecondsAgo! >= 7_200, copySecondsAgo! < 7_300, changesSecondsAgo! >= 60]).toEqual([true, true, true])
  })

  it("writes one JSON object per line into its log, the engine's messages too", () => {
    const lines = fs.readFileSync(theShop().log, "utf8").trimEnd().split("\n")
    expect(lines.filter((line) => !/^\{"at":".*","level":"(info|warn|error)","event":".*\}$/.test(line))).toEqual([])
    expect(lines.length).toBeGreaterThan(1)
  })

  it("publishes every call, and nothing else, as OpenAPI", async () => {
    type Document = { openapi: string; paths: Record<string, { post: { summary: string } }> }
    const { status, body: document } = await shop.get<Document>("/openapi.json")
    expect(status).toBe(200)
    expect(document.openapi).toBe("3.1.0")
    expect(Object.keys(document.paths).sort()).toEqual(everyCall.map((call) => call.path).sort())
    for (const call of everyCall) expect(document.paths[call.path]?.post.summary).toBe(call.summary)
  })

  it("answers with the headers that keep a browser safe, and does not say what it runs on", async () => {
    const { headers } = await shop.get("/health")
    expect(headers.get("x-powered-by")).toBeNull()
    expect(headers.get("x-content-type-options")).toBe("nosniff")
    expect(headers.get("content-security-policy")).toContain("default-src 'none'")
  })
})
