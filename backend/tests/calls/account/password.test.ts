import { mailMessages } from "@silai/contracts/messaging/messages"
import { accountCalls, profileCalls } from "@silai/contracts/account/calls"
import { describe, expect, test } from "vitest"
import { aBrowser, aCustomer, aCustomerWhoSignedUp, resetTokenOf } from "../../rig/customer"
import { mails } from "../../rig/gateway"
import { sql } from "../../rig/sql"
import { afterWork } from "../../rig/work"

const newPassword = "a-new-needle-1968"
const signIn = (identifier: string, password: string) => aBrowser().call(accountCalls.signin, { identifier, password })
const ask = (email: string, at = aBrowser()) => at.call(profileCalls.generateResetToken, { email })
const tokenFor = async (email: string, butNot?: string | null) => {
  await ask(email)
  return afterWork("the mail with the link has come", async () => {
    const token = await resetTokenOf(email)
    return token === butNot ? null : token
  })
}
const reset = (token: string, password = newPassword) =>
  aBrowser().call(profileCalls.resetPassword, { token, password })

describe("a forgotten password", () => {
  test("is set again by the mail's link, once, and every device is signed out", async () => {
    const { at, email, password } = await aCustomer()
    const token = await tokenFor(email)
    expect((await reset(token)).status).toBe(200)
    expect((await at.call(profileCalls.userSingle)).status).toBe(401)
    expect((await signIn(email, password)).status).toBe(401)
    expect((await signIn(email, newPassword)).status).toBe(200)
    const again = await reset(token, "yet-another-one")
    expect([again.status, again.body.code]).toEqual([410, "account.reset_link_over"])
  })

  test("is set by one of twenty requests at once with one link", async () => {
    const { email } = await aCustomer()
    const token = await tokenFor(email)
    const answers = await Promise.all(Array.from({ length: 20 }, (_, n) => reset(token, `${newPassword}-${n}`)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  })

  test("invalidates a link after a newer one, a changed password or thirty minutes", async () => {
    const { at, email, password } = await aCustomer()
    const first = await tokenFor(email)
    const second = await tokenFor(email, first)
    expect((await reset(first)).status).toBe(410)
    await sql(`update password_reset set expires_at = now() - interval '1 second' where email = $1`, [email])
    expect((await reset(second)).status).toBe(410)
    const third = await tokenFor(email, second)
    await at.call(profileCalls.changePassword, { oldPassword: password, newPassword })
    expect((await reset(third)).status).toBe(410)
  })

  test("gives unknown people the same answer, and no mail", async () => {
    const { email } = await aCustomer()
    const [known, unknown] = [await ask(email), await ask("nobody-at-all@silai.example")]
    expect([known.status, known.body]).toEqual([unknown.status, unknown.body])
    await afterWork("both requests are handled", async () => (await sql(`select 1 from reset_request`)).length === 0)
    expect((await mails()).filter(({ to }) => to === "nobody-at-all@silai.example")).toEqual([])
  })

  test("links to the shop, whatever host the request names", async () => {
    const { email } = await aCustomer()
    await aBrowser().post(
      profileCalls.generateResetToken.path,
      { email },
      { "x-forwarded-host": "evil.example", host: "evil.example" },
    )
    await afterWork("the mail has come", () => resetTokenOf(email))
    const mail = (await mails())
      .filter(({ to, subject }) => to === email && subject === mailMessages.reset.subject)
      .at(-1)!
    expect(mail.text).not.toContain("evil")
    expect(mail.text).toMatch(/http:\/\/localhost:\d+\/forgot-password#token=/)
  })

  test("stores neither the link's token nor a password in clear", async () => {
    const { email, password } = await aCustomerWhoSignedUp()
    const token = await tokenFor(email)
    const rows = await sql<{ text: string }>(
      `select payload::text as text from outbox where payload ->> 'email' = $1 union all select r::text from password_reset r where email = $1
      union all select provider_metadata::text from provider_identity where entity_id = $1`,
      [email],
    )
    expect(rows.length).toBe(4)
    for (const { text } of rows) for (const secret of [token, password]) expect(text).not.toContain(secret)
  })

  test("soon refuses made-up tokens without looking them up", async () => {
    const at = aBrowser()
    const guesses = await Promise.all(
      Array.from({ length: 65 }, (_, n) =>
        at.call(profileCalls.resetPassword, { token: `${n}`.padStart(43, "x"), password: newPassword }),
      ),
    )
    expect(guesses.filter(({ status }) => status === 410)).toHaveLength(60)
  })
})

describe("changing the password", () => {
  test("asks for the old one, signs the other devices out, and keeps this one signed in under a new id", async () => {
    const { at, email, password } = await aCustomer()
    const phone = aBrowser()
    await phone.call(accountCalls.signin, { identifier: email, password })
    const before = at.cookies.get("silai_shop")
    const wrong = await at.call(profileCalls.changePassword, { oldPassword: "not-the-password", newPassword })
    expect([wrong.status, wrong.body.code]).toEqual([403, "account.password_wrong"])
    expect((await at.call(profileCalls.changePassword, { oldPassword: password, newPassword })).status).toBe(200)
    expect(at.cookies.get("silai_shop")).not.toBe(before)
    expect((await at.call(profileCalls.userSingle)).status).toBe(200)
    expect((await phone.call(profileCalls.userSingle)).status).toBe(401)
    expect((await signIn(email, newPassword)).status).toBe(200)
  })

  test("stops a borrowed session from guessing the password", async () => {
    const { at } = await aCustomer()
    const answers = await Promise.all(
      Array.from({ length: 16 }, () =>
        at.call(profileCalls.changePassword, { oldPassword: "a-guess-again", newPassword }),
      ),
    )
    expect(answers.filter(({ status }) => status === 403)).toHaveLength(10)
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(6)
  })
})
