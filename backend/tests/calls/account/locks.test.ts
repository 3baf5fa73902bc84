import { randomInt } from "node:crypto"
import { accountCalls, staffCalls } from "@silai/contracts/account/calls"
import { OTP_SENDS, OTP_UNANSWERED, SIGN_IN_TRIES } from "@silai/contracts/account/limits"
import { noticeCalls } from "@silai/contracts/notice/calls"
import { orderCalls } from "@silai/contracts/order/calls"
import { ORDER_LOOK_UPS, orderNumberOf } from "@silai/contracts/order/limits"
import { describe, expect, test } from "vitest"
import { browser } from "../../rig/browser"
import { aBrowser, aCustomer, aPhone, provePhone, waitOutFloor } from "../../rig/customer"
import { theShop } from "../../rig/facts"
import { signInAs, signInAsOwner } from "../../rig/owner"
import { aBag, aGuest, buys } from "../../rig/shopper"
import { closeSqlAfterwards, oneRow, sql } from "../../rig/sql"
import { setStock } from "../../rig/stock"

closeSqlAfterwards()

const wrong = "a-wrong-guess"
/** As if strangers in five networks had guessed all day. */
async function shutOut(person: { id: string; email: string }) {
  await aBrowser().call(accountCalls.signin, { identifier: person.email, password: wrong })
  await sql(`update rate_limit set points = $2 where starts_with(key, $1)`, [
    `sign_in_person:${person.id}.`,
    SIGN_IN_TRIES.perPerson.points,
  ])
}

describe("an account whose password strangers have guessed all day", () => {
  test("can be entered with the right password and a code to its phone, in a browser that it has never seen", async () => {
    const who = await aCustomer()
    await shutOut(who)
    const at = aBrowser()
    const ask = (password: string) => at.call(accountCalls.signin, { identifier: who.email, password })
    const refused = await ask(who.password)
    expect([refused.status, refused.body.code]).toEqual([429, "account.more_proof"])
    expect(refused.body.message).toMatch(/an OTP, .* or try again in 24 hours\.$/)
    await waitOutFloor(who.phone)
    await provePhone(at, who.phone, "signin")
    // The code does not make up for a wrong password.
    expect((await ask(wrong)).status).toBe(401)
    expect((await ask(who.password)).status).toBe(200)
    // Strangers are still locked out.
    expect((await aBrowser().call(accountCalls.signin, { identifier: who.email, password: who.password })).status).toBe(
      429,
    )
  })

  test("cannot be entered with a code to another phone", async () => {
    const who = await aCustomer()
    await shutOut(who)
    const at = aBrowser()
    await provePhone(at, aPhone(), "signin")
    const { status, body } = await at.call(accountCalls.signin, { identifier: who.email, password: who.password })
    expect([status, body.code]).toEqual([429, "account.more_proof"])
  })

  test("is shown to the owner, who unlocks it at once with a click, and this is logged", async () => {
    const who = await aCustomer({ name: "Rajinder Kaur" })
    // First, because the rig's own sign-ins reset the password counts.
    const [owner, manager] = [await signInAsOwner(), await signInAs("manager")]
    await shutOut(who)
    const at = aBrowser()
    const ask = () => at.call(accountCalls.signin, { identifier: who.email, password: who.password })
    // The process refused it itself, and must not remember more than the row.
    expect([(await ask()).status, (await ask()).status]).toEqual([429, 429])
    const lockOf = async () =>
      (await owner.call(staffCalls.userAll)).body.locks.find(({ subject }) => subject === who.id)
    expect(await lockOf()).toMatchObject({ kind: "password", who: "Rajinder Kaur", email: who.email })
    const unlock = { kind: "password", subject: who.id }
    expect((await manager.call(staffCalls.unlock, unlock)).status).toBe(403)
    expect((await owner.call(staffCalls.unlock, unlock)).status).toBe(200)
    expect(await lockOf()).toBeUndefined()
    expect((await ask()).status).toBe(200)
    const { lifted } = (await owner.call(staffCalls.userAll)).body
    expect(lifted[0]).toMatchObject({ kind: "password", who: "Rajinder Kaur" })
    expect(lifted[0]!.by).not.toBe("")
  })
})

describe("an order whose phone strangers have guessed all day", () => {
  test("is shown to anyone who proves the phone with a code", async () => {
    const slug = "phantom-grey-formal-trousers"
    const phone = aPhone()
    await setStock(slug, "M", 20)
    const buyer = await aGuest({ contact: { phone, name: "Navdeep Sandhu" } })
    const id = await buys(buyer, await aBag([{ slug, size: "M" }]))
    const row = await oneRow<{ number: number }>(`select number from order_state where order_id = $1`, [id])
    const orderId = orderNumberOf(row.number)
    await aBrowser().call(orderCalls.single, { orderId: "SIL-1", phone })
    await aBrowser().call(orderCalls.single, { orderId, phone: aPhone() })
    await sql(
      `insert into rate_limit (key, points, expire) values ($1, $2, $3) on conflict (key) do update set points = excluded.points, expire = excluded.expire`,
      [`order_look_up_phone:${phone}`, ORDER_LOOK_UPS.perPhone.points, Date.now() + 3_600_000],
    )
    const at = aBrowser()
    const refused = await at.call(orderCalls.single, { orderId, phone })
    expect([refused.status, refused.body.code]).toEqual([429, "order.look_up_proof"])
    expect(refused.body.message).toMatch(/an OTP, .* or try again in 60 minutes\.$/)
    expect((await at.call(orderCalls.prove, { orderId, phone })).status).toBe(429)
    await provePhone(at, phone, "order")
    expect((await at.call(orderCalls.prove, { orderId, phone })).status).toBe(200)
    expect((await at.call(orderCalls.single, { orderId })).body.data.masked).toBe(false)
    const owner = await signInAsOwner()
    const { locks } = (await owner.call(staffCalls.userAll)).body
    expect(locks).toContainEqual(expect.objectContaining({ kind: "order", subject: phone }))
    expect((await owner.call(staffCalls.unlock, { kind: "order", subject: phone })).status).toBe(200)
    expect((await aBrowser().call(orderCalls.single, { orderId, phone })).status).toBe(200)
  })
})

describe("a phone whose codes strangers have used up", () => {
  const full = async (phone: string, ...counts: [string, number][]) => {
    for (const [name, points] of counts)
      await sql(
        `insert into rate_limit (key, points, expire) values ($1, $2, $3) on conflict (key) do update set points = excluded.points, expire = excluded.expire`,
        [`${name}:${phone}`, points, Date.now() + 20 * 3_600_000],
      )
  }
  const ask = async (at: ReturnType<typeof aBrowser>, phone: string, purpose: "signin" | "order" = "signin") => {
    await waitOutFloor(phone)
    const { status, body } = await at.call(accountCalls.sendOtp, { phone, purpose })
    return {
      status,
      code: body.code,
      wait: (body as { retryAfterSeconds?: number }).retryAfterSeconds ?? 0,
      say: body.message,
    }
  }
  const asks = OTP_SENDS.perPhoneDay.points

  test("still gets a code in an unknown browser: at once, or within a quarter of an hour", async () => {
    const { phone } = await aCustomer()
    await full(phone, ["otp_day", asks])
    expect((await ask(aBrowser(), phone)).status).toBe(200)
    // Another request took the turn: the next one comes, and waiting has cost nothing.
    const person = aBrowser()
    for (let tries = 0; tries < 8; tries++) {
      const { status, code, wait, say } = await ask(person, phone)
      expect([status, code]).toEqual([429, "account.otp_turn"])
      expect(wait).toBeGreaterThan(0)
      expect(wait).toBeLessThanOrEqual(OTP_SENDS.perPhoneTurn.seconds)
      expect(say).toMatch(/requested for this number today. Please try again in \d+ minutes/)
    }
    await sql(`delete from rate_limit where key = $1`, [`otp_turn:${phone}`])
    expect((await ask(person, phone)).status).toBe(200)
  })

  test("gives each network two turns, so that it takes many networks to keep its owner waiting", async () => {
    const { phone } = await aCustomer()
    await full(phone, ["otp_hour", OTP_SENDS.perPhoneHour.points])
    const stranger = aBrowser()
    for (let turn = 0; turn < OTP_SENDS.perPhoneAndAddressTurn.points; turn++) {
      expect((await ask(stranger, phone)).status).toBe(200)
      await sql(`delete from rate_limit where key = $1`, [`otp_turn:${phone}`])
    }
    const again = await ask(stranger, phone)
    expect([again.status, again.code]).toEqual([429, "account.otp_turn"])
    expect(again.wait).toBeGreaterThan(3600)
    expect(again.say).toContain("try again in 12 hours")
    // Asking used up no one's turn.
    expect((await ask(aBrowser(), phone)).status).toBe(200)
  })

  test.each([
    ["a home's IPv6 network, whichever /64 of it asks", (n: number) => n],
    ["an IPv6 site, whichever home of it asks", (n: number) => n * 256],
  ])("gives two turns to %s", async (_whose, subnet) => {
    const { phone } = await aCustomer()
    await full(phone, ["otp_hour", OTP_SENDS.perPhoneHour.points])
    const site = `2001:db8:${randomInt(65_536).toString(16)}`
    const statuses: number[] = []
    for (let turn = 0; turn <= OTP_SENDS.perPhoneAndAddressTurn.points; turn++) {
      const at = browser(theShop(), { "x-forwarded-for": `${site}:${subnet(turn).toString(16)}::1` })
      statuses.push((await ask(at, phone)).status)
      await sql(`delete from rate_limit where key = $1`, [`otp_turn:${phone}`])
    }
    expect(statuses).toEqual([...Array<number>(OTP_SENDS.perPhoneAndAddressTurn.points).fill(200), 429])
  })

  test("can prove an order, though no account has it and no one entered the strangers' codes", async () => {
    const phone = aPhone()
    await full(phone, ["otp_day", asks], ["otp_unanswered_phone", OTP_UNANSWERED.perPhone.points])
    expect((await ask(aBrowser(), phone, "order")).status).toBe(200)
  })

  test("is not blocked for browsers its account knows, and gets its turns back when the owner unlocks it", async () => {
    const { at, phone } = await aCustomer()
    await full(phone, ["otp_day", asks], ["otp_turn", 1])
    expect((await ask(at, phone)).status).toBe(200)
    const unknown = aBrowser()
    expect((await ask(unknown, phone)).status).toBe(429)
    const owner = await signInAsOwner()
    expect((await owner.call(staffCalls.unlock, { kind: "otp", subject: phone })).status).toBe(200)
    expect((await ask(unknown, phone)).status).toBe(200)
  })
})

describe("the day's budget for codes", () => {
  const set = (name: string, points: number) =>
    sql(
      `insert into rate_limit (key, points, expire) values ($1, $2, $3) on conflict (key) do update set points = excluded.points, expire = excluded.expire`,
      [`${name}:all`, points, Date.now() + 3_600_000],
    )
  const reset = () =>
    sql(`delete from rate_limit where key in ('otp_everybody:all', 'otp_unknown:all', 'otp_unanswered:all')`)
  const ask = async (at: ReturnType<typeof aBrowser>, phone: string) =>
    (await at.call(accountCalls.sendOtp, { phone, purpose: "signin" })).status

  test("reserves a part for accounts and one for known browsers, which strangers cannot use up; notifies the shop at half of it", async () => {
    const who = await aCustomer()
    const other = await aCustomer()
    try {
      await set("otp_unanswered", OTP_SENDS.unanswered.points)
      expect(await ask(aBrowser(), aPhone())).toBe(429)
      await waitOutFloor(other.phone)
      expect(await ask(aBrowser(), other.phone)).toBe(200)
      await set("otp_unknown", OTP_SENDS.unknownBrowsers.points)
      await waitOutFloor(who.phone)
      expect(await ask(aBrowser(), who.phone)).toBe(429)
      expect(await ask(who.at, who.phone)).toBe(200)
      const codes = async () => (await (await signInAsOwner()).call(noticeCalls.dashboard)).body.data.alarms.codes
      await set("otp_everybody", 10)
      expect(await codes()).toBe(0)
      await set("otp_everybody", OTP_SENDS.allBrowsers.points / 2)
      expect(await codes()).toBe(50)
    } finally {
      await reset()
    }
  })

  test("is not used up by one IPv6 site, whichever of its households sends the requests", async () => {
    const from = (n: number) => browser(theShop(), { "x-forwarded-for": `2001:db8:77:${n.toString(16)}::1` })
    expect(await ask(from(1), aPhone())).toBe(200)
    const { points } = OTP_SENDS.perSite
    await sql(`update rate_limit set points = $1 where key = 'otp_site:2001:db8:77::/48'`, [points])
    expect(await ask(from(0x4000), aPhone())).toBe(200)
    expect(await ask(from(0x8000), aPhone())).toBe(429)
    await sql(`delete from rate_limit where starts_with(key, 'otp_site')`)
  })
})
