import { z } from "zod"
import { emailOf } from "../account/email"
import { gstinOf } from "../checkout/gstin"
import { pinOf } from "../place/pin"
import { wrongInSizes } from "../catalogue/garment-sizes"
import { GARMENT_SIZES } from "../catalogue/limits"
import { codMessages } from "../checkout/cod-messages"
import { COD, COD_SHARES, GSTIN, PIN } from "../checkout/limits"
import { shippingFeeForm, storedShippingFeeShape } from "../checkout/shipping-fee-shapes"
import { listOf } from "../list"
import { STATES, type StateName } from "../place/states"
import { RETURN_REASONS } from "../returns/limits"
import { roomFor } from "../room"
import { CHART_ROW_OF } from "../size-chart/charts"
import { SIZE_CHART } from "../size-chart/limits"
import { wrongInChart } from "../size-chart/rules"
import { QUICK_REPLY } from "../whatsapp/limits"
import { quickReplyMessages } from "../whatsapp/messages"
import { shortcutTwice } from "../whatsapp/quick-replies"
import { homeMessages } from "./home-messages"
import type { Identity } from "./identity"
import { wrongInIdentity } from "./identity-rules"
import { HOME, IDENTITY, OPENING_HOURS, RETURNS, SETTINGS } from "./limits"
import { hoursMessages, settingsMessages } from "./messages"
import { shopPhoneOf } from "./phone"
import type { Section } from "./sections"
import { lineShape, proseShape } from "../text"

export const announcement = z
  .strictObject({
    shown: z.boolean(),
    text: lineShape(SETTINGS.announcement.maxText),
    link: lineShape(SETTINGS.announcement.maxLink).regex(SETTINGS.announcement.link, settingsMessages.linkShape),
  })
  .refine(({ shown, text }) => !shown || text !== "", { path: ["text"], error: settingsMessages.textMissing })

const { max } = IDENTITY
const number = z.string().max(roomFor(max.phone)).overwrite(shopPhoneOf)
const link = lineShape(max.link).describe("https, or empty")

export const identity = z
  .strictObject({
    legalName: lineShape(max.legalName).describe("As printed on invoices."),
    gstin: z.string().max(GSTIN.maxWritten).overwrite(gstinOf).describe("Of the state that the address names."),
    line1: lineShape(max.line),
    line2: lineShape(max.line),
    city: lineShape(max.city),
    state: z.enum(STATES.map(({ name }) => name) as [StateName, ...StateName[]]),
    pincode: z.string().max(PIN.maxWritten).overwrite(pinOf),
    phone: number.describe("Mobile, landline or toll-free; stored with +91, except toll-free."),
    otherPhone: number.describe("The same, or empty."),
    whatsapp: number.describe("Stored with +91."),
    email: z.string().max(max.email).overwrite(emailOf),
    instagram: link,
    facebook: link,
    youtube: link,
    marketplace: link,
  } satisfies Record<keyof Identity, z.ZodType>)
  .superRefine((values, context) => {
    for (const [field, message] of Object.entries(wrongInIdentity(values)))
      context.addIssue({ code: "custom", path: [field], message })
  })

const clock = z.string().regex(OPENING_HOURS.clock, hoursMessages.clockShape).describe("on India's clock: 19:30")
export const hours = z.strictObject({
  week: listOf(
    z
      .strictObject({ from: clock, to: clock })
      .refine(({ from, to }) => from < to, hoursMessages.hoursBackwards)
      .nullable(),
    7,
    { least: 7 },
  ).describe("Monday first; null: closed"),
  holidays: listOf(
    z
      .strictObject({ from: z.iso.date(), to: z.iso.date(), name: lineShape(OPENING_HOURS.maxName) })
      .refine(({ from, to }) => from <= to, hoursMessages.holidayBackwards),
    OPENING_HOURS.maxHolidays,
  ).describe("days on which the shop is closed, both included; customers read the name, which may be empty"),
})

export const returns = z.strictObject({
  windowDays: z
    .number()
    .int()
    .min(1)
    .max(RETURNS.maxWindowDays)
    .describe("Days from delivery in which it may be asked for."),
  feeRupees: z.number().int().min(0).max(RETURNS.maxFeeRupees).describe("Rupees, deducted from a refund; 0 is none."),
  freeReasons: listOf(z.enum(RETURN_REASONS), RETURN_REASONS.length).describe("Reasons for which nothing is deducted."),
})

export const cod = z
  .strictObject({
    offered: z.boolean(),
    pins: listOf(
      z.string().max(PIN.maxWritten, codMessages.pinMissing).overwrite(pinOf).regex(COD.pin, codMessages.pinMissing),
      COD.maxPins,
    ).describe("PIN codes, or their first digits, that have cash on delivery; none: all of India"),
    maxRupees: z.number().int().min(1).max(COD.maxRupees).describe("of an order, without the fee"),
    feeRupees: z.number().int().min(0).max(COD.maxFeeRupees),
    share: z.enum(COD_SHARES).describe("what is paid now"),
    shareRupees: z.number().int().min(0).max(COD.maxRupees),
    sharePercent: z.number().int().min(0).max(COD.maxSharePercent),
    words: proseShape(COD.maxWords),
    wordsHindi: proseShape(COD.maxWords),
  })
  .refine(({ share, shareRupees }) => share !== "rupees" || shareRupees > 0, {
    path: ["shareRupees"],
    error: codMessages.shareMissing,
  })
  .refine(({ share, sharePercent }) => share !== "percent" || sharePercent > 0, {
    path: ["sharePercent"],
    error: codMessages.percentMissing,
  })

export const workshop = z.strictObject({
  namesTailor: z.boolean().describe("a buyer reads the first name of the tailor who sews for him"),
})

const garment = listOf(z.string().trim().max(GARMENT_SIZES.maxName), GARMENT_SIZES.most).superRefine(
  (list, context) => {
    const message = wrongInSizes(list)
    if (message) context.addIssue({ code: "custom", path: [], message })
  },
)
export const sizes = z
  .strictObject({ Shirts: garment, Trousers: garment })
  .describe("the ready-made sizes of each garment, in the order in which they are shown")

const { minInches, maxInches, maxName, maxRows } = SIZE_CHART
const chart = listOf(
  z.strictObject({
    name: lineShape(maxName),
    values: listOf(z.number().min(minInches).max(maxInches), GARMENT_SIZES.most, { least: 1 }).describe(
      "Inches for each size of the garment, in the order of its sizes.",
    ),
    of: z.enum(CHART_ROW_OF).optional().describe("whose inches they are; absent: the garment's"),
  }),
  maxRows,
).superRefine((rows, context) => {
  const message = wrongInChart(rows)
  if (message) context.addIssue({ code: "custom", path: [], message })
})
export const sizeCharts = z.strictObject({ Shirts: chart, Trousers: chart })

export const quickReplies = z.strictObject({
  replies: listOf(
    z.strictObject({
      shortcut: lineShape(QUICK_REPLY.maxShortcut).regex(QUICK_REPLY.shortcut, quickReplyMessages.shortcut),
      text: proseShape(QUICK_REPLY.maxText).min(1, quickReplyMessages.noText),
    }),
    QUICK_REPLY.most,
  )
    .refine((all) => shortcutTwice(all) === null, quickReplyMessages.twice)
    .describe(
      "sentences that staff send in chats; `{name}`, `{order}`, `{status}`, `{shop}`, `{me}` are filled in there",
    ),
})

const homeLink = lineShape(HOME.maxLink).regex(HOME.link, settingsMessages.linkShape)
const words = lineShape(HOME.maxWords).min(1, homeMessages.wordsMissing)
export const homeButton = z.strictObject({ words, link: homeLink })
const stem = z.string().trim().min(1).max(60).describe("a picture of the file manager, or one that comes with the shop")

export const home = z.strictObject({
  banner: z.strictObject({
    reckoned: z.boolean().describe("the line shows the highest discount in the catalogue, instead of `line`"),
    line: lineShape(HOME.maxLine),
    headline: proseShape(HOME.maxHeadline).min(1, homeMessages.headlineMissing),
    main: homeButton,
    more: homeButton,
    wide: stem,
    phone: stem,
  }),
  slides: listOf(z.string().trim().min(1).max(120), HOME.maxSlides, { least: 1, say: homeMessages.slidesMissing })
    .refine((all) => new Set(all).size === all.length, homeMessages.slidesTwice)
    .describe("ids or slugs of colourways"),
  tiles: listOf(homeButton.extend({ picture: stem }), HOME.maxTiles, { least: 1, say: homeMessages.tilesMissing }),
})

/** The shape that each section's form sends. */
export const FORMS = {
  announcement,
  identity,
  hours,
  returns,
  workshop,
  sizes,
  sizeCharts,
  delivery: shippingFeeForm,
  cod,
  quickReplies,
  home,
} satisfies Record<Section, z.ZodObject>

const rows = listOf(
  z.object({
    name: z.string(),
    values: listOf(z.number(), GARMENT_SIZES.most, { least: 1 }),
    of: z.enum(CHART_ROW_OF).optional(),
  }),
  maxRows,
  { least: 1 },
)
const named = listOf(z.string(), GARMENT_SIZES.most, { least: 1 })
/** The shape of a row, where it differs from the form's: money in paise, charts with the sizes they were written for. */
export const STORED_SHAPES = {
  ...FORMS,
  returns: z.object({
    windowDays: returns.shape.windowDays,
    feePaise: z.number().int().min(0),
    freeReasons: returns.shape.freeReasons,
  }),
  // Written sizes stay valid, even if a rule has become stricter.
  sizes: z.object({ Shirts: named, Trousers: named }),
  // Both garments had the same sizes at first.
  sizeCharts: z.object({
    Shirts: rows,
    Trousers: rows,
    sizes: z.union([named, z.object({ Shirts: named, Trousers: named })]),
  }),
  delivery: storedShippingFeeShape,
  cod: z.object({
    offered: cod.shape.offered,
    pins: cod.shape.pins,
    share: cod.shape.share,
    sharePercent: cod.shape.sharePercent,
    words: cod.shape.words,
    wordsHindi: cod.shape.wordsHindi,
    mostPaise: z.number().int().min(0),
    feePaise: z.number().int().min(0),
    sharePaise: z.number().int().min(0),
  }),
} satisfies Record<Section, z.ZodObject>
