import { z } from "zod"

/** What the plugin reads of the environment; `.env.example` explains each. */
export const variables = z.object({
  WHATSAPP_GRAPH_BASE: z.url({ protocol: /^https?$/ }).default("https://graph.facebook.com"),
  WHATSAPP_GRAPH_VERSION: z
    .string()
    .regex(/^v\d+\.\d+$/, "is not a version such as v25.0")
    .default("v25.0"),
  WHATSAPP_PHONE_NUMBER_ID: z.string().regex(/^\d{5,30}$/, "is not a number of digits"),
  WHATSAPP_ACCESS_TOKEN: z.string().min(8),
})

/** The options of the provider, for medusa-config.ts. */
export const whatsappOptions = (given: z.output<typeof variables>) => ({
  base: given.WHATSAPP_GRAPH_BASE,
  version: given.WHATSAPP_GRAPH_VERSION,
  phoneNumberId: given.WHATSAPP_PHONE_NUMBER_ID,
  accessToken: given.WHATSAPP_ACCESS_TOKEN,
})
export type WhatsappOptions = ReturnType<typeof whatsappOptions>
