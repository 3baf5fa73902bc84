import { UID_STATES } from "@silai/contracts/uid/limits"
import { describe, expect, test } from "vitest"
import { movesByHand } from "./moves"

describe("an id's state set by hand", () => {
  test("is final once it is void", () => expect(movesByHand("void", "sold")).toEqual([]))

  test("may return to the earlier one, or void, for a reported id", () =>
    expect(movesByHand("reported", "sold")).toEqual(["sold", "void"]))

  test("becomes in an order, or sold, only by scanning the id for one", () => {
    const made = UID_STATES.flatMap((state) => movesByHand(state, null))
    expect(made).not.toContain("assigned")
    expect(made).not.toContain("sold")
  })

  test("cannot be copied while the number is on no label", () =>
    expect(movesByHand("unused", null)).not.toContain("reported"))
})
