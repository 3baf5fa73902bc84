import { z } from "zod"
import { adminCall, callFor } from "../call"
import { announcement, FORMS, hours, identity, returns, sizeCharts, sizes } from "./section-shapes"
import { type PageSettings, type Section, SECTION_NAMES } from "./sections"

export { homeCalls } from "./home-calls"

const everyone = callFor("everyone")
const read = adminCall("settings.read")
const write = adminCall("settings.write")

const version = z.number().int().min(0).max(2_147_483_647)
const storedIn = <Name extends Section>(section: Name) =>
  z.object({
    section: z.literal(section),
    version: z.number().int(),
    values: FORMS[section],
    changedAt: z.string().nullable().describe("null: still the first values"),
    changedBy: z.string().nullable(),
  })
const changeOf = <Name extends Section>(section: Name) =>
  z.strictObject({ section: z.literal(section), version, values: FORMS[section] })

type OneOf<Shapes extends Record<Section, z.ZodObject>> = [Shapes[Section], ...Shapes[Section][]]
type StoredByName = { [Name in Section]: ReturnType<typeof storedIn<Name>> }
type Change = { [Name in Section]: ReturnType<typeof changeOf<Name>> }
const stored = z.discriminatedUnion("section", SECTION_NAMES.map(storedIn) as OneOf<StoredByName>)
const change = z.discriminatedUnion("section", SECTION_NAMES.map(changeOf) as OneOf<Change>)
export type StoredSettings = z.output<typeof stored>

export const shopCalls = {
  settings: everyone("/customer/shop/settings", "The shopkeeper's settings that the pages of the shop show.", {
    body: z.strictObject({}),
    reply: z.object({
      data: z.object({ announcement, identity, hours, returns, sizes, sizeCharts } satisfies Record<
        keyof PageSettings,
        z.ZodType
      >),
      homeVersion: z.number().int().describe("another one after each change of the home page"),
    }),
  }),
  history: read(
    "/admin/shop/settings",
    "One section of the settings, each version with who wrote it and when, the latest first. Version 0 is the shop's first.",
    {
      body: z.strictObject({ section: z.enum(SECTION_NAMES) }),
      reply: z.object({ data: z.array(stored) }),
    },
  ),
  update: write(
    "/admin/shop/settings/update",
    "Writes a new version of one section of the settings; the shop shows it at once. `version` is the one that was read: refused when it was changed since.",
    { body: change, reply: z.object({ data: stored }) },
  ),
}
