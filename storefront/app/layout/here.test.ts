import { expect, test } from "vitest"
import { ifHere } from "./here"

test("a link knows its own page and the rooms under it, and home is not above every page", () => {
  expect(ifHere("/explore", "/explore")).toBe("page")
  expect(ifHere("/explore/all", "/explore")).toBe("page")
  expect(ifHere("/explorers", "/explore")).toBeUndefined()
  expect(ifHere("/explore", "/")).toBeUndefined()
  expect(ifHere("/", "/")).toBe("page")
})
