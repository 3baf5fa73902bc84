import { beforeAll, expect, test } from "vitest"
import { DayField } from "./day-field"
import { MomentField } from "./moment-field"
import { byEnter, byTab, likeABrowser, savedField } from "./tests/saved-field"

beforeAll(likeABrowser)

const refused = (text: string) => `“${text}” cannot be used here. Please correct it, or remove it.`

test.each([
  ["31/11/2026", "", byTab],
  ["29/02/2027", "2026-11-30T23:59", byTab],
  ["tomorrow", "", byEnter],
  ["31/11/2026", "2026-11-30T23:59", byEnter],
])("keeps a moment that does not exist, %s, and refuses to save without it", async (typed, first, leave) => {
  const { sent, error, hint } = await savedField({ field: <MomentField isEnd />, first, typed, leave })
  expect([sent, error, hint]).toEqual([undefined, refused(typed), typed])
})

test.each([
  ["does not exist", <DayField key="any" />, "31/11/2026"],
  ["is out of bounds", <DayField key="bound" last="2026-11-30" />, "02/12/2026"],
])("keeps a day that %s, and refuses to save without it", async (_why, field, typed) => {
  expect(await savedField({ field, first: "2026-11-28", typed })).toMatchObject({
    sent: undefined,
    error: refused(typed),
  })
})

test.each([
  ["an end without a time", <MomentField key="end" isEnd />, "", "30/11/2026", "2026-11-30T23:59"],
  ["a day in words", <DayField key="day" />, "2026-11-28", "1 Dec 2026", "2026-12-01"],
  ["an emptied field", <MomentField key="moment" />, "2026-11-28T18:30", "", ""],
])("saves %s", async (_what, field, first, typed, value) => {
  expect((await savedField({ field, first, typed })).sent).toBe(value)
})
