import { expect, test } from "vitest"
import { fromIst, toIst } from "./ist"

test("converts midnight in India to half past six the evening before in Greenwich", () => {
  expect(fromIst("2026-11-28T00:00")).toBe("2026-11-27T18:30:00.000Z")
  expect(toIst("2026-11-27T18:30:00.000Z")).toBe("2026-11-28T00:00")
  expect([fromIst(""), fromIst("2026-11"), toIst(null)]).toEqual([null, null, ""])
})
