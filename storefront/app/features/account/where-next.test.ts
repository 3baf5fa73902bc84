import { expect, test } from "vitest"
import { sameOriginPath, whereNext } from "./where-next"

test("brings a shopper back to the page they came from", () => {
  expect(whereNext("customer", "/orders?page=2#last", null)).toBe("/orders?page=2#last")
  expect(whereNext("customer", null, null)).toBe("/profile")
})

test.each(["https://evil.example/x", "//evil.example", "/\\evil.example", "javascript:alert(1)", "evil", "/\t/evil.example", "", "/signin?next=/signin"])("never leads out of the shop: %j", (next) => {
  expect(sameOriginPath(next, "/profile")).toBe("/profile")
})

test("brings a shopkeeper back to where the back office was left, and nowhere else", () => {
  expect(whereNext("admin", "/orders", "/admin/order/manage?status=1")).toBe("/admin/order/manage?status=1")
  expect(whereNext("admin", null, "/orders")).toBe("/admin/dashboard")
  expect(whereNext("admin", null, "/admin/../orders")).toBe("/admin/dashboard")
  expect(whereNext("admin", null, null)).toBe("/admin/dashboard")
})
