import { shopCalls } from "@silai/contracts/shop/calls"
import { FIRST_OPENING_HOURS, openNow } from "@silai/contracts/shop/opening-hours"
import { expect } from "vitest"
import { browser } from "../../rig/browser"
import { signInAsOwner } from "../../rig/owner"
import type { Change } from "../change"

const [rule, shapes] = ["backend/contracts/shop/opening-hours.ts", "backend/contracts/shop/section-shapes.ts"]
const field = "admin/src/resources/shop/holidays-field.tsx"
const tests = [
  "backend/contracts/shop/opening-hours.test.ts",
  "backend/tests/calls/shop/opening-hours.test.ts",
] as const
const section = "hours" as const

export const holidayHours: Change = {
  row: "let a holiday have its own hours",
  first: [
    {
      file: rule,
      find: "export type Holiday = { from: string; to: string; name: string }",
      replace: "export type Holiday = { from: string; to: string; name: string; hours: Span | null }",
    },
  ],
  noticed: [{ types: field }, { types: tests[0] }],
  rest: [
    {
      file: rule,
      find: `const spanOn = (hours: OpeningHours, day: number) =>
  holidayOn(hours, day) ? null : (hours.week[(day + FIRST_WEEKDAY) % 7] ?? null)`,
      replace: `const spanOn = (hours: OpeningHours, day: number) => {
  const holiday = holidayOn(hours, day)
  return holiday ? holiday.hours : (hours.week[(day + FIRST_WEEKDAY) % 7] ?? null)
}`,
    },
    {
      file: rule,
      find: ".filter(({ from }) => from >",
      replace: ".filter(({ from, hours }) => hours === null && from >",
    },
    {
      file: shapes,
      find: "export const hours = z.strictObject({\n",
      replace: `const span = z
  .strictObject({ from: clock, to: clock })
  .refine(({ from, to }) => from < to, hoursMessages.hoursBackwards)
export const hours = z.strictObject({
`,
    },
    {
      file: shapes,
      find: "to: z.iso.date(), name: lineShape(OPENING_HOURS.maxName) })",
      replace: "to: z.iso.date(), name: lineShape(OPENING_HOURS.maxName), hours: span.nullable().default(null) })",
    },
    { file: field, find: `name: "" }`, replace: `name: "", hours: null }` },
    {
      file: field,
      find: "            <IconButton\n",
      replace: `            <Input
              aria-label={say("settings.holidays")}
              value={holiday.hours ? \`\${holiday.hours.from}-\${holiday.hours.to}\` : ""}
              onChange={({ target }) => {
                const [opens = "", closes = ""] = target.value.split("-")
                set(at, { hours: target.value ? { from: opens, to: closes } : null })
              }}
            />
            <IconButton
`,
    },
    {
      file: tests[0],
      find: `const closedFor = (...holidays: OpeningHours["holidays"]): OpeningHours => ({ ...FIRST_OPENING_HOURS, holidays })`,
      replace: `const closedFor = (...days: Omit<OpeningHours["holidays"][number], "hours">[]): OpeningHours => ({
  ...FIRST_OPENING_HOURS,
  holidays: days.map((one) => ({ ...one, hours: null })),
})`,
    },
    { file: tests[1], find: `name: "Diwali" }`, replace: `name: "Diwali", hours: null }` },
    { file: tests[1], find: `name: "Gurpurab" }`, replace: `name: "Gurpurab", hours: null }` },
  ],
  works: async () => {
    const owner = await signInAsOwner()
    const { version } = (await owner.call(shopCalls.history, { section })).body.data[0]!
    const days = { from: "2026-12-24", to: "2026-12-24", name: "Christmas Eve" }
    const half = { ...days, hours: { from: "10:00", to: "13:00" } }
    const holidays = [half, { ...days, from: "2026-12-25", to: "2026-12-25" }]
    const values = { ...FIRST_OPENING_HOURS, holidays } as never
    expect((await owner.call(shopCalls.update, { section, values, version })).status).toBe(200)
    const { hours } = (await browser().call(shopCalls.settings)).body.data
    expect(hours.holidays).toMatchObject([half, { hours: null }])
    const openAt = (moment: string) => openNow(hours, Date.parse(`${moment}+05:30`)).isOpen
    expect(["2026-12-24T12:00", "2026-12-24T14:00", "2026-12-25T12:00"].map(openAt)).toEqual([true, false, false])
  },
}
