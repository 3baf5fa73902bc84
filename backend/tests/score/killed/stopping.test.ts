import http from "node:http"
import { afterAll, beforeAll, expect, test } from "vitest"
import { freePort } from "../../rig/places"
import { openShop, type RunningShop } from "../../rig/shop"
import { figure } from "../print"

const wanted = 500
const atOnce = 50

let shop: RunningShop
beforeAll(async () => {
  shop = await openShop()
}, 240_000)
afterAll(() => shop.close(), 60_000)

/** One request over a keep-alive connection: the status, or the error code. */
const ask = (agent: http.Agent, port: number) =>
  new Promise<number | string>((resolve) => {
    const path = "/customer/product/variant/all"
    const body = JSON.stringify({ numberOfProducts: 10, status: true })
    const headers = { "content-type": "application/json", "content-length": body.length, origin: shop.facts.publicUrl }
    const request = http.request({ agent, port, host: "127.0.0.1", path, method: "POST", headers }, (reply) => {
      reply.resume()
      reply.on("end", () => resolve(reply.statusCode!))
      reply.on("error", (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message))
    })
    request.on("error", (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message))
    request.end(body)
  })

test("fails no request when one of two servers is stopped under load", async () => {
  const first = Number(new URL(shop.facts.api).port)
  const second = await freePort()
  const going = shop.backend()
  await shop.startBackend({ API_PORT: String(second) })
  const agent = new http.Agent({ keepAlive: true, maxSockets: atOnce })
  const failed: (number | string)[] = []
  let [asked, answered, bySecond] = [0, 0, 0]
  let port = first
  const started = Date.now()
  // A load balancer: it polls readiness, and tries the other server when a connection is refused.
  const checkPort = async () => {
    const reply = await fetch(`${shop.facts.api}/ready`).catch(() => null)
    if (reply?.status !== 200) port = second
  }
  const asking = setInterval(() => void checkPort(), 500)
  const shopper = async () => {
    while (asked < wanted) {
      asked++
      let outcome = await ask(agent, port)
      if (outcome === "ECONNREFUSED") outcome = await ask(agent, (port = second))
      if (outcome !== 200) failed.push(outcome)
      if (port === second) bySecond++
      if (++answered === 100) going.process.kill("SIGTERM")
    }
  }
  await Promise.all(Array.from({ length: atOnce }, shopper))
  agent.destroy()
  clearInterval(asking)
  figure("requests lost while one of two servers stops", failed.length, {
    of: wanted,
    bySecond,
    ms: Date.now() - started,
  })
  expect(failed).toEqual([])
  expect(await going.ended).toBe(0)
})
