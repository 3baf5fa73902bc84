import type { Paper } from "@silai/contracts/papers/calls"
import type { Numbered } from "@silai/contracts/papers/limits"
import { many, type Sql } from "@silai/kit/knex"
import { toRupees } from "@silai/kit/money"
import type { PaperFacts } from "../rules/facts"
import { paperNumberOf } from "../rules/series"

export type PaperRow = {
  kind: Numbered
  year: string
  number: number
  order_id: string
  refund_id: string | null
  issued_at: Date
  facts: PaperFacts
}

export const numberOf = ({ kind, year, number }: Pick<PaperRow, "kind" | "year" | "number">): string =>
  paperNumberOf(kind, year, number)

/** The tax papers of these orders, in the order of the list, the oldest of each first. */
export const papersOf = (sql: Sql, orderIds: readonly string[]): Promise<PaperRow[]> =>
  many(
    sql,
    `select p.* from unnest(?::text[]) with ordinality as asked (id, place) join paper p on p.order_id = asked.id
      order by asked.place, p.kind desc, p.issued_at, p.number`,
    [orderIds],
  )

export const onWire = (row: PaperRow): Paper => ({
  kind: row.kind,
  number: numberOf(row),
  issuedAt: row.issued_at.toISOString(),
  totalRupees: toRupees(row.facts.total.paidPaise),
})
