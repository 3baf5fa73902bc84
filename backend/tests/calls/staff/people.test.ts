import { accountCalls, profileCalls, staffCalls } from "@silai/contracts/account/calls"
import { noticeCalls } from "@silai/contracts/notice/calls"
import { expect, test } from "vitest"
import { aBrowser, anEmail, resetTokenOf } from "../../rig/customer"
import { eventually } from "../../rig/eventually"
import { theShop } from "../../rig/facts"
import { signInAs, signInAsOwner } from "../../rig/owner"
import { sql } from "../../rig/sql"

const signIn = (email: string) =>
  aBrowser().call(accountCalls.signin, { identifier: email, password: theShop().owner.password })
/** All owners but these are away for the time of a test, so that "the last one" can be tried. */
async function aloneInTheShop<T>(userIds: string[], act: () => Promise<T>): Promise<T> {
  const away = await sql<{ user_id: string }>(
    `update staff_member set removed_at = now() where role = 'owner' and removed_at is null and user_id <> all($1) returning user_id`,
    [userIds],
  )
  try {
    return await act()
  } finally {
    await sql(`update staff_member set removed_at = null where user_id = any($1)`, [away.map(({ user_id }) => user_id)])
  }
}
const ownersOf = async (userIds: string[]) =>
  (
    await sql<{ n: number }>(
      `select count(*)::int as n from staff_member where role = 'owner' and removed_at is null and user_id = any($1)`,
      [userIds],
    )
  )[0]!.n

test("whoever is removed is out at once: on every device, at the door, and by a mailed link", async () => {
  const [owner, tailor] = [await signInAsOwner(), await signInAs("tailor")]
  const other = aBrowser()
  await other.call(accountCalls.signin, { identifier: tailor.email, password: theShop().owner.password })
  await aBrowser().call(profileCalls.generateResetToken, { email: tailor.email })
  const token = await eventually("the link has come", () => resetTokenOf(tailor.email))
  const { status, body } = await owner.call(staffCalls.userRemove, { userId: tailor.userId })
  expect([status, body.message]).toEqual([200, "Some tailor is removed and signed out everywhere."])
  for (const at of [tailor, other]) expect((await at.call(accountCalls.adminSession)).status).toBe(401)
  expect((await signIn(tailor.email)).body.code).toBe("account.wrong_credentials")
  expect((await aBrowser().call(profileCalls.resetPassword, { token, password: "another-way-in" })).status).toBe(410)
  expect((await owner.call(staffCalls.userAll)).body.data.map(({ _id }) => _id)).not.toContain(tailor.userId)
  expect((await owner.call(staffCalls.userRemove, { userId: tailor.userId })).body.code).toBe("staff.unknown")
  expect(await sql(`select 1 from session where actor_id = $1`, [tailor.userId])).toEqual([])
})

test("a session that outlived the removal by a moment opens nothing", async () => {
  const tailor = await signInAs("tailor")
  await sql(`update staff_member set removed_at = now() where user_id = $1`, [tailor.userId])
  expect((await tailor.call(accountCalls.adminSession)).status).toBe(401)
  expect((await tailor.get("/admin/live")).status).toBe(401)
})

test("whoever was removed can be invited anew", async () => {
  const [owner, packer] = [await signInAsOwner(), await signInAs("packer")]
  await owner.call(staffCalls.userRemove, { userId: packer.userId })
  expect((await owner.call(staffCalls.userInvite, { email: packer.email, role: "manager" })).status).toBe(200)
})

test("a new role holds from the next click on, without a new sign-in", async () => {
  const [owner, packer] = [await signInAsOwner(), await signInAs("packer")]
  expect((await packer.call(noticeCalls.dashboard)).status).toBe(403)
  expect((await owner.call(staffCalls.userUpdate, { userId: packer.userId, role: "manager" })).body.message).toBe(
    "Some packer is now: Manager",
  )
  expect((await packer.call(noticeCalls.dashboard)).status).toBe(200)
  await owner.call(staffCalls.userUpdate, { userId: packer.userId, role: "tailor" })
  expect((await packer.call(noticeCalls.dashboard)).status).toBe(403)
})

test("open pages of the one who is removed are told, then hear nothing more", async () => {
  const [owner, tailor] = [await signInAsOwner(), await signInAs("tailor")]
  const line = await tailor.send("/admin/live", { method: "GET" })
  expect(line.status).toBe(200)
  await owner.call(staffCalls.userRemove, { userId: tailor.userId })
  // The text is whole only because the server ended it.
  expect(await line.text()).toContain(`event: staff.changed\ndata: {"userId":"${tailor.userId}"}`)
})

test("nobody removes themselves, and the last owner neither goes nor steps down", async () => {
  const [one, two] = [await signInAs("owner"), await signInAs("owner")]
  expect((await one.call(staffCalls.userRemove, { userId: one.userId })).body.code).toBe("staff.not_yourself")
  await aloneInTheShop([one.userId], async () => {
    expect((await one.call(staffCalls.userUpdate, { userId: one.userId, role: "manager" })).body.code).toBe(
      "staff.last_owner",
    )
    expect((await one.call(staffCalls.userRemove, { userId: one.userId })).body.code).toBe("staff.last_owner")
    expect((await one.call(staffCalls.userUpdate, { userId: one.userId, role: "owner" })).status).toBe(200)
  })
  expect((await two.call(staffCalls.userUpdate, { userId: two.userId, role: "manager" })).status).toBe(200)
  expect((await two.call(staffCalls.userAll)).body.code).toBe("house.not_allowed")
})

test("of two owners who remove each other in the same moment, one stays", async () => {
  for (let round = 0; round < 5; round++) {
    const [one, two] = [await signInAs("owner"), await signInAs("owner")]
    await aloneInTheShop([one.userId, two.userId], async () => {
      const answers = await Promise.all([
        one.call(staffCalls.userRemove, { userId: two.userId }),
        two.call(staffCalls.userRemove, { userId: one.userId }),
      ])
      expect(answers.map(({ status }) => status).filter((status) => status === 200)).toHaveLength(1)
      expect(await ownersOf([one.userId, two.userId])).toBe(1)
    })
  }
})

test("of two owners who step down in the same moment, one stays", async () => {
  const [one, two] = [await signInAs("owner"), await signInAs("owner")]
  await aloneInTheShop([one.userId, two.userId], async () => {
    const answers = await Promise.all(
      [one, two].map((at) => at.call(staffCalls.userUpdate, { userId: at.userId, role: "manager" })),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(await ownersOf([one.userId, two.userId])).toBe(1)
  })
})

test("invitations of an owner who is removed, or is no owner any more, are withdrawn", async () => {
  const owner = await signInAsOwner()
  for (const ended of [staffCalls.userRemove, staffCalls.userUpdate]) {
    const [leaving, email] = [await signInAs("owner"), anEmail()]
    await leaving.call(staffCalls.userInvite, { email, role: "owner" })
    expect(
      (await owner.call(ended, { userId: leaving.userId, ...(ended === staffCalls.userUpdate && { role: "packer" }) }))
        .status,
    ).toBe(200)
    expect((await owner.call(staffCalls.userAll)).body.invitations.map((one) => one.email)).not.toContain(email)
  }
})

test("a role that does not exist is refused, and so is a customer's id", async () => {
  const owner = await signInAsOwner()
  expect((await owner.call(staffCalls.userUpdate, { userId: "user_x", role: "king" })).status).toBe(400)
  expect((await owner.call(staffCalls.userUpdate, { userId: "cus_x", role: "owner" })).body.code).toBe("staff.unknown")
})
