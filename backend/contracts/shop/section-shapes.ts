import { z } from "zod"
import { GSTIN, PIN } from "../checkout/limits"
import { STATES, type StateName } from "../place/states"
import type { Identity } from "./identity"
import { wrongInIdentity } from "./identity-rules"
import { IDENTITY, SETTINGS } from "./limits"
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
  } satisfies Record<keyof Identity, z.ZodType>)
  .superRefine((values, context) => {
    for (const [field, message] of Object.entries(wrongInIdentity(values)))
      context.addIssue({ code: "custom", path: [field], message })
  })
