import { accountCalls, profileCalls, secondFactorCalls, staffCalls } from "@silai/contracts/account/calls"
import { mailMessages } from "@silai/contracts/messaging/messages"
import { SECOND_FACTOR, SECOND_STEP, SECOND_STEP_TRIES } from "@silai/contracts/staff/limits"
import { secondFactorMessages } from "@silai/contracts/staff/messages"
import { beforeEach, describe, expect, test, vi } from "vitest"
import { aBrowser, resetTokenOf } from "../../rig/customer"
import { eventually } from "../../rig/eventually"
import { signInAs } from "../../rig/owner"
import { sql } from "../../rig/sql"
import {
  answerWith,
  codeOf,
  factorOf,
  firstStep,
  forgetFactorTries,
  isIn,
  leaveClockBehind,
  mailsOf,
  ownPassword,
  aMemberWithFactor,
  withSecondFactor,
  wrongCode,
} from "../../rig/second-factor"

// Each sign-in hashes a password, which is slow on purpose.
vi.setConfig({ testTimeout: 120_000 })
beforeEach(forgetFactorTries)

describe("setting up a second factor", () => {
  test("asks for the password, shows a key, takes the app's first code, and gives ten recovery codes", async () => {
    const at = await signInAs("tailor")
    expect(await factorOf(at)).toEqual({ state: "off", required: false, since: null, recoveryCodesLeft: 0 })
    const wrong = await at.call(secondFactorCalls.secondFactorStart, { password: "not-the-password" })
    expect([wrong.status, wrong.body.code]).toEqual([403, "account.password_wrong"])
    const { body } = await at.call(secondFactorCalls.secondFactorStart, { password: ownPassword() })
    expect(new URL(body.data.uri).searchParams.get("secret")).toBe(body.data.secret)
    const { secret } = body.data
    const missed = await at.call(secondFactorCalls.secondFactorConfirm, { code: wrongCode(secret) })
    expect([missed.status, missed.body.code, missed.body.field]).toEqual([400, "staff.factor_code_wrong", "code"])
    expect((await factorOf(at)).state).toBe("off")
    const done = await at.call(secondFactorCalls.secondFactorConfirm, { code: codeOf(secret) })
    expect([done.status, done.body.message]).toEqual([200, secondFactorMessages.on])
    expect(new Set(done.body.data.recoveryCodes).size).toBe(10)
    expect(await factorOf(at)).toMatchObject({ state: "on", recoveryCodesLeft: 10 })
    const again = await at.call(secondFactorCalls.secondFactorConfirm, { code: codeOf(secret, 1) })
    expect([again.status, again.body.code]).toEqual([410, "staff.enrolment_over"])
    const [mail] = await eventually("the mail has come", async () => {
      const found = await mailsOf(at.email, mailMessages.changed.subject.secondFactorOn)
      return found.length ? found : null
    })
    expect(mail!.text).toContain("/admin/your-sign-in")
  })

  test("signs out the other devices, which had signed in with only the password", async () => {
    const at = await signInAs("packer")
    const other = aBrowser()
    await other.call(accountCalls.signin, { identifier: at.email, password: ownPassword() })
    expect(await isIn(other)).toBe(true)
    await withSecondFactor(at)
    expect([await isIn(at), await isIn(other)]).toEqual([true, false])
  })

  test("starts again when the first code does not come in time", async () => {
    const at = await signInAs("tailor")
    const { body } = await at.call(secondFactorCalls.secondFactorStart, { password: ownPassword() })
    await sql(`update second_factor_enrolment set expires_at = now() where user_id = $1`, [at.userId])
    const late = await at.call(secondFactorCalls.secondFactorConfirm, { code: codeOf(body.data.secret) })
    expect([late.status, late.body.code]).toEqual([410, "staff.enrolment_over"])
  })

  test("moves to another phone only with a code of the first, which works until then", async () => {
    const { at, secret, email, userId } = await aMemberWithFactor()
    const bare = await at.call(secondFactorCalls.secondFactorStart, { password: ownPassword() })
    expect([bare.status, bare.body.code]).toEqual([400, "staff.factor_code_wrong"])
    const { body } = await at.call(secondFactorCalls.secondFactorStart, {
      password: ownPassword(),
      code: codeOf(secret),
    })
    await leaveClockBehind(userId)
    const meanwhile = await firstStep(email)
    expect((await answerWith(meanwhile.at, meanwhile.challenge, codeOf(secret))).status).toBe(200)
    expect((await at.call(secondFactorCalls.secondFactorConfirm, { code: codeOf(body.data.secret) })).status).toBe(200)
    await leaveClockBehind(userId)
    const { at: later, challenge } = await firstStep(email)
    expect((await answerWith(later, challenge, codeOf(secret))).body.code).toBe("staff.factor_code_wrong")
    expect((await answerWith(later, challenge, codeOf(body.data.secret))).status).toBe(200)
  })

  test("stores nothing in clear text: no table holds the key or a recovery code", async () => {
    const { secret, recoveryCodes, at } = await aMemberWithFactor()
    await at.call(secondFactorCalls.secondFactorStart, { password: ownPassword(), code: codeOf(secret) })
    const rows = await sql<{ text: string }>(
      `select f::text as text from second_factor f union all select e::text from second_factor_enrolment e
       union all select r::text from recovery_code r union all select o::text from outbox o where topic = 'account.changed'`,
    )
    const known = [
      secret,
      Buffer.from(secret).toString("base64url"),
      ...recoveryCodes,
      ...recoveryCodes.map((code) => code.replace("-", "")),
    ]
    expect(rows.filter(({ text }) => known.some((one) => text.includes(one)))).toEqual([])
    expect(rows.length).toBeGreaterThan(10)
  })
})

describe("signing in with a second factor", () => {
  test("gives no session for only the password: neither to the back office nor to the engine's own admin", async () => {
    const { email, secret } = await aMemberWithFactor("owner")
    const { at, challenge } = await firstStep(email)
    expect([...at.cookies.keys()].filter((name) => /staff/.test(name))).toEqual([])
    for (const path of ["/admin/session", "/admin/user/all", "/admin/dashboard", "/customer/order/all"])
      expect([path, (await at.post(path)).status]).toEqual([path, 401])
    for (const path of ["/admin/orders", "/admin/users", "/admin/live"])
      expect([path, (await at.get(path)).status]).toEqual([path, 401])
    expect((await at.call(accountCalls.authenticate)).body).toMatchObject({ success: false, user: null })
    const { status, body } = await answerWith(at, challenge, codeOf(secret))
    expect([status, body.data]).toEqual([200, { role: "admin" }])
    expect(await isIn(at)).toBe(true)
    expect((await at.get("/admin/orders?limit=1")).status).toBe(200)
  })

  test("accepts a code once: neither the same one again, nor an older one that has not expired", async () => {
    const { email, secret } = await aMemberWithFactor()
    const code = codeOf(secret)
    const first = await firstStep(email)
    expect((await answerWith(first.at, first.challenge, code)).status).toBe(200)
    const second = await firstStep(email)
    for (const used of [code, codeOf(secret, -1)]) {
      const { status, body } = await answerWith(second.at, second.challenge, used)
      expect([status, body.code]).toEqual([400, "staff.factor_code_used"])
    }
    expect(await isIn(second.at)).toBe(false)
  })

  test("lets in one of several people who enter the same code at the same moment", async () => {
    const { email, secret } = await aMemberWithFactor()
    const tries = [await firstStep(email), await firstStep(email), await firstStep(email), await firstStep(email)]
    const code = codeOf(secret)
    const answers = await Promise.all(tries.map(({ at, challenge }) => answerWith(at, challenge, code)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400])
  })

  test("accepts a code that is a step early or late, and none from further away", async () => {
    const { email, secret, userId } = await aMemberWithFactor()
    for (const [steps, status] of [
      [1, 200],
      [-1, 200],
      [3, 400],
      [-3, 400],
    ] as const) {
      await sql(`update second_factor set last_step = 0 where user_id = $1`, [userId])
      const { at, challenge } = await firstStep(email)
      expect([steps, (await answerWith(at, challenge, codeOf(secret, steps))).status]).toEqual([steps, status])
    }
  })

  test("ends after five wrong codes, and after five minutes: then even the right one fails", async () => {
    const { email, secret } = await aMemberWithFactor()
    const { at, challenge } = await firstStep(email)
    for (let n = 0; n < SECOND_STEP.tries; n++)
      expect((await answerWith(at, challenge, wrongCode(secret))).body.code).toBe("staff.factor_code_wrong")
    const right = await answerWith(at, challenge, codeOf(secret))
    expect([right.status, right.body.code]).toEqual([410, "staff.second_step_over"])
    const late = await firstStep(email)
    await sql(`update sign_in_challenge set expires_at = now() where expires_at > now()`)
    expect((await answerWith(late.at, late.challenge, codeOf(secret))).body.code).toBe("staff.second_step_over")
    const made = await answerWith(aBrowser(), "x".repeat(SECOND_STEP.tokenLength), codeOf(secret))
    expect(made.body).toEqual(right.body)
  })

  test("counts guesses per person, however many sign-ins they start and from anywhere", async () => {
    const { email, secret } = await aMemberWithFactor()
    const statuses = []
    for (let n = 0; n < 4; n++) {
      const { at, challenge } = await firstStep(email)
      for (let guess = 0; guess < 3; guess++) statuses.push((await answerWith(at, challenge, wrongCode(secret))).status)
    }
    expect(statuses).toEqual([...Array<number>(10).fill(400), 429, 429])
  })

  test("does not count right codes: a person who signs in a dozen times is no guesser", async () => {
    const { email, secret, userId } = await aMemberWithFactor()
    for (let time = 0; time < 12; time++) {
      await leaveClockBehind(userId)
      const { at, challenge } = await firstStep(email)
      expect([time, (await answerWith(at, challenge, codeOf(secret))).status]).toEqual([time, 200])
    }
  })

  test("ends when the password it started with changes", async () => {
    const { email, secret } = await aMemberWithFactor()
    const { at, challenge } = await firstStep(email)
    await aBrowser().call(profileCalls.generateResetToken, { email })
    const token = await eventually("the link has come", () => resetTokenOf(email))
    expect((await aBrowser().call(profileCalls.resetPassword, { token, password: "chalk-and-thimble" })).status).toBe(
      200,
    )
    expect((await answerWith(at, challenge, codeOf(secret))).body.code).toBe("staff.second_step_over")
    // The new password needs the code too.
    const { body } = await aBrowser().call(accountCalls.signin, { identifier: email, password: "chalk-and-thimble" })
    expect(body.data.secondStep).toBeDefined()
  })

  test("fails for a person removed from the staff in the meantime", async () => {
    const [owner, { email, userId, secret }] = [await signInAs("owner"), await aMemberWithFactor()]
    const { at, challenge } = await firstStep(email)
    expect((await owner.call(staffCalls.userRemove, { userId })).status).toBe(200)
    expect((await answerWith(at, challenge, codeOf(secret))).body.code).toBe("staff.second_step_over")
    expect(await isIn(at)).toBe(false)
    expect(await sql(`select 1 from second_factor where user_id = $1`, [userId])).toEqual([])
  })

  test("explains what is not a code with a sentence", async () => {
    const { email } = await aMemberWithFactor()
    const { at, challenge } = await firstStep(email)
    for (const code of ["", "x".repeat(SECOND_FACTOR.longestTyped + 1), 123456, null])
      expect([code, (await at.call(secondFactorCalls.secondStep, { challenge, code })).status]).toEqual([code, 400])
    expect((await at.call(secondFactorCalls.secondStep, { challenge: "short", code: "123456" })).status).toBe(400)
  })
})

describe("a second step after a day of guesses by a person who has the password", () => {
  const full = (userId: string) =>
    sql(
      `insert into rate_limit (key, points, expire) values ($1, $2, $3) on conflict (key) do update set points = excluded.points, expire = excluded.expire`,
      [`second_step_day:${userId}`, SECOND_STEP_TRIES.perPersonDay.points, Date.now() + 20 * 3_600_000],
    )

  test("still works for its owner: in a known browser, by a recovery code, or once the shop's owner lets them in", async () => {
    const owner = await signInAs("owner")
    const who = await aMemberWithFactor()
    const home = aBrowser()
    const first = await firstStep(who.email, home)
    expect((await answerWith(home, first.challenge, codeOf(who.secret))).status).toBe(200)
    await home.call(accountCalls.signout, { audience: "backOffice" })
    await full(who.userId)
    const away = await firstStep(who.email)
    await leaveClockBehind(who.userId)
    expect((await answerWith(away.at, away.challenge, codeOf(who.secret))).status).toBe(429)
    const again = await firstStep(who.email, home)
    expect((await answerWith(home, again.challenge, codeOf(who.secret))).status).toBe(200)
    const lost = await firstStep(who.email)
    expect((await answerWith(lost.at, lost.challenge, who.recoveryCodes[0]!)).status).toBe(200)

    // A sign-in that succeeded elsewhere gives strangers no new tries.
    const still = await firstStep(who.email)
    await leaveClockBehind(who.userId)
    expect((await answerWith(still.at, still.challenge, codeOf(who.secret))).status).toBe(429)
    await full(who.userId)
    const lock = { kind: "secondStep", subject: who.userId } as const
    const { locks } = (await owner.call(staffCalls.userAll)).body
    expect(locks).toContainEqual(expect.objectContaining({ ...lock, email: who.email }))
    expect((await owner.call(staffCalls.unlock, lock)).status).toBe(200)
    expect((await answerWith(still.at, still.challenge, codeOf(who.secret))).status).toBe(200)
  })

  test("counts guesses in a known browser too; a planted mark does not help", async () => {
    const [who, stranger] = [await aMemberWithFactor(), await aMemberWithFactor()]
    await full(who.userId)
    const thief = aBrowser()
    const own = await firstStep(stranger.email, thief)
    expect((await answerWith(thief, own.challenge, codeOf(stranger.secret))).status).toBe(200)
    const { challenge } = await firstStep(who.email, thief)
    expect((await answerWith(thief, challenge, codeOf(who.secret))).status).toBe(429)
    const statuses: number[] = []
    for (let n = 0; n < SECOND_STEP_TRIES.perPerson.points + 1; n++) {
      const at = await firstStep(stranger.email, thief)
      statuses.push((await answerWith(thief, at.challenge, wrongCode(stranger.secret))).status)
    }
    expect(statuses).toEqual([...Array<number>(SECOND_STEP_TRIES.perPerson.points).fill(400), 429])
  })
})

describe("a recovery code", () => {
  test("works once in place of the app's code, however it is written, and a mail reports it", async () => {
    const { email, recoveryCodes, at: before } = await aMemberWithFactor()
    const [code] = recoveryCodes as [string]
    const first = await firstStep(email)
    expect((await answerWith(first.at, first.challenge, ` ${code.toLowerCase().replace("-", " ")}`)).status).toBe(200)
    const second = await firstStep(email)
    expect((await answerWith(second.at, second.challenge, code)).body.code).toBe("staff.factor_code_wrong")
    expect((await factorOf(before)).recoveryCodesLeft).toBe(9)
    await eventually("the mail has come", async () =>
      (await mailsOf(email, mailMessages.changed.subject.recoveryCode)).length === 1 ? true : null,
    )
  })

  test("lets in one of several people who enter it at the same moment", async () => {
    const { email, recoveryCodes } = await aMemberWithFactor()
    const tries = [await firstStep(email), await firstStep(email), await firstStep(email)]
    const answers = await Promise.all(tries.map(({ at, challenge }) => answerWith(at, challenge, recoveryCodes[3]!)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400])
  })

  test("stops working once there are new ones, which need the password and a code", async () => {
    const { at, email, secret, recoveryCodes } = await aMemberWithFactor()
    for (const [proof, code] of [
      [{ password: "not-the-password", code: codeOf(secret) }, "account.password_wrong"],
      [{ password: ownPassword(), code: wrongCode(secret) }, "staff.factor_code_wrong"],
    ] as const)
      expect((await at.call(secondFactorCalls.secondFactorCodes, proof)).body.code).toBe(code)
    const renewed = await at.call(secondFactorCalls.secondFactorCodes, {
      password: ownPassword(),
      code: codeOf(secret),
    })
    expect([renewed.status, renewed.body.data.recoveryCodes.length]).toEqual([200, 10])
    const { at: later, challenge } = await firstStep(email)
    expect((await answerWith(later, challenge, recoveryCodes[0]!)).status).toBe(400)
    expect((await answerWith(later, challenge, renewed.body.data.recoveryCodes[0]!)).status).toBe(200)
  })

  test("does not work for another person", async () => {
    const [one, other] = [await aMemberWithFactor(), await aMemberWithFactor()]
    const { at, challenge } = await firstStep(one.email)
    expect((await answerWith(at, challenge, other.recoveryCodes[0]!)).status).toBe(400)
    await sql(
      `update second_factor set sealed_secret = (select sealed_secret from second_factor where user_id = $1) where user_id = $2`,
      [other.userId, one.userId],
    )
    expect((await answerWith(at, challenge, codeOf(other.secret))).body.code).toBe("staff.factor_code_wrong")
  })
})
