import { randomBytes } from "node:crypto"
import type { AccountChanged } from "@silai/contracts/messaging/account-topics"
import { env } from "@silai/kit/env"
import { one, type Sql } from "@silai/kit/knex"
import { newId } from "@silai/kit/ids"
import { enqueueOutbox } from "@silai/kit/outbox"
import { seal } from "@silai/kit/seal"
import { hashOf } from "@silai/kit/sessions"
import { undoable, type Ways } from "../../queries/ways"

type What = AccountChanged["what"]

/**
 * Records a changed way in, in the transaction of the change, and mails the previous address a link that undoes it.
 * `before` was read in the same transaction, before anything was changed.
 */
export async function recordChange(trx: Sql, actorId: string, what: What, before: Ways): Promise<void> {
  // The oldest address of these days: a later one may be the stranger's.
  const earlier = await one<{ email: string | null; proven: boolean }>(
    trx,
    `select before ->> 'email' as email, (before ->> 'emailProven')::boolean as proven from sign_in_change
      where actor_id = ? and what = 'email' and ${undoable} order by id limit 1`,
    [actorId],
  )
  const trusted = earlier ?? { email: before.email, proven: before.emailProven }
  const hasMoved = earlier !== null || what === "email"
  // An unproven address that was replaced may be a typing error, so another person's: its mail must not restore the
  // account.
  const token = trusted.email && (trusted.proven || !hasMoved) ? randomBytes(32).toString("base64url") : null
  await trx.raw(`insert into sign_in_change (actor_id, what, before, undo_hash) values (?, ?, ?::jsonb, ?)`, [
    actorId,
    what,
    JSON.stringify(before),
    token && hashOf(token),
  ])
  const mail = (email: string | null, undoToken: string | null) =>
    email
      ? enqueueOutbox(trx, "account.changed", `account.changed:${newId("chg")}`, {
          name: before.name || email,
          email,
          what,
          isStaff: !before.isCustomer,
          ...(undoToken && { sealedUndoToken: seal(env().COOKIE_SECRET, undoToken) }),
        })
      : undefined
  await mail(trusted.email, token)
  if (before.email !== trusted.email) await mail(before.email, null)
}
