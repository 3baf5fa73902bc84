import type { SecondStep } from "@silai/contracts/account/shapes"
import { SECOND_STEP, SECOND_STEP_TRIES } from "@silai/contracts/staff/limits"
import { secondFactorRefusals } from "@silai/contracts/staff/messages"
import { databaseOf, one, type Sql } from "@silai/kit/knex"
import { log } from "@silai/kit/log"
import { countTry, uncountTry } from "@silai/kit/rate-limit"
import { refuse } from "@silai/kit/refuse"
import { hashOf } from "@silai/kit/sessions"
import { randomBytes } from "node:crypto"
import { countCode, spendCode } from "../second-factor/spend"
import { hasFactor } from "../../queries/second-factor"
import type { Known } from "../../queries/credentials"
import { knowsBrowser } from "./known-browser"
import { type SignInRequest, startSession } from "./start-session"

/** The second step required after a right password, or nothing. There is no session until it is done. */
export async function challengeFor(sql: Sql, { role, actorId }: Known): Promise<SecondStep | undefined> {
  if (role !== "admin" || !(await hasFactor(sql, actorId))) return undefined
  const challenge = randomBytes(32).toString("base64url")
  await sql.raw(
    `insert into sign_in_challenge (token_hash, user_id, expires_at) values (?, ?, now() + make_interval(secs => ?))`,
    [hashOf(challenge), actorId, SECOND_STEP.validSeconds],
  )
  return { challenge, validSeconds: SECOND_STEP.validSeconds }
}

/**
 * The second step: checks an app code or a recovery code, then signs in.
 * @throws staff.second_step_over, staff.factor_code_wrong, staff.factor_code_used, house.too_many
 */
export async function answerChallenge(request: SignInRequest, challenge: string, code: string): Promise<void> {
  const { visitor, container } = request
  const database = databaseOf(container)
  const tokenHash = hashOf(challenge)
  // The try is counted outside the transaction, so that a wrong code's rollback does not give it back.
  const asked = await one<{ user_id: string }>(
    database,
    `update sign_in_challenge c set tries = tries + 1 from staff_member m
      where c.token_hash = ? and c.expires_at > now() and c.tries < ? and m.user_id = c.user_id and m.removed_at is null
      returning c.user_id`,
    [tokenHash, SECOND_STEP.tries],
  )
  if (!asked) throw refuse(secondFactorRefusals.second_step_over)
  const actorId = asked.user_id
  // Counted by challenge, which only a right password gives: no one else at this address can use its count up.
  await countTry(database, "second_step_address", visitor.countedAs, SECOND_STEP_TRIES.perAddress)
  const isKnown = await knowsBrowser(database, actorId, visitor.mark)
  const forgetTries = await countCode(database, { userId: actorId, at: isKnown ? visitor.mark : null }, code)
  await startSession(request, { role: "admin", actorId }, async (trx) => {
    // One challenge starts one session, even when two requests answer it at once.
    if (!(await one(trx, `delete from sign_in_challenge where token_hash = ? returning user_id`, [tokenHash])))
      throw refuse(secondFactorRefusals.second_step_over)
    await spendCode(trx, actorId, code)
    return true
  })
  await forgetTries()
  await uncountTry(database, "second_step_address", visitor.countedAs, SECOND_STEP_TRIES.perAddress)
  log("info", "second step taken", { user: actorId })
}
