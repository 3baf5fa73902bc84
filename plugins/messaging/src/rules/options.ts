import { z } from "zod"

const shape = z.object({
  publicUrl: z
    .string({ error: "publicUrl is missing" })
    .refine((value) => /^https?:\/\//.test(value) && URL.canParse(value), "publicUrl is not a web address"),
  /** Decrypts sealed values in the outbox. */
  sealSecret: z.string().min(24, "sealSecret is too short").optional(),
  /** Whether a provider sends on WhatsApp. */
  sendsWhatsapp: z.boolean().default(true),
})
export type MessagingOptions = z.output<typeof shape>

/** Validates the options given in medusa-config. Throws one sentence that names every option that is missing or malformed. */
export function parseMessagingOptions(options: unknown): MessagingOptions {
  const parsed = shape.safeParse(options ?? {})
  if (parsed.success) return parsed.data
  throw new Error(`Messages are not set up: ${parsed.error.issues.map((issue) => issue.message).join("; ")}.`)
}
