import { accountCalls } from "@silai/contracts/account/calls"
import { describe, expect, test } from "vitest"
import { aBrowser, aCustomer, aPhone, codeFor, standInPost, textsOf, waitOutFloor, wrongFor } from "../../rig/customer"
import { oneRow, sql } from "../../rig/sql"

const verify = (at: ReturnType<typeof aBrowser>, phone: string, otp: string, purpose = "signup") =>
  at.call(accountCalls.verifyOtp, { phone, otp, purpose })

describe("a one-time code", () => {
  test("comes by text message in the registered words, and works once", async () => {
    const [at, phone] = [aBrowser(), aPhone()]
    const sent = await at.call(accountCalls.sendOtp, {
      phone: `+91 ${phone.slice(0, 5)} ${phone.slice(5)}`,
      purpose: "signup",
    })
    expect([sent.status, sent.body.message, sent.body.data.validSeconds]).toEqual([200, "OTP sent successfully!", 300])
    const [text] = await textsOf(phone)
    expect(text!.text).toMatch(/^\d{6} is your Silai code\. It is valid for 5 minutes\./)
    expect((await verify(at, phone, text!.otp)).status).toBe(200)
    const again = await verify(at, phone, text!.otp)
    expect([again.status, again.body.code]).toEqual([410, "account.otp_over"])
  })

  test("is refused with the agreed sentence when it is wrong, and expires at the fifth guess", async () => {
    const [at, phone] = [aBrowser(), aPhone()]
    const code = await codeFor(at, phone, "signup")
    for (let guess = 1; guess <= 5; guess++) {
      const { status, body } = await verify(at, phone, wrongFor(code, guess))
      expect([status, body.message, body.field]).toEqual([400, "Invalid OTP. Please try again.", "otp"])
    }
    expect((await verify(at, phone, code)).body.code).toBe("account.otp_over")
  })

  test("stops working as soon as a new one is sent", async () => {
    const [at, phone] = [aBrowser(), aPhone()]
    const older = await codeFor(at, phone, "signup")
    await waitOutFloor(phone)
    let newer = await codeFor(at, phone, "signup")
    if (newer === older) {
      await waitOutFloor(phone)
      newer = await codeFor(at, phone, "signup")
    }
    expect((await verify(at, phone, older)).body.code).toBe("account.otp_wrong")
    expect((await verify(at, phone, newer)).status).toBe(200)
  })

  test("is good for one phone, one purpose and one browser only", async () => {
    const [at, phone] = [aBrowser(), aPhone()]
    const code = await codeFor(at, phone, "signup")
    expect((await verify(at, aPhone(), code)).body.code).toBe("account.otp_over")
    expect((await verify(at, phone, code, "signin")).body.code).toBe("account.otp_over")
    expect((await verify(aBrowser(), phone, code)).body.code).toBe("account.otp_over")
    expect((await verify(at, phone, code)).status).toBe(200)
  })

  test("expires", async () => {
    const [at, phone] = [aBrowser(), aPhone()]
    const code = await codeFor(at, phone, "signup")
    await sql(`update otp_challenge set expires_at = now() - interval '1 second' where phone = $1`, [phone])
    expect((await verify(at, phone, code)).body.code).toBe("account.otp_over")
  })

  test("still works after a stranger has requested one", async () => {
    const [at, phone] = [aBrowser(), aPhone()]
    const mine = await codeFor(at, phone, "signup")
    await waitOutFloor(phone)
    const stranger = aBrowser()
    await codeFor(stranger, phone, "signup")
    for (let guess = 1; guess <= 6; guess++) await verify(stranger, phone, wrongFor(mine, guess))
    expect((await verify(at, phone, mine)).status).toBe(200)
  })

  test("is stored nowhere in clear text", async () => {
    const [at, phone] = [aBrowser(), aPhone()]
    const code = await codeFor(at, phone, "signup")
    const row = await oneRow<{ all: string }>(`select json_agg(c)::text as all from otp_challenge c where phone = $1`, [
      phone,
    ])
    expect(row.all.replaceAll(phone, "")).not.toContain(`"${code}"`)
    const kept = await oneRow<{ n: number }>(`select count(*)::int as n from outbox where payload::text like $1`, [
      `%"${code}"%`,
    ])
    expect(kept.n).toBe(0)
  })
})

describe("asking for codes", () => {
  test("is refused when a second one is requested within the minute, and sends nothing", async () => {
    const [at, phone] = [aBrowser(), aPhone()]
    await codeFor(at, phone, "signup")
    for (const variant of [phone, `+91${phone}`, `0${phone}`, `${phone.slice(0, 5)} ${phone.slice(5)}`]) {
      const { status, headers, body } = await aBrowser().call(accountCalls.sendOtp, {
        phone: variant,
        purpose: "signin",
      })
      expect([variant, status, body.message]).toEqual([variant, 429, "Too many tries. Please try again in 1 minute."])
      expect(Number(headers.get("retry-after"))).toBeGreaterThan(30)
    }
    expect(await textsOf(phone)).toHaveLength(1)
  })

  test("allows one address sixty unused codes an hour, for any phones, and then one in twenty seconds", async () => {
    const at = aBrowser()
    const answers = []
    for (let ask = 0; ask < 62; ask++)
      answers.push((await at.call(accountCalls.sendOtp, { phone: aPhone(), purpose: "signup" })).status)
    expect(answers.filter((status) => status === 200)).toHaveLength(61)
    expect(answers.slice(60)).toEqual([200, 429])
  })

  test.each(["12345", "1234567890", "+1 202 555 0100", "98765432101", "98765 4321x"])(
    "sends none to a number that is not an Indian mobile (%s)",
    async (phone) => {
      const { status, body } = await aBrowser().call(accountCalls.sendOtp, { phone })
      expect([status, body.field]).toEqual([400, "phone"])
    },
  )

  test("gets the same answer for a known and an unknown phone", async () => {
    const { phone } = await aCustomer()
    await waitOutFloor(phone)
    const [known, unknown] = await Promise.all(
      [phone, aPhone()].map((one) => aBrowser().call(accountCalls.sendOtp, { phone: one, purpose: "signin" })),
    )
    expect([known!.status, known!.body]).toEqual([unknown!.status, unknown!.body])
  })

  test("requires a sign-in for a change of phone or the end of an account", async () => {
    for (const purpose of ["change-phone", "change-email", "delete-account"])
      expect((await aBrowser().call(accountCalls.sendOtp, { phone: aPhone(), purpose })).status).toBe(401)
  })

  test("shows the agreed sentence when the carrier refuses, and can be tried again at once", async () => {
    const [at, phone] = [aBrowser(), aPhone()]
    await standInPost("/sms/__faults", { mode: "down" })
    const { status, body } = await at.call(accountCalls.sendOtp, { phone, purpose: "signup" })
    await standInPost("/sms/__faults", { reset: true })
    expect([status, body.message]).toEqual([503, "Failed to send OTP. Please try again."])
    expect((await at.call(accountCalls.sendOtp, { phone, purpose: "signup" })).status).toBe(200)
  })
})
