import path from "node:path"
import { demoSecrets } from "../../../launcher/secrets.mjs"
import { operatorsPlugins } from "../operator"
import { root } from "../places"

type Places = { dataDir: string; databaseUrl: string; apiPort: number; standInPort: number; smtpPort: number }

/** The token with which the shop's figures can be read. */
export const metricsToken = "figures-of-the-test-shop"

export const ownerEmail = "owner@silai.example"

/** The environment of each process of a test shop: the demo's own settings, with this run's ports. */
export function shopEnvironment({ dataDir, databaseUrl, apiPort, standInPort, smtpPort }: Places) {
  const { ADMIN_PASSWORD, CUSTOMER_PASSWORD, DATABASE_PASSWORD: _, ...secrets } = demoSecrets(dataDir)
  const publicUrl = `http://localhost:${apiPort}`
  const shared: Record<string, string> = {
    ...secrets,
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl,
    API_PORT: String(apiPort),
    PUBLIC_URL: publicUrl,
    RAZORPAY_API_BASE: `http://127.0.0.1:${standInPort}/razorpay`,
    RAZORPAY_CHECKOUT_URL: `http://127.0.0.1:${standInPort}/razorpay/v1/checkout.js`,
    MSG91_BASE_URL: `http://127.0.0.1:${standInPort}/sms`,
    WHATSAPP_GRAPH_BASE: `http://127.0.0.1:${standInPort}/meta`,
    WHATSAPP_MEDIA_BASE: `http://127.0.0.1:${standInPort}`,
    WHATSAPP_APP_SECRET_OLD: `${secrets.WHATSAPP_APP_SECRET}-old`,
    PUSH_SERVICE_BASE: `http://127.0.0.1:${standInPort}/push`,
    PUSH_SUBJECT: "mailto:owner@silai.example",
    GOOGLE_GSI_SRC: `http://127.0.0.1:${standInPort}/google/gsi/client`,
    GOOGLE_CERTS_URL: `http://127.0.0.1:${standInPort}/google/oauth2/v1/certs`,
    SMTP_URL: `smtp://127.0.0.1:${smtpPort}`,
    EXTRA_PLUGINS: operatorsPlugins(),
    // A test that waits for work without a notification waits for some seconds.
    WORKER_PACE: "0.1",
    WORK_ON_REQUEST: "on",
    METRICS_TOKEN: metricsToken,
    SLOW_CALL_MS: "250",
    MEDUSA_DISABLE_TELEMETRY: "true",
    NODE_PATH: path.join(root, "node_modules"),
    NODE_ENV: "development",
    FORCE_COLOR: "0",
  }
  const customer = { email: "customer@silai.example", phone: "9876500001", password: CUSTOMER_PASSWORD }
  return {
    publicUrl,
    customer,
    owner: { email: ownerEmail, password: ADMIN_PASSWORD },
    razorpay: {
      keyId: secrets.RAZORPAY_KEY_ID,
      keySecret: secrets.RAZORPAY_KEY_SECRET,
      webhookSecret: secrets.RAZORPAY_WEBHOOK_SECRET,
    },
    whatsapp: { appSecret: secrets.WHATSAPP_APP_SECRET, verifyToken: secrets.WHATSAPP_VERIFY_TOKEN },
    backend: shared,
    prepare: {
      ...shared,
      DEMO_ADMIN_EMAIL: ownerEmail,
      DEMO_ADMIN_PASSWORD: ADMIN_PASSWORD,
      DEMO_CUSTOMER: JSON.stringify(customer),
    },
    standIns: {
      ...shared,
      STAND_IN_PORT: String(standInPort),
      SMTP_PORT: String(smtpPort),
      RAZORPAY_WEBHOOK_URL: `http://127.0.0.1:${apiPort}/hooks/razorpay`,
      WHATSAPP_WEBHOOK_URL: `http://127.0.0.1:${apiPort}/hooks/whatsapp`,
    },
  }
}

const secret = "k3HsW0vYf6mR2nQx8uBt5LpZ"
/**
 * The variables that docker-compose.yml would give the backend of a shop in production, except its database and its
 * data folder.
 */
export const inProduction = {
  NODE_ENV: "production",
  PUBLIC_URL: "https://shop.example",
  JWT_SECRET: secret,
  COOKIE_SECRET: secret,
  OTP_PEPPER: secret,
  RAZORPAY_API_BASE: "https://api.razorpay.com",
  RAZORPAY_CHECKOUT_URL: "https://checkout.razorpay.com/v1/checkout.js",
  RAZORPAY_KEY_ID: "rzp_live_12345",
  RAZORPAY_KEY_SECRET: secret,
  RAZORPAY_WEBHOOK_SECRET: secret,
  SMTP_URL: "smtps://user:password@mail.example:465",
  MSG91_BASE_URL: "https://control.msg91.com",
  MSG91_AUTH_KEY: "msg91-key",
  MSG91_TEMPLATE_ID: "template",
  MSG91_SHIPPED_TEMPLATE_ID: "template",
  MSG91_READY_TEMPLATE_ID: "template",
  MSG91_CANCELLED_TEMPLATE_ID: "template",
  MSG91_BACK_IN_STOCK_TEMPLATE_ID: "template",
  WHATSAPP_PHONE_NUMBER_ID: "100200300400",
  WHATSAPP_ACCESS_TOKEN: secret,
  WHATSAPP_APP_SECRET: secret,
  WHATSAPP_VERIFY_TOKEN: secret,
  MEDUSA_DISABLE_TELEMETRY: "true",
}
