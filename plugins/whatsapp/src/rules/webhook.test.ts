import { createHmac } from "node:crypto"
import { expect, test } from "vitest"
import { readMessage, readStatus } from "./inbound"
import { isSame, isSigned } from "./signature"
import { eventsIn } from "./split"

const sign = (body: Buffer, secret: string) => `sha256=${createHmac("sha256", secret).update(body).digest("hex")}`
const contacts = [{ profile: { name: "Asha" }, wa_id: "919876543210", user_id: "IN.1" }]
const value = (more: object) => ({ entry: [{ changes: [{ field: "messages", value: { contacts, ...more } }] }] })
const bytes = (body: unknown) => Buffer.from(JSON.stringify(body))
const message = (more: object) => ({ id: "wamid.1", from: "919876543210", timestamp: "1767225600", ...more })
const read = (more: object) => readMessage(eventsIn(bytes(value({ messages: [message(more)] })))[0]!.body)

test("accepts exactly these bytes from WhatsApp, signed by the secret or the previous one", () => {
  const body = Buffer.from('{"text":"\\u0930"}')
  expect(isSigned(body, sign(body, "new"), ["new", "old"])).toBe(true)
  expect(isSigned(body, sign(body, "old"), ["new", "old"])).toBe(true)
  const reserialised = bytes(JSON.parse(body.toString()))
  expect(reserialised.equals(body)).toBe(false)
  const wrong: [unknown, unknown, (string | undefined)[]][] = [
    [reserialised, sign(body, "new"), ["new"]],
    [body, sign(body, "old"), ["new", undefined]],
    [body, sign(body, ""), ["", undefined]],
    [body, sign(body, "new").replace("sha256=", ""), ["new"]],
    [body, `${sign(body, "new")}00`, ["new"]],
    [body, undefined, ["new"]],
    [body, [sign(body, "new")], ["new"]],
    [Buffer.alloc(0), sign(Buffer.alloc(0), "new"), ["new"]],
    [{}, sign(body, "new"), ["new"]],
  ]
  for (const [given, header, secrets] of wrong) expect(isSigned(given, header, secrets)).toBe(false)
  expect([isSame("token", "token"), isSame("Token", "token"), isSame("", ""), isSame(["token"], "token")]).toEqual([
    true,
    false,
    false,
    false,
  ])
})

test("splits a delivery into its events, each with a key that is the same when it is repeated", () => {
  const body = value({
    messages: [message({ type: "text", text: { body: "one" } }), { ...message({ type: "text" }), id: "wamid.2" }],
    statuses: [
      { id: "wamid.3", status: "sent", timestamp: "1" },
      { id: "wamid.3", status: "read", timestamp: "2" },
    ],
  })
  const keys = ["message:wamid.1", "message:wamid.2", "status:wamid.3:sent", "status:wamid.3:read"]
  expect(eventsIn(bytes(body)).map(({ key }) => key)).toEqual(keys)
  for (const odd of ["{", "null", "[]", '{"entry":7}', '{"entry":[{"changes":[7]}]}']) {
    const [event, ...more] = eventsIn(Buffer.from(odd))
    expect([odd, event?.kind, event?.key.length, more]).toEqual([odd, "odd", 68, []])
  }
  const mixed = value({ messages: [7, message({ type: "text", text: { body: "one" } }), { type: "text" }] })
  expect(eventsIn(bytes(mixed)).map(({ kind }) => kind)).toEqual(["odd", "message", "odd"])
  const update = { entry: [{ changes: [{ field: "account_update", value: { event: "x" } }] }] }
  expect(eventsIn(bytes(update)).map(({ kind }) => kind)).toEqual(["other"])
})

test("shows each kind of message in the thread, and one of an unknown shape as unsupported", () => {
  const kinds: [object, string, string][] = [
    [{ type: "text", text: { body: "नमस्ते" } }, "text", "नमस्ते"],
    [{ type: "image", image: { id: "m", mime_type: "image/jpeg", caption: "this?" } }, "image", "this?"],
    [{ type: "audio", audio: { id: "m", mime_type: "audio/ogg" } }, "audio", ""],
    [{ type: "audio", audio: { id: "m", mime_type: "audio/ogg", voice: true } }, "voice", ""],
    [{ type: "video", video: { id: "m", mime_type: "video/mp4" } }, "video", ""],
    [{ type: "document", document: { id: "m", mime_type: "application/pdf", filename: "a.pdf" } }, "document", ""],
    [{ type: "sticker", sticker: { id: "m", mime_type: "image/webp" } }, "sticker", ""],
    [{ type: "location", location: { latitude: 31.6, longitude: 74.8, name: "Home" } }, "location", "Home"],
    [
      { type: "contacts", contacts: [{ name: { formatted_name: "Ravi" }, phones: [{ phone: "1" }] }] },
      "contacts",
      "Ravi",
    ],
    [{ type: "button", button: { text: "Yes", payload: "y" } }, "button", "Yes"],
    [
      { type: "interactive", interactive: { type: "button_reply", button_reply: { id: "1", title: "M" } } },
      "button",
      "M",
    ],
    [
      {
        type: "interactive",
        interactive: { type: "list_reply", list_reply: { id: "1", title: "M", description: "40" } },
      },
      "list",
      "M · 40",
    ],
    [{ type: "order", order: { product_items: [{}] } }, "order", ""],
    [{ type: "unsupported", errors: [{ code: 131051 }] }, "unsupported", ""],
    [{ type: "hologram" }, "unsupported", ""],
    [{ type: "text", text: "not an object" }, "unsupported", ""],
    [{ type: "image", image: {} }, "unsupported", ""],
    [{ type: "location", location: { latitude: 900 } }, "unsupported", ""],
    [{ type: "text", text: { body: "a\0b" } }, "text", "ab"],
  ]
  for (const [given, kind, text] of kinds) {
    const found = read(given)
    expect([
      found.does,
      found.does === "write" && found.content.kind,
      found.does === "write" && found.content.text,
    ]).toEqual(["write", kind, text])
  }
})

test("names the message of reactions, changes and withdrawals", () => {
  expect(read({ type: "reaction", reaction: { message_id: "wamid.0", emoji: "👍" } })).toMatchObject({
    does: "react",
    target: "wamid.0",
    emoji: "👍",
  })
  expect(read({ type: "reaction", reaction: { message_id: "wamid.0" } })).toMatchObject({ does: "react", emoji: "" })
  expect(read({ type: "revoke", revoke: { original_message_id: "wamid.0" } })).toMatchObject({ does: "delete" })
  const edit = { original_message_id: "wamid.0", message: { type: "text", text: { body: "now" } } }
  expect(read({ type: "edit", edit })).toMatchObject({ does: "edit", target: "wamid.0", text: "now" })
})

test("reads WhatsApp's news of a new number in each of its forms, without its words, and other news with them", () => {
  const news = (system: unknown) => read({ type: "system", system })
  const body = "Asha changed from 919876543210 to 919876543211"
  const moved = { bsuid: null, waId: "919876543211" }
  const number = { does: "notice", kind: "number", text: "", moved }
  expect(news({ type: "user_changed_number", body, wa_id: moved.waId })).toMatchObject(number)
  expect(news({ type: "customer_changed_number", body, new_wa_id: moved.waId })).toMatchObject(number)
  const both = { type: "user_changed_number", wa_id: moved.waId, user_id: "IN.2" }
  expect(news(both)).toMatchObject({ ...number, moved: { ...moved, bsuid: "IN.2" } })
  const other = { does: "notice", kind: "system", moved: null }
  expect(news({ type: "customer_identity_changed", body: "New code" })).toMatchObject({ ...other, text: "New code" })
  for (const odd of [undefined, 7, {}, { type: "user_changed_number", wa_id: "drop table" }, { type: 7, body: [] }])
    expect(news(odd)).toMatchObject({ ...other, text: "" })
})

test("gives a message its own sender's contact, however many there are, and no other", () => {
  const people = [1, 2, 3].map((n) => ({ profile: { name: `P${n}` }, wa_id: `91987654321${n}`, user_id: `IN.${n}` }))
  const messageOf = (n: number, from: object) => ({ id: `wamid.${n}`, timestamp: "1", type: "text", ...from })
  const written = [
    messageOf(1, { from: "919876543213" }),
    messageOf(2, { from: "919876543219", from_user_id: "IN.2" }),
    messageOf(3, { from: "919876543219" }),
    messageOf(4, {}),
  ]
  const bodies = eventsIn(bytes(value({ contacts: people, messages: written }))).map((event) => event.body)
  expect(bodies.map((body) => body.match(/P\d/g))).toEqual([["P3"], ["P2"], null, null])
  expect(readMessage(bodies[2]!).person).toEqual({ bsuid: null, waId: "919876543219", name: "", username: null })
  expect(() => readMessage(bodies[3]!)).toThrow("names no sender")
  const alone = eventsIn(bytes(value({ messages: [messageOf(5, {})] })))[0]!.body
  expect(readMessage(alone).person.bsuid).toBe("IN.1")
  const empty = value({ contacts: [{ wa_id: "919876543210", user_id: "" }], messages: [message({ type: "text" })] })
  expect(readMessage(eventsIn(bytes(empty))[0]!.body).person.bsuid).toBeNull()
})

test("recognizes a person by the business-scoped id, the phone, or both; without either staff must look", () => {
  expect(read({ type: "text", text: { body: "a" } }).person).toEqual({
    bsuid: "IN.1",
    waId: "919876543210",
    name: "Asha",
    username: null,
  })
  const shy = { message: { id: "w", timestamp: "1", type: "text", from: "IN.2", from_user_id: "IN.2" } }
  expect(readMessage(JSON.stringify(shy)).person).toMatchObject({ bsuid: "IN.2", waId: null })
  const no = { message: { id: "w", timestamp: "1", type: "text" } }
  expect(() => readMessage(JSON.stringify(no))).toThrow("names no sender")
  expect(() => readMessage("{")).toThrow(/JSON/)
})

test("reads from a report WhatsApp's own time, the shop's mark, and the code of a failure", () => {
  const status = {
    id: "wamid.9",
    status: "failed",
    timestamp: "1767225600",
    biz_opaque_callback_data: "wam_1.1",
    errors: [{ code: 131026, title: "whatever" }],
  }
  expect(readStatus(JSON.stringify({ status }))).toEqual({
    wamid: "wamid.9",
    status: "failed",
    at: new Date("2026-01-01T00:00:00Z"),
    ours: "wam_1.1",
    code: 131026,
  })
})
