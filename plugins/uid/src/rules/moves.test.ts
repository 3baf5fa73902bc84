import { UID_STATES } from "@silai/contracts/uid/limits"
import { describe, expect, test } from "vitest"
import { movesByHand } from "./moves"

describe("an id's state set by hand", () => {
  test("void is final", () => expect(movesByHand("void", "sold")).toEqual([]))

  test("a reported id can get its earlier state back, or become void", () =>
    expect(movesByHand("reported", "sold")).toEqual(["sold", "void"]))

  test("an id is put into an order, or sold, only by scanning it for one", () => {
    const made = UID_STATES.flatMap((state) => movesByHand(state, null))
    expect(made).not.toContain("assigned")
    expect(made).not.toContain("sold")
  })

  test("a number not yet on a label cannot have been copied", () =>
    expect(movesByHand("unused", null)).not.toContain("reported"))
})
