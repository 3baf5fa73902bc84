import type { AccountChanged } from "@silai/contracts/messaging/topics"
import { newId } from "@silai/kit/ids"
import type { Sql } from "@silai/kit/knex"
import { tell } from "@silai/kit/outbox"

/** Lets the owner of an account know, at the address it had until now, that a way into it was changed. */
export async function tellChange(
  trx: Sql,
  { name, email }: { name: string; email?: string | null },
  what: AccountChanged["what"],
): Promise<void> {
  if (email) await tell(trx, "account.changed", `account.changed:${newId("chg")}`, { name: name || email, email, what })
}
