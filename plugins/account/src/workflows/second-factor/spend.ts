import { SECOND_FACTOR, SECOND_STEP_TRIES } from "@silai/contracts/staff/limits"
import { secondFactorRefusals } from "@silai/contracts/staff/messages"
import { env } from "@silai/kit/env"
import { type Database, one, type Sql } from "@silai/kit/knex"
import { log } from "@silai/kit/log"
import { countTry, resetTries } from "@silai/kit/rate-limit"
import { refuse } from "@silai/kit/refuse"
import { mailChange } from "../customer/mail-change"
import { stepOf } from "../../rules/authenticator"
import { plainCode, recoveryMac } from "../../rules/recovery-code"
import { unsealSecret } from "./secret"

/**
 * The person whose tries are counted, and the place: the person's own browser or session, where a stranger with the
 * password cannot use them up; without one, all other browsers together.
 */
export type Trier = { userId: string; at: string | null }

/**
 * Counts a try before the code is checked. A recovery code is checked without it: there are 2⁵⁰ of them, and its holder
 * must get in, however many app codes others have guessed.
 * @returns a function that gives the try back when the code was right
 * @throws house.too_many
 */
export async function countCode(
  database: Database,
  { userId, at }: Trier,
  typed: string,
): Promise<() => Promise<void>> {
  if (!SECOND_FACTOR.pattern.test(plainCode(typed))) return async () => undefined
  const key = at === null ? userId : `${userId}:${at}`
  await countTry(database, "second_step", key, SECOND_STEP_TRIES.perPerson)
  await countTry(database, "second_step_day", key, SECOND_STEP_TRIES.perPersonDay)
  return async () => {
    await resetTries(database, "second_step", key, SECOND_STEP_TRIES.perPerson)
    await resetTries(database, "second_step_day", key, SECOND_STEP_TRIES.perPersonDay)
  }
}

/**
 * Accepts a code of a person's second factor, once: an app code whose time step is newer than the last one used, or one
 * of the recovery codes.
 * @throws staff.factor_missing, staff.factor_code_wrong, staff.factor_code_used
 */
export async function spendCode(trx: Sql, userId: string, typed: string): Promise<void> {
  // Locked: of two requests with the same code at the same moment, the second sees that it is used.
  const factor = await one<{ sealed_secret: string; last_step: string }>(
    trx,
    `select sealed_secret, last_step from second_factor where user_id = ? for update`,
    [userId],
  )
  if (!factor) throw refuse(secondFactorRefusals.factor_missing)
  const code = plainCode(typed)
  if (!SECOND_FACTOR.pattern.test(code)) return spendRecoveryCode(trx, userId, code)
  const secret = unsealSecret(userId, factor.sealed_secret)
  const step = secret && stepOf(secret, code, Date.now())
  if (!step) throw refuse(secondFactorRefusals.factor_code_wrong)
  if (step <= Number(factor.last_step)) throw refuse(secondFactorRefusals.factor_code_used)
  await trx.raw(`update second_factor set last_step = ? where user_id = ?`, [step, userId])
}

async function spendRecoveryCode(trx: Sql, userId: string, code: string): Promise<void> {
  const spent = await one<{ email: string; name: string }>(
    trx,
    `update recovery_code r set used_at = now() from "user" u
      where r.user_id = ? and r.code_mac = ? and r.used_at is null and u.id = r.user_id
      returning u.email, trim(concat_ws(' ', u.first_name, u.last_name)) as name`,
    [userId, recoveryMac(env().COOKIE_SECRET, userId, code)],
  )
  if (!spent) throw refuse(secondFactorRefusals.factor_code_wrong)
  await mailChange(trx, spent, "recoveryCode")
  log("warn", "recovery code used", { user: userId })
}
