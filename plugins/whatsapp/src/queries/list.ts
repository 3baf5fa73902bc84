import type { MedusaContainer } from "@medusajs/framework/types"
import type { ParsedBodyOf, ReplyOf } from "@silai/contracts/call"
import { seesContact } from "@silai/contracts/staff/roles"
import type { whatsappCalls } from "@silai/contracts/whatsapp/calls"
import { CHAT_LIST } from "@silai/contracts/whatsapp/limits"
import { databaseOf, many, only, type Sql } from "@silai/kit/knex"
import { likeText } from "@silai/kit/like-text"
import { everyWordIn, wordPatterns, wordsOf } from "@silai/kit/search-words"
import type { Visitor } from "@silai/kit/visitor"
import { CHAT_COLUMNS, chatsAmong, type ChatRow, chatOf } from "./chat-view"

type Asked = ParsedBodyOf<typeof whatsappCalls.all>
type Staff = NonNullable<Visitor["staff"]>
type Part = { where: string; values: unknown[] }

const LATEST = "order by c.last_at desc, c.id desc"
const isOpen = "c.done_at is null and (c.snoozed_until is null or c.snoozed_until <= now())"
const filters: Record<Asked["filter"], (userId: string) => Part> = {
  open: () => ({ where: isOpen, values: [] }),
  mine: (userId) => ({ where: `${isOpen} and c.assigned_to = ?`, values: [userId] }),
  unassigned: () => ({ where: `${isOpen} and c.assigned_to is null`, values: [] }),
  snoozed: () => ({ where: "c.done_at is null and c.snoozed_until > now()", values: [] }),
  done: () => ({ where: "c.done_at is not null", values: [] }),
  all: () => ({ where: "true", values: [] }),
}

/** People whom the search means in other plugins: by phone, and by the account that a chat is linked to. */
type People = { phones: string[]; accounts: string[] }

const NAMED = `lower(k.name || ' ' || coalesce(k.username, '') || ' ' || coalesce(k.wa_id, ''))`

/**
 * One word: in the name, the phone, or a message; or it is the chat of one of these people. Each branch reads its own index. A word
 * that very many messages have costs as much as they are; one without two letters is left out.
 */
function found(word: string, { phones, accounts }: People, seesPhone: boolean): Part[] {
  const [named, written] = [everyWordIn(NAMED, word), everyWordIn("lower(m.text)", word)]
  if (!named || !written) return []
  const hidden: Part = seesPhone
    ? { where: "", values: [] }
    : { where: " and coalesce(k.wa_id, '') not like ?", values: [likeText(word)] }
  return [
    {
      where: `c.id in (
        select o.id from whatsapp_contact k join whatsapp_chat o on o.contact_id = k.id where ${named.where}${hidden.where}
        union select o.id from whatsapp_contact k join whatsapp_chat o on o.contact_id = k.id where k.wa_id = any(?::text[])
        union select o.id from whatsapp_contact k join whatsapp_chat o on o.contact_id = k.id where k.customer_id = any(?::text[])
        union select m.chat_id from whatsapp_message m where ${written.where})`,
      values: [...named.bindings, ...hidden.values, phones, accounts, ...written.bindings],
    },
  ]
}

/** The buyers of orders whose number this may be. */
async function buyersOfOrders(container: MedusaContainer, sql: Sql, search: string): Promise<People> {
  const orders = container.resolve("silai_order")
  const things = await orders.find(sql, { search, contact: false, most: 3 })
  const buyers = await Promise.all(things.map(({ _id }) => orders.buyerOf(sql, _id)))
  return {
    phones: buyers.flatMap((buyer) => (buyer ? [`91${buyer.phone}`] : [])),
    accounts: buyers.flatMap((buyer) => (buyer?.customerId ? [buyer.customerId] : [])),
  }
}

/** The accounts and guests with this name: WhatsApp has often another one for them. */
async function peopleNamed(container: MedusaContainer, sql: Sql, search: string): Promise<People> {
  const words = wordsOf(search)
  const [accounts, guests] = await Promise.all([
    container.resolve("account").findNamed(sql, search, CHAT_LIST.maxPageSize),
    container.resolve("silai_order").findGuests(sql, { search, contact: false, most: CHAT_LIST.maxPageSize }),
  ])
  // Guests are found by their pieces, too.
  const named = guests.filter(({ title }) => words.every((word) => title.toLowerCase().includes(word)))
  return { accounts, phones: named.map(({ phone }) => `91${phone}`) }
}

const peopleIn = async (container: MedusaContainer, sql: Sql, search = ""): Promise<People> =>
  /\d/.test(search)
    ? buyersOfOrders(container, sql, search)
    : search
      ? peopleNamed(container, sql, search)
      : { phones: [], accounts: [] }

/** One page of the chats that match, the latest first; and how many have unread messages, of all. */
export async function listChats(
  container: MedusaContainer,
  staff: Staff,
  { filter, label, search, page, pageSize }: Asked,
): Promise<Pick<ReplyOf<typeof whatsappCalls.all>, "data" | "unread" | "total" | "totalPages">> {
  const sql = databaseOf(container)
  const seesPhone = seesContact(staff.role)
  const words = wordsOf(search)
  const people = await peopleIn(container, sql, search)
  const parts: Part[] = [
    { where: "c.merged_into is null", values: [] },
    filters[filter](staff.userId),
    ...(label ? [{ where: "c.labels <> '{}' and ? = any(c.labels)", values: [label] }] : []),
    ...(wordPatterns(words)
      ? words.flatMap((word) => found(word, people, seesPhone))
      : [{ where: "false", values: [] }]),
  ]
  const where = parts.map((part) => part.where).join(" and ")
  const values = parts.flatMap((part) => part.values)
  const [rows, { total }, { unread }] = await Promise.all([
    many<ChatRow>(
      sql,
      `select ${CHAT_COLUMNS} from ${chatsAmong(`select c.* from whatsapp_chat c where ${where} ${LATEST} limit ? offset ?`)} ${LATEST}`,
      [...values, pageSize, (page - 1) * pageSize],
    ),
    only<{ total: number }>(sql, `select count(*)::int as total from whatsapp_chat c where ${where}`, values),
    only<{ unread: number }>(
      sql,
      `select count(*)::int as unread from whatsapp_chat where unread > 0 and merged_into is null`,
    ),
  ])
  return {
    data: rows.map((row) => chatOf(row, seesPhone)),
    unread,
    total,
    totalPages: Math.ceil(total / pageSize),
  }
}
