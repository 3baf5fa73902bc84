import { staffCalls } from "@silai/contracts/account/calls"
import { describe, expect, test } from "vitest"
import { aBrowser, anEmail } from "../../rig/customer"
import { mails } from "../../rig/gateway"
import { eventNamesOf, untilReceived } from "../../rig/received-events"
import { signInAsOwner } from "../../rig/owner"
import { closeSqlAfterwards, oneRow } from "../../rig/sql"
import { afterWork } from "../../rig/work"

closeSqlAfterwards()

describe("events about staff", () => {
  test("are sent when an invitation is sent, sent again and withdrawn", async () => {
    const owner = await signInAsOwner()
    const { body } = await owner.call(staffCalls.userInvite, { email: anEmail(), role: "packer" })
    const invitationId = body.data._id
    await owner.call(staffCalls.userInviteAgain, { invitationId })
    await owner.call(staffCalls.userWithdrawInvitation, { invitationId })
    expect(await eventNamesOf(invitationId)).toEqual(["invite.created", "invite.deleted", "invite.resent"])
  })

  test("are one each for joining, a new role and leaving", async () => {
    const owner = await signInAsOwner()
    const email = anEmail()
    const { body } = await owner.call(staffCalls.userInvite, { email, role: "packer" })
    const invitationId = body.data._id
    const mail = await afterWork("the invitation has come", async () => (await mails()).find(({ to }) => to === email))
    const token = /#token=([\w-]+)/.exec(mail.text)![1]!
    await aBrowser().call(staffCalls.acceptInvitation, { token, name: "Kavita Rao", password: "chalk-and-tape" })
    const { id: userId } = await oneRow<{ id: string }>(`select id from "user" where email = $1`, [email])
    expect(await untilReceived("user.created", userId)).toMatchObject({ data: { id: userId }, row_visible: true })
    await owner.call(staffCalls.userUpdate, { userId, role: "tailor" })
    await owner.call(staffCalls.userUpdate, { userId, role: "tailor" })
    await owner.call(staffCalls.userRemove, { userId })
    expect(await eventNamesOf(userId)).toEqual(["user.created", "user.deleted", "user.updated"])
    expect(await eventNamesOf(invitationId)).toEqual(["invite.accepted", "invite.created"])
  })
})
