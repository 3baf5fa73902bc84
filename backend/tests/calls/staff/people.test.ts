import { once } from "node:events"
import { connect } from "node:net"
import { accountCalls, profileCalls, staffCalls } from "@silai/contracts/account/calls"
import { noticeCalls } from "@silai/contracts/notice/calls"
import { expect, test } from "vitest"
import { aBrowser, anEmail, resetTokenOf } from "../../rig/customer"
import { eventually } from "../../rig/eventually"
import { theShop } from "../../rig/facts"
import { signInAs, signInAsOwner } from "../../rig/owner"
import { ownProof } from "../../rig/second-factor"
import { sql } from "../../rig/sql"

const signIn = (email: string) =>
  aBrowser().call(accountCalls.signin, { identifier: email, password: theShop().owner.password })
/** Hides all other owners during a test, so that "the last one" can be tested. */
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

test("signs a removed staff member out at once: on every device, at sign-in, and by a mailed link", async () => {
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

test("gives no access to a session that outlives the removal by a moment", async () => {
  const tailor = await signInAs("tailor")
  await sql(`update staff_member set removed_at = now() where user_id = $1`, [tailor.userId])
  expect((await tailor.call(accountCalls.adminSession)).status).toBe(401)
  expect((await tailor.get("/admin/live")).status).toBe(401)
})

test("lets a removed staff member be invited again", async () => {
  const [owner, packer] = [await signInAsOwner(), await signInAs("packer")]
  await owner.call(staffCalls.userRemove, { userId: packer.userId })
  expect((await owner.call(staffCalls.userInvite, { email: packer.email, role: "manager" })).status).toBe(200)
})

test("applies a new role from the next click, without a new sign-in", async () => {
  const [owner, packer] = [await signInAsOwner(), await signInAs("packer")]
  expect((await packer.call(noticeCalls.dashboard)).status).toBe(403)
  expect((await owner.call(staffCalls.userUpdate, { userId: packer.userId, role: "manager" })).body.message).toBe(
    "Some packer is now: Manager",
  )
  expect((await packer.call(noticeCalls.dashboard)).status).toBe(200)
  await owner.call(staffCalls.userUpdate, { userId: packer.userId, role: "tailor" })
  expect((await packer.call(noticeCalls.dashboard)).status).toBe(403)
})

test("refuses the second of two owners who give one person different roles, and nothing is overwritten", async () => {
  const [owner, packer] = [await signInAsOwner(), await signInAs("packer")]
  const give = (role: "manager" | "tailor") =>
    owner.call(staffCalls.userUpdate, { userId: packer.userId, role, was: "packer" })
  expect((await give("manager")).status).toBe(200)
  const { status, body } = await give("tailor")
  expect([status, body.code, body.message]).toEqual([
    409,
    "staff.role_changed",
    "Someone has given Some packer another role in the meantime: Manager. Yours is not saved yet.",
  ])
  expect((await packer.call(noticeCalls.dashboard)).status).toBe(200)
  // The same role twice is no conflict.
  expect((await give("manager")).status).toBe(200)
})

test("sends open pages of a removed staff member one event, then nothing more", async () => {
  const [owner, tailor] = [await signInAsOwner(), await signInAs("tailor")]
  const line = await tailor.send("/admin/live", { method: "GET" })
  expect(line.status).toBe(200)
  await owner.call(staffCalls.userRemove, { userId: tailor.userId })
  // The text is complete only because the server ended the stream.
  expect(await line.text()).toContain(`event: staff.changed\ndata: {"userId":"${tailor.userId}"}`)
})

test("sends an open page no more events when its session ends, for any reason; another browser's page continues", async () => {
  const [tailor, other] = [await signInAs("tailor"), await signInAs("tailor")]
  const goesOn = await other.send("/admin/live", { method: "GET" })
  let hasEnded = false
  const reader = goesOn.body!.getReader()
  void (async () => {
    while (!(await reader.read()).done);
    hasEnded = true
  })()

  const signedOut = await tailor.send("/admin/live", { method: "GET" })
  await tailor.call(accountCalls.signout, { audience: "backOffice" })
  // The text is complete only because the server ended the stream; other pages get no event about it.
  expect(await signedOut.text()).toBe("retry: 3000\n\n")

  const third = await signInAs("tailor")
  const ranOut = await third.send("/admin/live", { method: "GET" })
  await sql("update session set idle_until = now() - interval '1 minute' where actor_id = $1", [third.userId])
  expect(await ranOut.text()).toContain("retry: 3000")
  expect(hasEnded).toBe(false)
  await other.call(accountCalls.signout, { audience: "backOffice" })
  await expect.poll(() => hasEnded).toBe(true)
}, 60_000)

test("disconnects an open page that reads nothing before it fills the shop's memory; one that reads continues", async () => {
  const [idle, reads] = [await signInAs("tailor"), await signInAs("tailor")]
  const { host, port } = new URL(theShop().api)
  const socket = connect(Number(port), new URL(theShop().api).hostname)
  const cookie = [...idle.cookies].map(([name, value]) => `${name}=${value}`).join("; ")
  socket.write(
    `GET ${new URL(theShop().api).pathname.replace(/\/$/, "")}/admin/live HTTP/1.1\r\nHost: ${host}\r\nCookie: ${cookie}\r\n\r\n`,
  )
  await once(socket, "readable")
  const line = await reads.send("/admin/live", { method: "GET" })
  const reader = line.body!.getReader()
  const decode = new TextDecoder()
  let received = ""
  const receives = async (mark: string) => {
    while (!received.includes(mark)) {
      const { done, value } = await reader.read()
      if (done) return false
      received = received.slice(-200) + decode.decode(value)
    }
    return true
  }
  // A megabyte more than the operating system buffers for a reader that does not read.
  for (let n = 0; n < 40; n++) {
    await sql(
      `select pg_notify('silai_live', json_build_object('event', 'trial', 'n', n, 'filling', repeat('x', 7500))::text) from generate_series(1, 50) n`,
    )
    await sql(`select pg_notify('silai_live', $1)`, [JSON.stringify({ event: "trial", mark: `mark-${n}.` })])
    expect(await receives(`mark-${n}.`)).toBe(true)
  }
  let lastBytes = ""
  socket.on("data", (part) => (lastBytes = lastBytes.slice(-200) + String(part)))
  await once(socket, "close")
  expect(lastBytes).not.toContain("mark-39.")
  await reads.call(accountCalls.signout, { audience: "backOffice" })
  await reader.cancel()
}, 60_000)

test("refuses to let people remove themselves, and the last owner leave or step down", async () => {
  const [one, two] = [await signInAs("owner"), await signInAs("owner")]
  expect((await one.call(staffCalls.userRemove, { userId: one.userId })).body.code).toBe("staff.not_yourself")
  await aloneInTheShop([one.userId], async () => {
    expect((await one.call(staffCalls.userUpdate, { userId: one.userId, role: "manager" })).body.code).toBe(
      "staff.last_owner",
    )
    expect((await one.call(staffCalls.userRemove, { userId: one.userId })).body.code).toBe("staff.last_owner")
    const asked = { userId: one.userId, role: "owner" as const, ...(await ownProof()) }
    expect((await one.call(staffCalls.userUpdate, asked)).status).toBe(200)
  })
  expect((await two.call(staffCalls.userUpdate, { userId: two.userId, role: "manager" })).status).toBe(200)
  expect((await two.call(staffCalls.userAll)).body.code).toBe("house.not_allowed")
})

test("keeps one of two owners who remove each other at the same moment", async () => {
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

test("keeps one of two owners who step down at the same moment", async () => {
  const [one, two] = [await signInAs("owner"), await signInAs("owner")]
  await aloneInTheShop([one.userId, two.userId], async () => {
    const answers = await Promise.all(
      [one, two].map((at) => at.call(staffCalls.userUpdate, { userId: at.userId, role: "manager" })),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(await ownersOf([one.userId, two.userId])).toBe(1)
  })
})

test("withdraws invitations of an owner who is removed, or is no longer one", async () => {
  const owner = await signInAsOwner()
  for (const ended of [staffCalls.userRemove, staffCalls.userUpdate]) {
    const [leaving, email] = [await signInAs("owner"), anEmail()]
    await leaving.call(staffCalls.userInvite, { email, role: "owner", ...(await ownProof()) })
    expect(
      (await owner.call(ended, { userId: leaving.userId, ...(ended === staffCalls.userUpdate && { role: "packer" }) }))
        .status,
    ).toBe(200)
    expect((await owner.call(staffCalls.userAll)).body.invitations.map((one) => one.email)).not.toContain(email)
  }
})

test("refuses a role that does not exist, and a customer's id", async () => {
  const owner = await signInAsOwner()
  expect((await owner.call(staffCalls.userUpdate, { userId: "user_x", role: "king" })).status).toBe(400)
  expect((await owner.call(staffCalls.userUpdate, { userId: "cus_x", role: "packer" })).body.code).toBe("staff.unknown")
})
