import { expect, test } from "vitest"
import { auditDifferences, auditPath } from "./leaves"

const inWords = (before: Record<string, unknown> | null, after: Record<string, unknown> | null) =>
  auditDifferences(before, after).map((one) => [auditPath(one.path), one.before, one.after])

test("names each part of a parcel that was added, with its value, and none that is empty", () => {
  const parcel = { courier: "Delhivery", trackingNumber: "DL 1", trackingUrl: "" }
  expect(inWords({ code: 2 }, { code: 3, parcel })).toEqual([
    ["Code", 2, 3],
    ["Parcel › Courier", undefined, "Delhivery"],
    ["Parcel › Tracking number", undefined, "DL 1"],
  ])
})

test("shows of a changed setting only the values that differ, also within lists, and a list of words as one value", () => {
  const zone = { name: "Local", days: { min: 1, max: 2 } }
  const before = { zones: [zone, { ...zone, name: "North" }], freeReasons: ["faulty"], windowDays: 7 }
  const after = {
    zones: [zone, { name: "North", days: { min: 2, max: 2 } }],
    freeReasons: ["faulty", "wrongPiece"],
    windowDays: 7,
  }
  expect(inWords(before, after)).toEqual([
    ["Reasons without a fee", "faulty", "faulty, wrongPiece"],
    ["Zones › 2 › Days › Min", 1, 2],
  ])
  expect(inWords({ zones: [zone] }, { zones: [] })).toEqual([
    ["Zones › 1 › Name", "Local", undefined],
    ["Zones › 1 › Days › Min", 1, undefined],
    ["Zones › 1 › Days › Max", 2, undefined],
  ])
})
