import { z } from "zod"

/** A public key of P-256, as browsers want it: 65 bytes. */
const publicKey = z
  .string()
  .regex(/^[A-Za-z0-9_-]{87}$/, "is no public key for web push (npx web-push generate-vapid-keys)")
/** The demo's own begins with "demo-", so that production refuses it. */
const privateKey = z
  .string()
  .regex(/^(demo-)?[A-Za-z0-9_-]{43}$/, "is no private key for web push (npx web-push generate-vapid-keys)")

/** The environment variables that the plugin reads; `.env.example` explains each. */
export const variables = z
  .object({
    PUSH_PUBLIC_KEY: publicKey.optional(),
    PUSH_PRIVATE_KEY: privateKey.optional(),
    PUSH_SUBJECT: z
      .string()
      .regex(/^(mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/, "is a mailto: or https: address")
      .optional(),
    PUSH_SERVICE_BASE: z.url({ protocol: /^https?$/ }).optional(),
  })
  .refine((given) => !given.PUSH_PUBLIC_KEY === !given.PUSH_PRIVATE_KEY, {
    path: ["PUSH_PRIVATE_KEY"],
    message: "and PUSH_PUBLIC_KEY are one pair: set both, or none",
  })

/**
 * The options of the module, for medusa-config.ts.
 * @param publicUrl says who sends, where PUSH_SUBJECT does not
 */
export const optionsOf = (given: z.output<typeof variables>, publicUrl: string) => ({
  keys:
    given.PUSH_PUBLIC_KEY && given.PUSH_PRIVATE_KEY
      ? {
          publicKey: given.PUSH_PUBLIC_KEY,
          privateKey: given.PUSH_PRIVATE_KEY.replace(/^demo-/, ""),
          subject: given.PUSH_SUBJECT ?? publicUrl,
        }
      : null,
  serviceBase: given.PUSH_SERVICE_BASE ?? null,
})
export type PushOptions = ReturnType<typeof optionsOf>
