import { z } from "zod"
import { adminCall, callFor } from "../call"
import { picture as cataloguePicture } from "../catalogue/shapes"
import { homeSays } from "./home-messages"
import { HOME } from "./limits"
import { settingsSays } from "./messages"
import { listOf } from "../list"

const everyone = callFor("everyone")
const read = adminCall("settings.read")
const write = adminCall("settings.write")

const link = z.string().trim().max(HOME.maxLink).regex(HOME.link, settingsSays.linkShape)
const words = z.string().trim().min(1, homeSays.wordsMissing).max(HOME.maxWords)
const button = z.strictObject({ words, link })
const stem = z.string().trim().min(1).max(60).describe("a picture of the file manager, or one that comes with the shop")

const content = z.strictObject({
  banner: z.strictObject({
    reckoned: z.boolean().describe("the line says the most that is off in the catalogue, in place of `line`"),
    line: z.string().trim().max(HOME.maxLine),
    headline: z.string().trim().min(1, homeSays.headlineMissing).max(HOME.maxHeadline),
    main: button,
    more: button,
    wide: stem,
    phone: stem,
  }),
  slides: listOf(z.string().trim().min(1).max(120), HOME.maxSlides, { least: 1, say: homeSays.slidesMissing })
    .refine((all) => new Set(all).size === all.length, homeSays.slidesTwice)
    .describe("ids or slugs of colourways"),
  tiles: listOf(button.extend({ picture: stem }), HOME.maxTiles, { least: 1, say: homeSays.tilesMissing }),
})

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
const kept = z.object({
  version: z.number().int(),
  values: content,
  changedAt: z.string().nullable().describe("null: nobody has changed the first home page yet"),
  changedBy: z.string().nullable(),
})
export type KeptHome = z.output<typeof kept>

const shown = z.object({
  banner: z.object({
    percentOff: z.number().int().nullable().describe("the most that is off in the catalogue; null: `line` is said"),
    line: z.string(),
    headline: z.string(),
    main: button,
    more: button,
    wide: picture,
    phone: picture,
  }),
  slides: z.array(slide).describe("without colourways that are gone or hidden"),
  tiles: z.array(button.extend({ picture })),
})
export type ShownHome = z.output<typeof shown>

export const homeCalls = {
  shown: everyone(
    "/customer/shop/home",
    "The home page's banner, slides and tiles, with what the catalogue says of them.",
    {
      body: z.strictObject({}),
      reply: z.object({ data: shown }),
    },
  ),
  history: read(
    "/admin/shop/home",
    "What the home page says, each version with who wrote it and when, the latest first; and what is needed to draw them. Version 0 is the shop's first.",
    {
      body: z.strictObject({}),
      reply: z.object({
        data: z.array(kept),
        slides: z.array(slide),
        pictures: z.array(picture),
        percentOff: z.number().int(),
      }),
    },
  ),
  update: write(
    "/admin/shop/home/update",
    "Writes the home page anew; the shop shows it at once. `version` is the one that was read: refused when somebody has changed it meanwhile.",
    { body: z.strictObject({ version, values: content }), reply: z.object({ data: kept }) },
  ),
}
