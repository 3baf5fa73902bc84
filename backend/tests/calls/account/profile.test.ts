import { accountCalls, profileCalls } from "@silai/contracts/account/calls"
import { mailMessages } from "@silai/contracts/messaging/messages"
import { describe, expect, test } from "vitest"
import {
  aBrowser,
  aCustomerWhoSignedUp,
  anEmail,
  aPhone,
  profileOf,
  provePhone,
  waitOutFloor,
} from "../../rig/customer"
import { eventually } from "../../rig/eventually"
import { mails } from "../../rig/gateway"
import { confirmTokenOf } from "../../rig/mailed-links"
import { oneRow, sql } from "../../rig/sql"

describe("the profile", () => {
  test("changes a name with only the session, by the agreed rules", async () => {
    const { at } = await aCustomerWhoSignedUp()
    const { body } = await at.call(profileCalls.userUpdate, { name: "Asha Verma-Gill" })
    expect(body.data.name).toBe("Asha Verma-Gill")
    expect((await at.call(profileCalls.userUpdate, { name: "x" })).body.message).toContain("at least 3 characters")
  })

  test("takes a new phone once it is proven here, and the old one is free again", async () => {
    const { at, phone, password } = await aCustomerWhoSignedUp()
    const wanted = aPhone()
    expect((await at.call(profileCalls.userUpdate, { phone: wanted })).body.code).toBe("account.phone_unproven")
    await provePhone(at, wanted, "change-phone")
    expect((await at.call(profileCalls.userUpdate, { phone: wanted, password })).body.data.phone).toBe(wanted)
    expect((await aBrowser().call(accountCalls.verifyUser, { identifier: phone })).body.success).toBe(false)
  })

  test("leaves a phone that belongs to another account with that account", async () => {
    const [one, other] = [await aCustomerWhoSignedUp(), await aCustomerWhoSignedUp()]
    await waitOutFloor(other.phone)
    await provePhone(one.at, other.phone, "change-phone")
    const { status } = await one.at.call(profileCalls.userUpdate, { phone: other.phone, password: one.password })
    expect(status).toBe(409)
    expect((await profileOf(other.at)).phone).toBe(other.phone)
  })

  test("asks for the password or a code before a new e-mail, which then signs in", async () => {
    const { at, email, password, phone } = await aCustomerWhoSignedUp()
    const wanted = anEmail()
    expect((await at.call(profileCalls.userUpdate, { email: wanted })).body.code).toBe("account.proof_wanted")
    expect((await at.call(profileCalls.userUpdate, { email: wanted, password: "not-the-password" })).body.code).toBe(
      "account.password_wrong",
    )
    expect((await at.call(profileCalls.userUpdate, { email: wanted, password })).body.data.email).toBe(wanted)
    expect((await aBrowser().call(accountCalls.signin, { identifier: email, password })).status).toBe(401)
    expect((await aBrowser().call(accountCalls.signin, { identifier: wanted, password })).status).toBe(200)
    await waitOutFloor(phone)
    await provePhone(at, phone, "change-email")
    expect((await at.call(profileCalls.userUpdate, { email: anEmail() })).status).toBe(200)
  })

  test("mails the account's previous address about a new phone, a new e-mail and a new password", async () => {
    const { at, id, email, password } = await aCustomerWhoSignedUp()
    const phone = aPhone()
    await provePhone(at, phone, "change-phone")
    await at.call(profileCalls.userUpdate, { phone, password })
    await at.call(profileCalls.changePassword, { oldPassword: password, newPassword: `${password} and more` })
    // As if three days had passed: until then a new password changes nothing else.
    await sql(`update sign_in_change set changed_at = now() - interval '73 hours' where actor_id = $1`, [id])
    const again = aBrowser()
    await again.call(accountCalls.signin, { identifier: email, password: `${password} and more` })
    await again.call(profileCalls.userUpdate, { email: anEmail(), password: `${password} and more` })
    const sent = await eventually("the account's owner gets the mails", async () => {
      const changes: string[] = Object.values(mailMessages.changed.subject)
      const subjects = (await mails())
        .filter(({ to, subject }) => to.includes(email) && changes.includes(subject))
        .map(({ subject }) => subject)
      return subjects.length === 3 ? subjects.sort() : null
    })
    expect(sent).toEqual([
      mailMessages.changed.subject.email,
      mailMessages.changed.subject.password,
      mailMessages.changed.subject.phone,
    ])
  })

  test("refuses an e-mail of another customer or of staff", async () => {
    const [{ at, password }, other] = [await aCustomerWhoSignedUp(), await aCustomerWhoSignedUp()]
    await other.at.call(profileCalls.confirmEmail, { token: (await confirmTokenOf(other.email))! })
    const owner = await oneRow<{ email: string }>(`select email from "user" limit 1`)
    for (const email of [other.email, owner.email]) {
      const { status, body } = await at.call(profileCalls.userUpdate, { email, password })
      expect([status, body.message]).toEqual([409, "This email is already in use. Please enter a different one."])
    }
  })

  test("belongs to the session's customer, whatever ids are sent", async () => {
    const [mine, other] = [await aCustomerWhoSignedUp(), await aCustomerWhoSignedUp()]
    const { body } = await mine.at.call(profileCalls.userUpdate, {
      userId: other.id,
      customerId: other.id,
      name: "Somebody Else",
    })
    expect(body.data._id).toBe(mine.id)
    expect((await profileOf(other.at)).name).toBe("Asha Verma")
  })

  test.each(["role", "hasPassword", "consent", "createdAt", "isAdmin", "__proto__x"])(
    "does not let %s be set",
    async (field) => {
      const { at } = await aCustomerWhoSignedUp()
      expect((await at.call(profileCalls.userUpdate, { [field]: "admin" })).status).toBe(400)
    },
  )
})

describe("signed-in devices", () => {
  test("are listed for their owner only, and others can be signed out, one or all", async () => {
    const { at, email, password } = await aCustomerWhoSignedUp()
    const others = await Promise.all(
      [1, 2, 3].map(async () => {
        const other = aBrowser()
        await other.call(accountCalls.signin, { identifier: email, password })
        return other
      }),
    )
    const { data } = (await at.call(profileCalls.sessions)).body
    expect(data).toHaveLength(4)
    expect(data.filter(({ isThis }) => isThis)).toHaveLength(1)
    const [victim] = data.filter(({ isThis }) => !isThis)
    expect((await at.call(profileCalls.endSession, { sessionId: victim!._id, password })).body.data.ended).toBe(1)
    expect((await at.call(profileCalls.sessions)).body.data).toHaveLength(3)
    expect((await at.call(profileCalls.endSession, { password })).body.data.ended).toBe(2)
    const left = await Promise.all(others.map((other) => other.call(profileCalls.userSingle)))
    expect(left.map(({ status }) => status)).toEqual([401, 401, 401])
    expect((await at.call(profileCalls.userSingle)).status).toBe(200)
  })

  test("are signed out only with a proof; an open session signs out nothing but itself", async () => {
    const { at, email, phone, password } = await aCustomerWhoSignedUp()
    const other = aBrowser()
    await other.call(accountCalls.signin, { identifier: email, password })
    const { data } = (await at.call(profileCalls.sessions)).body
    const [sessionId] = data.flatMap(({ _id, isThis }) => (isThis ? [] : [_id]))
    for (const body of [{}, { sessionId }]) {
      expect((await at.call(profileCalls.endSession, body)).body.code).toBe("account.proof_wanted")
      const wrong = await at.call(profileCalls.endSession, { ...body, password: "not-the-password" })
      expect([wrong.status, wrong.body.code]).toEqual([403, "account.password_wrong"])
    }
    expect((await other.call(profileCalls.userSingle)).status).toBe(200)
    await provePhone(at, phone, "end-sessions")
    // A device that is gone by now leaves the proof for the next one.
    const gone = await at.call(profileCalls.endSession, { sessionId: "ses_000000000000000000000000" })
    expect(gone.body.code).toBe("account.session_unknown")
    expect((await at.call(profileCalls.endSession, { sessionId })).body.data.ended).toBe(1)
    expect((await other.call(profileCalls.userSingle)).status).toBe(401)
    expect((await at.call(profileCalls.endSession)).body.code).toBe("account.proof_wanted")
    expect((await at.call(accountCalls.signout, {})).status).toBe(200)
    expect((await at.call(profileCalls.userSingle)).status).toBe(401)
  })

  test("get the same answer for another customer's device and one that does not exist", async () => {
    const [mine, other] = [await aCustomerWhoSignedUp(), await aCustomerWhoSignedUp()]
    const [theirs] = (await other.at.call(profileCalls.sessions)).body.data
    const [notMine, absent] = await Promise.all(
      [theirs!._id, "ses_000000000000000000000000"].map((sessionId) =>
        mine.at.call(profileCalls.endSession, { sessionId, password: mine.password }),
      ),
    )
    expect([notMine!.status, notMine!.body]).toEqual([absent!.status, absent!.body])
    expect((await other.at.call(profileCalls.userSingle)).status).toBe(200)
  })

  test("end by themselves when unused for long, and at the maximum age", async () => {
    for (const column of ["idle_until", "expires_at"]) {
      const { at, id } = await aCustomerWhoSignedUp()
      await sql(`update session set ${column} = now() - interval '1 second' where actor_id = $1`, [id])
      expect((await at.call(profileCalls.userSingle)).status).toBe(401)
    }
  })
})
