import { expect, test } from "vitest"
import { searchedThing, shownThing } from "./audit-names"

test("names an order by its number as the mails do, and other things as the log has them", () => {
  expect(["#2", "#1234567", "DIWALI20", "RT-000002", "#x"].map(shownThing)).toEqual([
    "SL-000002",
    "SL-1234567",
    "DIWALI20",
    "RT-000002",
    "#x",
  ])
})

test("looks for the number of an order or a return as a whole, and for any other text within names", () => {
  for (const typed of ["SL-000002", "sl 2", "SL2"])
    expect([typed, searchedThing(typed)]).toEqual([typed, { thing: "#2" }])
  for (const typed of ["RT-000002", "rt 2", "“RT2”,", "rt–2"])
    expect([typed, searchedThing(typed)]).toEqual([typed, { thing: "RT-000002" }])
  for (const typed of ["DIWALI", "2", "slim shirt", undefined])
    expect([typed, searchedThing(typed)]).toEqual([typed, { search: typed }])
})
