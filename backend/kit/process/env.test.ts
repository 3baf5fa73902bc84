import { describe, expect, test } from "vitest"
import { z } from "zod"
import { readEnvironment } from "./env"

const secret = "k3HsW0vYf6mR2nQx8uBt5LpZ"
const good = {
  NODE_ENV: "production",
  DATABASE_URL: "postgres://silai:x@db.internal:5432/silai",
  PUBLIC_URL: "https://shop.example",
  JWT_SECRET: secret,
  COOKIE_SECRET: secret,
  OTP_PEPPER: secret,
  TILL_ADDRESS: "https://till.example",
  TILL_SECRET: secret,
  SMTP_URL: "smtp://user:password@mail.example:587",
  MSG91_BASE_URL: "https://control.msg91.com",
  MSG91_AUTH_KEY: "msg91-key",
  MSG91_TEMPLATE_ID: "template",
  WHATSAPP_PHONE_NUMBER_ID: "100200300400",
  WHATSAPP_ACCESS_TOKEN: secret,
}
/** The variables that a plugin declares. */
const till = z.object({ TILL_ADDRESS: z.url(), TILL_SECRET: z.string().min(8), TILL_SECRET_OLD: z.string().optional() })
const refusalOf = (more: Record<string, string>) => {
  try {
    readEnvironment({ ...good, ...more }, [till])
    return ""
  } catch (error) {
    return (error as Error).message
  }
}

describe("a shop in production", () => {
  test("opens without Google settings, with Google off; an empty line counts as missing", () => {
    expect(readEnvironment({ ...good, GOOGLE_CLIENT_ID: "", REDIS_URL: "" })).toMatchObject({ SMS_PROVIDER: "msg91" })
    expect(readEnvironment(good).GOOGLE_CLIENT_ID).toBeUndefined()
    expect(refusalOf({ GOOGLE_GSI_SRC: "http://127.0.0.1:8010/gsi" })).toBe("")
  })

  test("keeps pictures in a folder, unless a bucket is named; then it requires its keys, by name", () => {
    expect(readEnvironment(good).S3_BUCKET).toBeUndefined()
    expect(refusalOf({ S3_BUCKET: "pictures", S3_ACCESS_KEY_ID: "AKIA" })).toMatch(
      /S3_BUCKET needs[^]*S3_SECRET_ACCESS_KEY$/,
    )
    expect(refusalOf({ S3_BUCKET: "pictures", S3_AUTHENTICATION_METHOD: "s3-iam-role" })).toBe("")
    const keys = { S3_BUCKET: "pictures", S3_ACCESS_KEY_ID: "AKIA", S3_SECRET_ACCESS_KEY: "x" }
    expect(refusalOf(keys)).toBe("")
    expect(refusalOf({ ...keys, S3_ENDPOINT: "http://127.0.0.1:4568" })).toMatch(/S3_ENDPOINT points to this machine/)
    expect(refusalOf({ ...keys, S3_ENDPOINT: "http://storage.example" })).toMatch(/S3_ENDPOINT is not https/)
  })

  test("requires only the client id to turn Google on", () => {
    const google = readEnvironment({ ...good, GOOGLE_CLIENT_ID: "1234-abc.apps.googleusercontent.com" })
    expect(google.GOOGLE_GSI_SRC).toBe("https://accounts.google.com/gsi/client")
    expect(google.GOOGLE_CERTS_URL).toMatch(/^https:\/\/www\.googleapis\.com\//)
  })

  test.each([
    "PUBLIC_URL",
    "TILL_ADDRESS",
    "MSG91_BASE_URL",
    "WHATSAPP_GRAPH_BASE",
    "GOOGLE_GSI_SRC",
    "GOOGLE_CERTS_URL",
  ])("does not open with %s over plain http", (name) => {
    expect(refusalOf({ GOOGLE_CLIENT_ID: "1234-abc", [name]: "http://api.example" })).toContain(`${name} is not https`)
  })

  test("does not send codes over plain http with the other carrier either", () => {
    const twilio = {
      SMS_PROVIDER: "twilio",
      TWILIO_ACCOUNT_SID: "AC123456",
      TWILIO_AUTH_TOKEN: secret,
      TWILIO_FROM: "+1555",
    }
    expect(refusalOf(twilio)).toBe("")
    expect(refusalOf({ ...twilio, TWILIO_BASE_URL: "http://api.twilio.com" })).toContain("TWILIO_BASE_URL is not https")
  })

  test.each([
    ["PUBLIC_URL", "https://localhost:8000"],
    ["TILL_ADDRESS", "https://127.0.0.1:8010/till"],
    ["TILL_ADDRESS", "https://[::1]:8010/till"],
    ["MSG91_BASE_URL", "https://0.0.0.0:8010/sms"],
    ["GOOGLE_CERTS_URL", "https://localhost:8010/google/certs"],
    ["WHATSAPP_GRAPH_BASE", "https://localhost:8010/whatsapp"],
    ["SMTP_URL", "smtp://127.0.0.1:8025"],
  ])("does not open with %s on its own machine, where the stand-ins listen", (name, address) => {
    expect(refusalOf({ GOOGLE_CLIENT_ID: "1234-abc", [name]: address })).toContain(`${name} points to this machine`)
  })

  test.each(["JWT_SECRET", "COOKIE_SECRET", "OTP_PEPPER", "TILL_SECRET", "TILL_SECRET_OLD"])(
    "does not open with the demo's %s",
    (name) => expect(refusalOf({ [name]: "demo-k3HsW0vYf6mR2nQx8uBt5LpZ" })).toContain(`${name} is a demo secret`),
  )

  test("does not open with a crash point set", () => {
    expect(refusalOf({ CRASH_AT: "after-hold" })).toContain("CRASH_AT is set")
  })

  test("does not open with work on request", () => {
    expect(refusalOf({ WORK_ON_REQUEST: "on" })).toContain("WORK_ON_REQUEST is on")
  })

  test("requires none of this of the demo, which runs on stand-ins", () => {
    expect(refusalOf({ NODE_ENV: "development", PUBLIC_URL: "http://localhost:8000", CRASH_AT: "after-hold" })).toBe("")
  })

  test("does not start with an unknown SMS carrier, and lists the known ones", () => {
    for (const provider of ["pigeon", "../msg91", "Twilio"])
      expect(refusalOf({ SMS_PROVIDER: provider, NODE_ENV: "development" })).toContain(
        "SMS_PROVIDER: is no carrier that we have: msg91, twilio",
      )
  })

  test("opens without WhatsApp; once its number is set, the token is required", () => {
    const whatsapp = (change: Record<string, string>) =>
      refusalOf({ WHATSAPP_PHONE_NUMBER_ID: "", WHATSAPP_ACCESS_TOKEN: "", ...change })
    expect(whatsapp({})).toBe("")
    expect(whatsapp({ WHATSAPP_GRAPH_BASE: "http://127.0.0.1:8010/whatsapp" })).toBe("")
    expect(whatsapp({ WHATSAPP_PHONE_NUMBER_ID: "100200300400" })).toContain("WHATSAPP_ACCESS_TOKEN")
  })

  test("names each variable that is missing, its own and a plugin's, in one message", () => {
    expect(refusalOf({ JWT_SECRET: "", TILL_SECRET: "", TILL_ADDRESS: "the till" })).toMatch(
      /JWT_SECRET: is not set[\s\S]*TILL_ADDRESS: Invalid URL\n  TILL_SECRET: is not set/,
    )
  })
})
