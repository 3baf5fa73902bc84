import dayjs from "dayjs"
import { expect, test } from "vitest"
import { endFromIst } from "../../resources/catalogue/colourway/ist"
import { momentText } from "./moment-text"

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
