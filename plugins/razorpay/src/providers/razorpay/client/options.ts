import { z } from "zod"

const text = (what: string) =>
  z
    .string({ error: `${what} is missing` })
    .trim()
    .min(1, `${what} is empty`)
const address = (what: string) =>
  text(what).refine((value) => /^https?:\/\//.test(value) && URL.canParse(value), `${what} is not a web address`)

const optionsShape = z.object({
  apiBase: address("apiBase").transform((value) => value.replace(/\/+$/, "")),
  checkoutUrl: address("checkoutUrl"),
  keyId: text("keyId"),
  keySecret: text("keySecret"),
  webhookSecret: text("webhookSecret"),
  webhookSecretOld: z
    .string()
    .trim()
    .optional()
    .transform((value) => value || undefined),
  timeoutMs: z.number().int().min(500).max(60_000).default(8_000),
})

export type RazorpaySettings = z.output<typeof optionsShape>

/**
 * Validates the options given in medusa-config. Throws one sentence that names every option that is missing or
 * malformed.
 */
export function parseRazorpayOptions(options: unknown): RazorpaySettings {
  const parsed = optionsShape.safeParse(options ?? {})
  if (parsed.success) return parsed.data
  throw new Error(`Razorpay is not set up: ${parsed.error.issues.map((issue) => issue.message).join("; ")}.`)
}
