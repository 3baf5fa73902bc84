import { accountCalls, passkeyCalls, profileCalls } from "@silai/contracts/account/calls"
import { randomInt } from "node:crypto"
import { describe, expect, test } from "vitest"
import {
  aBrowser,
  aCustomer,
  anEmail,
  aPhone,
  codeFor,
  type Customer,
  provePhone,
  standInPost,
  waitOutFloor,
} from "../../rig/customer"
import { whileHeld } from "../../rig/row-lock"
import { aDevice } from "../../rig/passkey"
import { closeSqlAfterwards, sql } from "../../rig/sql"

closeSqlAfterwards()

const newPassword = "a-new-needle-1968"

/** Each change of a way in, sent by a person who is signed in and knows the password. */
const changes: Record<string, (who: Customer) => Promise<() => Promise<{ status: number; body: unknown }>>> = {
  "an e-mail":
    async ({ at, password }) =>
    () =>
      at.call(profileCalls.userUpdate, { email: anEmail(), password }),
  "a phone": async ({ at, password }) => {
    const phone = aPhone()
    await provePhone(at, phone, "change-phone")
    return () => at.call(profileCalls.userUpdate, { phone, password })
  },
  "a password":
    async ({ at, password }) =>
    () =>
      at.call(profileCalls.changePassword, { oldPassword: password, newPassword }),
  "a Google account": async ({ at, password }) => {
    const { nonce } = (await at.call(profileCalls.googleNonce)).body.data
    const sub = `3${String(randomInt(1e9)).padStart(10, "0")}${String(randomInt(1e9)).padStart(10, "0")}`
    const { token } = await standInPost<{ token: string }>("/google/__token", {
      sub,
      email: anEmail(),
      name: "Ravi Menon",
      nonce,
    })
    return () => at.call(profileCalls.googleSignIn, { token, password })
  },
  "the beginning of a passkey":
    async ({ at, password }) =>
    () =>
      at.call(passkeyCalls.passkeyStart, { password }),
}

describe.each(Object.entries(changes))("a change of %s that waits for the account", (_name, prepared) => {
  test.each([
    ["is refused once its session has ended", `delete from session where actor_id = $1`, 401],
    [
      "is refused once the password that it was checked against is replaced",
      `update provider_identity p set provider_metadata = jsonb_build_object('password', 'another') from auth_identity a
        where a.id = p.auth_identity_id and p.provider = 'emailpass' and a.app_metadata ->> 'customer_id' = $1`,
      403,
    ],
  ])("%s", async (_title, statement, expected) => {
    const who = await aCustomer()
    const before = await sql(`select email, phone from customer where id = $1`, [who.id])
    const send = await prepared(who)
    const sent = await whileHeld(async ({ ask, someoneWaits }) => {
      await ask(`select 1 from customer where id = $1 for update`, [who.id])
      const answer = send()
      await someoneWaits("for update")
      await ask(statement, [who.id])
      return { answer }
    })
    expect((await sent.answer).status).toBe(expected)
    expect(await sql(`select email, phone from customer where id = $1`, [who.id])).toEqual(before)
    expect(await sql(`select what from sign_in_change where actor_id = $1`, [who.id])).toEqual([])
  })
})

test("refuses a passkey whose session ended while the account was locked", async () => {
  const { at, id, password } = await aCustomer()
  const options = (await at.call(passkeyCalls.passkeyStart, { password })).body.data as never
  const response = aDevice().make(options)
  const sent = await whileHeld(async ({ ask, someoneWaits }) => {
    await ask(`select 1 from customer where id = $1 for update`, [id])
    const answer = at.call(passkeyCalls.passkeyAdd, { name: "Theirs", response })
    await someoneWaits("for update")
    await ask(`delete from session where actor_id = $1`, [id])
    return { answer }
  })
  expect((await sent.answer).status).toBe(401)
  expect(await sql(`select id from passkey where actor_id = $1`, [id])).toEqual([])
})

/** Each way in, in a browser that has shown its proof and waits for the session; and the statement with which an undo closes it. */
const entries: Record<string, [string, (who: Customer) => Promise<() => Promise<{ status: number }>>]> = {
  "a password": [
    `update provider_identity p set provider_metadata = jsonb_build_object('password', 'another') from auth_identity a
      where a.id = p.auth_identity_id and p.provider = 'emailpass' and a.app_metadata ->> 'customer_id' = $1`,
    async ({ email, password }) => {
      const at = aBrowser()
      return () => at.call(accountCalls.signin, { identifier: email, password })
    },
  ],
  "a code": [
    `delete from customer_phone where customer_id = $1`,
    async ({ phone }) => {
      const at = aBrowser()
      await waitOutFloor(phone)
      const otp = await codeFor(at, phone, "signin")
      return () => at.call(accountCalls.signinWithOtp, { phone, otp })
    },
  ],
  "a passkey": [
    `delete from passkey where actor_id = $1`,
    async ({ at: own, password }) => {
      const device = aDevice()
      const made = device.make((await own.call(passkeyCalls.passkeyStart, { password })).body.data as never)
      await own.call(passkeyCalls.passkeyAdd, { name: "Mine", response: made })
      const at = aBrowser()
      const response = device.answer((await at.call(passkeyCalls.passkeySignInStart)).body.data as never)
      return () => at.call(passkeyCalls.passkeySignIn, { response })
    },
  ],
}

test.each(Object.entries(entries))(
  "opens no session by %s that was closed while the sign-in waited",
  async (...args) => {
    const [, [statement, prepared]] = args
    const who = await aCustomer()
    const enter = await prepared(who)
    const sessions = () => sql(`select id from session where actor_id = $1 order by id`, [who.id])
    const before = await sessions()
    const sent = await whileHeld(async ({ ask, someoneWaits }) => {
      await ask(`select 1 from customer where id = $1 for update`, [who.id])
      const answer = enter()
      await someoneWaits("for update")
      await ask(statement, [who.id])
      return { answer }
    })
    expect((await sent.answer).status).toBe(401)
    expect(await sessions()).toEqual(before)
  },
)
