import { UID_STATES } from "@silai/contracts/uid/limits"
import { describe, expect, test } from "vitest"
import { movesByHand } from "./moves"

describe("what is made of an id by hand", () => {
  test("void is the end of an id", () => expect(movesByHand("void", "sold")).toEqual([]))

  test("a reported id may become what it was again, or void", () =>
    expect(movesByHand("reported", "sold")).toEqual(["sold", "void"]))

  test("nobody puts an id into an order, or sells it, but by scanning it for one", () => {
    const made = UID_STATES.flatMap((state) => movesByHand(state, null))
    expect(made).not.toContain("assigned")
    expect(made).not.toContain("sold")
  })

  test("a number that is on no label yet cannot have been copied", () =>
    expect(movesByHand("unused", null)).not.toContain("reported"))
})
