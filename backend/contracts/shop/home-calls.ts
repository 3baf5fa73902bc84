import { z } from "zod"
import { adminCall, callFor } from "../call"
import { picture as cataloguePicture } from "../catalogue/shapes"
import { home, homeButton } from "./section-shapes"

const everyone = callFor("everyone")
const read = adminCall("settings.read")
const write = adminCall("settings.write")

/** Files at `{folder}/{stem}-{width}.{format}`. */
const picture = cataloguePicture.omit({ _id: true, order: true }).extend({ folder: z.string() })
const slide = z.object({
  _id: z.string(),
  slug: z.string(),
  name: z.string(),
  price: z.number().describe("rupees"),
  picture: picture.nullable(),
})
export type HomeSlide = z.output<typeof slide>

const version = z.number().int().min(0).max(2_147_483_647)
const stored = z.object({
  version: z.number().int(),
  values: home,
  changedAt: z.string().nullable().describe("null: still the first home page"),
  changedBy: z.string().nullable(),
})
export type StoredHome = z.output<typeof stored>

const shown = z.object({
  banner: z.object({
    percentOff: z.number().int().nullable().describe("the highest discount in the catalogue; null: `line` is shown"),
    line: z.string(),
    headline: z.string(),
    main: homeButton,
    more: homeButton,
    wide: picture,
    phone: picture,
  }),
  slides: z.array(slide).describe("without deleted or hidden colourways"),
  tiles: z.array(homeButton.extend({ picture })),
})
export type ShownHome = z.output<typeof shown>

export const homeCalls = {
  shown: everyone(
    "/customer/shop/home",
    "The home page's banner, slides and tiles, with their data from the catalogue.",
    {
      body: z.strictObject({}),
      reply: z.object({ data: shown }),
    },
  ),
  history: read(
    "/admin/shop/home",
    "The home page's content, each version with who wrote it and when, the latest first; and the data to draw them. Version 0 is the shop's first.",
    {
      body: z.strictObject({}),
      reply: z.object({
        data: z.array(stored),
        slides: z.array(slide),
        pictures: z.array(picture),
        percentOff: z.number().int(),
      }),
    },
  ),
  update: write(
    "/admin/shop/home/update",
    "Writes a new version of the home page; the shop shows it at once. `version` is the one that was read: refused when it was changed since.",
    { body: z.strictObject({ version, values: home }), reply: z.object({ data: stored }) },
  ),
}
