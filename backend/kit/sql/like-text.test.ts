import { expect, test } from "vitest"
import { likeText } from "./like-text"

test("matches a typed wildcard with itself, and ignores capitals", () => {
  expect(likeText("100% A_b\\")).toBe("%100\\% a\\_b\\\\%")
})

test.each(["D'Souza", "D’Souza", "D`Souza"])("finds a name written with any apostrophe by %s", (typed) =>
  expect(likeText(typed)).toBe("%d_souza%"),
)
