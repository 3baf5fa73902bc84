import { staffCalls } from "@silai/contracts/account/calls"
import { describe, expect, test } from "vitest"
import { aBrowser, anEmail } from "../../rig/customer"
import { eventually } from "../../rig/eventually"
import { mails } from "../../rig/gateway"
import { namesHeardOf, untilHeard } from "../../rig/heard"
import { signInAsOwner } from "../../rig/owner"
import { closeSqlAfterwards, sql } from "../../rig/sql"

closeSqlAfterwards()

describe("what plugins hear of the staff", () => {
  test("an invitation is heard of when it is sent, sent again and withdrawn", async () => {
    const owner = await signInAsOwner()
    const { body } = await owner.call(staffCalls.userInvite, { email: anEmail(), role: "packer" })
    const invitationId = body.data._id
    await owner.call(staffCalls.userInviteAgain, { invitationId })
    await owner.call(staffCalls.userWithdrawInvitation, { invitationId })
    expect(await namesHeardOf(invitationId)).toEqual(["invite.created", "invite.deleted", "invite.resent"])
  })

  test("somebody who joins, gets another role and leaves is heard of each time, once", async () => {
    const owner = await signInAsOwner()
    const email = anEmail()
    const { body } = await owner.call(staffCalls.userInvite, { email, role: "packer" })
    const invitationId = body.data._id
    const mail = await eventually("the invitation has come", async () => (await mails()).find(({ to }) => to === email))
    const token = /#token=([\w-]+)/.exec(mail.text)![1]!
    await aBrowser().call(staffCalls.acceptInvitation, { token, name: "Kavita Rao", password: "chalk-and-tape" })
    const [{ id: userId }] = await sql<{ id: string }>(`select id from "user" where email = $1`, [email])
    expect(await untilHeard("user.created", userId)).toMatchObject({ data: { id: userId }, row_visible: true })
    await owner.call(staffCalls.userUpdate, { userId, role: "tailor" })
    await owner.call(staffCalls.userUpdate, { userId, role: "tailor" })
    await owner.call(staffCalls.userRemove, { userId })
    expect(await namesHeardOf(userId)).toEqual(["user.created", "user.deleted", "user.updated"])
    expect(await namesHeardOf(invitationId)).toEqual(["invite.accepted", "invite.created"])
  })
})
