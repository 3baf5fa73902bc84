import { accountCalls, staffCalls } from "@silai/contracts/account/calls"
import { staffMessages } from "@silai/contracts/staff/messages"
import { beforeAll, describe, expect, test } from "vitest"
import type { Browser } from "../../rig/browser"
import { aBrowser, aCustomer, anEmail } from "../../rig/customer"
import { mails } from "../../rig/gateway"
import { signInAs } from "../../rig/owner"
import { ownProof } from "../../rig/second-factor"
import { sql } from "../../rig/sql"
import { afterWork } from "../../rig/work"

const password = "chalk-and-tape"
const name = "Kavita Rao"
let owner: Browser & { userId: string }
beforeAll(async () => {
  owner = await signInAs("owner")
})

/** The tokens in the mails to an address, newest last. */
const tokensFor = async (email: string) =>
  (await mails())
    .filter(({ to, subject }) => to === email && /invited/.test(subject))
    .map(({ text }) => /\/admin\/welcome#token=([\w-]+)/.exec(text)![1]!)
const tokenNumber = (email: string, nth: number) =>
  afterWork("the invitation has come", async () => (await tokensFor(email))[nth - 1] ?? null)

async function invited(role = "tailor") {
  const email = anEmail()
  const { status, body } = await owner.call(staffCalls.userInvite, { email, role, ...(await ownProof()) })
  if (status !== 200) throw new Error(`The invitation was refused: ${body.message}`)
  return { email, id: body.data._id, token: await tokenNumber(email, 1) }
}
const waitingFor = async (email: string) =>
  (await owner.call(staffCalls.userAll)).body.invitations.find((one) => one.email === email)
const accept = (token: string, at = aBrowser()) => at.call(staffCalls.acceptInvitation, { token, name, password })

describe("an invitation to the back office", () => {
  test("comes by mail, names the inviter and the role, and lets the invited person in with their own password", async () => {
    const { email, token } = await invited()
    expect(await waitingFor(email)).toMatchObject({ role: "tailor", invitedBy: "Some owner", isOver: false })
    const at = aBrowser()
    expect((await at.call(staffCalls.invitation, { token })).body.data).toEqual({
      email,
      role: "tailor",
      invitedBy: "Some owner",
    })
    const { status, body } = await accept(token, at)
    expect([status, body.message, body.data]).toEqual([
      200,
      staffMessages.welcome,
      { role: "admin", staffRole: "tailor" },
    ])
    expect((await at.call(accountCalls.adminSession)).body.data).toMatchObject({ name, email, role: "tailor" })
    const again = await aBrowser().call(accountCalls.signin, { identifier: email, password })
    expect([again.status, again.body.data]).toEqual([200, { role: "admin" }])
    expect(await waitingFor(email)).toBeUndefined()
    const { data } = (await owner.call(staffCalls.userAll)).body
    expect(data.find((person) => person.email === email)).toMatchObject({
      name,
      role: "tailor",
      isYou: false,
      lastSeenAt: expect.stringMatching(/^20/),
    })
    expect(data.find(({ isYou }) => isYou)?._id).toBe(owner.userId)
  })

  test("works once, even for two who press at the same moment", async () => {
    const { token, email } = await invited("packer")
    const answers = await Promise.all([accept(token), accept(token), accept(token)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 410, 410])
    const [{ n }] = (await sql<{ n: number }>(`select count(*)::int as n from "user" where email = $1`, [email])) as [
      { n: number },
    ]
    expect(n).toBe(1)
    expect((await accept(token)).body.code).toBe("staff.invitation_over")
  })

  test("gets the same answer when used, withdrawn, expired or made up", async () => {
    const [used, withdrawn, late] = [await invited(), await invited(), await invited()]
    await accept(used.token)
    expect((await owner.call(staffCalls.userWithdrawInvitation, { invitationId: withdrawn.id })).status).toBe(200)
    await sql(`update staff_invitation set expires_at = now() - interval '1 second' where id = $1`, [late.id])
    const answers = []
    for (const token of [used.token, withdrawn.token, late.token, "x".repeat(43)]) {
      const at = aBrowser()
      answers.push(await at.call(staffCalls.invitation, { token }), await accept(token, at))
    }
    expect(new Set(answers.map(({ status, body }) => JSON.stringify([status, body]))).size).toBe(1)
    expect(answers[0]).toMatchObject({ status: 410, body: { code: "staff.invitation_over" } })
  })

  test("can be sent again: the newer link works, the older one does not", async () => {
    const { email, id, token } = await invited()
    await sql(`update staff_invitation set expires_at = now() - interval '1 day' where id = $1`, [id])
    expect(await waitingFor(email)).toMatchObject({ isOver: true })
    expect((await owner.call(staffCalls.userInviteAgain, { invitationId: id })).body.message).toBe(
      staffMessages.invited(email),
    )
    const newer = await tokenNumber(email, 2)
    expect((await accept(token)).status).toBe(410)
    expect((await accept(newer)).status).toBe(200)
    expect((await owner.call(staffCalls.userInviteAgain, { invitationId: id })).body.code).toBe(
      "staff.invitation_unknown",
    )
    expect((await owner.call(staffCalls.userWithdrawInvitation, { invitationId: id })).body.code).toBe(
      "staff.invitation_unknown",
    )
  })

  test("is not sent twice to one e-mail, nor to someone who already has an account here", async () => {
    const { email, id } = await invited()
    const twice = await owner.call(staffCalls.userInvite, { email: email.toUpperCase(), role: "packer" })
    expect([twice.status, twice.body.code, twice.body.field]).toEqual([409, "staff.already_invited", "email"])
    const [customer, colleague] = [await aCustomer(), await signInAs("packer")]
    for (const taken of [customer.email, colleague.email]) {
      const { status, body } = await owner.call(staffCalls.userInvite, { email: taken, role: "tailor" })
      expect([status, body.code, body.field]).toEqual([409, "staff.email_taken", "email"])
    }
    await sql(`update staff_invitation set expires_at = now() - interval '1 day' where id = $1`, [id])
    expect((await owner.call(staffCalls.userInvite, { email, role: "packer" })).status).toBe(200)
    expect(await waitingFor(email)).toMatchObject({ role: "packer", isOver: false })
  })

  test("does not take over an account that was opened with its e-mail in the meantime", async () => {
    const { email, token } = await invited()
    const customer = await aCustomer({ email })
    expect((await accept(token)).body.code).toBe("staff.email_taken")
    expect(
      (await aBrowser().call(accountCalls.signin, { identifier: email, password: customer.password })).body.data.role,
    ).toBe("customer")
  })

  test("is stored nowhere in clear text: neither in the table nor in the outbox", async () => {
    const { token } = await invited()
    const rows = await sql<{ text: string }>(
      `select i::text as text from staff_invitation i union all select o::text from outbox o where topic = 'staff.invited'`,
    )
    expect(rows.filter(({ text }) => text.includes(token))).toEqual([])
  })

  test("asks for a valid name and password", async () => {
    const { token } = await invited()
    const short = await aBrowser().call(staffCalls.acceptInvitation, { token, name, password: "short" })
    expect([short.status, short.body.field]).toEqual([400, "password"])
    const nameless = await aBrowser().call(staffCalls.acceptInvitation, { token, name: "K", password })
    expect([nameless.status, nameless.body.field]).toEqual([400, "name"])
    expect((await accept(token)).status).toBe(200)
  })

  test("cannot be guessed: tries from one address run out", async () => {
    const at = aBrowser()
    const answers = []
    for (let n = 0; n < 61; n++) answers.push(await accept(String(n).padStart(43, "x"), at))
    expect(answers.map(({ status }) => status)).toEqual([...Array<number>(60).fill(410), 429])
  })

  test("requires an owner", async () => {
    for (const role of ["manager", "tailor", "packer"] as const) {
      const at = await signInAs(role)
      for (const call of [
        staffCalls.userAll,
        staffCalls.userInvite,
        staffCalls.userInviteAgain,
        staffCalls.userWithdrawInvitation,
        staffCalls.userUpdate,
        staffCalls.userRemove,
      ])
        expect([call.path, (await at.call(call, { email: anEmail(), role: "owner" })).body.code]).toEqual([
          call.path,
          "house.not_allowed",
        ])
    }
  })
})
