import { accountCalls, profileCalls } from "@silai/contracts/account/calls"
import { mailMessages } from "@silai/contracts/messaging/messages"
import { describe, expect, test } from "vitest"
import {
  aBrowser,
  aCustomerWhoSignedUp,
  anEmail,
  aPhone,
  type Customer,
  profileOf,
  provePhone,
} from "../../rig/customer"
import { eventually } from "../../rig/eventually"
import { mails } from "../../rig/gateway"
import { confirmTokenOf } from "../../rig/mailed-links"
import { closeSqlAfterwards, sql } from "../../rig/sql"

closeSqlAfterwards()

const newPassword = "a-new-needle-1968"
const undo = (token: string) => aBrowser().call(profileCalls.undoChange, { token })
const signIn = async (identifier: string, password: string) =>
  (await aBrowser().call(accountCalls.signin, { identifier, password })).status

/** A customer whose address is proven, and whose password a stranger knows. */
async function aVictim(): Promise<Customer> {
  const customer = await aCustomerWhoSignedUp()
  await customer.at.call(profileCalls.confirmEmail, { token: (await confirmTokenOf(customer.email))! })
  return customer
}

/** The undo letters to an address, oldest first, once that many have come. */
const lettersTo = (email: string, count: number) =>
  eventually(
    `${count} undo letters to ${email} have come`,
    async () => {
      const found = (await mails()).flatMap(({ to, text }) => {
        const token = to === email ? /\/undo-change#token=([\w-]+)/.exec(text)?.[1] : undefined
        return token ? [{ token, text }] : []
      })
      return found.length === count ? found : null
    },
    20_000,
  )

describe("an undo letter", () => {
  test("restores the first address when the e-mail changed a second time, and proves no other", async () => {
    const { at, email, password } = await aVictim()
    const [first, second] = [anEmail(), anEmail()]
    for (const one of [first, second]) await at.call(profileCalls.userUpdate, { email: one, password })
    const [, later] = await lettersTo(email, 2)
    const { status, body } = await undo(later!.token)
    expect(status).toBe(200)
    expect(await sql(`select email from customer_email_proof where email = any($1)`, [[first, second]])).toEqual([])
    await aBrowser().call(profileCalls.resetPassword, { token: body.data.resetToken, password: newPassword })
    expect([await signIn(first, newPassword), await signIn(second, newPassword)]).toEqual([401, 401])
    const owner = aBrowser()
    expect((await owner.call(accountCalls.signin, { identifier: email, password: newPassword })).status).toBe(200)
    expect(await profileOf(owner)).toMatchObject({ email, emailProven: true })
  })

  test("undoes the changes before its own, made by the same stranger", async () => {
    const { at, email, phone, password } = await aVictim()
    const theirs = aPhone()
    await provePhone(at, theirs, "change-phone")
    await at.call(profileCalls.userUpdate, { phone: theirs, password })
    await at.call(profileCalls.userUpdate, { email: anEmail(), password })
    const [, later] = await lettersTo(email, 2)
    const { body } = await undo(later!.token)
    await aBrowser().call(profileCalls.resetPassword, { token: body.data.resetToken, password: newPassword })
    expect([await signIn(theirs, newPassword), await signIn(phone, newPassword)]).toEqual([401, 200])
  })

  test("says which change of a series it is, and what the first one was", async () => {
    const { at, email, password } = await aVictim()
    for (const one of [anEmail(), anEmail(), anEmail()])
      await at.call(profileCalls.userUpdate, { email: one, password })
    const letters = await lettersTo(email, 3)
    expect(letters.filter(({ text }) => !text.includes("of a series"))).toHaveLength(1)
    for (const number of [2, 3]) {
      const { text } = letters.find((letter) => letter.text.includes(`change ${number} of a series`))!
      expect(text).toContain(mailMessages.changed.subject.email)
      expect(text).toContain(mailMessages.changed.undoSeries)
    }
    // One press ends the whole series.
    expect((await undo(letters[1]!.token)).status).toBe(200)
    for (const { token } of letters) expect((await undo(token)).status).toBe(410)
  })

  test("leaves no stranger's address where another account has proven the first one since", async () => {
    const { at, id, email, password } = await aVictim()
    const theirs = anEmail()
    await at.call(profileCalls.userUpdate, { email: theirs, password })
    const earlier = await confirmTokenOf(email)
    const other = await aCustomerWhoSignedUp({ email })
    await other.at.call(profileCalls.confirmEmail, { token: (await confirmTokenOf(email, earlier))! })
    const [letter] = await lettersTo(email, 1)
    expect((await profileOf(other.at)).email).toBe(email)
    expect((await undo(letter!.token)).status).toBe(200)
    expect(await sql(`select email from customer where id = $1`, [id])).toEqual([{ email: null }])
    expect(await signIn(theirs, password)).toBe(401)
  })
})
