import type { Server } from "node:http"
import type { AddressInfo } from "node:net"
import { codeText, DLT, smsText, smsValues } from "@silai/contracts/messaging/dlt"
import express, { Router } from "express"
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest"
import { mount } from "../../stand-in/mount-sms"
import type { CaughtText } from "../../stand-in/phones"
import msg91 from "./msg91/index"
import twilio from "./twilio/index"

const settings = {
  MSG91_AUTH_KEY: "the-auth-key",
  MSG91_TEMPLATE_ID: "the-template",
  MSG91_SHIPPED_TEMPLATE_ID: "shipped",
  MSG91_READY_TEMPLATE_ID: "ready",
  MSG91_CANCELLED_TEMPLATE_ID: "cancelled",
  MSG91_BACK_IN_STOCK_TEMPLATE_ID: "back-in-stock",
  TWILIO_ACCOUNT_SID: "AC-1",
  TWILIO_AUTH_TOKEN: "the-token",
  PUBLIC_URL: "https://silai.example",
}
let phones: { texts: CaughtText[]; mode: string }
let server: Server
type Name = "msg91" | "twilio"
let variables: Record<Name, Record<string, string>>

beforeAll(async () => {
  const router = Router()
  await mount(router, {
    settings,
    clock: { now: Date.now },
    store: (_name, empty) => {
      phones = empty as never
      return { state: empty, save: () => undefined }
    },
  })
  server = await new Promise((resolve) => {
    const listening = express()
      .use(router)
      .listen(0, "127.0.0.1", () => resolve(listening))
  })
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  variables = {
    msg91: {
      MSG91_BASE_URL: baseUrl,
      ...Object.fromEntries(Object.entries(settings).filter(([name]) => name.startsWith("MSG91_"))),
    },
    twilio: {
      TWILIO_BASE_URL: baseUrl,
      TWILIO_ACCOUNT_SID: "AC-1",
      TWILIO_AUTH_TOKEN: "the-token",
      TWILIO_FROM: "+15005550006",
    },
  }
})
beforeEach(() => Object.assign(phones, { texts: [], mode: "normal" }))
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

const carriers = { msg91, twilio }
const serviceOf = (name: Name) => carriers[name].services[0]!
const text = codeText("042137", "silai.example")
const sendCode = (name: Name, change: Record<string, string> = {}) =>
  new (serviceOf(name))({}, { channels: ["sms"], variables: { ...variables[name], ...change } }).send({
    channel: "sms",
    to: "+919876543210",
    template: "code",
    content: { text },
  })

test.each(["msg91", "twilio"] as const)("sends the code to the phone by %s in the registered words", async (name) => {
  expect((await sendCode(name)).id).not.toBe("")
  expect(phones.texts).toMatchObject([{ phone: "9876543210", otp: "042137", text }])
})

test.each([
  ["msg91", "refuse", "permanent"],
  ["msg91", "down", "temporary"],
  ["twilio", "refuse", "permanent"],
  ["twilio", "down", "temporary"],
  ["msg91", "drop-after-taking", "temporary"],
] as const)(
  "reads of %s the reply %s as the failure %s, and the error contains neither number nor code",
  async (name, mode, kind) => {
    phones.mode = mode
    const error = await sendCode(name).then(
      () => null,
      (caught: Error & { kind: string }) => caught,
    )
    expect(error).toMatchObject({ kind })
    expect(String(error)).not.toMatch(/98765|042137/)
  },
)

test("treats a wrong key as refused by the carrier, though it answers 200", async () => {
  await expect(sendCode("msg91", { MSG91_AUTH_KEY: "another-key" })).rejects.toMatchObject({
    kind: "permanent",
  })
})

test("ends the message with the line by which a phone's browser fills in the code", () => {
  expect(text.split("\n").at(-1)).toBe("@silai.example #042137")
  expect(DLT.header).toMatch(/^[A-Z]{6}$/)
})

test("leaves a code with a dollar sign in it unchanged", () =>
  expect(smsText("code", ["$&", "h", "$1"])).toContain("$& is your"))

test("gives a carrier that has the text itself only the values, and accepts no other text", async () => {
  expect(smsValues("code", text)).toEqual(["042137", "silai.example", "042137"])
  expect(smsValues("code", `Hello. ${text.slice(8)}`)).toBeNull()
  const other = { channel: "sms", to: "+919876543210", template: "code", content: { text: "Buy now" } }
  await expect(new (serviceOf("msg91"))({}, { variables: variables.msg91 }).send(other)).rejects.toMatchObject({
    kind: "permanent",
  })
  expect(phones.texts).toEqual([])
})

test.each(["msg91", "twilio"] as const)(
  "says by %s that a parcel is on its way, in the registered words",
  async (name) => {
    const shipped = smsText("orderShipped", ["SL-000123", "Delhivery", "silai.example"])
    const message = { channel: "sms", to: "+919876543210", template: "orderShipped", content: { text: shipped } }
    await new (serviceOf(name))({}, { channels: ["sms"], variables: variables[name] }).send(message)
    expect(phones.texts).toMatchObject([{ phone: "9876543210", otp: null, text: shipped }])
  },
)

test("names a carrier's missing settings in one sentence when the shop starts", () => {
  expect(() =>
    Reflect.get(serviceOf("msg91"), "validateOptions")({ variables: { MSG91_BASE_URL: "nowhere" } }),
  ).toThrow(
    "Text messages are not set up: MSG91_BASE_URL is not a web address; MSG91_AUTH_KEY is missing; MSG91_TEMPLATE_ID is missing; MSG91_SHIPPED_TEMPLATE_ID is missing; MSG91_READY_TEMPLATE_ID is missing; MSG91_CANCELLED_TEMPLATE_ID is missing.",
  )
})
