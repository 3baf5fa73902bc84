import type { Server } from "node:http"
import type { AddressInfo } from "node:net"
import { WHATSAPP_TEMPLATES } from "@silai/contracts/messaging/whatsapp"
import express, { Router } from "express"
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest"
import { type CaughtNote, mount } from "../../../stand-in/mount-whatsapp"
import { whatsappNote } from "../../rules/notes"
import whatsapp from "./index"

const settings = {
  WHATSAPP_ACCESS_TOKEN: "the-token",
  WHATSAPP_PHONE_NUMBER_ID: "100200300400",
  PUBLIC_URL: "https://silai.example",
}
let phone: { notes: CaughtNote[]; mode: string }
let server: Server
let base: string

beforeAll(async () => {
  const router = Router()
  await mount(router, {
    settings,
    clock: { now: Date.now },
    store: (_name, empty) => {
      phone = empty as never
      return { state: empty, save: () => undefined }
    },
  })
  server = await new Promise((resolve) => {
    const listening = express()
      .use(router)
      .listen(0, "127.0.0.1", () => resolve(listening))
  })
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
beforeEach(() => Object.assign(phone, { notes: [], mode: "normal" }))
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

const order = {
  orderNumber: "SL-000123",
  orderPath: "/order-confirmation/ord_1#key=abc",
  contact: { name: "Asha Verma", email: "asha@example.in", phone: "9876543210" },
  parcel: { courier: "Delhivery", trackingNumber: "DL1", trackingUrl: "" },
}
const [Service] = whatsapp.services
const sends = (news: string, change: Record<string, string> = {}) => {
  const { values, path, ...note } = whatsappNote({ ...order, news })
  const options = { base, version: "v25.0", phoneNumberId: "100200300400", accessToken: "the-token", ...change }
  return new Service!({}, options as never).send({
    ...note,
    channel: "whatsapp",
    provider_data: { values, path, dedupeKey: "note:1" },
  })
}
const failureOf = (sent: Promise<unknown>) =>
  sent.then(
    () => null,
    (error: Error & { kind: string }) => error,
  )

test("sends a name and a courier with runs of spaces, tabs and line breaks as single spaces", async () => {
  const spaced = { ...order, contact: { ...order.contact, name: "Ravi      Kumar" } }
  const { values, path, ...note } = whatsappNote({
    ...spaced,
    news: "shipped",
    parcel: { ...order.parcel, courier: "Blue\t\n     Dart" },
  })
  const options = { base, version: "v25.0", phoneNumberId: "100200300400", accessToken: "the-token" }
  await new Service!({}, options as never).send({
    ...note,
    channel: "whatsapp",
    provider_data: { values, path, dedupeKey: "note:1" },
  })
  expect((phone.notes as [CaughtNote])[0].text).toContain("Hello Ravi Kumar, ")
  expect((phone.notes as [CaughtNote])[0].text).toContain("with Blue Dart.")
})

test.each(["Ravi     Kumar", "Ravi\tKumar", "Ravi\nKumar", "Ravi\u00A0\u00A0\u00A0\u00A0\u00A0Kumar", " "])(
  "refuses the value %j in the stand-in, as WhatsApp does",
  async (name) => {
    const reply = await fetch(`${base}/v25.0/100200300400/messages`, {
      method: "POST",
      headers: { authorization: "Bearer the-token", "content-type": "application/json" },
      body: JSON.stringify({
        messaging_product: "whatsapp",
        to: "919876543210",
        type: "template",
        template: {
          name: "order_accepted",
          language: { code: "en" },
          components: [
            { type: "body", parameters: [name, "SL-000123"].map((text) => ({ type: "text", text })) },
            { type: "button", sub_type: "url", index: "0", parameters: [{ type: "text", text: "order" }] },
          ],
        },
      }),
    })
    expect([reply.status, ((await reply.json()) as { error: { code: number } }).error.code]).toEqual([400, 132012])
  },
)

test.each(["accepted", "shipped", "delivered", "cancelledByShop"])(
  "has a template that WhatsApp accepts for an order that is %s, filled in, with a button to the order",
  async (news) => {
    expect((await sends(news)).id).toMatch(/^wamid/)
    const [{ text, link, phone: to }] = phone.notes as [CaughtNote]
    expect(text).toContain("Hello Asha Verma, ")
    expect(text).toContain("SL-000123")
    expect(text).not.toContain("{{")
    expect([to, link]).toEqual(["9876543210", "https://silai.example/order-confirmation/ord_1#key=abc"])
    expect(text.includes("Delhivery")).toBe(news === "shipped")
  },
)

test.each([
  ["not-on-whatsapp", "permanent"],
  ["too-many", "temporary"],
  ["token-expired", "temporary"],
  ["down", "temporary"],
  ["drop-after-taking", "temporary"],
] as const)(
  "finds, when WhatsApp answers %s, the failure %s, and the error does not repeat the number",
  async (mode, kind) => {
    phone.mode = mode
    const error = await failureOf(sends("shipped"))
    expect(error).toMatchObject({ kind })
    expect(String(error)).not.toContain("98765")
  },
)

test("treats a wrong token as a temporary failure, until the shop corrects it", async () => {
  expect(await failureOf(sends("shipped", { accessToken: "another" }))).toMatchObject({ kind: "temporary" })
})

test("keeps placeholders in order in the templates, with words before and after, as their registration requires", () => {
  for (const { body } of Object.values(WHATSAPP_TEMPLATES)) {
    const places = [...body.matchAll(/\{\{(\d+)\}\}/g)].map(([, at]) => Number(at))
    expect(places).toEqual(places.map((_, at) => at + 1))
    expect(body).not.toMatch(/^\{\{|\}\}$/)
  }
})
