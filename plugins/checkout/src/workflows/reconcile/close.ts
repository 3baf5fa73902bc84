import { checkoutRefusals } from "@silai/contracts/checkout/messages"
import { one, type Sql } from "@silai/kit/knex"
import { log } from "@silai/kit/log"
import { refuse } from "@silai/kit/refuse"

/** Puts a difference aside with a note; its sums are kept, so that it comes back when they change. @throws checkout.astray_unknown */
export async function closeAstray(
  sql: Sql,
  { astrayId, note }: { astrayId: string; note: string },
  by: { userId: string; name: string },
): Promise<void> {
  const closed = await one(
    sql,
    `update money_astray set closed_at = now(), closed_by_id = ?, closed_by = ?, note = ? where id = ? and closed_at is null returning 1`,
    [by.userId, by.name, note, astrayId],
  )
  if (!closed) throw refuse(checkoutRefusals.astray_unknown)
  log("info", "money astray put aside", { astray: astrayId, by: by.userId })
}
