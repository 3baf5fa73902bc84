import { accountCalls, profileCalls, secondFactorCalls, staffCalls } from "@silai/contracts/account/calls"
import { KEPT_REPLIES } from "@silai/contracts/house/kept-replies"
import type { Call } from "@silai/contracts/call"
import { cookieName } from "@silai/kit/cookies"
import { hashOf } from "@silai/kit/sessions"
import { beforeAll, describe, expect, test } from "vitest"
import type { Browser } from "../../rig/browser"
import { aBrowser, aCustomer, anEmail, aPhone, codeFor, provePhone, waitOutFloor } from "../../rig/customer"
import { mails } from "../../rig/gateway"
import { signInAs } from "../../rig/owner"
import { aMemberWithFactor, codeOf, firstStep, ownProof } from "../../rig/second-factor"
import { seeded } from "../../rig/seeded"
import { closeSqlAfterwards, sql } from "../../rig/sql"
import { afterWork } from "../../rig/work"

closeSqlAfterwards()
const roll = seeded("lost replies")
const aKey = () => Buffer.from(roll.bytes(12)).toString("hex")

type Press = { call: Call; body: Record<string, unknown>; key: string }
const press = (at: Browser, { call, body, key }: Press) => at.post(call.path, body, { [KEPT_REPLIES.header]: key })

/** The press is done, and its reply lost with all cookies in it. */
async function pressInVain(at: Browser, one: Press) {
  const before = new Map(at.cookies)
  const reply = await press(at, one)
  at.cookies.clear()
  for (const [name, value] of before) at.cookies.set(name, value)
  return reply
}

async function signUp(): Promise<{ at: Browser; one: Press }> {
  const at = aBrowser()
  const body = { name: "Asha Verma", email: anEmail(), phone: aPhone(), password: "thread-and-needle", verified: true }
  await provePhone(at, body.phone, "signup")
  return { at, one: { call: accountCalls.signup, body, key: aKey() } }
}

async function signInByCode(): Promise<{ at: Browser; one: Press; id: string }> {
  const { phone, id } = await aCustomer()
  await waitOutFloor(phone)
  const at = aBrowser()
  const otp = await codeFor(at, phone, "signin")
  return { at, one: { call: accountCalls.signinWithOtp, body: { phone, otp }, key: aKey() }, id }
}

async function changePassword(): Promise<{ at: Browser; one: Press }> {
  const { at, password } = await aCustomer()
  const body = { oldPassword: password, newPassword: "bobbin-and-chalk" }
  return { at, one: { call: profileCalls.changePassword, body, key: aKey() } }
}

let owner: Browser
async function acceptInvitation(): Promise<{ at: Browser; one: Press }> {
  const email = anEmail()
  await owner.call(staffCalls.userInvite, { email, role: "tailor", ...(await ownProof()) })
  const token = await afterWork("the invitation has come", async () => {
    const mail = (await mails()).find(({ to, subject }) => to === email && /invited/.test(subject))
    return /\/admin\/welcome#token=([\w-]+)/.exec(mail?.text ?? "")?.[1] ?? null
  })
  const body = { token, name: "Kavita Rao", password: "chalk-and-tape" }
  return { at: aBrowser(), one: { call: staffCalls.acceptInvitation, body, key: aKey() } }
}

async function answerSecondStep(): Promise<{ at: Browser; one: Press }> {
  const { email, secret } = await aMemberWithFactor()
  const { at, challenge } = await firstStep(email)
  return { at, one: { call: secondFactorCalls.secondStep, body: { challenge, code: codeOf(secret) }, key: aKey() } }
}

beforeAll(async () => {
  owner = await signInAs("owner")
})

describe("a press that opens a session, and whose reply was lost", () => {
  test.each([
    ["signs up", signUp, "customer"],
    ["signs in by code", signInByCode, "customer"],
    ["changes the password", changePassword, "customer"],
    ["accepts an invitation", acceptInvitation, "admin"],
    ["takes the second step", answerSecondStep, "admin"],
  ] as const)("%s when it is pressed again", async (_what, prepare, role) => {
    const { at, one } = await prepare()
    const lost = await pressInVain(at, one)
    expect([lost.status, lost.body.message]).toEqual([200, expect.any(String)])
    const again = await press(at, one)
    expect([again.status, again.body]).toEqual([200, lost.body])
    const isIn = role === "admin" ? accountCalls.adminSession : accountCalls.authenticate
    expect((await at.call(isIn)).body.success).toBe(true)
    // The lost cookie opens nothing any more.
    const kind = role === "admin" ? "staff" : "shop"
    const thief = aBrowser()
    thief.cookies.set(cookieName(kind), cookieIn(lost.headers, kind)!)
    expect((await thief.call(isIn)).body.success).toBe(false)
  })

  test.each([
    ["a sign-up", signUp],
    ["a sign-in by code", signInByCode],
    ["an accepted invitation", acceptInvitation],
    ["a second step", answerSecondStep],
  ])("makes the browser known again after %s, and the lost mark unknown", async (_what, prepare) => {
    const { at, one } = await prepare()
    const lost = cookieIn((await pressInVain(at, one)).headers, "known")
    await press(at, one)
    const mark = at.cookies.get(cookieName("known"))
    const knows = async (secret: string | undefined) =>
      (await sql(`select 1 from known_browser where mark_hash = $1`, [hashOf(secret ?? "")])).length
    expect([await knows(lost), await knows(mark)]).toEqual([0, 1])
  })

  test.each([
    ["a sign-up", signUp],
    ["a sign-in by code", signInByCode],
  ])("opens nothing for another browser that knows the key and the body of %s", async (_what, prepare) => {
    const { at, one } = await prepare()
    await pressInVain(at, one)
    const stranger = aBrowser()
    expect((await press(stranger, one)).status).toBeGreaterThanOrEqual(400)
    expect((await stranger.call(accountCalls.authenticate)).body.success).toBe(false)
    expect((await press(at, one)).status).toBe(200)
  })

  test("opens nothing where the session has ended since, as by a new password", async () => {
    const { at, one, id } = await signInByCode()
    await pressInVain(at, one)
    await sql(`delete from session where actor_id = $1`, [id])
    const again = await press(at, one)
    expect([again.status, again.body.code]).toEqual([401, "house.sign_in"])
    expect((await at.call(accountCalls.authenticate)).body.success).toBe(false)
  })
})

/** The last value that a reply sets, as a browser keeps it. */
const cookieIn = (headers: Headers, kind: Parameters<typeof cookieName>[0]) =>
  /=([^;]+)/.exec(headers.getSetCookie().findLast((one) => one.startsWith(`${cookieName(kind)}=`)) ?? "")?.[1]
