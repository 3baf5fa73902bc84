import fs from "node:fs"
import { accountCalls, secondFactorCalls, staffCalls } from "@silai/contracts/account/calls"
import { mailMessages } from "@silai/contracts/messaging/messages"
import { noticeCalls } from "@silai/contracts/notice/calls"
import { orderCalls } from "@silai/contracts/order/calls"
import { secondFactorRefusals, secondFactorMessages } from "@silai/contracts/staff/messages"
import { afterEach, beforeEach, describe, expect, test } from "vitest"
import { aBrowser } from "../../rig/customer"
import { eventually } from "../../rig/eventually"
import { eventsOf, eventNamesOf, untilAllIsSent } from "../../rig/received-events"
import { signInAs } from "../../rig/owner"
import { sql } from "../../rig/sql"
import {
  answerWith,
  codeOf,
  firstStep,
  forgetFactorTries,
  isIn,
  mailsOf,
  ownPassword,
  ownProof,
  aMemberWithFactor,
  withSecondFactor,
  wrongCode,
} from "../../rig/second-factor"

beforeEach(forgetFactorTries)

test("sends one event each for a second factor that is switched on, switched off, or reset by an owner", async () => {
  const owner = await signInAs("owner")
  const [{ at, secret, userId }, lost] = [await aMemberWithFactor(), await aMemberWithFactor()]
  await at.call(secondFactorCalls.secondFactorOff, { password: ownPassword(), code: codeOf(secret) })
  await owner.call(secondFactorCalls.secondFactorReset, { userId: lost.userId, ...(await ownProof()) })
  for (const id of [userId, lost.userId])
    expect((await eventNamesOf(id)).filter((name) => /second-factor/.test(name))).toEqual([
      "silai.second-factor.disabled",
      "silai.second-factor.enabled",
    ])
})

test("switches off a second factor with the password and a code; afterwards the password is enough", async () => {
  const { at, email, secret } = await aMemberWithFactor()
  const bare = await at.call(secondFactorCalls.secondFactorOff, { password: ownPassword(), code: wrongCode(secret) })
  expect(bare.body.code).toBe("staff.factor_code_wrong")
  const off = await at.call(secondFactorCalls.secondFactorOff, { password: ownPassword(), code: codeOf(secret) })
  expect([off.status, off.body.message]).toEqual([200, secondFactorMessages.off])
  const later = aBrowser()
  const { body } = await later.call(accountCalls.signin, { identifier: email, password: ownPassword() })
  expect([body.data.secondStep, await isIn(later)]).toEqual([undefined, true])
  for (const call of [secondFactorCalls.secondFactorOff, secondFactorCalls.secondFactorCodes])
    expect((await at.call(call, { password: ownPassword(), code: codeOf(secret) })).body.code).toBe(
      "staff.factor_missing",
    )
})

describe("an owner who requires a second factor from everyone", () => {
  afterEach(() => sql(`update staff_rule set second_factor_required = false`))
  type Owner = Awaited<ReturnType<typeof aMemberWithFactor>>
  const requires = async (owner: Owner, required: boolean) =>
    owner.at.call(secondFactorCalls.secondFactorRequire, { required, ...(await ownProof(owner)) })

  test("must have one first, and gets a sentence that says so", async () => {
    const owner = await signInAs("owner")
    const asked = { required: true, ...(await ownProof()) }
    const { status, body } = await owner.call(secondFactorCalls.secondFactorRequire, asked)
    expect([status, body.code]).toEqual([409, "staff.own_factor_first"])
  })

  test("sends plugins one event each way, and none when nothing changes", async () => {
    const owner = await aMemberWithFactor("owner")
    const { userId } = owner
    for (const required of [true, true, false, false]) expect((await requires(owner, required)).status).toBe(200)
    await untilAllIsSent()
    const events = (await eventsOf(userId)).filter(({ name }) => name === "silai.second-factor.required")
    // Two changes are two transactions: each sends one event, but a subscriber may finish the second one first.
    expect(new Set(events.map(({ data }) => data))).toEqual(
      new Set([
        { id: userId, required: true },
        { id: userId, required: false },
      ]),
    )
    expect(events).toHaveLength(2)
  })

  test("makes staff without one set it up first; then everything is open again", async () => {
    const [owner, packer] = [await aMemberWithFactor("owner"), await signInAs("packer")]
    const { status, body } = await requires(owner, true)
    expect([status, body.message]).toEqual([200, secondFactorMessages.required])
    expect((await owner.at.call(staffCalls.userAll)).body.secondFactorRequired).toBe(true)
    const fresh = aBrowser()
    const entered = await fresh.call(accountCalls.signin, { identifier: packer.email, password: ownPassword() })
    expect(entered.body.data).toEqual({ role: "admin" })
    for (const at of [packer, fresh]) {
      expect((await at.call(accountCalls.adminSession)).body.data.secondFactor).toBe("wanted")
      for (const call of [orderCalls.all, noticeCalls.dashboard, staffCalls.userAll])
        expect([call.path, (await at.call(call)).body.code]).toEqual([call.path, "staff.factor_wanted"])
      expect((await at.call(noticeCalls.find, { search: "98" })).body.code).toBe("staff.factor_wanted")
      expect((await at.get("/admin/live")).body).toMatchObject({ code: "staff.factor_wanted" })
    }
    await withSecondFactor(fresh)
    expect((await fresh.call(accountCalls.adminSession)).body.data.secondFactor).toBe("on")
    expect((await fresh.call(orderCalls.all)).status).toBe(200)
  })

  test("ends the live events of all who have none, while the shop keeps running", async () => {
    const [owner, ...others] = [
      await aMemberWithFactor("owner"),
      await signInAs("packer"),
      await signInAs("packer"),
      await signInAs("tailor"),
    ]
    const lines = await Promise.all(others.map((at) => at.send("/admin/live", { method: "GET" })))
    expect(lines.map(({ status }) => status)).toEqual([200, 200, 200])
    await requires(owner, true)
    // The texts are complete only because the server ended the streams.
    for (const line of lines) expect(await line.text()).toContain("event: staff.changed")
    expect((await owner.at.get("/health")).status).toBe(200)
    expect((await others[0]!.call(accountCalls.adminSession)).body.data.secondFactor).toBe("wanted")
  })

  test("closes the engine's own admin too to an owner who has none", async () => {
    const [owner, another] = [await aMemberWithFactor("owner"), await signInAs("owner")]
    expect((await another.get("/admin/orders?limit=1")).status).toBe(200)
    await requires(owner, true)
    for (const path of ["/admin/orders?limit=1", "/admin/users"])
      expect([path, (await another.get(path)).body.code]).toEqual([path, "staff.factor_wanted"])
    const asked = { required: false, ...(await ownProof()) }
    const { body } = await another.call(secondFactorCalls.secondFactorRequire, asked)
    expect(body.code).toBe("staff.factor_wanted")
  })

  test("stops the others from switching theirs off, and can make it optional again", async () => {
    const [owner, { at, secret }] = [await aMemberWithFactor("owner"), await aMemberWithFactor()]
    await requires(owner, true)
    const kept = await at.call(secondFactorCalls.secondFactorOff, { password: ownPassword(), code: codeOf(secret) })
    expect([kept.status, kept.body.code]).toEqual([409, "staff.factor_required"])
    const { body } = await requires(owner, false)
    expect(body.message).toBe(secondFactorMessages.notRequired)
    expect(
      (await at.call(secondFactorCalls.secondFactorOff, { password: ownPassword(), code: codeOf(secret) })).status,
    ).toBe(200)
  })
})

test("can return by the runbook's command after losing the phone and the recovery codes", async () => {
  const { email, userId } = await aMemberWithFactor("owner")
  const [line] = /delete from second_factor where .*;/.exec(fs.readFileSync("backend/docs/runbook.md", "utf8"))!
  await sql(line.replace("…", email))
  const at = aBrowser()
  const { body } = await at.call(accountCalls.signin, { identifier: email, password: ownPassword() })
  expect([body.data.secondStep, await isIn(at)]).toEqual([undefined, true])
  expect(await sql(`select 1 from recovery_code where user_id = $1`, [userId])).toEqual([])
})

describe("an owner who resets a colleague's second factor", () => {
  test("lets them in with only the password; their sessions end, and they get a mail", async () => {
    const [owner, { at, email, userId }] = [await signInAs("owner"), await aMemberWithFactor()]
    const { challenge, at: begun } = await firstStep(email)
    const asked = { userId, ...(await ownProof()) }
    const { status, body } = await owner.call(secondFactorCalls.secondFactorReset, asked)
    expect([status, body.message]).toEqual([200, secondFactorMessages.reset("Some tailor")])
    expect(await isIn(at)).toBe(false)
    expect((await answerWith(begun, challenge, "123456")).body.code).toBe("staff.second_step_over")
    const later = aBrowser()
    await later.call(accountCalls.signin, { identifier: email, password: ownPassword() })
    expect(await isIn(later)).toBe(true)
    await eventually("the mail has come", async () =>
      (await mailsOf(email, mailMessages.changed.subject.secondFactorReset)).length === 1 ? true : null,
    )
    const twice = await owner.call(secondFactorCalls.secondFactorReset, asked)
    expect(twice.body.code).toBe("staff.factor_missing")
    expect((await owner.call(staffCalls.userAll)).body.data.find(({ _id }) => _id === userId)?.hasSecondFactor).toBe(
      false,
    )
  })

  test("cannot reset their own, nor that of someone outside the staff", async () => {
    const owner = await aMemberWithFactor("owner")
    const reset = async (userId: string) =>
      (await owner.at.call(secondFactorCalls.secondFactorReset, { userId, ...(await ownProof(owner)) })).body.code
    expect(await reset(owner.userId)).toBe(secondFactorRefusals.factor_your_own.code)
    expect(await reset("user_unknown")).toBe("staff.unknown")
  })

  test("must be an owner: no one else may reset it, or require it from everyone", async () => {
    const [{ userId }, shown] = [await aMemberWithFactor(), await ownProof()]
    for (const role of ["manager", "tailor", "packer"] as const) {
      const at = await signInAs(role)
      const [reset, rule] = [
        { userId, ...shown },
        { required: true, ...shown },
      ]
      expect((await at.call(secondFactorCalls.secondFactorReset, reset)).body.code).toBe("house.not_allowed")
      expect((await at.call(secondFactorCalls.secondFactorRequire, rule)).body.code).toBe("house.not_allowed")
    }
  })
})

describe("a person at an owner's open browser for a minute", () => {
  test("cannot reset a colleague, ease the rule or make an owner: password and app code are required", async () => {
    const [owner, { userId }, packer] = [
      await aMemberWithFactor("owner"),
      await aMemberWithFactor(),
      await signInAs("packer"),
    ]
    const email = `next-${Date.now()}@silai.example`
    const asks = [
      [secondFactorCalls.secondFactorReset, { userId }],
      [secondFactorCalls.secondFactorRequire, { required: false }],
      [staffCalls.userInvite, { email, role: "owner" }],
      [staffCalls.userUpdate, { userId: packer.userId, role: "owner" }],
    ] as const
    for (const [call, body] of asks) {
      const without = await owner.at.call(call, body)
      expect([call.path, without.status < 500 && without.status >= 400]).toEqual([call.path, true])
      for (const [shown, code] of [
        [{ password: "not-the-password", code: codeOf(owner.secret) }, "account.password_wrong"],
        [{ password: ownPassword() }, "staff.factor_code_wrong"],
        [{ password: ownPassword(), code: wrongCode(owner.secret) }, "staff.factor_code_wrong"],
      ] as const)
        expect([call.path, (await owner.at.call(call, { ...body, ...shown })).body.code]).toEqual([call.path, code])
    }
    expect((await owner.at.call(staffCalls.userInvite, { email, role: "owner" })).body.code).toBe("staff.proof_wanted")
    await forgetFactorTries()
    for (const [call, body] of asks) {
      const shown = await ownProof(owner)
      expect([call.path, (await owner.at.call(call, { ...body, ...shown })).status]).toEqual([call.path, 200])
    }
    // Tailors and packers are invited without it.
    const { status } = await owner.at.call(staffCalls.userInvite, { email: `more-${email}`, role: "packer" })
    expect(status).toBe(200)
  })
})
