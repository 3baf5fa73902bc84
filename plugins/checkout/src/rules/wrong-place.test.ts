import { describe, expect, test } from "vitest"
import { BORDERS, PINCODES } from "../../src/data/pincodes"
import { readDirectory } from "../modules/pincode/directory"
import { refuseWrongPlace } from "./wrong-place"

const { placeOf, statesNear } = readDirectory(PINCODES, BORDERS)
const codeOf = (pincode: string, state: string): string | null => {
  try {
    refuseWrongPlace({ pincode, state }, placeOf(pincode), statesNear(pincode))
    return null
  } catch (error) {
    return (error as { code: string }).code
  }
}

describe("the state of a PIN code", () => {
  test.each([
    ["110001", "Delhi", null],
    ["110001", "delhi", null],
    ["110001", "Punjab", "checkout.pin_elsewhere"],
    ["160062", "Punjab", null],
    ["160062", "Chandigarh", "checkout.pin_elsewhere"],
    ["607402", "Puducherry", null],
    ["607402", "Tamil Nadu", null],
    ["607402", "Kerala", "checkout.pin_elsewhere"],
    ["533464", "Puducherry", null],
    ["533464", "Andhra Pradesh", null],
    ["141001", "Atlantis", "checkout.state_unknown"],
  ])("answers %s in %s with %s", (pincode, state, code) => expect(codeOf(pincode, state)).toBe(code))

  test("accepts a newer code than the directory's in the states of its district only", () => {
    expect(placeOf("141999")).toBeNull()
    expect([codeOf("141999", "Punjab"), codeOf("141999", "Kerala")]).toEqual([null, "checkout.pin_elsewhere"])
  })

  test.each(["999999", "100000", "999123"])("refuses %s, which no district has", (pincode) =>
    expect(codeOf(pincode, "Punjab")).toBe("checkout.pin_impossible"),
  )
})
