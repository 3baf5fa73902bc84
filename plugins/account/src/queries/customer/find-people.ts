import { phoneOf } from "@silai/contracts/account/phone"
import type { FindAsk, FoundThing } from "@silai/contracts/notice/find"
import type { IOrderModuleService } from "@silai/contracts/order/service"
import { many, type Sql } from "@silai/kit/knex"
import { likeText } from "@silai/kit/like-text"
import { everyWordIn, SHORTEST_INSIDE } from "@silai/kit/search-words"

type Row = { id: string; name: string; email: string | null; phone: string | null }

/** Spelt exactly as in the index, or the index is not used. */
const words = `lower(coalesce(c.first_name, '') || ' ' || coalesce(c.last_name, '') || ' ' || coalesce(c.email, ''))`
const nameWords = `lower(trim(concat_ws(' ', c.first_name, c.last_name)))`
const mostCandidates = 200

/** Customers with an account by name, e-mail or phone, the latest first; then guests, by their first order. */
export async function findPeople(sql: Sql, ask: FindAsk, orders: IOrderModuleService): Promise<FoundThing[]> {
  const search = searchOf(ask.search, words)
  if (!search) return []
  const digits = phoneOf(ask.search)
  const rows = await many<Row>(
    sql,
    `with found as (
       (select c.id from customer c where ${search.where} and c.deleted_at is null limit ${mostCandidates})
       union (select p.customer_id from customer_phone p where p.phone like ? limit ${mostCandidates}))
     select c.id, trim(concat_ws(' ', c.first_name, c.last_name)) as name, c.email, p.phone
       from found join customer c on c.id = found.id left join customer_phone p on p.customer_id = c.id
      where c.has_account and c.deleted_at is null order by c.created_at desc, c.id limit ?`,
    [...search.bindings, /^\d+$/.test(digits) ? likeText(digits) : "", ask.most],
  )
  const accounts = rows.map((row) => ({
    _id: row.id,
    title: row.name || row.email || row.phone || "",
    detail: [row.phone, row.email].filter(Boolean).join(", "),
    state: "account",
  }))
  if (accounts.length >= ask.most) return accounts
  const guests = await orders.findGuests(sql, ask)
  const known = await many<{ phone: string }>(sql, `select phone from customer_phone where phone = any(?::text[])`, [
    guests.map(({ phone }) => phone),
  ])
  const theirs = new Set(known.map(({ phone }) => phone))
  return [
    ...accounts,
    ...guests.filter(({ phone }) => !theirs.has(phone)).map(({ phone: _, ...guest }) => ({ ...guest, state: "guest" })),
  ].slice(0, ask.most)
}

/** See `IAccountModuleService`. */
export async function findNamed(sql: Sql, name: string, most: number): Promise<string[]> {
  const [search, named] = [searchOf(name, words), searchOf(name, nameWords)]
  if (!search || !named) return []
  const rows = await many<{ id: string }>(
    sql,
    `select c.id from customer c where ${search.where} and ${named.where} and c.has_account and c.deleted_at is null
      order by c.created_at desc, c.id limit ?`,
    [...search.bindings, ...named.bindings, most],
  )
  return rows.map(({ id }) => id)
}

/** Shorter texts would match nearly everyone. */
const searchOf = (search: string, text: string) => (search.length < SHORTEST_INSIDE ? null : everyWordIn(text, search))
