import { z } from "zod"

const secret = z.string().min(8)

/** The environment variables that the plugin reads as well as those of WhatsApp's provider; `.env.example` explains each. */
export const variables = z.object({
  WHATSAPP_APP_SECRET: secret.optional(),
  WHATSAPP_APP_SECRET_OLD: secret.optional(),
  WHATSAPP_VERIFY_TOKEN: secret.optional(),
  WHATSAPP_MEDIA_BASE: z.url({ protocol: /^https?$/ }).optional(),
})

/** Where Meta keeps the files of messages. */
const META_MEDIA = "https://lookaside.fbsbx.com"

/** The options of the module, for medusa-config.ts. */
export const optionsOf = (
  given: z.output<typeof variables>,
  cloud: { base: string; version: string; phoneNumberId: string; accessToken: string } | null,
) => ({
  appSecret: given.WHATSAPP_APP_SECRET,
  appSecretOld: given.WHATSAPP_APP_SECRET_OLD,
  verifyToken: given.WHATSAPP_VERIFY_TOKEN,
  mediaBase: given.WHATSAPP_MEDIA_BASE ?? META_MEDIA,
  cloud,
})
export type WhatsappModuleOptions = ReturnType<typeof optionsOf>
