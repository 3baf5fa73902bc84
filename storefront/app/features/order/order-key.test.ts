import { expect, test } from "vitest"
import { keyIn } from "./order-key"

test("finds the key of a mail's link behind the #, and in the query of an older mail", () => {
  expect(keyIn({ hash: "#key=h3.abc", search: "" })).toBe("h3.abc")
  expect(keyIn({ hash: "", search: "?key=abc" })).toBe("abc")
  expect(keyIn({ hash: "#items", search: "?x=1" })).toBeNull()
})
