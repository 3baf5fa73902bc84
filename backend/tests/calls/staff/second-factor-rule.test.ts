import fs from "node:fs"
import { accountCalls, secondFactorCalls, staffCalls } from "@silai/contracts/account/calls"
import { mailSays } from "@silai/contracts/messaging/messages"
import { noticeCalls } from "@silai/contracts/notice/calls"
import { orderCalls } from "@silai/contracts/order/calls"
import { secondFactorRefusals, secondFactorSays } from "@silai/contracts/staff/messages"
import { afterEach, beforeEach, describe, expect, test } from "vitest"
import { aBrowser } from "../../rig/customer"
import { eventually } from "../../rig/eventually"
import { heardOf, namesHeardOf, untilAllIsSent } from "../../rig/heard"
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
  somebodyWithFactor,
  withSecondFactor,
  wrongCode,
} from "../../rig/second-factor"

beforeEach(forgetFactorTries)

test("plugins hear once of a second factor that is switched on, switched off, and reset by an owner", async () => {
  const owner = await signInAs("owner")
  const [{ at, secret, userId }, lost] = [await somebodyWithFactor(), await somebodyWithFactor()]
  await at.call(secondFactorCalls.secondFactorOff, { password: ownPassword(), code: codeOf(secret) })
  await owner.call(secondFactorCalls.secondFactorReset, { userId: lost.userId })
  for (const id of [userId, lost.userId])
    expect((await namesHeardOf(id)).filter((name) => /second-factor/.test(name))).toEqual([
      "silai.second-factor.disabled",
      "silai.second-factor.enabled",
    ])
})

test("a second factor is switched off with the password and a code, and the password is then enough", async () => {
  const { at, email, secret } = await somebodyWithFactor()
  const bare = await at.call(secondFactorCalls.secondFactorOff, { password: ownPassword(), code: wrongCode(secret) })
  expect(bare.body.code).toBe("staff.factor_code_wrong")
  const off = await at.call(secondFactorCalls.secondFactorOff, { password: ownPassword(), code: codeOf(secret) })
  expect([off.status, off.body.message]).toEqual([200, secondFactorSays.off])
  const later = aBrowser()
  const { body } = await later.call(accountCalls.signin, { identifier: email, password: ownPassword() })
  expect([body.data.secondStep, await isIn(later)]).toEqual([undefined, true])
  for (const call of [secondFactorCalls.secondFactorOff, secondFactorCalls.secondFactorCodes])
    expect((await at.call(call, { password: ownPassword(), code: codeOf(secret) })).body.code).toBe(
      "staff.factor_missing",
    )
})

describe("an owner who asks everybody for a second factor", () => {
  afterEach(() => sql(`update staff_rule set second_factor_required = false`))

  test("has one first, and is told so", async () => {
    const owner = await signInAs("owner")
    const { status, body } = await owner.call(secondFactorCalls.secondFactorRequire, { required: true })
    expect([status, body.code]).toEqual([409, "staff.own_factor_first"])
  })

  test("is heard of by plugins, once each way, and not when nothing changes", async () => {
    const { at: owner, userId } = await somebodyWithFactor("owner")
    for (const required of [true, true, false, false])
      expect((await owner.call(secondFactorCalls.secondFactorRequire, { required })).status).toBe(200)
    await untilAllIsSent()
    const heard = (await heardOf(userId)).filter(({ name }) => name === "silai.second-factor.required")
    // Two changes are two transactions: each is heard once, but a subscriber may be done with the second one first.
    expect(new Set(heard.map(({ data }) => data))).toEqual(
      new Set([
        { id: userId, required: true },
        { id: userId, required: false },
      ]),
    )
    expect(heard).toHaveLength(2)
  })

  test("leads whoever has none to set it up before anything else; then everything is open again", async () => {
    const [{ at: owner }, packer] = [await somebodyWithFactor("owner"), await signInAs("packer")]
    const { status, body } = await owner.call(secondFactorCalls.secondFactorRequire, { required: true })
    expect([status, body.message]).toEqual([200, secondFactorSays.required])
    expect((await owner.call(staffCalls.userAll)).body.secondFactorRequired).toBe(true)
    const fresh = aBrowser()
    const entered = await fresh.call(accountCalls.signin, { identifier: packer.email, password: ownPassword() })
    expect(entered.body.data).toEqual({ role: "admin" })
    for (const at of [packer, fresh]) {
      expect((await at.call(accountCalls.adminSession)).body.data.secondFactor).toBe("wanted")
      for (const call of [orderCalls.all, noticeCalls.dashboard, staffCalls.userAll])
        expect([call.path, (await at.call(call)).body.code]).toEqual([call.path, "staff.factor_wanted"])
      expect((await at.get("/admin/live")).body).toMatchObject({ code: "staff.factor_wanted" })
    }
    await withSecondFactor(fresh)
    expect((await fresh.call(accountCalls.adminSession)).body.data.secondFactor).toBe("on")
    expect((await fresh.call(orderCalls.all)).status).toBe(200)
  })

  test("ends the live lines of all who have none, and the shop goes on", async () => {
    const [{ at: owner }, ...others] = [
      await somebodyWithFactor("owner"),
      await signInAs("packer"),
      await signInAs("packer"),
      await signInAs("tailor"),
    ]
    const lines = await Promise.all(others.map((at) => at.send("/admin/live", { method: "GET" })))
    expect(lines.map(({ status }) => status)).toEqual([200, 200, 200])
    await owner.call(secondFactorCalls.secondFactorRequire, { required: true })
    // The texts are complete only because the server ended the streams.
    for (const line of lines) expect(await line.text()).toContain("event: staff.changed")
    expect((await owner.get("/health")).status).toBe(200)
    expect((await others[0]!.call(accountCalls.adminSession)).body.data.secondFactor).toBe("wanted")
  })

  test("closes the engine's own admin as well to an owner who has none", async () => {
    const [{ at: owner }, another] = [await somebodyWithFactor("owner"), await signInAs("owner")]
    expect((await another.get("/admin/orders?limit=1")).status).toBe(200)
    await owner.call(secondFactorCalls.secondFactorRequire, { required: true })
    for (const path of ["/admin/orders?limit=1", "/admin/users"])
      expect([path, (await another.get(path)).body.code]).toEqual([path, "staff.factor_wanted"])
    const { body } = await another.call(secondFactorCalls.secondFactorRequire, { required: false })
    expect(body.code).toBe("staff.factor_wanted")
  })

  test("keeps the others from switching theirs off, and can leave it to them again", async () => {
    const [{ at: owner }, { at, secret }] = [await somebodyWithFactor("owner"), await somebodyWithFactor()]
    await owner.call(secondFactorCalls.secondFactorRequire, { required: true })
    const kept = await at.call(secondFactorCalls.secondFactorOff, { password: ownPassword(), code: codeOf(secret) })
    expect([kept.status, kept.body.code]).toEqual([409, "staff.factor_required"])
    const { body } = await owner.call(secondFactorCalls.secondFactorRequire, { required: false })
    expect(body.message).toBe(secondFactorSays.notRequired)
    expect(
      (await at.call(secondFactorCalls.secondFactorOff, { password: ownPassword(), code: codeOf(secret) })).status,
    ).toBe(200)
  })
})

test("the runbook's line lets in an owner who has lost the phone and the recovery codes", async () => {
  const { email, userId } = await somebodyWithFactor("owner")
  const [line] = /delete from second_factor where .*;/.exec(fs.readFileSync("backend/docs/runbook.md", "utf8"))!
  await sql(line.replace("…", email))
  const at = aBrowser()
  const { body } = await at.call(accountCalls.signin, { identifier: email, password: ownPassword() })
  expect([body.data.secondStep, await isIn(at)]).toEqual([undefined, true])
  expect(await sql(`select 1 from recovery_code where user_id = $1`, [userId])).toEqual([])
})

describe("an owner who resets a colleague's second factor", () => {
  test("lets them in by the password alone; their sessions end, and a mail tells them", async () => {
    const [owner, { at, email, userId }] = [await signInAs("owner"), await somebodyWithFactor()]
    const { challenge, at: begun } = await firstStep(email)
    const { status, body } = await owner.call(secondFactorCalls.secondFactorReset, { userId })
    expect([status, body.message]).toEqual([200, secondFactorSays.reset("Some tailor")])
    expect(await isIn(at)).toBe(false)
    expect((await answerWith(begun, challenge, "123456")).body.code).toBe("staff.second_step_over")
    const later = aBrowser()
    await later.call(accountCalls.signin, { identifier: email, password: ownPassword() })
    expect(await isIn(later)).toBe(true)
    await eventually("the mail has come", async () =>
      (await mailsOf(email, mailSays.changed.subject.secondFactorReset)).length === 1 ? true : null,
    )
    const twice = await owner.call(secondFactorCalls.secondFactorReset, { userId })
    expect(twice.body.code).toBe("staff.factor_missing")
    expect((await owner.call(staffCalls.userAll)).body.data.find(({ _id }) => _id === userId)?.hasSecondFactor).toBe(
      false,
    )
  })

  test("cannot reset their own, nor somebody's who is not with the shop", async () => {
    const { at, userId } = await somebodyWithFactor("owner")
    expect((await at.call(secondFactorCalls.secondFactorReset, { userId })).body.code).toBe(
      secondFactorRefusals.factor_your_own.code,
    )
    expect((await at.call(secondFactorCalls.secondFactorReset, { userId: "user_nobody" })).body.code).toBe(
      "staff.unknown",
    )
  })

  test("is an owner: nobody else resets, or asks everybody for one", async () => {
    const { userId } = await somebodyWithFactor()
    for (const role of ["manager", "tailor", "packer"] as const) {
      const at = await signInAs(role)
      expect((await at.call(secondFactorCalls.secondFactorReset, { userId })).body.code).toBe("house.not_allowed")
      expect((await at.call(secondFactorCalls.secondFactorRequire, { required: true })).body.code).toBe(
        "house.not_allowed",
      )
    }
  })
})
