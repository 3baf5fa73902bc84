import { describe, expect, it } from "vitest"
import { z } from "zod"
import { allowAdditionalData, parseAdditionalData } from "./additional-data"

const path = "/admin/trial"
allowAdditionalData(path, z.strictObject({ supplier: z.string().optional() }))
allowAdditionalData(path, z.strictObject({ points: z.number().max(100) }))
const refusalOf = (given: unknown) => {
  try {
    return parseAdditionalData(path, given)
  } catch (error) {
    return (error as { field: string }).field
  }
}

describe("additional data of a call for several plugins", () => {
  it("reaches each plugin in its own shape, though none knows of the others", () =>
    expect(parseAdditionalData(path, { supplier: "Arvind Mills", points: 3 })).toEqual({
      supplier: "Arvind Mills",
      points: 3,
    }))

  it("is checked by the plugin that asks for it, and refused where none does", () => {
    expect(refusalOf({ points: 101 })).toBe("additional_data.points")
    expect(refusalOf({ points: 1, moon: "red" })).toBe("additional_data.moon")
    expect(refusalOf({ points: 1, supplier: 7 })).toBe("additional_data.supplier")
    expect(refusalOf("no object")).toBe("additional_data")
  })

  it("comes as text along with files", () => expect(parseAdditionalData(path, '{"points":4}')).toEqual({ points: 4 }))

  it("may be absent", () => expect(parseAdditionalData(path, undefined)).toBeUndefined())
})
