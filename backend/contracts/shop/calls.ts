import { z } from "zod"
import { adminCall, callFor } from "../call"
import { announcement, identity, returns, sizeCharts } from "./section-shapes"

export { homeCalls } from "./home-calls"

const everyone = callFor("everyone")
const read = adminCall("settings.read")
const write = adminCall("settings.write")

const version = z.number().int().min(0).max(2_147_483_647)
const keptIn = <Name extends string, Values extends z.ZodType>(section: Name, values: Values) =>
  z.object({
    section: z.literal(section),
    version: z.number().int(),
    values,
    changedAt: z.string().nullable().describe("null: nobody has changed the first values yet"),
    changedBy: z.string().nullable(),
  })
const changeOf = <Name extends string, Values extends z.ZodType>(section: Name, values: Values) =>
  z.strictObject({ section: z.literal(section), version, values })

const kept = z.discriminatedUnion("section", [
  keptIn("announcement", announcement),
  keptIn("identity", identity),
  keptIn("returns", returns),
  keptIn("sizeCharts", sizeCharts),
])
const change = z.discriminatedUnion("section", [
  changeOf("announcement", announcement),
  changeOf("identity", identity),
  changeOf("returns", returns),
  changeOf("sizeCharts", sizeCharts),
])
export type KeptSettings = z.output<typeof kept>

export const shopCalls = {
  settings: everyone("/customer/shop/settings", "What the shopkeeper has set and the pages of the shop show.", {
    body: z.strictObject({}),
    reply: z.object({
      data: z.object({ announcement, identity, returns, sizeCharts }),
      homeVersion: z.number().int().describe("another one whenever the home page was written anew"),
    }),
  }),
  history: read(
    "/admin/shop/settings",
    "One section of the settings, each version with who wrote it and when, the latest first. Version 0 is the shop's first.",
    {
      body: z.strictObject({ section: z.enum(["announcement", "identity", "returns", "sizeCharts"]) }),
      reply: z.object({ data: z.array(kept) }),
    },
  ),
  update: write(
    "/admin/shop/settings/update",
    "Writes one section of the settings anew; the shop shows it at once. `version` is the one that was read: refused when somebody has changed it meanwhile.",
    { body: change, reply: z.object({ data: kept }) },
  ),
}
