import { sweepSessions } from "@silai/kit/devices"
import { databaseOf } from "@silai/kit/knex"
import { undoable } from "../queries/sign-in-ways"
import type { Worker } from "@silai/kit/worker"

/** Expired rows are refused when read; this worker only deletes them, so that tables do not grow without limit. */
export const worker: Worker = {
  name: "account.sweeping",
  everyMs: 10 * 60_000,
  async run(container) {
    const database = databaseOf(container)
    await database.raw(`delete from otp_challenge where expires_at < now() - interval '1 hour'`)
    await database.raw(`delete from password_reset where expires_at < now() - interval '1 day'`)
    await database.raw(`delete from google_nonce where expires_at < now()`)
    await database.raw(`delete from known_browser where expires_at < now()`)
    await database.raw(`delete from second_factor_enrolment where expires_at < now()`)
    await database.raw(`delete from lock_lifted where lifted_at < now() - interval '2 years'`)
    await database.raw(`delete from sign_in_challenge where expires_at < now()`)
    await database.raw(`delete from email_link where expires_at < now()`)
    await database.raw(`delete from proof_link where expires_at < now()`)
    await database.raw(`delete from passkey_challenge where expires_at < now()`)
    await database.raw(`delete from sign_in_change where not (${undoable})`)
    return sweepSessions(database)
  },
}
