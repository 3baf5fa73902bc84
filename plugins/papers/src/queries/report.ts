import type { MedusaContainer } from "@medusajs/framework/types"
import { databaseOf } from "@silai/kit/knex"
import { monthBounds } from "../rules/series"
import type { Booked } from "../rules/tax-report"
import { numberOf, papersIssued } from "./papers"

/** The tax papers of a month, invoices first, by their numbers. */
export async function bookedIn(container: MedusaContainer, month: string): Promise<Booked[]> {
  const rows = await papersIssued(databaseOf(container), monthBounds(month))
  return rows.map((row) => ({ kind: row.kind, number: numberOf(row), issuedAt: row.issued_at, facts: row.facts }))
}
