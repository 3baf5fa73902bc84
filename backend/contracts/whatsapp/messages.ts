import { refusals } from "../refusal"
import type { FailureReason } from "./kinds"
import { CHAT, CHAT_FILE } from "./limits"

/** Why a message did not arrive, and what to do about it. */
export const FAILURE_WORDS = {
  busy: { why: "WhatsApp takes no more messages at the moment.", whatToDo: "Send it again in a few minutes." },
  permission: {
    why: "The shop's WhatsApp token may not send.",
    whatToDo: "Check its permissions in Meta's business manager.",
  },
  malformed: { why: "WhatsApp did not accept this message.", whatToDo: "Write it differently and send it again." },
  token: {
    why: "The shop's WhatsApp token has expired.",
    whatToDo: "Enter a new WHATSAPP_ACCESS_TOKEN, then send it again.",
  },
  locked: { why: "WhatsApp has locked the shop's account.", whatToDo: "See the notice in Meta's business manager." },
  unreachable: {
    why: "This phone cannot get the message: no WhatsApp, an old app, or its terms are not accepted.",
    whatToDo: "Call, or write by text message or mail.",
  },
  window: {
    why: `More than ${CHAT.windowHours} hours have passed since the customer's last message.`,
    whatToDo: "Send a template; when the customer answers, you can write freely.",
  },
  spam: { why: "WhatsApp limits the shop, because people reported its messages.", whatToDo: "Wait until tomorrow." },
  enough: {
    why: "WhatsApp delivers no more messages of shops to this person today.",
    whatToDo: "Do not send it again today.",
  },
  stopped: {
    why: "The customer has asked for no more messages of the shop.",
    whatToDo: "Answer when they write again. If it is urgent, call.",
  },
  unsupported: {
    why: "WhatsApp does not support this kind of message.",
    whatToDo: "Send it as text or as a document.",
  },
  file: { why: "WhatsApp could not read the file.", whatToDo: "Send it again, or as another type." },
  pair: { why: "Too many messages to this person within a short time.", whatToDo: "Send it again in a minute." },
  values: { why: "The values do not fit the template.", whatToDo: "Fill in each value, without line breaks." },
  template: { why: "WhatsApp does not know this template.", whatToDo: "Register it in Meta's business manager." },
  paused: { why: "WhatsApp has paused this template.", whatToDo: "Choose another one." },
  unknown: {
    why: "The connection broke while this was being sent. It may have arrived, or not.",
    whatToDo: "Look whether the customer answers; send it again only if it is missing.",
  },
  other: {
    why: "WhatsApp refused this message.",
    whatToDo: "Send it again; if it fails once more, write differently.",
  },
} as const satisfies Record<FailureReason, { why: string; whatToDo: string }>

export const whatsappMessages = {
  queued: "Your message is on its way.",
  noted: "Your note is saved. Only staff can see it.",
  changed: "Saved.",
  cleared: "The chat is cleared. The customer's phone keeps its messages.",
  again: "It is being sent again.",
  fileAgain: "The file is being fetched again.",
  eventsAgain: "They are being read again.",
  noEventsAgain: "The others cannot be read, so trying again does not help.",
  noText: "Write something first.",
  textTooLong: `A message has at most ${CHAT.maxText.toLocaleString("en-IN")} characters.`,
} as const

export const quickReplyMessages = {
  shortcut: "A shortcut is one word of letters and digits, such as size.",
  twice: "A shortcut is in the list twice.",
  noText: "Write the sentence of the shortcut.",
} as const

export const whatsappRefusals = refusals("whatsapp", {
  bad_webhook: { status: 400, say: "The signature does not match.", level: "warn" },
  bad_token: { status: 403, say: "The verify token does not match.", level: "warn" },
  off: { status: 409, say: "WhatsApp is not set up in this shop." },
  unknown: { status: 404, say: "We could not find this chat." },
  message_unknown: { status: 404, say: "We could not find this message." },
  window_closed: {
    status: 409,
    say: `The customer last wrote more than ${CHAT.windowHours} hours ago. Send a template instead.`,
  },
  stopped: { status: 409, say: "The customer has asked for no more messages. You can answer when they write again." },
  key_taken: { status: 409, say: "Another message has this key already." },
  template_unknown: { status: 400, field: "template", say: "We do not have this template." },
  values_wrong: { status: 400, field: "values", say: "Fill in each value of the template, without line breaks." },
  reply_unknown: { status: 409, say: "The message that you answer is not in this chat." },
  not_failed: { status: 409, say: "Only what has failed can be tried again." },
  file_missing: { status: 404, say: "This file is not here. Try to fetch it again." },
  file_wrong: { status: 400, field: CHAT_FILE.field, say: "Send a picture or a PDF." },
  assignee_unknown: {
    status: 400,
    field: "assignedTo",
    say: "This person does not work here, or may not answer chats.",
  },
  customer_unknown: { status: 400, field: "customerId", say: "We could not find the account to link." },
  snooze_past: { status: 400, field: "snoozedUntil", say: `Choose a time in the next ${CHAT.snoozeMostDays} days.` },
})
