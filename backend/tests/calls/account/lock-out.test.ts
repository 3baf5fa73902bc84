import { accountCalls, profileCalls } from "@silai/contracts/account/calls"
import { RESET, SIGN_IN_TRIES } from "@silai/contracts/account/limits"
import { mailMessages } from "@silai/contracts/messaging/messages"
import { hashOf } from "@silai/kit/sessions"
import { describe, expect, test } from "vitest"
import type { Browser } from "../../rig/browser"
import { aBrowser, aCustomer, codeFor, resetTokenOf, textsOf, waitOutFloor } from "../../rig/customer"
import { eventually } from "../../rig/eventually"
import { mails } from "../../rig/gateway"
import { sql } from "../../rig/sql"

const signIn = async (at: Browser, identifier: string, password = "a-wrong-guess") =>
  (await at.call(accountCalls.signin, { identifier, password })).status
const statusesOf = async (n: number, ask: () => Promise<number>) => {
  const statuses: number[] = []
  for (let time = 0; time < n; time++) statuses.push(await ask())
  return statuses
}

describe("a stranger who guesses a customer's password", () => {
  test("locks out only themselves", async () => {
    const { email, phone, password } = await aCustomer()
    const stranger = aBrowser()
    const { points } = SIGN_IN_TRIES.perPersonAndPlace
    expect(await statusesOf(points + 2, () => signIn(stranger, email))).toEqual([
      ...Array<number>(points).fill(401),
      429,
      429,
    ])
    expect(await signIn(stranger, phone)).toBe(429)
    expect(await signIn(aBrowser(), email, password)).toBe(200)
  })

  test("gets twenty tries a day from one place", async () => {
    const { email } = await aCustomer()
    const stranger = aBrowser()
    await sql(`delete from rate_limit where key like 'sign_in_place_day:%'`)
    expect(await signIn(stranger, email)).toBe(401)
    // As if that had been the twentieth try, a quarter of an hour ago.
    const { points } = SIGN_IN_TRIES.perPersonAndPlaceDay
    await sql(`update rate_limit set points = $1 where key like 'sign_in_place_day:%'`, [points])
    await sql(`delete from rate_limit where key like 'sign_in_place:%'`)
    expect(await signIn(stranger, email)).toBe(429)
    expect(await signIn(aBrowser(), email)).toBe(401)
  })

  test("gets a hundred tries a day from a thousand places; a known browser still gets in, and the link in a mail ends it", async () => {
    const { at: home, email, password } = await aCustomer()
    await home.call(accountCalls.signout)
    await sql(`delete from rate_limit where key like 'sign_in_person:%'`)
    expect(await signIn(aBrowser(), email)).toBe(401)
    await sql(`update rate_limit set points = $1 where key like 'sign_in_person:%'`, [SIGN_IN_TRIES.perPerson.points])
    expect(await signIn(aBrowser(), email, password)).toBe(429)
    expect(await signIn(home, email, password)).toBe(200)
    expect(await signIn(aBrowser(), email, password)).toBe(429)

    await aBrowser().call(profileCalls.generateResetToken, { email })
    const token = (await eventually("the mail has come", () => resetTokenOf(email), 20_000))!
    const abroad = aBrowser()
    const newPassword = "a-new-needle-1968"
    expect((await abroad.call(profileCalls.resetPassword, { token, password: newPassword })).status).toBe(200)
    // A new password restarts the count everywhere, and the browser that used the link is known from now on.
    expect(await signIn(aBrowser(), email, newPassword)).toBe(200)
    expect(abroad.cookies.has("silai_known")).toBe(true)
  })

  test("is stopped after ten in a browser that the person has used, too", async () => {
    const { at, email } = await aCustomer()
    await at.call(accountCalls.signout)
    const { points } = SIGN_IN_TRIES.perPersonAndPlace
    expect(await statusesOf(points + 1, () => signIn(at, email))).toEqual([...Array<number>(points).fill(401), 429])
  })
})

describe("the mark of a known browser", () => {
  const markOf = (at: Browser) => at.cookies.get("silai_known")!
  const knownTo = async (at: Browser) =>
    (await sql<{ actor_id: string }>(`select actor_id from known_browser where mark_hash = $1`, [hashOf(markOf(at))]))
      .map(({ actor_id }) => actor_id)
      .sort()

  test("grants no access, and is stored as a hash", async () => {
    const { at } = await aCustomer()
    const thief = aBrowser()
    thief.cookies.set("silai_known", markOf(at))
    expect((await thief.call(profileCalls.userSingle)).status).toBe(401)
    expect(await sql(`select 1 from known_browser where mark_hash = $1`, [markOf(at)])).toEqual([])
  })

  test("is replaced at sign-in when a thief planted it, so the thief's copy is worthless", async () => {
    const [thief, victim] = [await aCustomer(), await aCustomer()]
    const at = aBrowser()
    at.cookies.set("silai_known", markOf(thief.at))
    expect(await signIn(at, victim.email, victim.password)).toBe(200)
    expect(await knownTo(at)).toEqual([thief.id, victim.id].sort())
    expect(await knownTo(thief.at)).toEqual([])
  })

  test("is kept for a person's twenty latest browsers, and deleted with the account", async () => {
    const { at, id, email, password } = await aCustomer()
    await sql(
      `insert into known_browser (actor_id, mark_hash, seen_at, expires_at) select $1, 'mark' || n, now() - n * interval '1 day', now() + interval '1 day' from generate_series(1, 30) n`,
      [id],
    )
    expect(await signIn(at, email, password)).toBe(200)
    expect(await sql(`select 1 from known_browser where actor_id = $1`, [id])).toHaveLength(20)
    expect(await knownTo(at)).toEqual([id])
    expect((await at.call(profileCalls.userRemove, { password })).status).toBe(200)
    expect(await sql(`select 1 from known_browser where actor_id = $1`, [id])).toEqual([])
  })
})

describe("a stranger who requests a customer's password reset again and again", () => {
  const askAt = (at: Browser, email: string) => at.call(profileCalls.generateResetToken, { email })
  const lettersTo = async (email: string) =>
    (await mails()).filter(({ to, subject }) => to === email && subject === mailMessages.reset.subject).length
  const allDealtWith = () =>
    eventually(
      "all requests are handled and their mails sent",
      async () =>
        (await sql(`select 1 from reset_request`)).length === 0 &&
        (await sql(`select 1 from outbox where topic = 'account.reset' and status = 'waiting'`)).length === 0,
      20_000,
    )

  test("learns nothing, fills no mailbox, and does not stop the person from getting a link", async () => {
    const { at: home, email } = await aCustomer()
    const answers = await Promise.all(Array.from({ length: 8 }, () => askAt(aBrowser(), email)))
    expect(new Set(answers.map(({ status, body }) => JSON.stringify([status, body]))).size).toBe(1)
    expect(answers[0]!.status).toBe(200)
    await allDealtWith()
    expect(await lettersTo(email)).toBe(RESET.asks.perPerson.points)
    expect((await askAt(home, email)).body).toEqual(answers[0]!.body)
    await allDealtWith()
    expect(await lettersTo(email)).toBe(RESET.asks.perPerson.points + 1)
  })

  test("leaves a link in the mailbox that works until another is sent", () => {
    expect(RESET.asks.perPerson.seconds).toBeLessThanOrEqual(RESET.validMinutes * 60)
  })
})

describe("a stranger who requests codes for a customer's phone", () => {
  test("uses up neither the phone's codes for others nor those of the person's own browser", async () => {
    const { at: home, phone } = await aCustomer()
    await sql(`delete from rate_limit where key like 'otp\\_%' and key like '%' || $1 || '%'`, [phone])
    const strangers = [aBrowser(), aBrowser()] as const
    const ask = async (at: Browser) => {
      await waitOutFloor(phone)
      return (await at.call(accountCalls.sendOtp, { phone, purpose: "signin" })).status
    }
    expect(await statusesOf(4, () => ask(strangers[0]))).toEqual([200, 200, 200, 429])
    // The refused request sent nothing, so it does not start the phone's minute either.
    expect((await strangers[1].call(accountCalls.sendOtp, { phone, purpose: "signin" })).status).toBe(200)
    // The second of these is past the phone's hour: it uses a turn, and the network has used its three.
    expect(await statusesOf(3, () => ask(strangers[1]))).toEqual([200, 200, 429])
    // The next caller waits for a turn.
    expect(await ask(aBrowser())).toBe(429)
    const before = (await textsOf(phone)).length
    // Also within a minute of a stranger's request.
    expect(await codeFor(home, phone, "signin")).toMatch(/^\d{6}$/)
    expect(await textsOf(phone)).toHaveLength(before + 1)
    expect((await home.call(accountCalls.sendOtp, { phone, purpose: "signin" })).status).toBe(429)
  })
})
