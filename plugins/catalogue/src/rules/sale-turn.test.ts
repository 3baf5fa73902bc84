import { describe, expect, it } from "vitest"
import { saleTurn } from "./sale-turn"

const at = (hour: number) => new Date(Date.UTC(2026, 10, 22, hour))
const noon = at(12)

describe("an edit of a sale's hours", () => {
  it("begins a sale that should have begun already, at its own first moment", () =>
    expect(saleTurn(null, { from: at(9), to: null }, noon)).toEqual({ what: "started", at: at(9) }))

  it("leaves one that starts later to the worker", () =>
    expect(saleTurn(null, { from: at(13), to: null }, noon)).toBeNull())

  it("sends nothing for a running sale that continues, even for longer", () =>
    expect(saleTurn({ from: at(9), to: at(13) }, { from: at(9), to: at(20) }, noon)).toBeNull())

  it("restarts one that was over, now", () =>
    expect(saleTurn({ from: at(9), to: at(11) }, { from: at(9), to: at(20) }, noon)).toEqual({
      what: "started",
      at: noon,
    }))

  it("ends a running sale that is removed or postponed, now", () => {
    expect(saleTurn({ from: at(9), to: null }, null, noon)).toEqual({ what: "ended", at: noon })
    expect(saleTurn({ from: at(9), to: null }, { from: at(13), to: null }, noon)).toEqual({ what: "ended", at: noon })
  })

  it("ends one that should be over already, at its own last moment", () =>
    expect(saleTurn({ from: at(9), to: at(20) }, { from: at(9), to: at(11) }, noon)).toEqual({
      what: "ended",
      at: at(11),
    }))
})
