import type { Paper } from "@silai/contracts/papers/calls"
import { type Numbered, SERIES } from "@silai/contracts/papers/limits"
import { many, one, type Sql } from "@silai/kit/knex"
import { toRupees } from "@silai/kit/money"
import { paperTokenOf } from "@silai/kit/signed-key"
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

/** `INV-26-27-000010.pdf` */
export const fileNameOf = (number: string) => `${number.replaceAll("/", "-")}.pdf`

/** The number in such a name; null where there is none. */
export function numberIn(file: string): string | null {
  const number = file.replace(/^([A-Z]+)-(\d\d-\d\d)-(\d+)\.pdf$/, "$1/$2/$3")
  return SERIES.pattern.test(number) ? number : null
}

/** The paper with this number. */
export async function paperNumbered(sql: Sql, number: string): Promise<PaperRow | null> {
  const [series, year, count] = number.split("/")
  const kind: Numbered = series === SERIES.invoice ? "invoice" : "creditNote"
  return one<PaperRow>(sql, `select * from paper where kind = ? and year = ? and number = ?`, [
    kind,
    year,
    Number(count),
  ])
}

/** For callers who may see the paper: its address opens it without a session. */
export const onWire = (row: PaperRow): Paper => ({
  kind: row.kind,
  number: numberOf(row),
  path: `/papers/${fileNameOf(numberOf(row))}?token=${paperTokenOf(numberOf(row))}`,
  issuedAt: row.issued_at.toISOString(),
  totalRupees: toRupees(row.facts.total.paidPaise),
})
