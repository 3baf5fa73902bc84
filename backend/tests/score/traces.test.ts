import http from "node:http"
import type { AddressInfo } from "node:net"
import { afterAll, beforeAll, expect, it } from "vitest"
import { eventually } from "../rig/eventually"
import { useShop } from "../rig/facts"
import { openShop, type RunningShop } from "../rig/shop"
import { aBag, aGuest, buys } from "../rig/shopper"
import { setStock } from "../rig/stock"
import { closeSqlAfterwards } from "../rig/sql"

// A separate shop, whose traces go to a collector that speaks the real protocol, and whose figures no one may read.
type Span = { name: string; traceId: string; parentSpanId?: string; attributes: unknown[] }
type Sent = { resourceSpans: { scopeSpans: { spans: Span[] }[] }[] }

const spans: Span[] = []
const collector = http.createServer((req, res) => {
  const read: Buffer[] = []
  req.on("data", (part: Buffer) => read.push(part))
  req.on("end", () => {
    if (req.url === "/v1/traces")
      for (const { scopeSpans } of (JSON.parse(Buffer.concat(read).toString()) as Sent).resourceSpans)
        spans.push(...scopeSpans.flatMap((one) => one.spans))
    res.setHeader("content-type", "application/json").end("{}")
  })
})

let shop: RunningShop
beforeAll(async () => {
  await new Promise<void>((done) => void collector.listen(0, "127.0.0.1", done))
  shop = await openShop({
    METRICS_TOKEN: "",
    OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${(collector.address() as AddressInfo).port}`,
    OTEL_EXPORTER_OTLP_PROTOCOL: "http/json",
    OTEL_BSP_SCHEDULE_DELAY: "100",
  })
  useShop(shop.facts)
}, 480_000)
afterAll(async () => {
  await shop?.close()
  collector.close()
}, 60_000)
closeSqlAfterwards()

it("follows one trace from the checkout over the order to its mail", async () => {
  await setStock("phantom-grey-formal-trousers", "M", 5)
  await buys(await aGuest(), await aBag([{ slug: "phantom-grey-formal-trousers", size: "M", quantity: 1 }]))
  const whole = await eventually("all of it is sent", async () => {
    const checkout = spans.find(({ name }) => name === "POST /customer/order")
    const trace = spans.filter(({ traceId }) => traceId === checkout?.traceId)
    const names = new Set(trace.map(({ name }) => name))
    return names.has("place order") && names.has("send order.placed") && trace
  })
  expect(whole.every(({ name, parentSpanId }) => parentSpanId || name === "POST /customer/order")).toBe(true)
  const contents = whole.map(({ name, attributes }) => ({ name, attributes }))
  expect(JSON.stringify(contents)).not.toMatch(/@|[6-9]\d{9}|Phantom/)
})

it("shows no figures in a shop without a token", async () => {
  expect((await fetch(`${shop.facts.api}/metrics`)).status).toBe(404)
})
