import { z } from "zod"

const shape = z.object({
  smtpUrl: z.string({ error: "smtpUrl is missing" }).regex(/^smtps?:\/\/[^\s]+$/, "smtpUrl is not an smtp:// address"),
  from: z
    .string({ error: "from is missing" })
    .trim()
    .regex(/^[^\r\n]*[^\s@<>]+@[^\s@<>]+>?$/, "from is not a sender like Silai <orders@silai.example>"),
  publicUrl: z
    .string({ error: "publicUrl is missing" })
    .refine((value) => /^https?:\/\//.test(value) && URL.canParse(value), "publicUrl is not a web address"),
  /** Opens what lies sealed in the outbox. */
  sealSecret: z.string().min(24).optional(),
})
export type MessagingOptions = z.output<typeof shape>

/** Checks the options given in medusa-config. Throws one sentence that names every option that is missing or malformed. */
export function parseMessagingOptions(options: unknown): MessagingOptions {
  const parsed = shape.safeParse(options ?? {})
  if (parsed.success) return parsed.data
  throw new Error(`Mail is not set up: ${parsed.error.issues.map((issue) => issue.message).join("; ")}.`)
}
