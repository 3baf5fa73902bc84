import { accountCalls, secondFactorCalls } from "@silai/contracts/account/calls"
import { SECOND_FACTOR } from "@silai/contracts/staff/limits"
import { Secret, TOTP } from "otpauth"
import type { Browser } from "./browser"
import { aBrowser } from "./customer"
import { theShop } from "./facts"
import { mails } from "./gateway"
import { signInAs } from "./owner"
import { sql } from "./sql"

/** The code that an authenticator app shows for this key now, or some time steps earlier or later. */
export const codeOf = (secret: string, steps = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({
    timestamp: Date.now() + steps * SECOND_FACTOR.stepSeconds * 1000,
  })

/** A code that is not valid now. */
export function wrongCode(secret: string): string {
  const right = [-2, -1, 0, 1, 2].map((steps) => codeOf(secret, steps))
  return ["000000", "111111", "222222", "333333", "444444", "555555"].find((code) => !right.includes(code))!
}

/** As if time had passed since the last code: the app's current code is valid again. */
export const leaveClockBehind = (userId: string) =>
  sql(`update second_factor set last_step = last_step - 10 where user_id = $1`, [userId])

/** Sets up the second factor of a signed-in staff member. */
export async function withSecondFactor(at: Browser): Promise<{ secret: string; recoveryCodes: string[] }> {
  const started = await at.call(secondFactorCalls.secondFactorStart, { password: theShop().owner.password })
  if (started.status !== 200) throw new Error(`The key was not made: ${started.status} ${started.body.message}`)
  const { secret } = started.body.data
  const confirmed = await at.call(secondFactorCalls.secondFactorConfirm, { code: codeOf(secret) })
  if (confirmed.status !== 200) throw new Error(`The code was refused: ${confirmed.status} ${confirmed.body.message}`)
  return { secret, recoveryCodes: confirmed.body.data.recoveryCodes }
}

/** The first step of signing in: the password. Returns the challenge of the second. */
export async function firstStep(email: string, at = aBrowser()): Promise<{ at: Browser; challenge: string }> {
  await sql("delete from rate_limit where key like 'sign_in%'")
  const { status, body } = await at.call(accountCalls.signin, {
    identifier: email,
    password: theShop().owner.password,
  })
  if (status !== 200 || !body.data.secondStep)
    throw new Error(`No second step was asked for: ${status} ${body.message}`)
  return { at, challenge: body.data.secondStep.challenge }
}

export const ownPassword = () => theShop().owner.password
/** The proof an owner gives before opening the back office to others; with a code of the app, unused until now. */
export async function ownProof(withFactor?: { userId: string; secret: string }) {
  if (!withFactor) return { password: ownPassword() }
  await leaveClockBehind(withFactor.userId)
  return { password: ownPassword(), code: codeOf(withFactor.secret) }
}
export const answerWith = (at: Browser, challenge: string, code: string) =>
  at.call(secondFactorCalls.secondStep, { challenge, code })
export const isIn = async (at: Browser) => (await at.call(accountCalls.adminSession)).status === 200
export const factorOf = async (at: Browser) => (await at.call(secondFactorCalls.secondFactor)).body.data
export const mailsOf = async (email: string, subject: string) =>
  (await mails()).filter((mail) => mail.to === email && mail.subject === subject)
export const forgetFactorTries = () =>
  sql(`delete from rate_limit where key like 'second_step%' or key like 'own_password%'`)

/** A staff member of a role whose second factor is on, and whose app has an unused code. */
export async function aMemberWithFactor(role: "owner" | "tailor" = "tailor") {
  const at = await signInAs(role)
  const factor = await withSecondFactor(at)
  await leaveClockBehind(at.userId)
  return { at, email: at.email, userId: at.userId, ...factor }
}
