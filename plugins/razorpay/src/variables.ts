import { z } from "zod"

const address = z.url({ protocol: /^https?$/ })
const secret = z.string().min(8)

/** The environment variables that the plugin reads; `.env.example` explains each. */
export const variables = z.object({
  RAZORPAY_API_BASE: address,
  RAZORPAY_CHECKOUT_URL: address,
  RAZORPAY_KEY_ID: z.string().min(8),
  RAZORPAY_KEY_SECRET: secret,
  RAZORPAY_WEBHOOK_SECRET: secret,
  RAZORPAY_WEBHOOK_SECRET_OLD: secret.optional(),
})

/** The options of the plugin and of its provider, for medusa-config.ts. */
export const optionsOf = (given: z.output<typeof variables>) => ({
  apiBase: given.RAZORPAY_API_BASE,
  checkoutUrl: given.RAZORPAY_CHECKOUT_URL,
  keyId: given.RAZORPAY_KEY_ID,
  keySecret: given.RAZORPAY_KEY_SECRET,
  webhookSecret: given.RAZORPAY_WEBHOOK_SECRET,
  webhookSecretOld: given.RAZORPAY_WEBHOOK_SECRET_OLD,
})
