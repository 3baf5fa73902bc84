import { randomBytes } from "node:crypto"
import type { AccountChanged } from "@silai/contracts/messaging/account-topics"
import { env } from "@silai/kit/env"
import type { Sql } from "@silai/kit/knex"
import { newId } from "@silai/kit/ids"
import { enqueueOutbox, enqueueUnproven } from "@silai/kit/outbox"
import { seal } from "@silai/kit/seal"
import { hashOf } from "@silai/kit/sessions"
import { seriesOf, type Ways } from "../../queries/sign-in-ways"

type What = AccountChanged["what"]

/**
 * Records a changed way in, in the transaction of the change, and mails a link that undoes it. `before` was read in the
 * same transaction, before anything was changed. Changes within the hours of the first form a series: each letter goes
 * to the address from before the first, and each link restores that state, because a stranger makes several changes and
 * the owner may follow the link of any letter.
 */
export async function recordChange(trx: Sql, actorId: string, what: What, before: Ways): Promise<void> {
  const series = await seriesOf(trx, actorId)
  const first = series?.before ?? before
  const { email: trusted } = first
  const emailProven = first.emailProven || (before.email === trusted && before.emailProven)
  const hasMoved = before.email !== trusted || what === "email"
  // An unproven address that was replaced may be a typing error, so another person's: its mail must not restore the
  // account.
  const token = trusted && (emailProven || !hasMoved) ? randomBytes(32).toString("base64url") : null
  await trx.raw(
    `insert into sign_in_change (actor_id, what, before, undo_hash, undo_email, series_from) values (?, ?, ?::jsonb, ?, ?, coalesce(?::timestamptz, date_trunc('milliseconds', now())))`,
    [
      actorId,
      what,
      JSON.stringify({ ...first, emailProven }),
      token && hashOf(token),
      token && trusted,
      series && series.series_from,
    ],
  )
  const mail = async (email: string | null, isProven: boolean, undoToken: string | null) => {
    if (!email) return
    const letter = {
      name: before.name,
      email,
      what,
      isStaff: !before.isCustomer,
      ...(undoToken && { sealedUndoToken: seal(env().COOKIE_SECRET, undoToken) }),
      ...(undoToken &&
        series && {
          series: { number: series.changes + 1, firstAt: series.series_from.toISOString(), firstWhat: series.what },
        }),
    }
    const message = ["account.changed", `account.changed:${newId("chg")}`, letter] as const
    // The owner's letters must go out, however many changes a stranger makes.
    if (isProven) return enqueueOutbox(trx, ...message)
    await enqueueUnproven(trx, { sender: `${actorId}:changed`, email }, ...message)
  }
  await mail(trusted, emailProven, token)
  if (before.email !== trusted) await mail(before.email, before.emailProven, null)
}
