import { faultOfName } from "@silai/contracts/account/name"
import { describe, expect, test } from "vitest"
import { nameFromGoogle } from "./google-name"

describe("the name of a Google account", () => {
  test.each([
    ["Ravi Menon", "Ravi Menon"],
    ["K. Rajan", "K. Rajan"],
    ["Mohd. Aslam", "Mohd. Aslam"],
    ["राजेश कुर्‍हाडे", "राजेश कुर्‍हाडे"],
    ["Asha 🌸", "Asha"],
    ["Ravi Kumar (Ravi)", "Ravi Kumar"],
    ["Ravi\u00a0\u200b Kumar", "Ravi Kumar"],
    ["4 Seasons Tailors", "Seasons Tailors"],
  ])("turns %j into %j, which the checkout accepts", (given, name) => {
    expect([nameFromGoogle(given), faultOfName(name)]).toEqual([name, null])
  })

  test.each(["Om", "S", "", "🌸", "1234", "()", "x".repeat(81)])(
    "is asked for when it is %j, instead of being made up",
    (given) => expect(nameFromGoogle(given)).toBe(""),
  )
})
