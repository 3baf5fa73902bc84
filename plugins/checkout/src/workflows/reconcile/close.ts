import { checkoutRefusals } from "@silai/contracts/checkout/messages"
import { type Database, one } from "@silai/kit/knex"
import { log } from "@silai/kit/log"
import { refuse } from "@silai/kit/refuse"

/** Sets a difference aside with a note; its sums are stored, so that it comes back when they change. @throws checkout.mismatch_unknown */
export async function closeMismatch(
  database: Database,
  { mismatchId, note }: { mismatchId: string; note: string },
  by: { userId: string; name: string },
): Promise<void> {
  // In a transaction, because only there the log of acts learns who acts.
  const closed = await database.transaction((trx) =>
    one(
      trx,
      `update payment_mismatch set closed_at = now(), closed_by_id = ?, closed_by = ?, note = ? where id = ? and closed_at is null returning 1`,
      [by.userId, by.name, note, mismatchId],
    ),
  )
  if (!closed) throw refuse(checkoutRefusals.mismatch_unknown)
  log("info", "payment mismatch closed", { mismatch: mismatchId, by: by.userId })
}
