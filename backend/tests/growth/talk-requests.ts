import { auditCalls } from "@silai/contracts/audit/calls"
import { bagCalls } from "@silai/contracts/bag/calls"
import type { BodyOf, Call } from "@silai/contracts/call"
import { stockAlertCalls } from "@silai/contracts/catalogue/calls"
import { noticeCalls } from "@silai/contracts/notice/calls"
import { notificationCalls } from "@silai/contracts/notification/calls"
import { whatsappCalls } from "@silai/contracts/whatsapp/calls"
import { CHAT_FILTERS } from "@silai/contracts/whatsapp/limits"

type Add = <C extends Call>(name: string, call: C, body: BodyOf<C>) => void
type Known = { customer_name: string; phone: string; email: string; number: number }

/** A chat, and a message in it, that exist at every size. */
const [CHAT, MESSAGE] = ["wach_grown_510", "wam_grown_508"]

/**
 * The back office's calls about conversations, notifications, acts, and anything by a few letters. `books`: for what costs as much as
 * it finds.
 */
export function askAboutTalk(office: Add, books: Add, row: Known, piece: string): void {
  for (const filter of CHAT_FILTERS) office(`chats, ${filter}`, whatsappCalls.all, { filter })
  const chats = (name: string, narrowed: object) =>
    office(`chats, ${name}`, whatsappCalls.all, { filter: "all", ...narrowed })
  chats("page 3", { page: 3 })
  chats("a label", { label: "wedding" })
  chats("a name", { search: row.customer_name })
  chats("a phone", { search: row.phone })
  chats("an order", { search: `SL-${row.number}` })
  chats("a word of a message", { search: "c4ca4238" })
  books("chats, a word of every message", whatsappCalls.all, { filter: "all", search: "shirt" })
  chats("two letters", { search: "c4" })
  office("a chat", whatsappCalls.messages, { chatId: CHAT })
  office("a chat, older", whatsappCalls.messages, { chatId: CHAT, before: MESSAGE })
  office("the person of a chat", whatsappCalls.person, { chatId: CHAT })
  office("choices for a chat", whatsappCalls.choices, {})
  office("notifications", notificationCalls.all, {})
  office("notifications, unread", notificationCalls.all, { state: "unread" })
  office("who waits for a piece", stockAlertCalls.waiting, { variantId: piece })
  office("bags", bagCalls.all, {})
  office("acts", auditCalls.all, {})
  office("acts on orders", auditCalls.all, { kind: "order" })
  office("acts of a person", auditCalls.all, { staffId: "user_1" })
  office("acts, a number", auditCalls.all, { search: String(row.number) })
  office("health", noticeCalls.health, {})
  const anything = (name: string, search: string) => office(`anything, ${name}`, noticeCalls.find, { search })
  anything("a name", row.customer_name)
  anything("a phone", row.phone)
  anything("an e-mail", row.email.slice(0, 12))
  anything("a number", `SL-${row.number}`)
  anything("a piece", "shirt")
  anything("two letters", "ab")
  anything("nothing", "nobody of this name")
}
