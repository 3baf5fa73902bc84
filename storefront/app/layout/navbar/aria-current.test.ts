import { expect, test } from "vitest"
import { ariaCurrent } from "./aria-current"

test("recognizes a link's own page and those under it, and does not put home above every page", () => {
  expect(ariaCurrent("/explore", "/explore")).toBe("page")
  expect(ariaCurrent("/explore/all", "/explore")).toBe("page")
  expect(ariaCurrent("/explorers", "/explore")).toBeUndefined()
  expect(ariaCurrent("/explore", "/")).toBeUndefined()
  expect(ariaCurrent("/", "/")).toBe("page")
})
