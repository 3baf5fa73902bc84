import type { Server } from "node:http"
import type { AddressInfo } from "node:net"
import { codeText, DLT, smsText } from "@silai/contracts/messaging/dlt"
import express, { Router } from "express"
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest"
import { mount } from "../../stand-in/mount-sms"
import type { CaughtText } from "../../stand-in/phones"
import { sendCode } from "./carrier"
import { parseSmsOptions, type SmsOptions } from "./options"

const settings = {
  MSG91_AUTH_KEY: "the-auth-key",
  MSG91_TEMPLATE_ID: "the-template",
  TWILIO_ACCOUNT_SID: "AC-1",
  TWILIO_AUTH_TOKEN: "the-token",
  PUBLIC_URL: "https://silai.example",
}
let phones: { texts: CaughtText[]; mode: string }
let server: Server
let carriers: Record<"msg91" | "twilio", SmsOptions>

beforeAll(async () => {
  const router = Router()
  await mount(router, {
    settings,
    clock: { now: Date.now },
    shelf: (_name, empty) => {
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
  carriers = {
    msg91: parseSmsOptions({ provider: "msg91", baseUrl, authKey: "the-auth-key", templateId: "the-template" }),
    twilio: parseSmsOptions({
      provider: "twilio",
      baseUrl,
      accountSid: "AC-1",
      authToken: "the-token",
      from: "+15005550006",
    }),
  }
})
beforeEach(() => Object.assign(phones, { texts: [], mode: "normal" }))
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

const message = { phone: "9876543210", code: "042137", host: "silai.example" }

test.each(["msg91", "twilio"] as const)("%s carries the code to the phone, in the registered words", async (name) => {
  expect(await sendCode(carriers[name], message)).not.toBe("")
  expect(phones.texts).toMatchObject([
    { phone: "9876543210", otp: "042137", text: codeText("042137", "silai.example") },
  ])
})

test.each([
  ["msg91", "refuse", "permanent"],
  ["msg91", "down", "temporary"],
  ["twilio", "refuse", "permanent"],
  ["twilio", "down", "temporary"],
  ["msg91", "drop-after-taking", "temporary"],
] as const)(
  "when %s does %s, the failure is %s, and the error repeats neither number nor code",
  async (name, mode, kind) => {
    phones.mode = mode
    const error = await sendCode(carriers[name], message).then(
      () => null,
      (caught: Error & { kind: string }) => caught,
    )
    expect(error).toMatchObject({ kind })
    expect(String(error)).not.toMatch(/98765|042137/)
  },
)

test("a wrong key is refused by the carrier, though it answers 200", async () => {
  await expect(sendCode({ ...carriers.msg91, authKey: "another-key" } as SmsOptions, message)).rejects.toMatchObject({
    kind: "permanent",
  })
})

test("the message ends with the line by which a phone's browser fills in the code", () => {
  expect(codeText("042137", "silai.example").split("\n").at(-1)).toBe("@silai.example #042137")
  expect(DLT.header).toMatch(/^[A-Z]{6}$/)
})

test("a code with a dollar sign in it would stay what it is", () =>
  expect(smsText("code", ["$&", "h", "$1"])).toContain("$& is your"))

test("missing options are named in one sentence", () => {
  expect(() => parseSmsOptions({ provider: "msg91", baseUrl: "nowhere" })).toThrow(
    "Text messages are not set up: MSG91_BASE_URL is not a web address; MSG91_AUTH_KEY is missing; MSG91_TEMPLATE_ID is missing.",
  )
})
