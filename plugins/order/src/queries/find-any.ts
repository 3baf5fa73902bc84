import { orderNumberOf } from "@silai/contracts/order/limits"
import type { FindAsk, FoundThing } from "@silai/contracts/notice/find"
import { many, type Sql } from "@silai/kit/knex"
import { everyWordIn, SHORTEST_INSIDE } from "@silai/kit/search-words"
import { searchedFor } from "../rules/search-terms"

type Row = {
  order_id: string
  number: number
  code: number
  customer_id: string | null
  customer_name: string
  phone: string
  city: string
  placed_at: Date
}
type Condition = { where: string; bindings: unknown[] }

const columns = "order_id, number, code, customer_id, customer_name, phone, city, placed_at"
/** The newest orders are read without an index: common words are among them, and others are rare enough for an index to be quick. */
const newest = 1_000
/** The most matches read from one index; a rare word has no more. */
const rare = 500

/**
 * Each has its own index. Staff who see no contacts search only by number, name and piece, or a search would reveal a
 * phone digit by digit.
 */
function conditionsOf({ search, contact }: FindAsk): Condition[] {
  const asked = searchedFor(search)
  const named = (asked?.patterns ?? []).map((pattern) =>
    contact
      ? { where: "search_text like ?", bindings: [pattern] }
      : { where: "search_text like ? and (' ' || lower(customer_name)) like ?", bindings: [pattern, pattern] },
  )
  const inside = (column: string) => (search.length < SHORTEST_INSIDE ? null : everyWordIn(column, search))
  return [
    asked?.number ? { where: "number = ?", bindings: [asked.number] } : null,
    search.startsWith("order_") ? { where: "order_id = ?", bindings: [search] } : null,
    named.length
      ? { where: named.map(({ where }) => where).join(" and "), bindings: named.flatMap(({ bindings }) => bindings) }
      : null,
    inside("goods_text"),
    contact ? inside("route_text") : null,
  ].filter((condition) => condition !== null)
}

/** The newest orders that match, the one with the searched number first. `also`: a fixed condition. */
async function hits(sql: Sql, ask: FindAsk, also = "true"): Promise<Row[]> {
  const conditions = conditionsOf(ask)
  if (!conditions.length) return []
  const bindings = conditions.flatMap((condition) => condition.bindings)
  const exact = searchedFor(ask.search)?.number ?? 0
  const recent = await many<Row>(
    sql,
    `select ${columns} from (select * from order_state order by placed_at desc, order_id desc limit ${newest}) n
      where (${conditions.map(({ where }) => `(${where})`).join(" or ")}) and ${also} order by number = ? desc, placed_at desc, order_id desc limit ?`,
    [...bindings, exact, ask.most],
  )
  if (recent.length >= ask.most && !exact) return recent
  const branches = conditions.map(
    ({ where }) => `(select ${columns} from order_state where (${where}) and ${also} limit ${rare})`,
  )
  return many<Row>(
    sql,
    `select * from (${branches.join(" union ")}) o order by number = ? desc, placed_at desc, order_id desc limit ?`,
    [...bindings, exact, ask.most],
  )
}

/** Orders by number, name, phone, city, PIN code, tracking number, piece or id. */
export async function findAnyOrder(sql: Sql, ask: FindAsk): Promise<FoundThing[]> {
  return (await hits(sql, ask)).map((row) => ({
    _id: row.order_id,
    title: `${orderNumberOf(row.number)} · ${row.customer_name}`,
    detail: ask.contact ? [row.phone, row.city].filter(Boolean).join(", ") : "",
    state: String(row.code),
  }))
}

/** Guest buyers, the latest first: each phone once, by its first order without an account. */
export async function findAnyGuest(sql: Sql, ask: FindAsk): Promise<(FoundThing & { phone: string })[]> {
  const known = new Map<string, Row>()
  for (const row of await hits(sql, { ...ask, most: ask.most * 4 }, "customer_id is null"))
    if (!known.has(row.phone)) known.set(row.phone, row)
  const phones = [...known.keys()].slice(0, ask.most)
  const firsts = await many<{ phone: string; first: string }>(
    sql,
    `select phone, min(order_id) as first from order_state where phone = any(?::text[]) and customer_id is null group by phone`,
    [phones],
  )
  const firstOf = new Map(firsts.map(({ phone, first }) => [phone, first]))
  return [...known.values()].flatMap(({ phone, customer_name: title }) => {
    const first = firstOf.get(phone)
    return first ? [{ _id: first, title, detail: phone, state: null, phone }] : []
  })
}
