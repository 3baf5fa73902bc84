import path from "node:path"
import { defineConfig, Modules } from "@medusajs/framework/utils"
import { databaseAddress } from "@silai/kit/database-address"
import { env, variablesOf } from "@silai/kit/env"
import { pluginPlace } from "@silai/kit/plugin-place"
import { s3Options } from "@silai/kit/s3"
import { optionsOf as pushOptionsOf, variables as pushVariables } from "@silai/plugin-push/variables"
import { optionsOf, variables } from "@silai/plugin-razorpay/variables"
import { optionsOf as chatOptionsOf, variables as chatVariables } from "@silai/plugin-whatsapp/variables"

// The fuse box: which plugins, modules and providers run. The repository's root is the Medusa project, so paths start at cwd.
const settings = env()
const database = databaseAddress(settings.DATABASE_URL, settings.DATABASE_CA)
const local = (folder: string, options: Record<string, unknown> = {}) => ({ resolve: path.resolve(folder), options })
const razorpay = optionsOf(variablesOf(variables))
const google = settings.GOOGLE_CLIENT_ID
  ? { clientId: settings.GOOGLE_CLIENT_ID, gsiSrc: settings.GOOGLE_GSI_SRC, certsUrl: settings.GOOGLE_CERTS_URL }
  : undefined

// The providers that send messages, one for each channel. A provider from npm is one line in the place of ours, such as
// { resolve: "@medusajs/medusa/notification-sendgrid", id: "sendgrid", options: { channels: ["email"], api_key: "…",
// from: "…" } }.
const ours = (name: string, channel: string, options: Record<string, unknown>) => ({
  resolve: path.resolve("plugins/messaging/.medusa/server/src/providers", name),
  id: name,
  options: { channels: [channel], ...options },
})
const messengers = [
  ours("smtp", "email", { url: settings.SMTP_URL, from: settings.MAIL_FROM }),
  ours(settings.sms.provider, "sms", { variables: settings.sms.variables }),
  ...(settings.whatsapp ? [ours("whatsapp", "whatsapp", { ...settings.whatsapp })] : []),
  // The engine's own notices to its dashboard, which no one opens here.
  { resolve: "@medusajs/medusa/notification-local", id: "local", options: { channels: ["feed"] } },
]

// The storage of pictures and files: a folder, unless S3_BUCKET names a bucket. The shop serves them itself, so nothing
// in either is public (decision 0016). A provider from npm is written here in the place of these.
const pictures = path.resolve(settings.DATA_DIR, "pictures")
const storage = settings.S3_BUCKET
  ? { resolve: "@medusajs/medusa/file-s3", id: "s3", options: s3Options(settings) }
  : {
      resolve: "@medusajs/medusa/file-local",
      id: "local",
      options: { upload_dir: pictures, private_upload_dir: pictures, backend_url: settings.PUBLIC_URL },
    }

// Locks are advisory locks of the database, which our own transactions take too, so that the engine's workflows and
// ours never move one size at the same moment (decision 0029). Never `locking-postgres`: its lock rows survive a crash
// without end.
const locks = {
  resolve: "@medusajs/medusa/locking",
  options: {
    providers: [
      {
        resolve: path.resolve("backend/.medusa/server/src/providers/advisory-locks"),
        id: "advisory",
        is_default: true,
        options: { connectionString: database.connectionString, ssl: database.ssl, max: settings.LOCKS_POOL },
      },
    ],
  },
}

// With Redis the engine's own events and workflows are shared by several processes; without it, they live in one
// process. Nothing of ours relies on any of these for correctness.
const shared = settings.REDIS_URL
  ? [
      { resolve: "@medusajs/medusa/event-bus-redis", options: { redisUrl: settings.REDIS_URL } },
      { resolve: "@medusajs/medusa/workflow-engine-redis", options: { redis: { redisUrl: settings.REDIS_URL } } },
      { resolve: "@medusajs/medusa/cache-redis", options: { redisUrl: settings.REDIS_URL } },
    ]
  : []

const config = defineConfig({
  projectConfig: {
    databaseUrl: database.connectionString,
    databaseDriverOptions: {
      // Migrations read it here; so does the engine's own pool.
      connection: { ssl: database.ssl },
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
    local("plugins/messaging"),
    local("plugins/razorpay", razorpay),
    // The gateway that takes new payments. A payment begun with another gateway is finished there, as long as its
    // plugin is installed.
    local("plugins/checkout", { gateway: "razorpay" }),
    local("plugins/coupon"),
    local("plugins/order"),
    local("plugins/returns"),
    local("plugins/papers"),
    local("plugins/review"),
    local("plugins/uid"),
    local("plugins/notice"),
    local("plugins/notification"),
    local("plugins/insight"),
    local("plugins/push", pushOptionsOf(variablesOf(pushVariables), settings.PUBLIC_URL)),
    local("plugins/whatsapp", chatOptionsOf(variablesOf(chatVariables), settings.whatsapp)),
    local("plugins/shop"),
    local("backend"),
    ...settings.EXTRA_PLUGINS.map((name) => ({ resolve: pluginPlace(name), options: {} })),
  ],
  modules: [
    // Our own read table answers lists and searches (architecture §4); the engine's search would only cost boot time
    // and drift.
    { key: "search", disable: true },
    { resolve: "@medusajs/medusa/file", options: { providers: [storage] } },
    {
      key: "catalogue",
      resolve: path.resolve("plugins/catalogue/.medusa/server/src/modules/catalogue"),
      dependencies: [Modules.FILE],
    },
    { resolve: "@medusajs/medusa/notification", options: { providers: messengers } },
    {
      key: "messaging",
      resolve: path.resolve("plugins/messaging/.medusa/server/src/modules/messaging"),
      dependencies: [Modules.NOTIFICATION, "shop", "silai_whatsapp", "account"],
      options: {
        publicUrl: settings.PUBLIC_URL,
        sealSecret: settings.COOKIE_SECRET,
        // An operator's own provider for this channel is written among `messengers`, and needs true here.
        sendsWhatsapp: settings.whatsapp !== null,
      },
    },
    {
      key: "review",
      resolve: path.resolve("plugins/review/.medusa/server/src/modules/review"),
      dependencies: ["catalogue"],
    },
    {
      resolve: "@medusajs/medusa/payment",
      options: {
        providers: [
          {
            resolve: path.resolve("plugins/razorpay/.medusa/server/src/providers/razorpay"),
            id: "razorpay",
            options: razorpay,
          },
          // Money that a person notes: bank transfers, and cash when an order is collected.
          { resolve: path.resolve("plugins/checkout/.medusa/server/src/providers/desk"), id: "desk" },
        ],
      },
    },
    locks,
    ...shared,
  ],
})

// The shop makes no draft orders; the engine adds this plugin by itself, together with a dashboard's dependencies.
config.plugins = config.plugins?.filter(
  (plugin) => (typeof plugin === "string" ? plugin : plugin.resolve) !== "@medusajs/draft-order",
)

export default config
