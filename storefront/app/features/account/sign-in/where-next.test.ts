import { expect, test } from "vitest"
import { sameOriginPath, whereNext, withNext } from "./where-next"

test("brings a shopper back to the page they came from", () => {
  expect(whereNext("customer", "/orders?page=2#last", null)).toBe("/orders?page=2#last")
  expect(whereNext("customer", null, null)).toBe("/profile")
})

test("sends no shopper to the back office", () => {
  for (const next of ["/admin/dashboard", "/admin", "/api/customer/single"])
    expect(whereNext("customer", next, null)).toBe("/profile")
  expect(whereNext("customer", "/administered", null)).toBe("/administered")
})

test("keeps the previous page when changing to another sign-in page", () => {
  expect(withNext("/signup", "/orders?page=2")).toBe("/signup?next=%2Forders%3Fpage%3D2")
  expect(withNext("/signup", null)).toBe("/signup")
})

test.each([
  "https://evil.example/x",
  "//evil.example",
  "/\\evil.example",
  "javascript:alert(1)",
  "evil",
  "/\t/evil.example",
  "/.//evil.example",
  "/a/..//evil.example",
  "/%2e//evil.example",
  "",
  "/signin?next=/signin",
  "/signup",
  "/forgot-password#token=x",
])("never leads out of the shop: %j", (next) => {
  expect(sameOriginPath(next, "/profile")).toBe("/profile")
})

test("returns a shopkeeper to the page where they left the back office, and nowhere else", () => {
  expect(whereNext("admin", "/orders", "/admin/order/manage?status=1")).toBe("/admin/order/manage?status=1")
  expect(whereNext("admin", null, "/orders")).toBe("/admin/dashboard")
  expect(whereNext("admin", null, "/admin/../orders")).toBe("/admin/dashboard")
  expect(whereNext("admin", null, null)).toBe("/admin/dashboard")
})
