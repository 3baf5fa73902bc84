import { accountCalls, profileCalls } from "@silai/contracts/account/calls"
import { randomInt } from "node:crypto"
import { describe, expect, test } from "vitest"
import type { Browser } from "../../rig/browser"
import {
  aBrowser,
  aCustomer,
  anEmail,
  aPhone,
  profileOf,
  provePhone,
  standInPost,
  waitOutFloor,
} from "../../rig/customer"
import { sql } from "../../rig/sql"

const newPassword = "a-new-needle-1968"
const signIn = (identifier: string, password: string) => aBrowser().call(accountCalls.signin, { identifier, password })
const googlePerson = () => ({
  sub: `2${String(randomInt(1e9)).padStart(10, "0")}${String(randomInt(1e9)).padStart(10, "0")}`,
  email: anEmail(),
  name: "Ravi Menon",
})
type Google = ReturnType<typeof googlePerson>
const tokenOf = async (at: Browser, person: Google) => {
  const { nonce } = (await at.call(profileCalls.googleNonce)).body.data
  return (await standInPost<{ token: string }>("/google/__token", { ...person, nonce })).token
}

/** A customer who signed up with Google: without phone and password. */
async function aGoogleCustomer() {
  const [at, person] = [aBrowser(), googlePerson()]
  await at.call(profileCalls.googleSignIn, { token: await tokenOf(at, person) })
  return { at, person }
}

describe("a customer without a password", () => {
  test("sets the first one by showing Google again, and signs in with it", async () => {
    const { at, person } = await aGoogleCustomer()
    expect((await at.call(profileCalls.changePassword, { newPassword })).body.code).toBe("account.proof_wanted")
    expect(
      (await at.call(profileCalls.changePassword, { newPassword, oldPassword: "anything at all" })).body.code,
    ).toBe("account.password_missing")
    const other = aBrowser()
    await other.call(profileCalls.googleSignIn, { token: await tokenOf(other, person) })
    expect(
      (await at.call(profileCalls.changePassword, { newPassword, googleToken: await tokenOf(at, person) })).status,
    ).toBe(200)
    expect(await profileOf(at)).toMatchObject({ hasPassword: true, hasGoogle: true })
    expect((await other.call(profileCalls.userSingle)).status).toBe(401)
    expect((await signIn(person.email, newPassword)).status).toBe(200)
  })

  test("sets the first one by a code to the phone, for that purpose only", async () => {
    const { at, person } = await aGoogleCustomer()
    const phone = aPhone()
    await provePhone(at, phone, "change-phone")
    expect((await at.call(profileCalls.userUpdate, { phone })).body.code).toBe("account.proof_wanted")
    await at.call(profileCalls.userUpdate, { phone, googleToken: await tokenOf(at, person) })
    // As if three days had passed: a newer number proves nothing.
    await sql(`update sign_in_change set changed_at = now() - interval '73 hours' where before ->> 'email' = $1`, [
      person.email,
    ])
    await waitOutFloor(phone)
    await provePhone(at, phone, "change-email")
    expect((await at.call(profileCalls.changePassword, { newPassword })).body.code).toBe("account.proof_wanted")
    await waitOutFloor(phone)
    await provePhone(at, phone, "set-password")
    expect((await at.call(profileCalls.changePassword, { newPassword })).status).toBe(200)
    expect((await signIn(person.email, newPassword)).status).toBe(200)
    // The code's proof is used up.
    expect((await at.call(profileCalls.changePassword, { newPassword: "and-once-more" })).body.code).toBe(
      "account.proof_wanted",
    )
  })

  test("deletes the account, or changes its e-mail, by showing Google again", async () => {
    const { at, person } = await aGoogleCustomer()
    const email = anEmail()
    expect((await at.call(profileCalls.userUpdate, { email })).body.code).toBe("account.proof_wanted")
    expect(
      (await at.call(profileCalls.userUpdate, { email, googleToken: await tokenOf(at, person) })).body.data.email,
    ).toBe(email)
    expect((await at.call(profileCalls.userRemove)).body.code).toBe("account.proof_wanted")
    expect((await at.call(profileCalls.userRemove, { googleToken: await tokenOf(at, person) })).status).toBe(200)
    expect((await at.call(profileCalls.userSingle)).status).toBe(401)
  })
})

test("is not treated as a guesser when they know their password, however often it is asked for", async () => {
  const { at, id, password } = await aCustomer()
  for (let time = 0; time < 12; time++) {
    // Mails to new addresses have another limit.
    await sql(`delete from rate_limit where key = $1`, [`mail_from:${id}`])
    expect([time, (await at.call(profileCalls.userUpdate, { email: anEmail(), password })).status]).toEqual([time, 200])
  }
})

describe("Google as a proof", () => {
  test("is accepted only from the connected account, in this browser, and once", async () => {
    const { at, person } = await aGoogleCustomer()
    const remove = (googleToken: string) => at.call(profileCalls.userRemove, { googleToken })
    expect((await remove(await tokenOf(at, googlePerson()))).body.code).toBe("account.google_not_yours")
    expect((await remove(await tokenOf(aBrowser(), person))).body.code).toBe("account.google_refused")
    const token = await tokenOf(at, person)
    expect((await at.call(profileCalls.userUpdate, { email: anEmail(), googleToken: token })).status).toBe(200)
    expect((await remove(token)).body.code).toBe("account.google_refused")
    expect((await remove("made-up-but-long-enough-to-be-read")).status).toBe(401)
    expect((await at.call(profileCalls.userSingle)).status).toBe(200)
  })

  test("does not replace a password: it may have been connected with no proof but the session", async () => {
    const { at, password } = await aCustomer()
    const thief = googlePerson()
    expect((await at.call(profileCalls.googleSignIn, { token: await tokenOf(at, thief), password })).status).toBe(200)
    const googleToken = await tokenOf(at, thief)
    for (const [call, body] of [
      [profileCalls.userRemove, {}],
      [profileCalls.changePassword, { newPassword }],
      [profileCalls.userUpdate, { email: anEmail() }],
    ] as const)
      expect((await at.call(call, { ...body, googleToken })).body.code).toBe("account.proof_wanted")
  })

  test("cannot be obtained by connecting a second Google account", async () => {
    const { at } = await aGoogleCustomer()
    const { status, body } = await at.call(profileCalls.googleSignIn, { token: await tokenOf(at, googlePerson()) })
    expect([status, body.code]).toEqual([409, "account.google_connected_already"])
  })
})
