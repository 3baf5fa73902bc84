import { accountCalls, profileCalls } from "@silai/contracts/account/calls"
import type { OwnPurpose } from "@silai/contracts/account/limits"
import { describe, expect, test } from "vitest"
import type { Browser } from "../../rig/browser"
import {
  aBrowser,
  aCustomerWhoSignedUp,
  anEmail,
  aPhone,
  codeFor,
  profileOf,
  provePhone,
  resetTokenOf,
  waitOutFloor,
} from "../../rig/customer"
import { eventually } from "../../rig/eventually"
import { untilReceived } from "../../rig/received-events"
import { confirmTokenOf, proofTokenOf, resetLaterTo, undoTokenOf } from "../../rig/mailed-links"
import { closeSqlAfterwards, sql } from "../../rig/sql"

closeSqlAfterwards()

const newPassword = "a-new-needle-1968"
const signIn = async (identifier: string, password: string) =>
  (await aBrowser().call(accountCalls.signin, { identifier, password })).status
const signInByPhone = async (phone: string) => {
  await waitOutFloor(phone)
  const at = aBrowser()
  const { status, body } = await at.call(accountCalls.signinWithOtp, {
    phone,
    otp: await codeFor(at, phone, "signin"),
  })
  return status === 200 ? body.customerData._id : null
}
const askReset = (email: string) => aBrowser().call(profileCalls.generateResetToken, { email })
const resetToken = async (email: string) => {
  await askReset(email)
  return eventually("the mail with the link has come", () => resetTokenOf(email), 20_000)
}
const undo = (token: string | null) => aBrowser().call(profileCalls.undoChange, { token: token! })
const changePhone = async (at: Browser, shown: { password?: string } = {}) => {
  const phone = aPhone()
  await provePhone(at, phone, "change-phone")
  return { phone, ...(await at.call(profileCalls.userUpdate, { phone, ...shown })) }
}
const byMail = async (at: Browser, email: string, purpose: OwnPurpose, after?: string) => {
  await at.call(profileCalls.sendProofLink, { purpose })
  const token = (await proofTokenOf(email, after))!
  return { token, ...(await aBrowser().call(profileCalls.confirmProof, { token })) }
}
const confirm = async (at: Browser, email: string) =>
  at.call(profileCalls.confirmEmail, { token: (await confirmTokenOf(email))! })
const waitOutUndo = (id: string) =>
  sql(`update sign_in_change set changed_at = now() - interval '73 hours' where actor_id = $1`, [id])

describe("a stranger who holds a customer's phone for a minute", () => {
  test("cannot put their own number in its place: the old one, the password or the mailbox must agree", async () => {
    const { at, email, phone, password } = await aCustomerWhoSignedUp()
    const refused = await changePhone(at)
    expect([refused.status, refused.body.code]).toEqual([403, "account.proof_wanted"])
    expect((await profileOf(at)).phone).toBe(phone)
    expect((await changePhone(at, { password: "not-the-password" })).body.code).toBe("account.password_wrong")
    const byPassword = await changePhone(at, { password })
    expect(byPassword.body.data.phone).toBe(byPassword.phone)
    expect(await undoTokenOf(email, "phone")).not.toBeNull()
  })

  test("may use a code to the previous number, for that purpose only", async () => {
    const { at, phone } = await aCustomerWhoSignedUp()
    await provePhone(at, phone, "set-password")
    expect((await changePhone(at)).body.code).toBe("account.proof_wanted")
    await waitOutFloor(phone)
    await provePhone(at, phone, "change-phone")
    expect((await changePhone(at)).status).toBe(200)
  })

  test("may use a link to the mailbox: for this browser, one purpose and one use, whichever device opens it", async () => {
    const { at, email } = await aCustomerWhoSignedUp()
    const first = await byMail(at, email, "set-password")
    expect(first.status).toBe(200)
    expect((await changePhone(at)).body.code).toBe("account.proof_wanted")
    const { token, body } = await byMail(at, email, "change-phone", first.token)
    expect(body.data.purpose).toBe("change-phone")
    expect((await aBrowser().call(profileCalls.confirmProof, { token })).status).toBe(410)
    expect((await changePhone(at)).status).toBe(200)
    expect((await changePhone(at)).body.code).toBe("account.proof_wanted")
  })

  test("cannot ask for a link without a session, nor follow one that was made up or is too old", async () => {
    expect((await aBrowser().call(profileCalls.sendProofLink, { purpose: "change-phone" })).status).toBe(401)
    expect((await aBrowser().call(profileCalls.confirmProof, { token: "x".repeat(43) })).status).toBe(410)
    const { at, id, email } = await aCustomerWhoSignedUp()
    await at.call(profileCalls.sendProofLink, { purpose: "change-phone" })
    const token = (await proofTokenOf(email))!
    await sql(`update proof_link set expires_at = now() - interval '1 second' where customer_id = $1`, [id])
    expect((await aBrowser().call(profileCalls.confirmProof, { token })).status).toBe(410)
  })
})

describe("a way to sign in that was changed in the last three days", () => {
  test("proves nothing: a number an hour old changes no password, no e-mail, and deletes nothing", async () => {
    const { at, id, password } = await aCustomerWhoSignedUp()
    const { phone } = await changePhone(at, { password })
    expect((await profileOf(at)).proofs).not.toContain("code")
    for (const [purpose, act] of [
      ["set-password", () => at.call(profileCalls.changePassword, { newPassword })],
      ["change-email", () => at.call(profileCalls.userUpdate, { email: anEmail() })],
      ["delete-account", () => at.call(profileCalls.userRemove)],
    ] as const) {
      await waitOutFloor(phone)
      await provePhone(at, phone, purpose)
      expect([purpose, (await act()).body.code]).toEqual([purpose, "account.proof_too_young"])
    }
    await waitOutUndo(id)
    await waitOutFloor(phone)
    await provePhone(at, phone, "set-password")
    expect((await at.call(profileCalls.changePassword, { newPassword })).status).toBe(200)
  })

  test("changes neither phone nor e-mail with a password of today, but does with the previous number", async () => {
    const { at, phone, password } = await aCustomerWhoSignedUp()
    await at.call(profileCalls.changePassword, { oldPassword: password, newPassword })
    expect((await changePhone(at, { password: newPassword })).body.code).toBe("account.proof_too_young")
    await provePhone(at, phone, "change-phone")
    expect((await changePhone(at)).status).toBe(200)
  })

  test("sets no new password and gets no proof with an e-mail of today, and shows the person why", async () => {
    const { at, password } = await aCustomerWhoSignedUp()
    const email = anEmail()
    await at.call(profileCalls.userUpdate, { email, password })
    expect((await at.call(profileCalls.sendProofLink, { purpose: "change-phone" })).body.code).toBe(
      "account.proof_too_young",
    )
    await askReset(email)
    expect(await resetLaterTo(email)).toBeNull()
    expect(await resetTokenOf(email)).toBeNull()
    expect(await signIn(email, password)).toBe(200)
  })
})

describe("the mail to the previous address", () => {
  test("restores the whole account: the stranger's number, e-mail and password are gone, and they are signed out", async () => {
    const { at, id, email, phone, password } = await aCustomerWhoSignedUp()
    await confirm(at, email)
    const theirs = anEmail()
    await at.call(profileCalls.userUpdate, { email: theirs, password })
    const stranger = await changePhone(at, { password })
    await at.call(profileCalls.changePassword, { oldPassword: password, newPassword })
    const { status, body } = await undo(await undoTokenOf(email, "email"))
    expect(status).toBe(200)
    expect(await untilReceived("silai.sign-in.restored", id)).toMatchObject({ data: { id } })
    expect((await at.call(profileCalls.userSingle)).status).toBe(401)
    for (const [identifier, word] of [
      [theirs, newPassword],
      [email, newPassword],
      [email, password],
      [stranger.phone, newPassword],
    ] as const)
      expect([identifier, word, await signIn(identifier, word)]).toEqual([identifier, word, 401])
    expect(await signInByPhone(stranger.phone)).toBeNull()
    const again = "mine-once-more-1968"
    const reset = await aBrowser().call(profileCalls.resetPassword, { token: body.data.resetToken, password: again })
    expect(reset.status).toBe(200)
    expect(await signIn(email, again)).toBe(200)
    expect(await signInByPhone(phone)).toBe(id)
  })

  test("is followed by all later ones to the first address too, and only those can undo", async () => {
    const { at, email, password } = await aCustomerWhoSignedUp()
    await confirm(at, email)
    const theirs = anEmail()
    await at.call(profileCalls.userUpdate, { email: theirs, password })
    await changePhone(at, { password })
    expect(await undoTokenOf(email, "phone")).not.toBeNull()
    expect(await undoTokenOf(theirs, "phone")).toBeNull()
  })

  test("works once, for three days, and not with a made-up link", async () => {
    const { at, id, email, password } = await aCustomerWhoSignedUp()
    await changePhone(at, { password })
    const token = await undoTokenOf(email, "phone")
    await waitOutUndo(id)
    expect((await undo(token)).body.code).toBe("account.link_over")
    await sql(`update sign_in_change set changed_at = now() where actor_id = $1`, [id])
    const answers = await Promise.all(Array.from({ length: 10 }, () => undo(token)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 410)).toHaveLength(9)
    expect((await undo("x".repeat(43))).status).toBe(410)
  })

  test("does not bring the account back to its owner when the address was mistyped, and never proven", async () => {
    const { at, email, password } = await aCustomerWhoSignedUp()
    await at.call(profileCalls.userUpdate, { email: anEmail(), password })
    expect(await undoTokenOf(email, "email")).toBeNull()
  })

  test("stores no link in clear text", async () => {
    const { at, id, email, password } = await aCustomerWhoSignedUp()
    await changePhone(at, { password })
    const secrets = [await undoTokenOf(email, "phone"), await confirmTokenOf(email)]
    const rows = await sql<{ text: string }>(
      `select payload::text as text from outbox where payload ->> 'email' = $1 union all select c::text from sign_in_change c where actor_id = $2
       union all select l::text from email_link l where customer_id = $2`,
      [email, id],
    )
    expect(rows.length).toBe(4)
    for (const { text } of rows) for (const secret of secrets) expect(text).not.toContain(secret)
  })
})

describe("an unproven e-mail", () => {
  test("is unproven until its link is followed, once", async () => {
    const { at, email } = await aCustomerWhoSignedUp()
    expect((await profileOf(at)).emailProven).toBe(false)
    const token = (await confirmTokenOf(email))!
    expect((await at.call(profileCalls.confirmEmail, { token })).status).toBe(200)
    expect((await profileOf(at)).emailProven).toBe(true)
    expect((await at.call(profileCalls.confirmEmail, { token })).status).toBe(410)
    expect((await at.call(profileCalls.sendEmailLink)).body.code).toBe("account.email_confirmed_already")
  })

  test("has a link that may be asked for again, five times an hour", async () => {
    const { at } = await aCustomerWhoSignedUp()
    const answers = await Promise.all(Array.from({ length: 7 }, () => at.call(profileCalls.sendEmailLink)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(5)
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(2)
  })

  test("gives the stranger no access once its owner has set a password by mail", async () => {
    const stranger = await aCustomerWhoSignedUp()
    const token = await resetToken(stranger.email)
    const { body } = await aBrowser().call(profileCalls.resetPassword, { token, password: newPassword })
    expect(body.message).toContain("are removed")
    expect((await stranger.at.call(profileCalls.userSingle)).status).toBe(401)
    expect(await signIn(stranger.email, stranger.password)).toBe(401)
    expect(await signIn(stranger.phone, newPassword)).toBe(401)
    expect(await signInByPhone(stranger.phone)).toBeNull()
    expect(await signIn(stranger.email, newPassword)).toBe(200)
  })

  test("is not restored by an earlier mail either", async () => {
    const stranger = await aCustomerWhoSignedUp()
    await changePhone(stranger.at, { password: stranger.password })
    const undoToken = await undoTokenOf(stranger.email, "phone")
    const token = await resetToken(stranger.email)
    await aBrowser().call(profileCalls.resetPassword, { token, password: newPassword })
    expect((await undo(undoToken)).status).toBe(410)
    await undo(await undoTokenOf(stranger.email, "password"))
    expect(await signInByPhone(stranger.phone)).toBeNull()
  })

  test("leaves the phone unchanged at a second reset of a proven address", async () => {
    const { at, email, phone, id } = await aCustomerWhoSignedUp()
    await confirm(at, email)
    await aBrowser().call(profileCalls.resetPassword, { token: await resetToken(email), password: newPassword })
    expect(await signInByPhone(phone)).toBe(id)
  })

  test("goes to another account that proves it; the previous account keeps the rest, and is mailed why", async () => {
    const [claimant, owner] = [
      await aCustomerWhoSignedUp(),
      await aCustomerWhoSignedUp({ password: "owner-and-needle" }),
    ]
    const theirs = await confirmTokenOf(claimant.email)
    const asked = await owner.at.call(profileCalls.userUpdate, { email: claimant.email, password: owner.password })
    expect(asked.body.message).toContain(`A link goes to ${claimant.email}`)
    expect(asked.body.data).toMatchObject({ email: owner.email, emailPending: claimant.email })
    expect((await profileOf(claimant.at)).email).toBe(claimant.email)
    const token = (await confirmTokenOf(claimant.email, theirs))!
    expect((await owner.at.call(profileCalls.confirmEmail, { token })).status).toBe(200)
    expect(await profileOf(owner.at)).toMatchObject({ email: claimant.email, emailProven: true, emailPending: null })
    expect((await aBrowser().call(profileCalls.confirmEmail, { token: theirs! })).status).toBe(410)
    expect(await profileOf(claimant.at)).toMatchObject({ email: null, emailLost: true, phone: claimant.phone })
    expect(await signIn(claimant.phone, claimant.password)).toBe(200)
    expect(await signIn(claimant.email, claimant.password)).toBe(401)
    expect(await signIn(claimant.email, owner.password)).toBe(200)
    const other = anEmail()
    await claimant.at.call(profileCalls.userUpdate, { email: other, password: claimant.password })
    expect(await profileOf(claimant.at)).toMatchObject({ email: other, emailLost: false })
    expect(await signIn(other, claimant.password)).toBe(200)
  })

  test("is not taken from an account that has proven it", async () => {
    const [proven, other] = [await aCustomerWhoSignedUp(), await aCustomerWhoSignedUp()]
    await confirm(proven.at, proven.email)
    const { status, body } = await other.at.call(profileCalls.userUpdate, {
      email: proven.email,
      password: other.password,
    })
    expect([status, body.code]).toEqual([409, "account.email_in_use"])
  })
})
