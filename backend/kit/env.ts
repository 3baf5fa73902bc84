import { z } from "zod"

const url = z.url()
const port = z.coerce.number().int().min(1).max(65535)
const secret = z.string().min(24, "must have at least 24 characters")

/**
 * Every environment variable of the backend, with the reason in `.env.example`. Parsed once, at start.
 * The launcher fills in what the demo needs; in production nothing has a default that could do harm.
 */
const schema = z
  .object({
    NODE_ENV: z.enum(["development", "production"]).default("development"),
    DATABASE_URL: z.string().regex(/^postgres(ql)?:\/\//, "must be a postgres:// address"),
    DATABASE_POOL: z.coerce.number().int().min(4).max(200).default(30),
    REDIS_URL: z
      .string()
      .regex(/^rediss?:\/\//, "must be a redis:// address")
      .optional(),
    MEDUSA_WORKER_MODE: z.enum(["shared", "server", "worker"]).default("shared"),
    API_HOST: z.string().default("127.0.0.1"),
    API_PORT: port.default(9000),
    PUBLIC_URL: url.describe("where shoppers reach the shop"),
    TRUST_PROXY: z
      .string()
      .default("loopback")
      .transform((text) => (/^\d+$/.test(text) ? Number(text) : text.split(",").map((part) => part.trim()))),
    ALLOWED_ORIGINS: z
      .string()
      .default("")
      .transform((list) =>
        list
          .split(",")
          .map((s) => s.trim())
          .filter(Boolean),
      ),
    DATA_DIR: z.string().default(".data"),
    JWT_SECRET: secret,
    COOKIE_SECRET: secret,
    RAZORPAY_API_BASE: url,
    RAZORPAY_CHECKOUT_URL: url,
    RAZORPAY_KEY_ID: z.string().min(8),
    RAZORPAY_KEY_SECRET: z.string().min(8),
    RAZORPAY_WEBHOOK_SECRET: z.string().min(8),
    RAZORPAY_WEBHOOK_SECRET_OLD: z.string().min(8).optional(),
    SMTP_URL: z.string().regex(/^smtps?:\/\//, "must be an smtp:// address"),
    MAIL_FROM: z.string().min(3).default("Silai <orders@silai.example>"),
    SMS_PROVIDER: z.enum(["msg91", "twilio"]).default("msg91"),
    MSG91_BASE_URL: url.optional(),
    MSG91_AUTH_KEY: z.string().min(8).optional(),
    MSG91_TEMPLATE_ID: z.string().min(3).optional(),
    TWILIO_BASE_URL: url.default("https://api.twilio.com"),
    TWILIO_ACCOUNT_SID: z.string().min(8).optional(),
    TWILIO_AUTH_TOKEN: z.string().min(8).optional(),
    TWILIO_FROM: z.string().min(3).optional(),
    OTP_PEPPER: secret,
    GOOGLE_CLIENT_ID: z.string().min(8),
    GOOGLE_GSI_SRC: url,
    GOOGLE_CERTS_URL: url,
    CRASH_AT: z.string().optional(),
    LOG_LEVEL: z.enum(["debug", "info", "warn", "error"]).default("info"),
  })
  .superRefine((given, context) => {
    const wanted =
      given.SMS_PROVIDER === "msg91"
        ? (["MSG91_BASE_URL", "MSG91_AUTH_KEY", "MSG91_TEMPLATE_ID"] as const)
        : (["TWILIO_ACCOUNT_SID", "TWILIO_AUTH_TOKEN", "TWILIO_FROM"] as const)
    for (const name of wanted)
      if (!given[name])
        context.addIssue({ code: "custom", path: [name], message: `is needed for ${given.SMS_PROVIDER}` })
  })

export type Env = z.output<typeof schema>

const isLoopback = (address: string) => /^(localhost|127\.|\[?::1\]?|0\.0\.0\.0)/.test(new URL(address).hostname)

/** In production a stand-in must never take real money, and a secret from the demo must never guard anything. */
function unfitForProduction(env: Env): string[] {
  const services = {
    PUBLIC_URL: env.PUBLIC_URL,
    RAZORPAY_API_BASE: env.RAZORPAY_API_BASE,
    RAZORPAY_CHECKOUT_URL: env.RAZORPAY_CHECKOUT_URL,
    SMTP_URL: env.SMTP_URL,
    GOOGLE_GSI_SRC: env.GOOGLE_GSI_SRC,
    GOOGLE_CERTS_URL: env.GOOGLE_CERTS_URL,
    ...(env.SMS_PROVIDER === "msg91"
      ? { MSG91_BASE_URL: env.MSG91_BASE_URL ?? "" }
      : { TWILIO_BASE_URL: env.TWILIO_BASE_URL }),
  }
  const local = Object.entries(services)
    .filter(([, address]) => isLoopback(address))
    .map(([name]) => `${name} points to this machine`)
  const secrets = {
    JWT_SECRET: env.JWT_SECRET,
    COOKIE_SECRET: env.COOKIE_SECRET,
    RAZORPAY_KEY_SECRET: env.RAZORPAY_KEY_SECRET,
    RAZORPAY_WEBHOOK_SECRET: env.RAZORPAY_WEBHOOK_SECRET,
    OTP_PEPPER: env.OTP_PEPPER,
  }
  const demo = Object.entries(secrets)
    .filter(([, value]) => value.startsWith("demo"))
    .map(([name]) => `${name} is a demo secret`)
  const plain = env.PUBLIC_URL.startsWith("https://") ? [] : ["PUBLIC_URL is not https"]
  const armed = env.CRASH_AT ? ["CRASH_AT is set"] : []
  return [...local, ...demo, ...plain, ...armed]
}

let parsed: Env | undefined

/** The environment. Throws one message that names each variable that is missing or malformed. */
export function env(): Env {
  if (parsed) return parsed
  const result = schema.safeParse(process.env)
  if (!result.success) {
    const faults = result.error.issues.map(
      (issue) =>
        `  ${issue.path.join(".")}: ${process.env[String(issue.path[0])] === undefined ? "is not set" : issue.message}`,
    )
    throw new Error(`These environment variables need care (see .env.example):\n${faults.join("\n")}`)
  }
  const unfit = result.data.NODE_ENV === "production" ? unfitForProduction(result.data) : []
  if (unfit.length) throw new Error(`Not fit for production:\n${unfit.map((line) => `  ${line}`).join("\n")}`)
  parsed = result.data
  return parsed
}
