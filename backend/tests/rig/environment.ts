import { demoSecrets } from "../../launcher/secrets.mjs"

type Places = { dataDir: string; databaseUrl: string; apiPort: number; standInPort: number; smtpPort: number }

export const ownerEmail = "owner@silai.example"

/** What each process of a test shop is told: the demo's own settings, on ports of this run. */
export function shopEnvironment({ dataDir, databaseUrl, apiPort, standInPort, smtpPort }: Places) {
  const { ADMIN_PASSWORD, CUSTOMER_PASSWORD, ...secrets } = demoSecrets(dataDir)
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
    GOOGLE_GSI_SRC: `http://127.0.0.1:${standInPort}/google/gsi/client`,
    GOOGLE_CERTS_URL: `http://127.0.0.1:${standInPort}/google/oauth2/v1/certs`,
    SMTP_URL: `smtp://127.0.0.1:${smtpPort}`,
    MEDUSA_DISABLE_TELEMETRY: "true",
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
    },
  }
}
