import { mayDo } from "@silai/contracts/staff/roles"
import { expect, test } from "vitest"
import { permissionFor } from "./access"

test("looking at a record needs less than changing it", () => {
  expect(permissionFor("colourway", "list")).toBe("catalogue.read")
  expect(permissionFor("colourway", "edit")).toBe("catalogue.write")
  expect(permissionFor("order", "edit")).toBe("order.move")
  expect(permissionFor("staff", "create")).toBe("people.manage")
})

test("a button may name its own permission, and an unknown resource is closed to everyone", () => {
  expect(permissionFor(undefined, "stock.write")).toBe("stock.write")
  expect(permissionFor("treasure", "list")).toBeUndefined()
})

test("the tailor may look at variants and not change them", () => {
  expect(mayDo("tailor", permissionFor("colourway", "show")!)).toBe(true)
  expect(mayDo("tailor", permissionFor("colourway", "delete")!)).toBe(false)
})
