import dayjs from "dayjs"
import customParseFormat from "dayjs/plugin/customParseFormat"
import { expect, test } from "vitest"
import { endFromIst } from "../../resources/catalogue/colourway/ist"
import { momentText, momentTyped } from "./moment-text"

dayjs.extend(customParseFormat)

const midnight = dayjs("2026-11-30T00:00")

test("takes a bare day as its last minute in a field for an end, and as its first in any other", () => {
  for (const typed of ["30/11/2026", " 30/11/2026 ", "30/11/2026,"])
    expect([momentText(midnight, typed, true), momentText(midnight, typed, false)]).toEqual([
      "2026-11-30T23:59",
      "2026-11-30T00:00",
    ])
  expect(endFromIst(momentText(midnight, "30/11/2026", true))).toBe("2026-11-30T18:29:59.999Z")
})

test("leaves a time that was typed or picked as it is", () => {
  expect(momentText(midnight, "30/11/2026, 00:00", true)).toBe("2026-11-30T00:00")
  expect(momentText(dayjs("2026-11-30T18:30"), "", true)).toBe("2026-11-30T18:30")
  expect(endFromIst("2026-11-30T18:30")).toBe("2026-11-30T13:00:00.000Z")
})

test.each([
  "30/11/2026, 18:30",
  "३०/११/२०२६, १८:३०",
  "३०/११/२०२६ १८:३०",
  "৩০/১১/২০২৬, ১৮:৩০",
  "\u200b30.11.2026 18:30",
  "30–11–2026, 18：30",
  "2026-11-30T18:30",
  "30/11/26, 18:30",
  "30 Nov 2026, 6:30 pm",
  "30-Nov-26 6:30 PM",
])("reads the moment %j in any field", (typed) =>
  expect([momentTyped(typed, true), momentTyped(typed, false)]).toEqual(["2026-11-30T18:30", "2026-11-30T18:30"]),
)

test.each(["३०/११/२०२६", "30.11.2026", "30/11/2026,", "2026-11-30", "௩௦/௧௧/௨௦௨௬", "30/11/26", "30 Nov 2026"])(
  "reads the bare day %j as the whole day of an end",
  (typed) =>
    expect([momentTyped(typed, true), momentTyped(typed, false)]).toEqual(["2026-11-30T23:59", "2026-11-30T00:00"]),
)

test.each(["", "31/11/2026", "30/11/2026, 25:00", "30/11", "soon"])("reads no moment from %j", (typed) =>
  expect(momentTyped(typed, true)).toBe(null),
)
