import { mayDo } from "@silai/contracts/staff/roles"
import { expect, test } from "vitest"
import { permissionFor } from "./access"

test("allows viewing a record with fewer permissions than changing it", () => {
  expect(permissionFor("colourway", "list")).toBe("catalogue.read")
  expect(permissionFor("colourway", "edit")).toBe("catalogue.write")
  expect(permissionFor("order", "edit")).toBe("order.move")
  expect(permissionFor("staff", "create")).toBe("people.manage")
})

test("lets a button name its own permission, and closes an unknown resource to everyone", () => {
  expect(permissionFor(undefined, "stock.write")).toBe("stock.write")
  expect(permissionFor("treasure", "list")).toBeUndefined()
})

test("lets the tailor look at variants and not change them", () => {
  expect(mayDo("tailor", permissionFor("colourway", "show")!)).toBe(true)
  expect(mayDo("tailor", permissionFor("colourway", "delete")!)).toBe(false)
})
