import { refusals } from "../refusal"
import type { NotificationKind } from "./kinds"

/** The name of a kind, and its sentence for one thing (`{what}` is its name) and for `{n}` of them. */
export const NOTIFICATION_WORDS = {
  order: { label: "New orders", one: "New order {what}", other: "{n} new orders" },
  payment: {
    label: "Payments to look at",
    one: "A payment or refund needs a look",
    other: "{n} payments or refunds need a look",
  },
  mismatch: {
    label: "Payment mismatches",
    one: "The payment service and the shop differ on a payment",
    other: "The payment service and the shop differ on {n} sums",
  },
  webhook: {
    label: "Unread payment messages",
    one: "A message from the payment service could not be read",
    other: "{n} messages from the payment service could not be read",
  },
  return: {
    label: "Returns, exchanges and alterations",
    one: "New return request for order {what}",
    other: "{n} new return requests",
  },
  stock: { label: "Low stock", one: "Running low: {what}", other: "{n} sizes are running low" },
  review: { label: "New reviews", one: "A new review", other: "{n} new reviews" },
  suspected: {
    label: "Labels scanned suspiciously often",
    one: "Id {what} was checked in many places",
    other: "{n} ids were checked in many places",
  },
  reported: {
    label: "Reported pieces",
    one: "A piece was reported as a possible fake",
    other: "{n} pieces were reported as possible fakes",
  },
  chat: {
    label: "Chats that wait",
    one: "Waits for an answer for over an hour: {what}",
    other: "{n} chats wait for an answer for over an hour",
  },
  unsent: {
    label: "WhatsApp messages that did not arrive",
    one: "A WhatsApp message did not arrive: {what}",
    other: "{n} WhatsApp messages did not arrive",
  },
  unread: {
    label: "Unread WhatsApp events",
    one: "An event from WhatsApp could not be read",
    other: "{n} events from WhatsApp could not be read",
  },
  failed: {
    label: "Failed messages",
    one: "Could not be sent or done: {what}",
    other: "{n} messages or tasks failed for good",
  },
  note: { label: "Notes from colleagues", one: "Note: {what}", other: "{n} notes" },
} as const satisfies Record<NotificationKind, { label: string; one: string; other: string }>

/** The sentence of a notification: "New order SL-000042", "12 new orders". */
export const notificationTitle = (kind: NotificationKind, count: number, what: string): string =>
  count === 1
    ? NOTIFICATION_WORDS[kind].one.replace("{what}", () => what)
    : NOTIFICATION_WORDS[kind].other.replace("{n}", count.toLocaleString("en-IN"))

export const notificationMessages = {
  sent: "Your note is sent.",
  read: "Marked as read.",
  allRead: "All are marked as read.",
  removed: "Removed from your list.",
  cleared: "Cleared from your list.",
  chosen: "Saved. You are notified of what you chose.",
  noTitle: "A note needs a title.",
} as const

export const notificationRefusals = refusals("notification", {
  unknown: { status: 404, say: "We could not find this notification." },
})
