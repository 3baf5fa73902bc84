import { expect, test } from "vitest"
import { likeText } from "./like-text"

test("a typed wildcard matches itself, and capitals do not matter", () => {
  expect(likeText("100% A_b\\")).toBe("%100\\% a\\_b\\\\%")
})
