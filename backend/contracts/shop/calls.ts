import { z } from "zod"
import { adminCall, callFor } from "../call"
import { SETTINGS } from "./limits"
import { settingsSays } from "./messages"

export { homeCalls } from "./home-calls"

const everyone = callFor("everyone")
const read = adminCall("settings.read")
const write = adminCall("settings.write")

const announcement = z
  .strictObject({
    shown: z.boolean(),
    text: z.string().trim().max(SETTINGS.announcement.maxText),
    link: z
      .string()
      .trim()
      .max(SETTINGS.announcement.maxLink)
      .regex(SETTINGS.announcement.link, settingsSays.linkShape),
  })
  .refine(({ shown, text }) => !shown || text !== "", { path: ["text"], error: settingsSays.textMissing })

const version = z.number().int().min(0).max(2_147_483_647)
const section = z.enum(["announcement"])
const kept = z.object({
  section,
  version: z.number().int(),
  values: announcement,
  changedAt: z.string().nullable().describe("null: nobody has changed the first values yet"),
  changedBy: z.string().nullable(),
})
export type KeptSettings = z.output<typeof kept>

export const shopCalls = {
  settings: everyone("/customer/shop/settings", "What the shopkeeper has set and the pages of the shop show.", {
    body: z.strictObject({}),
    reply: z.object({
      data: z.object({ announcement }),
      homeVersion: z.number().int().describe("another one whenever the home page was written anew"),
    }),
  }),
  history: read(
    "/admin/shop/settings",
    "One section of the settings, each version with who wrote it and when, the latest first. Version 0 is the shop's first.",
    { body: z.strictObject({ section }), reply: z.object({ data: z.array(kept) }) },
  ),
  update: write(
    "/admin/shop/settings/update",
    "Writes one section of the settings anew; the shop shows it at once. `version` is the one that was read: refused when somebody has changed it meanwhile.",
    { body: z.strictObject({ section, version, values: announcement }), reply: z.object({ data: kept }) },
  ),
}
