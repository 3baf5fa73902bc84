/**
 * The kinds of messages in a thread. `number`, `system`: WhatsApp's own news of the customer, a new number or other news.
 * `unsupported`: WhatsApp did not pass on the content, or the shop does not know its kind.
 */
export const MESSAGE_KINDS = [
  "text",
  "image",
  "audio",
  "voice",
  "video",
  "document",
  "sticker",
  "location",
  "contacts",
  "button",
  "list",
  "order",
  "reaction",
  "template",
  "number",
  "system",
  "unsupported",
] as const
export type MessageKind = (typeof MESSAGE_KINDS)[number]

export const MEDIA_KINDS = ["image", "audio", "voice", "video", "document", "sticker"] as const
export type MediaKind = (typeof MEDIA_KINDS)[number]
export const isMediaKind = (kind: string): kind is MediaKind => MEDIA_KINDS.some((one) => one === kind)

/** The author's side of a message; a note is the staff's own, or WhatsApp's to the shop, and never leaves the shop. */
export const MESSAGE_SIDES = ["customer", "shop", "note"] as const
export type MessageSide = (typeof MESSAGE_SIDES)[number]

/**
 * The states of a message. A later report of a lower rank changes nothing: WhatsApp reports in any order. A failed message that was
 * delivered after all is delivered. `unknown`: the shop cannot say whether WhatsApp took it.
 */
export const MESSAGE_STATES = {
  received: { rank: 9 },
  kept: { rank: 9 },
  waiting: { rank: 0 },
  sending: { rank: 0 },
  unknown: { rank: 0 },
  sent: { rank: 1 },
  failed: { rank: 2 },
  delivered: { rank: 3 },
  read: { rank: 4 },
} as const satisfies Record<string, { rank: number }>
export type MessageState = keyof typeof MESSAGE_STATES
export const MESSAGE_STATE_NAMES = Object.keys(MESSAGE_STATES) as [MessageState, ...MessageState[]]

/** The state of a message's file: on its way, stored, or not available. */
export const MEDIA_STATES = ["waiting", "kept", "failed"] as const
export type MediaState = (typeof MEDIA_STATES)[number]

/** Whole messages by which a customer stops and restarts automatic messages: in English and Hindi. */
export const CONSENT_WORDS = {
  stop: ["stop", "stop all", "unsubscribe", "बंद", "बंद करो", "बंद करें", "रोको", "रोकें", "band karo", "band"],
  start: ["start", "subscribe", "शुरू", "शुरू करो", "शुरू करें", "चालू", "चालू करो", "shuru karo", "shuru"],
} as const satisfies Record<string, readonly string[]>
export type Consent = keyof typeof CONSENT_WORDS
/** How far such a message reached: WhatsApp only, all messages to this number, or all channels of the account that has proven it. */
export const CONSENT_REACHES = ["whatsapp", "number", "account"] as const
export type ConsentReach = (typeof CONSENT_REACHES)[number]

/**
 * WhatsApp's error codes: act on the number, its titles change. `because`: the sentence. `isPassing`: a letter that the shop sends by
 * itself is tried again for a day. `isBusy`: a message of a chat is tried again within a minute; any other fails at once, because a
 * person is waiting and those behind it must go on.
 */
export const WHATSAPP_CODES = {
  4: { because: "busy", isPassing: true, isBusy: true },
  10: { because: "permission", isPassing: true, isBusy: false },
  100: { because: "malformed", isPassing: false, isBusy: false },
  190: { because: "token", isPassing: true, isBusy: false },
  200: { because: "permission", isPassing: true, isBusy: false },
  368: { because: "locked", isPassing: true, isBusy: false },
  80007: { because: "busy", isPassing: true, isBusy: true },
  130429: { because: "busy", isPassing: true, isBusy: true },
  131026: { because: "unreachable", isPassing: false, isBusy: false },
  131031: { because: "locked", isPassing: true, isBusy: false },
  131047: { because: "window", isPassing: false, isBusy: false },
  131048: { because: "spam", isPassing: false, isBusy: false },
  131049: { because: "enough", isPassing: false, isBusy: false },
  131050: { because: "stopped", isPassing: false, isBusy: false },
  131051: { because: "unsupported", isPassing: false, isBusy: false },
  131052: { because: "file", isPassing: false, isBusy: false },
  131053: { because: "file", isPassing: false, isBusy: false },
  131056: { because: "pair", isPassing: true, isBusy: true },
  132000: { because: "values", isPassing: false, isBusy: false },
  132001: { because: "template", isPassing: true, isBusy: false },
  132012: { because: "values", isPassing: false, isBusy: false },
  132015: { because: "paused", isPassing: true, isBusy: false },
} as const satisfies Record<number, { because: string; isPassing: boolean; isBusy: boolean }>

type CodeFacts = { because: FailureReason; isPassing: boolean; isBusy: boolean }
export type FailureReason = (typeof WHATSAPP_CODES)[keyof typeof WHATSAPP_CODES]["because"] | "unknown" | "other"
export const FAILURE_REASONS: [FailureReason, ...FailureReason[]] = [
  "unknown",
  "other",
  ...new Set(Object.values(WHATSAPP_CODES).map(({ because }) => because)),
]

/** The facts of a code; null for one that the shop does not know. */
export const whatsappCode = (code: number | null): CodeFacts | null =>
  code === null ? null : ((WHATSAPP_CODES as Record<number, CodeFacts | undefined>)[code] ?? null)
