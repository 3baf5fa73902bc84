import type { MedusaContainer } from "@medusajs/framework/types"
import express, { type Express } from "express"
import { once } from "node:events"
import type { AddressInfo } from "node:net"
import { expect, test } from "vitest"
import { shortWay } from "./short-way"

// The short way only hands the container on: its name shows which one arrived.
const container = { name: "shop" } as unknown as MedusaContainer

/**
 * An engine with a session middleware and one call, and optionally an operator's plugin. Returns what a POST to the
 * call went through.
 */
async function passed(
  operator: (app: Express) => void = () => {},
  ask = "/customer/list",
  method = "POST",
  asSeen: (app: Express) => Express = (app) => app,
  learnt: boolean[] = [],
): Promise<string[]> {
  const [app, seen, short] = [express(), [] as string[], shortWay()]
  app.use(short.handle)
  app.use((_req, _res, next) => {
    seen.push("engine's session")
    next()
  })
  app.use("/admin", (_req, _res, next) => {
    seen.push("engine's sign-in")
    next()
  })
  operator(app)
  for (const path of ["/customer/list", "/admin/list"])
    app.post(path, (req, res) => {
      seen.push(`call of the ${(req as { scope?: { name: string } }).scope?.name ?? "engine"}`)
      res.end()
    })
  app.use((_req, res) => {
    seen.push("no-route")
    res.end()
  })
  learnt.push(short.learn(asSeen(app), ["/customer/list", "/admin/list", "/customer/forgotten"], () => container))
  const server = app.listen(0, "127.0.0.1")
  await once(server, "listening")
  await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${ask}`, { method })
  server.close()
  return seen
}

test("reaches a call of the shop without the engine's layers, and with the shop's container", async () => {
  expect(await passed()).toEqual(["call of the shop"])
})

test("runs middleware that an operator's plugin puts before a call, or before all calls", async () => {
  const operators = (app: Express, path: string) =>
    app.use(path, (_req, _res, next) => {
      next()
    })
  for (const path of ["/customer", "/customer/list", "/customer/*", "*"])
    expect(await passed((app) => void operators(app, path)), path).toEqual(["engine's session", "call of the engine"])
  expect(
    await passed(
      (app) =>
        void app.post("/customer/list", (_req, _res, next) => {
          next()
        }),
    ),
  ).toEqual(["engine's session", "call of the engine"])
})

test("sends the back office's calls, other methods and unknown paths through the engine", async () => {
  expect(await passed(undefined, "/admin/list")).toEqual(["engine's session", "engine's sign-in", "call of the engine"])
  expect(await passed(undefined, "/customer/list", "GET")).toEqual(["engine's session", "no-route"])
  expect(await passed(undefined, "/customer/forgotten")).toEqual(["engine's session", "no-route"])
})

test("sends every call through the engine if the router has another shape, and `learn` says so", async () => {
  const regexp = /^\/customer\/list$/
  const shapes = [
    undefined,
    {},
    { stack: [{ matchers: [() => true], handle() {} }] },
    { stack: [{ regexp, route: { methods: { post: true }, stack: "unknown" } }] },
  ]
  for (const shape of shapes) {
    const [app, learnt] = [express(), [] as boolean[]]
    Object.assign(app, { _router: shape })
    const way = await passed(undefined, "/customer/list", "POST", () => app, learnt)
    expect(way).toEqual(["engine's session", "call of the engine"])
    expect(learnt).toEqual([false])
  }
})
