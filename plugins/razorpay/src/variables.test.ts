import { readEnvironment } from "@silai/kit/env"
import { expect, test } from "vitest"
import { parseRazorpayOptions } from "./providers/razorpay/client/options"
import { optionsOf, variables } from "./variables"

const secret = "k3HsW0vYf6mR2nQx8uBt5LpZ"
const good = {
  RAZORPAY_API_BASE: "https://api.razorpay.com",
  RAZORPAY_CHECKOUT_URL: "https://checkout.razorpay.com/v1/checkout.js",
  RAZORPAY_KEY_ID: "rzp_live_12345",
  RAZORPAY_KEY_SECRET: secret,
  RAZORPAY_WEBHOOK_SECRET: secret,
}
const house = {
  NODE_ENV: "production",
  DATABASE_URL: "postgres://silai:x@db.internal:5432/silai",
  PUBLIC_URL: "https://shop.example",
  JWT_SECRET: secret,
  COOKIE_SECRET: secret,
  OTP_PEPPER: secret,
  SMTP_URL: "smtp://user:password@mail.example:587",
  WHATSAPP_PHONE_NUMBER_ID: "100200300400",
  WHATSAPP_ACCESS_TOKEN: secret,
}

test("turns the environment's variables for Razorpay into the plugin's options, and loses none", () => {
  const old = { RAZORPAY_WEBHOOK_SECRET_OLD: "the-one-before" }
  expect(parseRazorpayOptions(optionsOf(variables.parse({ ...good, ...old })))).toEqual({
    apiBase: good.RAZORPAY_API_BASE,
    checkoutUrl: good.RAZORPAY_CHECKOUT_URL,
    keyId: good.RAZORPAY_KEY_ID,
    keySecret: secret,
    webhookSecret: secret,
    webhookSecretOld: "the-one-before",
    timeoutMs: 8_000,
  })
})

const open = (more: Record<string, string | undefined>) => readEnvironment({ ...house, ...good, ...more }, [variables])

test("opens a shop in production with Razorpay's own addresses and keys", () => {
  expect(open({})).toMatchObject({ NODE_ENV: "production" })
})

test.each([
  [{ RAZORPAY_KEY_ID: "" }, "RAZORPAY_KEY_ID: is not set"],
  [{ RAZORPAY_API_BASE: "ftp://api.razorpay.com" }, "RAZORPAY_API_BASE"],
  [{ RAZORPAY_API_BASE: "http://api.razorpay.com" }, "RAZORPAY_API_BASE is not https"],
  [{ RAZORPAY_CHECKOUT_URL: "https://[::1]:8010/checkout.js" }, "RAZORPAY_CHECKOUT_URL points to this machine"],
  [{ RAZORPAY_WEBHOOK_SECRET: `demo-${secret}` }, "RAZORPAY_WEBHOOK_SECRET is a demo secret"],
])("does not open a shop in production with %j, and says why: %s", (more, fault) => {
  expect(() => open(more)).toThrow(fault)
})
