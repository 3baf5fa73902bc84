import { z } from "zod"

const shape = z.object({
  url: z.string({ error: "url is missing" }).regex(/^smtps?:\/\/[^\s]+$/, "url is not an smtp:// address"),
  from: z
    .string({ error: "from is missing" })
    .trim()
    .regex(/^[^\r\n]*[^\s@<>]+@[^\s@<>]+>?$/, "from is not a sender like Silai <orders@silai.example>"),
})
export type SmtpOptions = z.output<typeof shape>

/** Throws one sentence that names every option that is missing or malformed. */
export function parseSmtpOptions(options: unknown): SmtpOptions {
  const parsed = shape.safeParse(options ?? {})
  if (parsed.success) return parsed.data
  throw new Error(`Mail is not set up: ${parsed.error.issues.map((issue) => issue.message).join("; ")}.`)
}
