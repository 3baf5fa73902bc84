import type { AccountChanged } from "@silai/contracts/messaging/account-topics"
import { newId } from "@silai/kit/ids"
import type { Sql } from "@silai/kit/knex"
import { enqueueOutbox } from "@silai/kit/outbox"

/** Notifies the account's owner, at the previous address, that a sign-in method was changed. */
export async function mailChange(
  trx: Sql,
  { name, email }: { name: string; email?: string | null },
  what: AccountChanged["what"],
): Promise<void> {
  if (email) await enqueueOutbox(trx, "account.changed", `account.changed:${newId("chg")}`, { name, email, what })
}
