import { checkoutRefusals } from "@silai/contracts/checkout/messages"
import { type Database, one } from "@silai/kit/knex"
import { log } from "@silai/kit/log"
import { refuse } from "@silai/kit/refuse"

/** Sets a difference aside with a note; its sums are stored, so that it comes back when they change. @throws checkout.astray_unknown */
export async function closeAstray(
  database: Database,
  { astrayId, note }: { astrayId: string; note: string },
  by: { userId: string; name: string },
): Promise<void> {
  // In a transaction, because only there the log of acts learns who acts.
  const closed = await database.transaction((trx) =>
    one(
      trx,
      `update money_astray set closed_at = now(), closed_by_id = ?, closed_by = ?, note = ? where id = ? and closed_at is null returning 1`,
      [by.userId, by.name, note, astrayId],
    ),
  )
  if (!closed) throw refuse(checkoutRefusals.astray_unknown)
  log("info", "payment mismatch closed", { astray: astrayId, by: by.userId })
}
