import type { Sql } from "@silai/kit/knex"
import type { HalfKey } from "../queries/halves"
import type { Inches } from "../rules/halves"

type Change = HalfKey & { before: Inches | null; after: Inches; by: string | null }

/** Records who changed a half, and from what; `by` null: the customer. */
export const noteChange = (trx: Sql, { customerId, half, before, after, by }: Change): Promise<unknown> =>
  trx.raw(
    `insert into body_measurement_log (customer_id, half, by, before, after) values (?, ?, ?, ?::jsonb, ?::jsonb)`,
    [customerId, half, by, before && JSON.stringify(before), JSON.stringify(after)],
  )
