import { SMS_CARRIERS } from "@silai/contracts/messaging/limits"
import fs from "node:fs"
import path from "node:path"
import { z } from "zod"
import { missingForS3, s3Variables } from "../file/s3"

const url = z.url()
const port = z.coerce.number().int().min(1).max(65535)
const secret = z.string().min(24, "must have at least 24 characters")
const list = z
  .string()
  .default("")
  .transform((text) =>
    text
      .split(",")
      .map((part) => part.trim())
      .filter(Boolean),
  )

/**
 * Every environment variable of the backend, except those that a plugin declares; `.env.example` explains each. Parsed once, at
 * start. The launcher sets what the demo needs; in production nothing has a default that could do harm.
 */
export const environment = z.object({
  NODE_ENV: z.enum(["development", "production"]).default("development"),
  DATABASE_URL: z.string().regex(/^postgres(ql)?:\/\//, "must be a postgres:// address"),
  DATABASE_LISTEN_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, "must be a postgres:// address")
    .optional(),
  DATABASE_CA: z.string().optional(),
  DATABASE_POOL: z.coerce.number().int().min(4).max(200).default(30),
  LOCKS_POOL: z.coerce.number().int().min(2).max(100).default(10),
  REDIS_URL: z
    .string()
    .regex(/^rediss?:\/\//, "must be a redis:// address")
    .optional(),
  START_WAIT_SECONDS: z.coerce
    .number()
    .min(0)
    .max(600)
    .default(30)
    .describe("the longest wait of a starting process for the database, Redis and the bucket"),
  MEDUSA_WORKER_MODE: z.enum(["shared", "server", "worker"]).default("shared"),
  API_HOST: z.string().default("127.0.0.1"),
  API_PORT: port.default(9000),
  PUBLIC_URL: url.describe("where shoppers reach the shop"),
  TRUST_PROXY: z
    .string()
    .default("loopback")
    .transform((text) => (/^\d+$/.test(text) ? Number(text) : text.split(",").map((part) => part.trim()))),
  ALLOWED_ORIGINS: list,
  EXTRA_PLUGINS: list.describe("the operator's plugins, on top of those of medusa-config.ts"),
  SHORT_WAY: z.enum(["on", "off"]).default("on"),
  WORKER_PACE: z.coerce.number().min(0.01).max(10).default(1).describe("each worker's pause is multiplied by it"),
  WORK_ON_REQUEST: z
    .enum(["on", "off"])
    .default("off")
    .describe("for tests: `POST /__work` runs the background work that is due, `?sweeps` every worker first"),
  DATA_DIR: z.string().default(".data"),
  JWT_SECRET: secret,
  COOKIE_SECRET: secret,
  SMTP_URL: z.string().regex(/^smtps?:\/\//, "must be an smtp:// address"),
  MAIL_FROM: z.string().min(3).default("Silai <orders@silai.example>"),
  SMS_PROVIDER: z.enum(SMS_CARRIERS, `is no carrier that we have: ${SMS_CARRIERS.join(", ")}`).default("msg91"),
  WHATSAPP_GRAPH_BASE: url.default("https://graph.facebook.com"),
  WHATSAPP_GRAPH_VERSION: z
    .string()
    .regex(/^v\d+\.\d+$/, "is not a version such as v25.0")
    .default("v25.0"),
  // Without it nothing is sent on WhatsApp, and the checkout does not offer it.
  WHATSAPP_PHONE_NUMBER_ID: z
    .string()
    .regex(/^\d{5,30}$/, "is the number's id, of digits alone")
    .optional(),
  WHATSAPP_ACCESS_TOKEN: z.string().min(8).optional(),
  OTP_PEPPER: secret,
  // Without it there is no Google sign-in, and its button is not rendered.
  GOOGLE_CLIENT_ID: z.string().min(8).optional(),
  GOOGLE_GSI_SRC: url.default("https://accounts.google.com/gsi/client"),
  GOOGLE_CERTS_URL: url.default("https://www.googleapis.com/oauth2/v1/certs"),
  ...s3Variables,
  METRICS_TOKEN: secret.optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: url.optional(),
  SLOW_CALL_MS: z.coerce.number().int().min(1).default(1_000),
  CRASH_AT: z.string().optional(),
  LOG_LEVEL: z.enum(["debug", "info", "warn", "error"]).default("info"),
})

type Given = Record<string, string | undefined>
/** `export const variables` of a plugin's `src/variables.ts`: what it reads of the environment. */
type PluginVariables = z.ZodObject
/**
 * The text message carrier, with the variables that start with its name. The carrier itself checks which of them it
 * needs.
 */
type SmsCarrier = { provider: string; variables: Given }
/** WhatsApp's Cloud API, as its provider wants it. */
export type WhatsappOptions = { base: string; version: string; phoneNumberId: string; accessToken: string }
export type Env = z.output<typeof environment> & { sms: SmsCarrier; whatsapp: WhatsappOptions | null }

const beginningWith = (prefix: string, given: Given): Given =>
  Object.fromEntries(Object.entries(given).filter(([name]) => name.startsWith(prefix)))

const isLoopback = (address: string) => /^(localhost|127\.|\[?::1\]?|0\.0\.0\.0)/.test(new URL(address).hostname)

const addressesIn = (variables: Given): Record<string, string> =>
  Object.fromEntries(
    Object.entries(variables).flatMap(([name, value]) =>
      value && /^https?:/.test(value) && URL.canParse(value) ? [[name, value]] : [],
    ),
  )

/** In production a stand-in must never take real money, and a demo secret must never protect anything. */
function unfitForProduction(env: Env, theirs: Given): string[] {
  const web = {
    PUBLIC_URL: env.PUBLIC_URL,
    ...(env.GOOGLE_CLIENT_ID ? { GOOGLE_GSI_SRC: env.GOOGLE_GSI_SRC, GOOGLE_CERTS_URL: env.GOOGLE_CERTS_URL } : {}),
    ...(env.whatsapp ? { WHATSAPP_GRAPH_BASE: env.WHATSAPP_GRAPH_BASE } : {}),
    ...addressesIn(env.sms.variables),
    ...addressesIn(theirs),
    ...(env.S3_BUCKET && env.S3_ENDPOINT ? { S3_ENDPOINT: env.S3_ENDPOINT } : {}),
  }
  const local = Object.entries({ ...web, SMTP_URL: env.SMTP_URL })
    .filter(([, address]) => isLoopback(address))
    .map(([name]) => `${name} points to this machine`)
  const secrets = {
    JWT_SECRET: env.JWT_SECRET,
    COOKIE_SECRET: env.COOKIE_SECRET,
    OTP_PEPPER: env.OTP_PEPPER,
    WHATSAPP_ACCESS_TOKEN: env.WHATSAPP_ACCESS_TOKEN,
    METRICS_TOKEN: env.METRICS_TOKEN,
    ...theirs,
  }
  const demo = Object.entries(secrets)
    .filter(([, value]) => value?.startsWith("demo"))
    .map(([name]) => `${name} is a demo secret`)
  // Keys, codes and Google's certificates would travel unencrypted, open to changes on the way.
  const plain = Object.entries(web)
    .filter(([, address]) => !address.startsWith("https://"))
    .map(([name]) => `${name} is not https`)
  const forTests = [
    ...(env.CRASH_AT ? ["CRASH_AT is set"] : []),
    ...(env.WORK_ON_REQUEST === "on" ? ["WORK_ON_REQUEST is on"] : []),
  ]
  return [...local, ...demo, ...plain, ...forTests]
}

const faultsOf = (issues: readonly z.core.$ZodIssue[], given: Given) =>
  issues.map(
    ({ path: [name], message }) => `  ${String(name)}: ${given[String(name)] === undefined ? "is not set" : message}`,
  )
const withoutEmpty = (all: Given): Given => Object.fromEntries(Object.entries(all).filter(([, value]) => value !== ""))

/**
 * Parses an environment. An empty variable counts as not set. Throws one message that names each variable that is
 * missing or malformed.
 * @param plugins what the shop's own plugins also read from it
 */
export function readEnvironment(all: Given, plugins: readonly PluginVariables[] = []): Env {
  const given = withoutEmpty(all)
  const result = environment.safeParse(given)
  const issues = [result, ...plugins.map((variables) => variables.safeParse(given))].flatMap(
    ({ error }) => error?.issues ?? [],
  )
  if (!result.success || issues.length)
    throw new Error(`These environment variables need care (see .env.example):\n${faultsOf(issues, given).join("\n")}`)
  const missing = missingForS3(result.data)
  if (missing.length)
    throw new Error(`S3_BUCKET needs these environment variables (see .env.example):\n  ${missing.join("\n  ")}`)
  if (result.data.WHATSAPP_PHONE_NUMBER_ID && !result.data.WHATSAPP_ACCESS_TOKEN)
    throw new Error(`WHATSAPP_PHONE_NUMBER_ID also needs WHATSAPP_ACCESS_TOKEN (see .env.example).`)
  const provider = result.data.SMS_PROVIDER
  const env = {
    ...result.data,
    sms: { provider, variables: beginningWith(`${provider.toUpperCase()}_`, given) },
    whatsapp: whatsappOf(result.data),
  }
  const theirs = Object.fromEntries(
    plugins.flatMap(({ shape }) => Object.keys(shape)).map((name) => [name, given[name]]),
  )
  const unfit = env.NODE_ENV === "production" ? unfitForProduction(env, theirs) : []
  if (unfit.length) throw new Error(`Not fit for production:\n${unfit.map((line) => `  ${line}`).join("\n")}`)
  return env
}

const whatsappOf = (env: z.output<typeof environment>): WhatsappOptions | null =>
  env.WHATSAPP_PHONE_NUMBER_ID && env.WHATSAPP_ACCESS_TOKEN
    ? {
        base: env.WHATSAPP_GRAPH_BASE,
        version: env.WHATSAPP_GRAPH_VERSION,
        phoneNumberId: env.WHATSAPP_PHONE_NUMBER_ID,
        accessToken: env.WHATSAPP_ACCESS_TOKEN,
      }
    : null

/** The compiled `src/variables.ts` of each of the shop's own plugins that has one. */
function variablesOfPlugins(): PluginVariables[] {
  const folder = path.resolve("plugins")
  if (!fs.existsSync(folder)) return []
  return fs
    .readdirSync(folder)
    .map((name) => path.join(folder, name, ".medusa/server/src/variables.js"))
    .filter((file) => fs.existsSync(file))
    .map((file) => (require(file) as { variables: PluginVariables }).variables)
}

let parsed: Env | undefined

/** The environment of this process. */
export const env = (): Env => (parsed ??= readEnvironment(process.env, variablesOfPlugins()))

/** The variables that a plugin reads from this process's environment, for its options in medusa-config.ts. */
export const variablesOf = <Variables extends PluginVariables>(variables: Variables): z.output<Variables> =>
  variables.parse(withoutEmpty(process.env))
