import { describe, expect, test } from "vitest"
import { faultOf } from "./subjects.mjs"

describe("the subject of a commit", () => {
  test("is an imperative of at most 72 characters about one topic", () => {
    for (const good of ["Let the requester send a refund before the worker", "Merge branch 'doors'"])
      expect(faultOf(good)).toBeNull()
    expect(faultOf("Who asks for a refund sends it first")).toBe("does not begin with an imperative")
    expect(faultOf("Fixed the label test")).toBe("does not begin with an imperative")
    expect(faultOf("Fix the label test; add a law")).toBe("has two topics")
    expect(faultOf(`Fix ${"x".repeat(80)}`)).toMatch(/84 characters/)
  })
})
