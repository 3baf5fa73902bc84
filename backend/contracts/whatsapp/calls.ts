import { z } from "zod"
import { idShape } from "../account/shapes"
import { adminCall } from "../call"
import { boughtOrder, customerBagItem } from "../customer/shapes"
import { listOf } from "../list"
import { halfSaved } from "../measurement/shapes"
import { moment } from "../moment"
import { counted, paged } from "../paging"
import { RETURN_KINDS } from "../returns/limits"
import { RETURN_STATE_KEYS } from "../returns/states"
import {
  CONSENT_REACHES,
  FAILURE_REASONS,
  MEDIA_STATES,
  MESSAGE_KINDS,
  MESSAGE_SIDES,
  MESSAGE_STATE_NAMES,
} from "./kinds"
import { CHAT, CHAT_FILE, CHAT_FILTERS, CHAT_LIST } from "./limits"
import { whatsappMessages } from "./messages"
import { lineShape, proseShape } from "../text"

const read = adminCall("chat.read")
const write = adminCall("chat.write")

const chat = z.object({
  _id: z.string(),
  name: z.string().describe("as the customer has it in WhatsApp; else the phone, else empty"),
  username: z.string().nullable(),
  phone: z
    .string()
    .nullable()
    .describe("with +; null while WhatsApp keeps it private, and for a role that sees no phones"),
  customerId: z
    .string()
    .nullable()
    .describe("the one linked by hand; until staff link or unlink one, the customer with this phone"),
  last: z
    .object({ kind: z.enum(MESSAGE_KINDS), side: z.enum(MESSAGE_SIDES), text: z.string(), at: z.string() })
    .nullable(),
  unread: z.number().int(),
  waitingSince: z.string().nullable().describe("the customer's first message that is not answered"),
  windowEndsAt: z.string().nullable().describe("until then anything may be sent; later only templates"),
  isWindowOpen: z.boolean(),
  isStopped: z.boolean().describe("the customer asked for no more messages"),
  assignedTo: z.object({ userId: z.string(), name: z.string() }).nullable(),
  snoozedUntil: z.string().nullable(),
  isDone: z.boolean(),
  labels: z.array(z.string()),
})
export type Chat = z.output<typeof chat>

const file = z.object({
  mimeType: z.string(),
  name: z.string(),
  bytes: z.number().int().nullable(),
  state: z.enum(MEDIA_STATES),
})

const message = z.object({
  _id: z.string(),
  side: z.enum(MESSAGE_SIDES),
  kind: z.enum(MESSAGE_KINDS),
  text: z.string().describe("text, caption, button, template filled in; empty where the kind has none"),
  at: z.string().describe("WhatsApp's own time, as soon as it is known"),
  state: z.enum(MESSAGE_STATE_NAMES),
  failure: z
    .object({ reason: z.enum(FAILURE_REASONS), code: z.number().nullable(), why: z.string(), whatToDo: z.string() })
    .nullable(),
  replyTo: z.object({ messageId: z.string().nullable(), text: z.string() }).nullable(),
  reactions: z.array(z.object({ side: z.enum(MESSAGE_SIDES), emoji: z.string() })),
  isEdited: z.boolean(),
  isDeleted: z.boolean().describe("the customer took it back; its text is erased here, too"),
  consent: z.enum(["stop", "start"]).nullable().describe("what the customer asked with this message"),
  consentReach: z
    .enum(CONSENT_REACHES)
    .nullable()
    .describe(
      "what it ended, or began again: WhatsApp only, also other messages to this number, or those of the account that has proven it; null: a later wish was known",
    ),
  by: z.string().nullable().describe("the staff member"),
  file: file.nullable(),
  place: z.object({ latitude: z.number(), longitude: z.number(), name: z.string(), address: z.string() }).nullable(),
  cards: z.array(z.object({ name: z.string(), phones: z.array(z.string()) })),
  piece: z
    .object({ _id: z.string(), slug: z.string(), name: z.string(), color: z.string(), thumbnail: z.string() })
    .nullable()
    .describe(
      "what the shop sells at the page that the customer's text links to, as the shop's own links to WhatsApp write it",
    ),
})
export type ChatMessage = z.output<typeof message>

const person = z.object({
  customer: z
    .object({
      _id: z.string().describe("of the customer's page: the account, or a guest's first order"),
      isAccount: z.boolean(),
      isLinkedByHand: z.boolean(),
      name: z.string(),
    })
    .nullable()
    .describe("null while the shop does not know who it is"),
  orders: z
    .array(
      boughtOrder.extend({
        path: z.string().nullable().describe("the buyer's own page of it, with its key; null for who may not write"),
      }),
    )
    .describe("the latest first"),
  olderOrders: z.number().int().describe("how many are not listed"),
  returns: z.array(
    z.object({
      _id: z.string(),
      returnNumber: z.string(),
      orderNumber: z.string(),
      kind: z.enum(RETURN_KINDS),
      state: z.enum(RETURN_STATE_KEYS),
      askedAt: z.string(),
    }),
  ),
  bag: z.array(customerBagItem).describe("empty for a role that sees no customers"),
  measurements: z.array(halfSaved).describe("empty for a role that sees none"),
})
export type ChatPerson = z.output<typeof person>

const sendKey = z
  .string()
  .regex(/^[A-Za-z0-9_-]{16,64}$/)
  .describe("the sender's own key of this message: sent twice with it, it is one message")
const ofChat = { chatId: idShape }
const one = { data: message }
const replyTo = idShape.optional().describe("the message that this one answers")
const text = proseShape(CHAT.maxText, whatsappMessages.textTooLong).min(1, whatsappMessages.noText)

const sendable = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("text"), text, replyTo }),
  z.strictObject({
    kind: z.literal("reaction"),
    messageId: idShape,
    emoji: z.string().max(CHAT.maxEmoji).describe("empty takes it back"),
  }),
  z.strictObject({
    kind: z.literal("template"),
    template: z.string().max(60),
    values: listOf(lineShape(CHAT.maxValue), CHAT.maxValues),
    path: lineShape(CHAT.maxValue).default("").describe("the end of the button's address"),
  }),
])
export type Sendable = z.output<typeof sendable>

export const whatsappCalls = {
  all: read("/admin/whatsapp/all", "Chats, the latest first, and how many have unread messages.", {
    body: z.strictObject({
      filter: z.enum(CHAT_FILTERS).default("open"),
      label: lineShape(CHAT.maxLabel).optional(),
      search: lineShape(CHAT.maxSearch)
        .optional()
        .describe("in names, phones, and the words of messages; an order's number finds its buyer"),
      ...paged(CHAT_LIST),
    }),
    reply: z.object({ data: z.array(chat), unread: z.number().int(), ...counted }),
  }),
  messages: read(
    "/admin/whatsapp/messages",
    "A chat and its newest messages, oldest first; with `before` older ones.",
    {
      body: z.strictObject({
        ...ofChat,
        before: idShape.optional().describe("the oldest message that is shown already"),
        most: z.number().int().min(1).max(CHAT.maxMessages).default(CHAT.messages),
      }),
      reply: z.object({
        data: z.object({
          chat,
          messages: z.array(message),
          hasOlder: z.boolean(),
          draft: z.string(),
          noteDraft: z.string(),
        }),
      }),
    },
  ),
  send: write(
    "/admin/whatsapp/send",
    "Sends a text, a reaction or a template; the shop's worker sends it in its turn.",
    {
      body: z.strictObject({ ...ofChat, key: sendKey, message: sendable }),
      reply: z.object(one),
    },
  ),
  sendFile: write("/admin/whatsapp/send-file", "Sends a picture or a PDF.", {
    multipart: { field: CHAT_FILE.field, maxFiles: CHAT_FILE.maxFiles, maxFileBytes: CHAT_FILE.maxFileBytes },
    body: z.strictObject({
      ...ofChat,
      key: sendKey,
      caption: proseShape(CHAT.maxCaption).default(""),
      replyTo,
    }),
    reply: z.object(one),
  }),
  clear: write(
    "/admin/whatsapp/clear-chat",
    "Deletes a chat's messages and files from the shop; the phone keeps its own.",
    {
      body: z.strictObject(ofChat),
      reply: z.object({}),
    },
  ),
  download: read("/admin/whatsapp/download-media", "A message's file.", {
    body: z.strictObject({ messageId: idShape }),
    reply: z.object({}).describe("answers the file's bytes"),
  }),
  note: write("/admin/whatsapp/note", "Writes a note into the thread that only staff see.", {
    body: z.strictObject({ ...ofChat, text: proseShape(CHAT.maxNote).min(1, whatsappMessages.noText) }),
    reply: z.object(one),
  }),
  update: write("/admin/whatsapp/update", "Changes a chat: read, labels, whose it is, snoozed, done, whose customer.", {
    body: z.strictObject({
      ...ofChat,
      isRead: z.literal(true).optional(),
      labels: listOf(lineShape(CHAT.maxLabel).min(1), CHAT.maxLabels).optional(),
      assignedTo: idShape.nullable().optional(),
      snoozedUntil: moment.nullable().optional(),
      isDone: z.boolean().optional(),
      customerId: idShape.nullable().optional(),
    }),
    reply: z.object({ data: chat }),
  }),
  retry: write("/admin/whatsapp/retry", "Sends a failed message again, or fetches a file that could not be fetched.", {
    body: z.strictObject({ messageId: idShape }),
    reply: z.object(one),
  }),
  retryEvents: write(
    "/admin/whatsapp/retry-events",
    "Handles again what WhatsApp sent and the shop gave up, such as a customer's message.",
    {
      body: z.strictObject({}),
      reply: z.object({ data: z.object({ events: z.number().int().describe("how many are handled again") }) }),
    },
  ),
  draft: write("/admin/whatsapp/draft", "Stores what the caller is writing in a chat; empty removes it.", {
    body: z.strictObject({
      ...ofChat,
      text: z.string().max(CHAT.maxText),
      isNote: z.literal(true).optional().describe("of a note for staff; a message and a note have a draft each"),
    }),
    reply: z.object({}),
  }),
  person: read("/admin/whatsapp/person", "The person behind a chat: customer, orders, returns, bag, measurements.", {
    body: z.strictObject(ofChat),
    reply: z.object({ data: person }),
  }),
  choices: read("/admin/whatsapp/choices", "The staff who answer chats, and the labels in use.", {
    body: z.strictObject({}),
    reply: z.object({
      data: z.object({
        people: z.array(z.object({ userId: z.string(), name: z.string() })),
        labels: z.array(z.string()),
      }),
    }),
  }),
  typing: write("/admin/whatsapp/typing", "Shows the colleagues who have this chat open that the caller is typing.", {
    body: z.strictObject(ofChat),
    reply: z.object({}),
  }),
  templates: read("/admin/whatsapp/templates", "The templates that may be sent, with how many values each takes.", {
    body: z.strictObject({}),
    reply: z.object({ data: z.array(z.object({ name: z.string(), text: z.string(), values: z.number().int() })) }),
  }),
}
