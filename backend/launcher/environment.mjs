import path from "node:path"
import { demoSecrets } from "./secrets.mjs"
import { root } from "./settings.mjs"

/**
 * The environment of the shop's processes. Variables set by the user win, so that the demo can use, say, a real mail
 * server; the rest gets values for a shop only on this machine.
 * @returns {{backend: object, prepare: object, storefront: object, standIns: object, signIn: {email: string, password:
 * string}, customer: {email: string, phone: string, password: string}}}
 */
export function shopEnvironment(settings, databaseUrl) {
  const { ADMIN_PASSWORD, CUSTOMER_PASSWORD, DATABASE_PASSWORD: _, ...secrets } = demoSecrets(settings.dataDir)
  const { host, shopPort, apiPort, standInPort, smtpPort, dataDir, publicUrl } = settings
  const api = `http://127.0.0.1:${apiPort}`
  const demo = {
    ...secrets,
    DATA_DIR: dataDir,
    PUBLIC_URL: publicUrl,
    ALLOWED_ORIGINS: `http://127.0.0.1:${shopPort},http://localhost:${shopPort}`,
    RAZORPAY_API_BASE: `http://127.0.0.1:${standInPort}/razorpay`,
    RAZORPAY_CHECKOUT_URL: `http://localhost:${standInPort}/razorpay/v1/checkout.js`,
    MSG91_BASE_URL: `http://127.0.0.1:${standInPort}/sms`,
    WHATSAPP_GRAPH_BASE: `http://127.0.0.1:${standInPort}/meta`,
    WHATSAPP_MEDIA_BASE: `http://127.0.0.1:${standInPort}`,
    PUSH_SERVICE_BASE: `http://127.0.0.1:${standInPort}/push`,
    PUSH_SUBJECT: "mailto:owner@silai.example",
    GOOGLE_GSI_SRC: `http://localhost:${standInPort}/google/gsi/client`,
    GOOGLE_CERTS_URL: `http://127.0.0.1:${standInPort}/google/oauth2/v1/certs`,
    SMTP_URL: `smtp://127.0.0.1:${smtpPort}`,
    MEDUSA_DISABLE_TELEMETRY: "true",
    // A plugin in a folder outside the repository finds the engine and our kit here, one copy of each.
    NODE_PATH: path.join(root, "node_modules"),
    // The engine logs each request and each empty folder at "info"; our own log lines ignore the level.
    LOG_LEVEL: "warn",
    FORCE_COLOR: "0",
    // Newer Node versions cache compiled code between starts; older ones ignore the variable.
    NODE_COMPILE_CACHE: path.join(root, ".cache/compiled"),
  }
  const given = Object.fromEntries(
    Object.entries(process.env).filter(([, value]) => value !== undefined && value !== ""),
  )
  const all = {
    ...demo,
    ...given,
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl,
    API_PORT: String(apiPort),
    API_URL: api,
  }
  const signIn = {
    email: given.DEMO_ADMIN_EMAIL ?? "owner@silai.example",
    password: given.DEMO_ADMIN_PASSWORD ?? ADMIN_PASSWORD,
  }
  const customer = { email: "customer@silai.example", phone: "9876500001", password: CUSTOMER_PASSWORD }
  return {
    signIn,
    customer,
    backend: all,
    prepare: {
      ...all,
      DEMO_ADMIN_EMAIL: signIn.email,
      DEMO_ADMIN_PASSWORD: signIn.password,
      DEMO_CUSTOMER: JSON.stringify(customer),
    },
    // React's and the server's own development checks would slow every page down.
    storefront: { ...all, NODE_ENV: "production", PORT: String(shopPort), HOST: host },
    standIns: {
      ...all,
      STAND_IN_PORT: String(standInPort),
      SMTP_PORT: String(smtpPort),
      RAZORPAY_WEBHOOK_URL: `${api}/hooks/razorpay`,
      WHATSAPP_WEBHOOK_URL: `${api}/hooks/whatsapp`,
    },
  }
}
