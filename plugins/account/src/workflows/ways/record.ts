import { randomBytes } from "node:crypto"
import type { AccountChanged } from "@silai/contracts/messaging/topics"
import { env } from "@silai/kit/env"
import { one, type Sql } from "@silai/kit/knex"
import { newId } from "@silai/kit/ids"
import { enqueueOutbox } from "@silai/kit/outbox"
import { seal } from "@silai/kit/seal"
import { hashOf } from "@silai/kit/sessions"
import { standing, type Ways } from "../../queries/ways"

type What = AccountChanged["what"]

/**
 * Writes a changed way in down, in the transaction of the change, and tells the address that was there before, with a
 * link that undoes it. `before` was read in the same transaction, before anything was changed.
 */
export async function recordChange(trx: Sql, actorId: string, what: What, before: Ways): Promise<void> {
  // The first of the addresses of these days: a later one may be the stranger's.
  const earlier = await one<{ email: string | null; proven: boolean }>(
    trx,
    `select before ->> 'email' as email, (before ->> 'emailProven')::boolean as proven from sign_in_change
      where actor_id = ? and what = 'email' and ${standing} order by id limit 1`,
    [actorId],
  )
  const trusted = earlier ?? { email: before.email, proven: before.emailProven }
  const hasMoved = earlier !== null || what === "email"
  // An address that was only claimed and is given up may be a typing error, so another person's: it must not bring the
  // account back.
  const token = trusted.email && (trusted.proven || !hasMoved) ? randomBytes(32).toString("base64url") : null
  await trx.raw(`insert into sign_in_change (actor_id, what, before, undo_hash) values (?, ?, ?::jsonb, ?)`, [
    actorId,
    what,
    JSON.stringify(before),
    token && hashOf(token),
  ])
  const tell = (email: string | null, undoToken: string | null) =>
    email
      ? enqueueOutbox(trx, "account.changed", `account.changed:${newId("chg")}`, {
          name: before.name || email,
          email,
          what,
          isStaff: !before.isCustomer,
          ...(undoToken && { sealedUndoToken: seal(env().COOKIE_SECRET, undoToken) }),
        })
      : undefined
  await tell(trusted.email, token)
  if (before.email !== trusted.email) await tell(before.email, null)
}
