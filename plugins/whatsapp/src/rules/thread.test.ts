import type { MessageState } from "@silai/contracts/whatsapp/kinds"
import { expect, test } from "vitest"
import { consentIn } from "./consent"
import { type KnownContact, whoIs } from "./contact"
import { filledIn, payloadOf } from "./payload"
import { pieceIn } from "./piece-link"
import { headersOf } from "./served-as"
import { afterReport, type Report, reportedState } from "./state"
import { isWindowOpen, windowEndsAt } from "./window"

const orders = <T>(all: readonly T[]): T[][] =>
  all.length < 2 ? [[...all]] : all.flatMap((one, at) => orders(all.toSpliced(at, 1)).map((rest) => [one, ...rest]))

const after = (reports: readonly Report["state"][]) =>
  reports.reduce<MessageState>((now, reported) => afterReport(now, reported) ?? now, "sending")

test.each([
  [["sent", "delivered", "read"], "read"],
  [["sent", "failed"], "failed"],
  [["sent", "failed", "delivered"], "delivered"],
  [["read", "sent", "delivered", "failed"], "read"],
] as const)("reports %j give %s in every order, and the state never steps back", (reports, end) => {
  for (const order of orders(reports)) expect([order, after(order)]).toEqual([order, end])
})

test("treats a played voice message as read, and ignores a status that the shop does not know", () => {
  expect([reportedState("played"), reportedState("deleted")]).toEqual(["read", null])
  expect(afterReport("read", "read")).toBeNull()
})

test("reads STOP and START as whole messages, in both languages, however they are written", () => {
  for (const word of ["STOP", " stop. ", "Stop!", "बंद", "बंद करो।", "UNSUBSCRIBE"]) expect(consentIn(word)).toBe("stop")
  for (const word of ["start", "START", "शुरू", "शुरू करें"]) expect(consentIn(word)).toBe("start")
  for (const text of ["please do not stop", "stop by at 5?", "", "🙂", "When do you start?", "दुकान बंद है क्या"])
    expect(consentIn(text)).toBeNull()
})

test("allows any message for 24 hours after the customer's last one, to the millisecond, and never before one", () => {
  const last = new Date("2026-11-26T10:00:00Z")
  expect(windowEndsAt(last)?.toISOString()).toBe("2026-11-27T10:00:00.000Z")
  expect(isWindowOpen(last, new Date("2026-11-27T09:59:59.999Z"))).toBe(true)
  expect(isWindowOpen(last, new Date("2026-11-27T10:00:00Z"))).toBe(false)
  expect(isWindowOpen(null, last)).toBe(false)
})

const byId: KnownContact = { id: "a", bsuid: "IN.1", waId: null }
const byPhone: KnownContact = { id: "b", bsuid: null, waId: "91" }
const other: KnownContact = { id: "c", bsuid: "IN.2", waId: "91" }

test("finds a contact by either mark, merges two of one person, and removes a number that moved to another from its old contact", () => {
  const both = { bsuid: "IN.1", waId: "91" }
  expect(whoIs([], both)).toEqual({ knownId: null, absorb: null, strip: null })
  expect(whoIs([byId], { bsuid: "IN.1", waId: null })).toEqual({ knownId: "a", absorb: null, strip: null })
  expect(whoIs([byId], both)).toEqual({ knownId: "a", absorb: null, strip: null })
  expect(whoIs([byPhone], both)).toEqual({ knownId: "b", absorb: null, strip: null })
  expect(whoIs([byId, byPhone], both)).toEqual({ knownId: "a", absorb: "b", strip: null })
  expect(whoIs([byId, other], both)).toEqual({ knownId: "a", absorb: null, strip: "c" })
  expect(whoIs([other], both)).toEqual({ knownId: null, absorb: null, strip: "c" })
  expect(whoIs([other], { bsuid: null, waId: "91" })).toEqual({ knownId: "c", absorb: null, strip: null })
})

test("fills a template with as many values as it has, without line breaks, and reads it as it will be shown", () => {
  expect(filledIn("order_accepted", ["Asha", "SL-000001"], "order")).toMatch(/^Hello Asha, .*SL-000001/)
  for (const [name, values, path] of [
    ["order_accepted", ["Asha"], "order"],
    ["order_accepted", ["Asha", ""], "order"],
    ["order_accepted", ["Asha", "a\nb"], "order"],
    ["order_accepted", ["Asha", "1"], ""],
    ["nothing", ["Asha", "1"], "order"],
  ] as const)
    expect(filledIn(name, values, path)).toBeNull()
})

test("sends a message to the phone, or to the id where no phone is known, with the mark that reports return", () => {
  expect(payloadOf({ kind: "text", text: "Hi", reply: "wamid.1" }, { recipient: "IN.1" }, "wam_1.2")).toEqual({
    messaging_product: "whatsapp",
    recipient_type: "individual",
    recipient: "IN.1",
    type: "text",
    text: { body: "Hi", preview_url: true },
    context: { message_id: "wamid.1" },
    biz_opaque_callback_data: "wam_1.2",
  })
})

test("shows a customer's file only in kinds that a browser does not run", () => {
  expect(headersOf("image/jpeg", "a.jpg")).toMatchObject({ "Content-Type": "image/jpeg" })
  expect(headersOf("audio/ogg; codecs=opus", "")["Content-Disposition"]).toMatch(/^inline/)
  for (const type of ["text/html", "image/svg+xml", "application/pdf", "text/javascript", "image/jpeg, text/html"]) {
    const headers = headersOf(type, 'x".html\r\nSet-Cookie: a=b')
    expect(headers).toMatchObject({ "Content-Type": "application/octet-stream", "X-Content-Type-Options": "nosniff" })
    expect(headers["Content-Disposition"]).toMatch(/^attachment; filename\*=UTF-8''[\w.%-]+$/)
  }
})

test("links a text to a piece by its page in the shop, followed by a full stop or a question mark too, and by nothing else", () => {
  const page = "https://silai.example/product/classic-white-formal-shirt"
  // The back office's own form, in messages that staff send.
  const view = page.replace("/product/", "/product/view/")
  for (const text of [
    page,
    `About this: ${page}.`,
    `${page}?size=M`,
    `${page} and ${page}-2`,
    `${page}#pictures`,
    `${page}/`,
    view,
    `${view}?size=M`,
  ])
    expect([text, pieceIn(text)]).toEqual([text, "classic-white-formal-shirt"])
  for (const text of [
    "",
    "/product/classic-white",
    "https://silai.example/explore",
    `${page}/reviews`,
    `${view}/reviews`,
    `https://x/product/${"x".repeat(121)}`,
  ])
    expect([text, pieceIn(text)]).toEqual([text, null])
})
