import type { MedusaContainer } from "@medusajs/framework/types"
import { seesContact } from "@silai/contracts/staff/roles"
import type { Chat, ChatMessage } from "@silai/contracts/whatsapp/calls"
import { type ConsentReach, whatsappCode } from "@silai/contracts/whatsapp/kinds"
import { FAILURE_WORDS, whatsappRefusals } from "@silai/contracts/whatsapp/messages"
import { databaseOf, many, one, type Sql } from "@silai/kit/knex"
import { refuse } from "@silai/kit/refuse"
import type { Visitor } from "@silai/kit/visitor"
import { pieceIn } from "../rules/piece-link"
import { CHAT_COLUMNS, chatsAmong, type ChatRow, chatOf } from "./chat-view"

type Staff = NonNullable<Visitor["staff"]>
type Row = Pick<ChatMessage, "side" | "kind" | "text" | "state" | "consent" | "by" | "reactions"> & {
  id: string
  content: { place?: ChatMessage["place"]; cards?: ChatMessage["cards"]; reach?: ConsentReach }
  at: Date
  code: number | null
  reply_to: string | null
  reply_id: string | null
  reply_text: string | null
  edited: string | null
  edited_at: Date | null
  deleted_at: Date | null
  file_type: string | null
  file_name: string | null
  file_bytes: number | null
  file_state: NonNullable<ChatMessage["file"]>["state"] | null
}

const columns = `m.id, m.side, m.kind, m.text, m.content, m.at, m.state, m.code, m.consent, m.by, m.reply_to,
  q.id as reply_id, left(q.text, 200) as reply_text, h.text as edited, h.edited_at, h.deleted_at,
  f.mime_type as file_type, f.name as file_name, f.bytes as file_bytes, f.state as file_state,
  coalesce((select jsonb_agg(jsonb_build_object('side', r.side, 'emoji', r.emoji) order by r.side) from whatsapp_reaction r
             where r.wamid = m.wamid and r.emoji <> ''), '[]') as reactions`
const rowsFrom = `whatsapp_message m
  left join whatsapp_message q on q.wamid = m.reply_to and q.chat_id = m.chat_id
  left join whatsapp_change h on h.wamid = m.wamid and m.side = 'customer'
  left join whatsapp_media f on f.message_id = m.id`
/** A reaction is shown at the message that it is about; only a failed reaction has a separate row. */
const isShown = `(m.kind <> 'reaction' or m.state in ('failed', 'unknown'))`

function failureOf({ state, code }: Row): ChatMessage["failure"] {
  if (state !== "failed" && state !== "unknown") return null
  const reason = state === "unknown" ? "unknown" : (whatsappCode(code)?.because ?? "other")
  return { reason, code, ...FAILURE_WORDS[reason] }
}

function messageOf(row: Row): ChatMessage {
  const isDeleted = row.deleted_at !== null
  return {
    _id: row.id,
    side: row.side,
    kind: row.kind,
    text: isDeleted ? "" : row.edited_at ? (row.edited ?? "") : row.text,
    at: row.at.toISOString(),
    state: row.state,
    failure: failureOf(row),
    replyTo: row.reply_to === null ? null : { messageId: row.reply_id, text: row.reply_text ?? "" },
    reactions: row.reactions,
    isEdited: row.edited_at !== null && !isDeleted,
    isDeleted,
    consent: row.consent,
    consentReach: row.content.reach ?? null,
    by: row.by,
    file: row.file_state && {
      mimeType: row.file_type ?? "",
      name: row.file_name ?? "",
      bytes: row.file_bytes,
      state: row.file_state,
    },
    place: row.content.place ?? null,
    cards: row.content.cards ?? [],
    piece: null,
  }
}

/** A chat; of one that was merged into another, that one. @throws whatsapp.unknown */
export async function readChat(sql: Sql, staff: Staff, chatId: string): Promise<Chat> {
  const row = await one<ChatRow>(
    sql,
    `select ${CHAT_COLUMNS} from ${chatsAmong("select * from whatsapp_chat where id = (select coalesce(merged_into, id) from whatsapp_chat where id = ?)")}`,
    [chatId],
  )
  if (!row) throw refuse(whatsappRefusals.unknown)
  return chatOf(row, seesContact(staff.role))
}

/** One message. @throws whatsapp.message_unknown */
export async function readMessage(sql: Sql, messageId: string): Promise<ChatMessage> {
  const row = await one<Row>(sql, `select ${columns} from ${rowsFrom} where m.id = ?`, [messageId])
  if (!row) throw refuse(whatsappRefusals.message_unknown)
  return messageOf(row)
}

/** The same messages, those of a customer with the piece that they link to. */
async function withPieces(container: MedusaContainer, messages: readonly ChatMessage[]): Promise<ChatMessage[]> {
  const linked = messages.map(({ side, text }) => (side === "customer" ? pieceIn(text) : null))
  const slugs = [...new Set(linked.filter((slug) => slug !== null))]
  const cards = slugs.length ? await container.resolve("catalogue").cardsOf(slugs) : []
  const pieces = new Map(
    cards.flatMap(({ _id, slug, variantName: name, color, thumbnail, askedBy }) =>
      askedBy.map((asked) => [asked, { _id, slug, name, color, thumbnail }] as const),
    ),
  )
  return messages.map((message, place) => ({ ...message, piece: pieces.get(linked[place] ?? "") ?? null }))
}

type Thread = { chat: Chat; messages: ChatMessage[]; hasOlder: boolean; draft: string; noteDraft: string }

/** A chat with its newest messages, or those before one that is shown already; oldest first. @throws whatsapp.unknown */
export async function readThread(
  container: MedusaContainer,
  staff: Staff,
  { chatId, before, most }: { chatId: string; before?: string; most: number },
): Promise<Thread> {
  const sql = databaseOf(container)
  const chat = await readChat(sql, staff, chatId)
  const rows = await many<Row>(
    sql,
    `select ${columns} from ${rowsFrom} where m.chat_id = ? and ${isShown}
        ${before ? "and (m.sorted_at, m.place) < (select b.sorted_at, b.place from whatsapp_message b where b.id = ? and b.chat_id = m.chat_id)" : ""}
      order by m.sorted_at desc, m.place desc limit ?`,
    [chat._id, ...(before ? [before] : []), most + 1],
  )
  const draft = await one<{ text: string; note: string }>(
    sql,
    `select text, note from whatsapp_draft where chat_id = ? and user_id = ?`,
    [chat._id, staff.userId],
  )
  const hasOlder = rows.length > most
  const messages = await withPieces(container, rows.slice(0, most).reverse().map(messageOf))
  return { chat, messages, hasOlder, draft: draft?.text ?? "", noteDraft: draft?.note ?? "" }
}
