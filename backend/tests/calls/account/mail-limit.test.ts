import { accountCalls, profileCalls } from "@silai/contracts/account/calls"
import { UNPROVEN_MAIL } from "@silai/contracts/house/limits"
import { hashOf } from "@silai/kit/sessions"
import { describe, expect, test } from "vitest"
import { aBrowser, aCustomer, aCustomerWhoSignedUp, anEmail, aPhone, provePhone } from "../../rig/customer"
import { confirmTokenOf } from "../../rig/mailed-links"
import { closeSqlAfterwards, sql } from "../../rig/sql"

closeSqlAfterwards()

const written = async (email: string, topic: string) =>
  (await sql(`select 1 from outbox where payload ->> 'email' = $1 and topic = $2`, [email, topic])).length

/** As if others had sent so many mails to this address. */
const useUp = (email: string, points: number) =>
  sql(`insert into rate_limit (key, points, expire) values ($1, $2, $3)`, [
    `mail_to:${hashOf(email)}`,
    points,
    Date.now() + 3_600_000,
  ])

describe("an address that no one has proven", () => {
  test("gets few mails from one account, whose owner gets every letter about a change", async () => {
    const { at, id, email, password } = await aCustomerWhoSignedUp()
    await at.call(profileCalls.confirmEmail, { token: (await confirmTokenOf(email))! })
    const [stranger, other] = [anEmail(), anEmail()]
    const statuses: number[] = []
    for (let turn = 0; turn < 12; turn++) {
      const wanted = turn % 2 ? other : stranger
      statuses.push((await at.call(profileCalls.userUpdate, { email: wanted, password })).status)
    }
    expect(statuses).toContain(429)
    const counts = [stranger, other].map((to) => written(to, "account.confirm-email"))
    // The sign-up's own mail is one of the account's.
    expect((await Promise.all(counts)).reduce((sum, n) => sum + n, 0)).toBe(UNPROVEN_MAIL.perSender.points - 1)
    for (const to of [stranger, other])
      expect(await written(to, "account.changed")).toBeLessThanOrEqual(UNPROVEN_MAIL.perSender.points)
    const changes = await sql(`select 1 from sign_in_change where actor_id = $1`, [id])
    expect(changes.length).toBeGreaterThan(0)
    expect(await written(email, "account.changed")).toBe(changes.length)
  })

  test("gets few mails from any number of accounts, which are created without the mail", async () => {
    const stranger = anEmail()
    await useUp(stranger, UNPROVEN_MAIL.perAddress.points - 1)
    const [{ at, password }, second] = [await aCustomer(), await aCustomer()]
    expect((await at.call(profileCalls.userUpdate, { email: stranger, password })).status).toBe(200)
    const refused = await second.at.call(profileCalls.userUpdate, { email: stranger, password: second.password })
    expect([refused.status, Number(refused.headers.get("retry-after")) > 0]).toEqual([429, true])
    expect((await at.call(profileCalls.sendEmailLink)).status).toBe(429)
    expect(await written(stranger, "account.confirm-email")).toBe(1)
  })

  test("does not stop an account from being created once its mails are used up", async () => {
    const [email, phone, at] = [anEmail(), aPhone(), aBrowser()]
    await useUp(email, UNPROVEN_MAIL.perAddress.points)
    await provePhone(at, phone, "signup")
    const made = await at.call(accountCalls.signup, { name: "Asha Verma", email, phone, password: "thread-and-needle" })
    expect([made.status, await written(email, "account.confirm-email")]).toEqual([200, 0])
  })
})
