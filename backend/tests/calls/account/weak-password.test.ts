import { accountCalls, profileCalls, staffCalls } from "@silai/contracts/account/calls"
import { accountMessages } from "@silai/contracts/account/messages"
import { describe, expect, test } from "vitest"
import {
  aBrowser,
  aCustomer,
  aCustomerWhoSignedUp,
  anEmail,
  aPhone,
  provePhone,
  resetTokenOf,
} from "../../rig/customer"
import { sql } from "../../rig/sql"
import { afterWork } from "../../rig/work"
import { hashOf } from "@silai/kit/sessions"

const common = ["password", "12345678", "QWERTYUIOP", "iloveyou", "11111111", "        ", "1qaz2wsx"]
const refusedAs = (code: string, message: string, field = "password") => [400, code, message, field]
const seen = ({ status, body }: { status: number; body: { code?: string; message: string; field?: string } }) => [
  status,
  body.code,
  body.message,
  body.field,
]
const asCommon = (field?: string) => refusedAs("account.password_common", accountMessages.passwordCommon, field)
const asPersonal = (field?: string) => refusedAs("account.password_personal", accountMessages.passwordPersonal, field)

describe("a weak password", () => {
  test("is refused at sign-up, and the proof of the phone still works for a better one", async () => {
    const at = aBrowser()
    const who = { name: "Asha Verma", email: anEmail(), phone: aPhone() }
    await provePhone(at, who.phone, "signup")
    for (const password of common.slice(0, 5))
      expect(seen(await at.call(accountCalls.signup, { ...who, password }))).toEqual(asCommon())
    for (const password of ["silaisilai", who.email, `${who.phone}!`])
      expect(seen(await at.call(accountCalls.signup, { ...who, password }))).toEqual(asPersonal())
    expect((await at.call(accountCalls.signup, { ...who, password: "thread-and-needle" })).status).toBe(200)
  })

  test("is refused where an estimator that knows the person's words finds it at once, with a helpful sentence", async () => {
    const at = aBrowser()
    const who = { name: "Rajinder Kaur", email: anEmail(), phone: aPhone() }
    await provePhone(at, who.phone, "signup")
    for (const password of [
      "Password@123",
      "Welcome@123",
      "abcdefgh",
      "98765432",
      "rajinder123",
      "Ｗｅｌｃｏｍｅ＠１２３",
    ]) {
      const { status, body } = await at.call(accountCalls.signup, { ...who, password })
      expect([password, status, body.code, body.field]).toEqual([
        password,
        400,
        expect.stringMatching(/^account\.password_(guessable|common)$/),
        "password",
      ])
    }
    const tooShort = await at.call(accountCalls.signup, { ...who, password: "short1" })
    expect(tooShort.body.message).toContain(accountMessages.passwordTooShort)
  })

  test("is compared in one normal form, whatever keyboard types it", async () => {
    const { at, email } = await aCustomerWhoSignedUp({ password: "ｎｅｅｄｌｅ-and-thread" })
    await at.call(accountCalls.signout)
    expect(
      (await aBrowser().call(accountCalls.signin, { identifier: email, password: "needle-and-thread" })).status,
    ).toBe(200)
  })

  test("is refused when it is changed, at the field of the form", async () => {
    const { at, email, phone, password } = await aCustomer()
    const change = (newPassword: string) => at.call(profileCalls.changePassword, { oldPassword: password, newPassword })
    for (const weak of common) expect(seen(await change(weak))).toEqual(asCommon("newPassword"))
    for (const weak of [email, phone, "Silai1968"]) expect(seen(await change(weak))).toEqual(asPersonal("newPassword"))
    expect((await change("a-new-needle-1968")).status).toBe(200)
  })

  test("is refused when it is set by the mail's link, which still works for a better one", async () => {
    const { email, phone } = await aCustomer()
    await aBrowser().call(profileCalls.generateResetToken, { email })
    const token = (await afterWork("the mail has come", () => resetTokenOf(email)))!
    const set = (password: string) => aBrowser().call(profileCalls.resetPassword, { token, password })
    expect(seen(await set("password"))).toEqual(asCommon())
    for (const weak of [email, phone, "silaisilai"]) expect(seen(await set(weak))).toEqual(asPersonal())
    expect((await set("a-new-needle-1968")).status).toBe(200)
  })

  test("is refused to an invited staff member too, whose invitation stays open", async () => {
    const [token, email] = ["t".repeat(43), anEmail()]
    await sql(
      `insert into staff_invitation (id, email, role, token_hash, invited_by, expires_at) values ($1, $2, 'tailor', $3, 'nobody', now() + interval '1 day')`,
      [`inv_${Date.now()}`, email, hashOf(token)],
    )
    const accept = (password: string) => aBrowser().call(staffCalls.acceptInvitation, { token, name: "Ravi", password })
    expect(seen(await accept("password"))).toEqual(asCommon())
    for (const weak of [email, "silaisilai"]) expect(seen(await accept(weak))).toEqual(asPersonal())
    expect((await accept("a-new-needle-1968")).status).toBe(200)
  })
})
