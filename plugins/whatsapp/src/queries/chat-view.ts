import type { Chat } from "@silai/contracts/whatsapp/calls"
import type { MessageKind, MessageSide } from "@silai/contracts/whatsapp/kinds"
import { isWindowOpen, windowEndsAt } from "../rules/window"

export type ChatRow = {
  id: string
  name: string
  username: string | null
  wa_id: string | null
  customer_id: string | null
  consent: string | null
  last_customer_at: Date | null
  waiting_since: Date | null
  unread: number
  assigned_to: string | null
  assigned_name: string | null
  snoozed_until: Date | null
  done_at: Date | null
  labels: string[]
  last_kind: MessageKind | null
  last_side: MessageSide | null
  last_text: string | null
  last_at: Date | null
}

/** These chats with who they are with and their latest message, as a `from`. */
export const chatsAmong = (chats: string) => `(${chats}) c join whatsapp_contact k on k.id = c.contact_id
  left join lateral (select m.kind, m.side, m.text, m.at from whatsapp_message m
     where m.chat_id = c.id and m.side <> 'note' and m.kind <> 'reaction' order by m.sorted_at desc, m.place desc limit 1) l on true`

export const CHAT_COLUMNS = `c.id, k.name, k.username, k.wa_id, k.customer_id, k.consent, c.last_customer_at, c.waiting_since, c.unread,
  c.assigned_to, c.assigned_name, c.snoozed_until, c.done_at, c.labels,
  l.kind as last_kind, l.side as last_side, left(l.text, 200) as last_text, l.at as last_at`

/** `seesPhone`: whether the caller's role may see phones. */
export function chatOf(row: ChatRow, seesPhone: boolean): Chat {
  const phone = seesPhone && row.wa_id ? `+${row.wa_id}` : null
  const now = new Date()
  return {
    _id: row.id,
    name: row.name || row.username || phone || "",
    username: row.username,
    phone,
    customerId: row.customer_id,
    last:
      row.last_at && row.last_kind && row.last_side
        ? { kind: row.last_kind, side: row.last_side, text: row.last_text ?? "", at: row.last_at.toISOString() }
        : null,
    unread: row.unread,
    waitingSince: row.waiting_since?.toISOString() ?? null,
    windowEndsAt: windowEndsAt(row.last_customer_at)?.toISOString() ?? null,
    isWindowOpen: isWindowOpen(row.last_customer_at, now),
    isStopped: row.consent === "stop",
    assignedTo: row.assigned_to ? { userId: row.assigned_to, name: row.assigned_name ?? "" } : null,
    snoozedUntil: row.snoozed_until && row.snoozed_until > now ? row.snoozed_until.toISOString() : null,
    isDone: row.done_at !== null,
    labels: row.labels,
  }
}
