import { STATES } from "@silai/contracts/place/states"
import { describe, expect, it } from "vitest"
import { BORDERS, PINCODES } from "../../data/pincodes"
import { readDirectory } from "./directory"

const directory = readDirectory(PINCODES, BORDERS)
const at = (pincode: string) => directory.placeOf(pincode)

describe("the PIN code directory", () => {
  it("knows every PIN of the public directory", () => expect(directory.size).toBe(19_159))

  it("finds nothing for a PIN that does not exist", () => {
    expect(at("999999")).toBeNull()
    expect(at("100000")).toBeNull()
  })

  it.each([
    ["110001", "New Delhi", "Delhi", "07"],
    ["141001", "Ludhiana", "Punjab", "03"],
    ["140001", "Rupnagar", "Punjab", "03"],
    ["148023", "Malerkotla", "Punjab", "03"],
    ["160062", "Mohali", "Punjab", "03"],
    ["160017", "Chandigarh", "Chandigarh", "04"],
    ["194101", "Leh", "Ladakh", "38"],
    ["194103", "Kargil", "Ladakh", "38"],
    ["190001", "Srinagar", "Jammu and Kashmir", "01"],
    ["492001", "Raipur", "Chhattisgarh", "22"],
    ["605001", "Puducherry", "Puducherry", "34"],
    ["673310", "Mahe", "Puducherry", "34"],
    ["396210", "Daman", "Dadra and Nagar Haveli and Daman and Diu", "26"],
    ["396230", "Dadra & Nagar Haveli", "Dadra and Nagar Haveli and Daman and Diu", "26"],
    ["560001", "Bengaluru", "Karnataka", "29"],
    ["500081", "Hyderabad", "Telangana", "36"],
    ["400001", "Mumbai", "Maharashtra", "27"],
    ["400706", "Navi Mumbai", "Maharashtra", "27"],
    ["700001", "Kolkata", "West Bengal", "19"],
    ["682001", "Kochi", "Kerala", "32"],
    ["682555", "Lakshadweep", "Lakshadweep", "31"],
    ["744101", "Port Blair (Sri Vijaya Puram)", "Andaman and Nicobar Islands", "35"],
    ["781001", "Guwahati", "Assam", "18"],
  ])("sends a parcel to %s to %s in %s", (pincode, city, state, stateCode) => {
    expect(at(pincode)).toMatchObject({ pincode, city, state, stateCode })
  })

  it("knows both states of a PIN code at a border", () => {
    expect(at("607402")).toMatchObject({ state: "Puducherry", otherStates: ["33"] })
    expect(at("141001")).not.toHaveProperty("otherStates")
  })

  it("has a place in each of the 36 states and union territories", () => {
    const codes = new Set(PINCODES.split("\n").map((line) => line.slice(0, 2)))
    expect([...codes].sort()).toEqual(STATES.map(({ code }) => code).sort())
    expect(STATES).toHaveLength(36)
  })

  it("refuses a table that names a state without a GST code", () => {
    expect(() => readDirectory("25|Daman||8hq9", "")).toThrow("25")
    expect(() => readDirectory("26|Daman||8hq9", "25|8hq9")).toThrow("25")
  })
})
