import { DISPUTE_KINDS, MISMATCH_KINDS, type MismatchKind } from "@silai/contracts/checkout/limits"
import { newId } from "@silai/kit/ids"
import type { Sql } from "@silai/kit/knex"
import type { Difference } from "../../rules/mismatch"

type Of = { gateway: string; paymentId: string; attempt: { id: string; order_id: string | null } | null; madeAt: Date }

const DISPUTES: readonly MismatchKind[] = DISPUTE_KINDS
const OF_BOOKS = MISMATCH_KINDS.filter((kind) => !DISPUTES.includes(kind))

/**
 * One row for each difference. One that a person has put aside stays so until its sums change. `among`: the kinds that were
 * judged; those that were not found are settled.
 */
export async function storeDifferences(
  sql: Sql,
  { gateway, paymentId, attempt, madeAt }: Of,
  found: readonly Difference[],
  among: readonly MismatchKind[] = OF_BOOKS,
): Promise<void> {
  for (const { kind, shop, gateway: theirs } of found)
    await sql.raw(
      `insert into payment_mismatch as m (id, gateway, payment_id, kind, attempt_id, order_id, shop_paise, gateway_paise, made_at) values (?, ?, ?, ?, ?, ?, ?, ?, ?)
       on conflict (gateway, payment_id, kind) do update set
         found_at = case when m.closed_at is null then m.found_at else now() end, looked_at = now(),
         notified_at = case when m.closed_at is null then m.notified_at end,
         closed_at = null, closed_by_id = null, closed_by = null, note = null,
         shop_paise = excluded.shop_paise, gateway_paise = excluded.gateway_paise, attempt_id = excluded.attempt_id, order_id = excluded.order_id
       where m.closed_by is null or m.shop_paise <> excluded.shop_paise or m.gateway_paise <> excluded.gateway_paise`,
      [newId("ast"), gateway, paymentId, kind, attempt?.id ?? null, attempt?.order_id ?? null, shop, theirs, madeAt],
    )
  await sql.raw(
    `update payment_mismatch set closed_at = now(), looked_at = now() where gateway = ? and payment_id = ? and closed_at is null and kind = any(?) and kind <> all(?)`,
    [gateway, paymentId, [...among], found.map(({ kind }) => kind)],
  )
}
