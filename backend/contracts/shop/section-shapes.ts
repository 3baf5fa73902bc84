import { z } from "zod"
import { SIZES } from "../catalogue/limits"
import { GSTIN, PIN } from "../checkout/limits"
import { listOf } from "../list"
import { STATES, type StateName } from "../place/states"
import { SIZE_CHART } from "../size-chart/limits"
import { wrongInChart } from "../size-chart/rules"
import type { Identity } from "./identity"
import { wrongInIdentity } from "./identity-rules"
import { IDENTITY, RETURNS, SETTINGS } from "./limits"
import { settingsSays } from "./messages"

export const announcement = z
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

const { max } = IDENTITY
const text = (most: number) => z.string().trim().max(most)
const link = text(max.link).describe("https, or empty")

export const identity = z
  .strictObject({
    legalName: text(max.legalName).describe("As it stands on invoices."),
    gstin: text(GSTIN.length).toUpperCase().describe("Of the state that the address names."),
    line1: text(max.line),
    line2: text(max.line),
    city: text(max.city),
    state: z.enum(STATES.map(({ name }) => name) as [StateName, ...StateName[]]),
    pincode: text(PIN.digits),
    phone: text(max.phone).describe("With +91."),
    otherPhone: text(max.phone).describe("With +91, or empty."),
    whatsapp: text(max.phone).describe("With +91."),
    email: text(max.email),
    hours: text(max.hours),
    instagram: link,
    facebook: link,
    youtube: link,
    marketplace: link,
  } satisfies Record<keyof Identity, z.ZodType>)
  .superRefine((values, context) => {
    for (const [field, message] of Object.entries(wrongInIdentity(values)))
      context.addIssue({ code: "custom", path: [field], message })
  })

export const returns = z.strictObject({
  windowDays: z
    .number()
    .int()
    .min(1)
    .max(RETURNS.maxWindowDays)
    .describe("Days from delivery in which it may be asked for."),
  feeRupees: z.number().int().min(0).max(RETURNS.maxFeeRupees).describe("Rupees, deducted from a refund; 0 is none."),
})

const { minInches, maxInches, maxName, maxRows } = SIZE_CHART
const chart = listOf(
  z.strictObject({
    name: z.string().trim().max(maxName),
    values: listOf(z.number().min(minInches).max(maxInches), SIZES.length, { least: SIZES.length }).describe(
      "Inches for each size, in the order of the sizes.",
    ),
  }),
  maxRows,
).superRefine((rows, context) => {
  const message = wrongInChart(rows)
  if (message) context.addIssue({ code: "custom", path: [], message })
})
export const sizeCharts = z.strictObject({ Shirts: chart, Trousers: chart })
