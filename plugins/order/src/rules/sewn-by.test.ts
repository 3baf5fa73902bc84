import { codeOf } from "@silai/contracts/order/status"
import { expect, test } from "vitest"
import { sewnBy } from "./sewn-by"

const sewn = { tailor_id: "user_1", tailor: "Harpreet Singh Gill", has_custom: true, code: codeOf("inProgress") }

test("shows a buyer only the first name of the tailor", () => {
  expect(sewnBy(sewn)).toBe("Harpreet")
})

test("shows no name before a tailor has it, after it has left, or for ready-made pieces", () => {
  expect(sewnBy({ ...sewn, tailor_id: null })).toBeNull()
  expect(sewnBy({ ...sewn, tailor: " " })).toBeNull()
  expect(sewnBy({ ...sewn, code: codeOf("shipped") })).toBeNull()
  expect(sewnBy({ ...sewn, has_custom: false })).toBeNull()
})
