import type { MedusaContainer } from "@medusajs/framework/types"
import type { Enrolment } from "@silai/contracts/account/second-factor-calls"
import { SHOP } from "@silai/contracts/shop/settings"
import { SECOND_FACTOR } from "@silai/contracts/staff/limits"
import { secondFactorRefusals } from "@silai/contracts/staff/messages"
import { endDevices } from "@silai/kit/devices"
import { env } from "@silai/kit/env"
import { databaseOf, one, type Sql } from "@silai/kit/knex"
import { log } from "@silai/kit/log"
import { notifyLive } from "@silai/kit/outbox"
import { refuse } from "@silai/kit/refuse"
import { emitEvents } from "@silai/kit/events"
import type { Visitor } from "@silai/kit/visitor"
import { lockSignedIn } from "../customer/lock"
import { checkOwnPassword } from "../password/set"
import type { Proof } from "../profile/prove"
import { waysOf } from "../../queries/sign-in-ways"
import { recordChange } from "../ways/record"
import { addressOf, newSecret, stepOf } from "../../rules/authenticator"
import { newRecoveryCodes, plainCode, recoveryMac, shownCode } from "../../rules/recovery-code"
import { sealSecret, unsealSecret } from "./secret"
import { countCode, spendCode } from "./spend"
import { hasApp, isRequired } from "../../queries/second-factor"

type Staff = NonNullable<Visitor["staff"]>

/**
 * Checks the person's password, and a code where there is a second factor.
 * @throws account.password_wrong, house.too_many, and what `spendCode` throws
 */
async function prove(
  container: MedusaContainer,
  { userId, sessionId }: Staff,
  password: string,
  code: string,
): Promise<Proof> {
  const database = databaseOf(container)
  const mustBeCurrent = await checkOwnPassword(container, { actorId: userId, sessionId }, password)
  const forgetTries = await countCode(database, { userId, at: sessionId }, code)
  await database.transaction((trx) => spendCode(trx, userId, code))
  await forgetTries()
  return stillProven({ userId, sessionId }, mustBeCurrent)
}

/** For the transaction of the change: the session is still open, and the password still the one that was checked. */
const stillProven =
  ({ userId, sessionId }: Pick<Staff, "userId" | "sessionId">, mustBeCurrent: Proof): Proof =>
  async (trx) => {
    await lockSignedIn(trx, userId, sessionId)
    await mustBeCurrent(trx)
  }

/**
 * The password, and a code where an app is set up: required before adding anything that opens the back office. Returns a
 * check for the transaction of the change. @throws what `prove` throws
 */
export async function proveStaff(
  container: MedusaContainer,
  staff: Staff,
  { password, code = "" }: { password: string; code?: string },
): Promise<Proof> {
  if (await hasApp(databaseOf(container), staff.userId)) return prove(container, staff, password, code)
  const mustBeCurrent = await checkOwnPassword(
    container,
    { actorId: staff.userId, sessionId: staff.sessionId },
    password,
  )
  return stillProven(staff, mustBeCurrent)
}

/**
 * Creates and returns a key. The current key stays valid until the new one's first code is entered. @throws what
 * `prove` throws
 */
export async function startEnrolment(
  container: MedusaContainer,
  staff: Staff,
  { password, code = "" }: { password: string; code?: string },
): Promise<Enrolment> {
  const database = databaseOf(container)
  const proof = await proveStaff(container, staff, { password, code })
  const secret = newSecret()
  await database.transaction(async (trx) => {
    await proof(trx)
    await trx.raw(
      `insert into second_factor_enrolment (user_id, sealed_secret, expires_at) values (?, ?, now() + make_interval(mins => ?))
       on conflict (user_id) do update set sealed_secret = excluded.sealed_secret, expires_at = excluded.expires_at`,
      [staff.userId, sealSecret(staff.userId, secret), SECOND_FACTOR.enrolMinutes],
    )
  })
  return { secret, uri: addressOf(secret, staff.email, SHOP.name) }
}

/** Stores the hashes of ten new codes and returns the codes. The older ones become invalid. */
async function writeRecoveryCodes(trx: Sql, userId: string): Promise<string[]> {
  const codes = newRecoveryCodes()
  await trx.raw(`delete from recovery_code where user_id = ?`, [userId])
  await trx.raw(`insert into recovery_code (user_id, code_mac) select ?, unnest(?::text[])`, [
    userId,
    codes.map((code) => recoveryMac(env().COOKIE_SECRET, userId, code)),
  ])
  return codes.map(shownCode)
}

/**
 * Checks the new key's first code and makes it the second factor. Sessions elsewhere that signed in by password alone
 * end. Returns the recovery codes.
 * @throws staff.enrolment_over, staff.factor_code_wrong, house.too_many
 */
export async function confirmEnrolment(container: MedusaContainer, staff: Staff, typed: string): Promise<string[]> {
  const database = databaseOf(container)
  const { userId, sessionId } = staff
  const forgetTries = await countCode(database, { userId, at: sessionId }, typed)
  const codes = await database.transaction(async (trx) => {
    await lockSignedIn(trx, userId, sessionId)
    const waiting = await one<{ sealed_secret: string }>(
      trx,
      `select sealed_secret from second_factor_enrolment where user_id = ? and expires_at > now() for update`,
      [userId],
    )
    if (!waiting) throw refuse(secondFactorRefusals.enrolment_over)
    const secret = unsealSecret(userId, waiting.sealed_secret)
    const before = await waysOf(trx, userId)
    const step = secret && stepOf(secret, plainCode(typed), Date.now())
    if (!step) throw refuse(secondFactorRefusals.factor_code_wrong)
    await trx.raw(`delete from second_factor_enrolment where user_id = ?`, [userId])
    await trx.raw(
      `insert into second_factor (user_id, sealed_secret, last_step) values (?, ?, ?)
       on conflict (user_id) do update set sealed_secret = excluded.sealed_secret, last_step = excluded.last_step, enabled_at = now()`,
      [userId, waiting.sealed_secret, step],
    )
    await trx.raw(`delete from sign_in_challenge where user_id = ?`, [userId])
    await endDevices(trx, userId, sessionId)
    await recordChange(trx, userId, "secondFactorOn", before)
    await emitEvents(trx, { name: "silai.second-factor.enabled", data: [{ id: userId }] })
    await notifyLive(trx, "staff.changed", {})
    return writeRecoveryCodes(trx, userId)
  })
  await forgetTries()
  log("info", "second factor set up", { user: userId })
  return codes
}

/** @throws what `prove` throws */
export async function renewRecoveryCodes(
  container: MedusaContainer,
  staff: Staff,
  { password, code }: { password: string; code: string },
): Promise<string[]> {
  const proof = await prove(container, staff, password, code)
  const codes = await databaseOf(container).transaction(async (trx) => {
    await proof(trx)
    await recordChange(trx, staff.userId, "recoveryCodes", await waysOf(trx, staff.userId))
    return writeRecoveryCodes(trx, staff.userId)
  })
  log("info", "recovery codes renewed", { user: staff.userId })
  return codes
}

/** @throws staff.factor_required, and what `prove` throws */
export async function switchOff(
  container: MedusaContainer,
  staff: Staff,
  { password, code }: { password: string; code: string },
): Promise<void> {
  const database = databaseOf(container)
  if (await isRequired(database)) throw refuse(secondFactorRefusals.factor_required)
  const proof = await prove(container, staff, password, code)
  await database.transaction(async (trx) => {
    await proof(trx)
    const before = await waysOf(trx, staff.userId)
    const wasOn = await forgetFactor(trx, staff.userId)
    await recordChange(trx, staff.userId, "secondFactorOff", before)
    await emitEvents(trx, { name: "silai.second-factor.disabled", data: wasOn ? [{ id: staff.userId }] : [] })
    await notifyLive(trx, "staff.changed", {})
  })
  log("warn", "second factor switched off", { user: staff.userId })
}

/** Deletes everything of a person's second factor. Returns whether there was one. */
export async function forgetFactor(trx: Sql, userId: string): Promise<boolean> {
  await trx.raw(`delete from second_factor_enrolment where user_id = ?`, [userId])
  await trx.raw(`delete from sign_in_challenge where user_id = ?`, [userId])
  return (await one(trx, `delete from second_factor where user_id = ? returning user_id`, [userId])) !== null
}
