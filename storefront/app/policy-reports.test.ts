import express from "express"
import type { AddressInfo } from "node:net"
import type { Server } from "node:http"
import { afterEach, expect, test } from "vitest"
import { reports, REPORTS_NAME, REPORTS_PATH } from "../server/reports.mjs"
import { backOfficePolicy, contentPolicy, securityHeaders } from "../server/security.mjs"

let server: Server | undefined
afterEach(() => server?.close())

/** A server that takes reports; what it reported, and a function that sends to it. */
async function taking(limits?: NonNullable<Parameters<typeof reports>[0]>["limits"]) {
  const reported: object[] = []
  const app = express()
  app.use(REPORTS_PATH, reports({ report: (facts) => void reported.push(facts), ...(limits && { limits }) }))
  server = app.listen(0, "127.0.0.1")
  await new Promise((resolve) => server!.once("listening", resolve))
  const { port } = server.address() as AddressInfo
  const send = async (body: unknown, type = "application/reports+json", method = "POST") =>
    (
      await fetch(`http://127.0.0.1:${port}${REPORTS_PATH}`, {
        method,
        headers: { "content-type": type },
        ...(method === "POST" && { body: typeof body === "string" ? body : JSON.stringify(body) }),
      })
    ).status
  return { reported, send }
}

const report = (body: object = {}) => ({
  type: "csp-violation",
  body: {
    effectiveDirective: "script-src-elem",
    blockedURL: "https://evil.example/x.js?of=somebody",
    documentURL: "https://shop.example/order-confirmation/order_1?phone=9876543210#key=secret",
    sourceFile: "https://shop.example/assets/a.js",
    ...body,
  },
})
const known = {
  directive: "script-src-elem",
  blocked: "https://evil.example/x.js",
  page: "https://shop.example/order-confirmation/order_1",
  source: "https://shop.example/assets/a.js",
}

test("reports a blocked address without its query and fragment, in both formats of browsers", async () => {
  const { reported, send } = await taking()
  expect(await send([report()])).toBe(204)
  const older = {
    "csp-report": {
      "violated-directive": "script-src-elem",
      "blocked-uri": "https://evil.example/x.js?of=somebody",
      "document-uri": report().body.documentURL,
      "source-file": "https://shop.example/assets/a.js",
    },
  }
  expect(await send(older, "application/csp-report")).toBe(204)
  expect(reported).toEqual([known, known])
})

test("ignores browser extensions and invalid reports", async () => {
  const { reported, send } = await taking()
  for (const body of [[report({ sourceFile: "chrome-extension://abc/x.js" })], [null, 1, "x", {}], {}, [[]]])
    expect(await send(body)).toBe(204)
  expect(await send("{")).toBe(400)
  expect(await send([report()], "application/json")).toBe(415)
  expect(await send(null, "application/reports+json", "GET")).toBe(405)
  expect(reported).toEqual([])
})

test("reads no large report, only the first of many in one, and shortens texts", async () => {
  const { reported, send } = await taking()
  expect(await send([report({ sample: "x".repeat(20_000) })])).toBe(413)
  expect(reported).toEqual([])
  expect(await send(Array.from({ length: 15 }, () => report({ blockedURL: `inline\n${"x".repeat(400)}` })))).toBe(204)
  expect(reported).toHaveLength(5)
  expect((reported[0] as typeof known).blocked).toMatch(/^inline x{113}$/)
})

test("limits the reports of one network, and so of all together", async () => {
  const { reported, send } = await taking({
    perNetwork: { points: 3, duration: 60 },
    ofAll: { points: 100, duration: 60 },
  })
  const answers = []
  for (let at = 0; at < 5; at++) answers.push(await send([report()]))
  expect([answers, reported.length]).toEqual([[204, 204, 204, 429, 429], 3])
  server!.close()
  const all = await taking({ perNetwork: { points: 100, duration: 60 }, ofAll: { points: 1, duration: 60 } })
  expect([await all.send([report()]), await all.send([report()])]).toEqual([204, 429])
})

test("lets the back office frame only files that its own script has read, without running them; allows the shop no objects", () => {
  const settings = { windowSources: [], googleScript: "https://accounts.google.com/gsi/client", publicUrl: "http://x" }
  const sourcesIn = (policy: string) =>
    Object.fromEntries(policy.split("; ").map((line) => [line.split(" ")[0]!, line.split(" ").slice(1)]))
  expect(sourcesIn(backOfficePolicy("http://x"))).toMatchObject({
    "default-src": ["'self'"],
    "script-src": ["'self'", "'wasm-unsafe-eval'"],
    "frame-src": ["blob:"],
    "object-src": ["blob:"],
    "frame-ancestors": ["'none'"],
  })
  expect(sourcesIn(contentPolicy([], settings))["object-src"]).toEqual(["'none'"])
})

test("names the report address in the policies of shop and back office, and gives its URL in a header", async () => {
  const settings = { windowSources: [], googleScript: "https://accounts.google.com/gsi/client", publicUrl: "http://x" }
  for (const policy of [contentPolicy([], settings), backOfficePolicy("http://x")])
    expect(policy).toMatch(new RegExp(`report-uri ${REPORTS_PATH}; report-to ${REPORTS_NAME}$`))
  const app = express()
  app.use(securityHeaders("http://x"))
  app.get("/", (_req, res) => void res.end())
  server = app.listen(0, "127.0.0.1")
  await new Promise((resolve) => server!.once("listening", resolve))
  const { headers } = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`)
  expect(headers.get("reporting-endpoints")).toBe(`${REPORTS_NAME}="${REPORTS_PATH}"`)
})
