import { accountCalls } from "@silai/contracts/account/calls"
import { adminCall, callFor } from "@silai/contracts/call"
import { listOf } from "@silai/contracts/list"
import type { OpenRoute } from "@silai/kit/surface"
import { describe, expect, test } from "vitest"
import { z } from "zod"
import { type NamedSurface, judgeSurfaces } from "./check-surfaces"
import { surfaceOf } from "./surface"

const tags = (list: z.ZodType) => z.strictObject({ tags: list })
const shape = { body: z.strictObject({}), reply: z.object({}) }
const theirs = (surface: NamedSurface["surface"]): NamedSurface => ({ plugin: "@acme/loyalty", surface })
const judge = (...surfaces: NamedSurface[]) =>
  judgeSurfaces(surfaces, [accountCalls.signin], ["/store/products/:id", "/admin/orders", "/hooks/payment/:provider"])
const open = (path: OpenRoute["path"], more: Partial<OpenRoute> = {}): NamedSurface =>
  theirs({ routes: [{ path, methods: ["GET"], audience: "everyone", ...more } as OpenRoute] })

describe("the surface of a plugin", () => {
  test("consists of its routes and calls, for the audience it names", () => {
    expect(() =>
      judge(
        theirs({
          calls: [
            callFor("customer")("/customer/loyalty", "Points.", shape),
            adminCall("order.read")("/admin/loyalty/all", "All points.", shape),
            adminCall("owner")("/admin/loyalty/reset", "No points.", shape),
          ],
          routes: [
            { path: "/store/loyalty/:id", methods: ["GET"], audience: "everyone" },
            { path: "/hooks/loyalty", methods: ["POST"], audience: "everyone", webhook: true },
            { path: "/admin/loyalty/export", methods: ["GET"], audience: "backOffice", duty: "customer.read" },
          ],
          additionalData: { "/customer/signin": z.object({}), "/customer/loyalty": z.object({}) },
        }),
      ),
    ).not.toThrow()
  })

  test.each([
    ["a call of the shop", open("/customer/signin"), "/customer/signin is the shop's"],
    ["a call of the shop, spelled otherwise", open("/Customer/SignIn"), "/customer/signin is the shop's"],
    ["a pattern that matches a call of the shop", open("/customer/:what"), "/customer/signin is the shop's"],
    ["a route of the engine", open("/store/products/:handle"), "/store/products/:id is the engine's"],
    ["the engine's back office", open("/admin/orders", { audience: "owner" }), "/admin/orders is the engine's"],
    ["the engine's webhooks", open("/hooks/payment/acme"), "/hooks/payment/:provider is the engine's"],
    ["the shop's health", open("/health"), "/health is the shop's"],
    ["the live line", open("/admin/live", { audience: "owner" }), "/admin/live is the shop's"],
    ["signing in", open("/auth/acme/sso"), "signing in, the staff"],
    ["who belongs to the shop", open("/admin/users/me/photo", { audience: "owner" }), "signing in, the staff"],
    ["the back office to shoppers", open("/admin/loyalty"), "what is under /admin is the back office's"],
    [
      "the back office without a duty",
      open("/admin/loyalty", { audience: "backOffice" } as never),
      "names a duty, or owner",
    ],
    [
      "a webhook for the signed in",
      open("/hooks/acme", { webhook: true, audience: "customer", methods: ["POST"] }),
      "has no session",
    ],
    ["a webhook that is asked for", open("/hooks/acme", { webhook: true }), "it is no GET"],
    ["an audience that does not exist", open("/store/x", { audience: "all" as "everyone" }), "which does not exist"],
    ["a path that matches more than it shows", open("/store/(.*)" as "/"), "plain segments"],
    ["a path that leads elsewhere", open("/store/../admin"), "plain segments"],
    [
      "a back-office call that names no duty",
      theirs({ calls: [{ ...adminCall("owner")("/admin/x/all", "X.", shape), duty: undefined }] }),
      "names a duty, or owner",
    ],
    [
      "a back-office call with an unknown duty",
      theirs({ calls: [adminCall("points.give" as "owner")("/admin/x/all", "X.", shape)] }),
      "names a duty, or owner",
    ],
    [
      "a shopper's call under the back office",
      theirs({ calls: [callFor("everyone")("/admin/x/all", "X.", shape)] }),
      "what is under /admin",
    ],
    [
      "a call with a name in its path",
      theirs({ calls: [callFor("everyone")("/customer/x/:id", "X.", shape)] }),
      ":names",
    ],
    [
      "a call with a list that is read before it is measured",
      theirs({
        calls: [callFor("everyone")("/customer/x", "X.", { ...shape, body: tags(z.array(z.string()).max(9)) })],
      }),
      "body.tags: array is read before it is measured",
    ],
  ])("is not %s", (_what, surface, words) => {
    expect(() => judge(surface)).toThrow(words)
    expect(() => judge(surface)).toThrow(/^The plugin @acme\/loyalty may not open \/\S+: .+\.$/)
  })

  test("does not include what another plugin has opened", () => {
    expect(() => judge(open("/store/loyalty/:id"), { ...open("/store/loyalty/mine"), plugin: "@acme/other" })).toThrow(
      "/store/loyalty/:id is the plugin @acme/loyalty's",
    )
  })

  test("refuses additional_data next to a list that is read before it is measured", () => {
    const wants = (shape: z.ZodType) => judge(theirs({ additionalData: { [accountCalls.signin.path]: shape } }))
    expect(() => wants(tags(z.array(z.string()).max(3)))).toThrow("additional_data.tags: array is read before")
    expect(() => wants(tags(listOf(z.string(), 3)))).not.toThrow()
  })

  test("accepts additional_data only in documented calls", () => {
    expect(() => judge(theirs({ additionalData: { "/customer/nothing": z.object({}) } }))).toThrow(
      "wants additional_data of /customer/nothing, which is no documented call",
    )
  })
})

describe("the gate's open paths", () => {
  const route = (path: OpenRoute["path"], audience: "everyone" | "customer" = "everyone"): OpenRoute => ({
    path,
    methods: ["GET"],
    audience,
  })
  const openingOf = (method: string, path: string, routes: OpenRoute[], known: string[] = []) => {
    const opening = surfaceOf([accountCalls.signin], routes, known).openingOf(method, path)
    return opening.kind === "route" ? opening.route.path : opening.kind
  }

  test("are exactly the routes as they are written", () => {
    const routes = [route("/store/loyalty/:id")]
    const ask = (method: string, path: string) => openingOf(method, path, routes)
    expect(ask("GET", "/store/loyalty/cus_01")).toBe("/store/loyalty/:id")
    expect(ask("HEAD", "/store/loyalty/a.b-c~d:e@f")).toBe("/store/loyalty/:id")
    for (const path of [
      "/store/loyalty",
      "/store/loyalty/",
      "/store/loyalty/a/b",
      "/store/loyalty/a/",
      "/Store/loyalty/a",
      "/store/loyalty/..",
      "/store/loyalty/.",
      "/store/loyalty/%2e%2e",
      "/store/loyalty/a%2Fb",
      "/store//a",
      "/x/store/loyalty/a",
    ])
      expect(ask("GET", path), path).toBe("closed")
    for (const method of ["POST", "PUT", "DELETE", "OPTIONS"]) expect(ask(method, "/store/loyalty/a")).toBe("closed")
  })

  test("do not include an existing route that was not opened, even when a :name could match it", () => {
    const known = ["/store/loyalty/:id", "/store/loyalty/export"]
    expect(openingOf("GET", "/store/loyalty/export", [route("/store/loyalty/:id")], known)).toBe("closed")
    expect(openingOf("GET", "/store/loyalty/EXPORT", [route("/store/loyalty/:id")], known)).toBe("closed")
    expect(openingOf("GET", "/store/loyalty/exports", [route("/store/loyalty/:id")], known)).toBe("/store/loyalty/:id")
  })

  test("prefer the route that the engine would take: a plain one before one with a :name, in whatever order they are given", () => {
    const routes = [route("/store/loyalty/:id"), route("/store/loyalty/mine", "customer")]
    const known = routes.map(({ path }) => path)
    expect(openingOf("GET", "/store/loyalty/mine", routes, known)).toBe("/store/loyalty/mine")
    expect(openingOf("GET", "/store/loyalty/yours", routes, known)).toBe("/store/loyalty/:id")
    // The engine ignores case, so this would be the plain one.
    expect(openingOf("GET", "/store/loyalty/Mine", routes, known)).toBe("closed")
  })
})
