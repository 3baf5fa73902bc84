import path from "node:path"
import { defineConfig } from "@medusajs/framework/utils"
import { env } from "@silai/kit/env"

// The fuse box: which plugins, modules and providers run. The repository's root is the Medusa project, so paths start at cwd.
const settings = env()
const local = (folder: string, options: Record<string, unknown> = {}) => ({ resolve: path.resolve(folder), options })
const razorpay = {
  apiBase: settings.RAZORPAY_API_BASE,
  checkoutUrl: settings.RAZORPAY_CHECKOUT_URL,
  keyId: settings.RAZORPAY_KEY_ID,
  keySecret: settings.RAZORPAY_KEY_SECRET,
  webhookSecret: settings.RAZORPAY_WEBHOOK_SECRET,
  webhookSecretOld: settings.RAZORPAY_WEBHOOK_SECRET_OLD,
}
const sms =
  settings.SMS_PROVIDER === "msg91"
    ? {
        provider: "msg91",
        baseUrl: settings.MSG91_BASE_URL,
        authKey: settings.MSG91_AUTH_KEY,
        templateId: settings.MSG91_TEMPLATE_ID,
      }
    : {
        provider: "twilio",
        baseUrl: settings.TWILIO_BASE_URL,
        accountSid: settings.TWILIO_ACCOUNT_SID,
        authToken: settings.TWILIO_AUTH_TOKEN,
        from: settings.TWILIO_FROM,
      }
const google = {
  clientId: settings.GOOGLE_CLIENT_ID,
  gsiSrc: settings.GOOGLE_GSI_SRC,
  certsUrl: settings.GOOGLE_CERTS_URL,
}

// With Redis the engine's own messages, workflows and locks are shared by several processes; without it, one process holds them.
// Never `locking-postgres`: its lock rows outlive a crash for ever. Nothing of ours relies on any of these for correctness.
const shared = settings.REDIS_URL
  ? [
      { resolve: "@medusajs/medusa/event-bus-redis", options: { redisUrl: settings.REDIS_URL } },
      { resolve: "@medusajs/medusa/workflow-engine-redis", options: { redis: { redisUrl: settings.REDIS_URL } } },
      { resolve: "@medusajs/medusa/cache-redis", options: { redisUrl: settings.REDIS_URL } },
      {
        resolve: "@medusajs/medusa/locking",
        options: {
          providers: [
            {
              resolve: "@medusajs/medusa/locking-redis",
              id: "locking-redis",
              is_default: true,
              options: { redisUrl: settings.REDIS_URL },
            },
          ],
        },
      },
    ]
  : []

const config = defineConfig({
  projectConfig: {
    databaseUrl: settings.DATABASE_URL,
    databaseDriverOptions: {
      ssl: /[?&]sslmode=(require|verify)/.test(settings.DATABASE_URL) ? { rejectUnauthorized: false } : false,
      pool: { min: 2, max: settings.DATABASE_POOL },
    },
    redisUrl: settings.REDIS_URL,
    workerMode: settings.MEDUSA_WORKER_MODE,
    http: {
      storeCors: settings.PUBLIC_URL,
      adminCors: settings.PUBLIC_URL,
      authCors: settings.PUBLIC_URL,
      jwtSecret: settings.JWT_SECRET,
      cookieSecret: settings.COOKIE_SECRET,
    },
  },
  admin: { disable: true },
  plugins: [
    local("plugins/account", { otpPepper: settings.OTP_PEPPER, google }),
    local("plugins/measurement"),
    local("plugins/catalogue"),
    local("plugins/bag"),
    local("plugins/file"),
    local("plugins/messaging", {
      smtpUrl: settings.SMTP_URL,
      from: settings.MAIL_FROM,
      publicUrl: settings.PUBLIC_URL,
      sealSecret: settings.COOKIE_SECRET,
      sms,
    }),
    local("plugins/razorpay", razorpay),
    local("plugins/checkout"),
    local("plugins/coupon"),
    local("plugins/order"),
    local("plugins/notice"),
    local("backend"),
  ],
  modules: [
    // Our own read table answers lists and searches (DESIGN §4); the engine's search would only cost boot time and drift.
    { key: "search", disable: true },
    {
      resolve: "@medusajs/medusa/payment",
      options: {
        providers: [
          {
            resolve: path.resolve("plugins/razorpay/.medusa/server/src/providers/razorpay"),
            id: "razorpay",
            options: razorpay,
          },
        ],
      },
    },
    ...shared,
  ] as never,
})

// The shop makes no draft orders; the engine adds this plugin by itself, together with a dashboard's dependencies.
config.plugins = config.plugins?.filter(
  (plugin) => (typeof plugin === "string" ? plugin : plugin.resolve) !== "@medusajs/draft-order",
)

export default config
