import { accountCalls, profileCalls } from "@silai/contracts/account/calls"
import { TERMS_VERSION } from "@silai/contracts/account/limits"
import { describe, expect, test } from "vitest"
import { aBrowser, aCustomer, anEmail, aPhone, codeFor, profileOf, provePhone, waitOutFloor } from "../../rig/customer"
import { oneRow, sql } from "../../rig/sql"

const details = () => ({
  name: "Asha Verma",
  email: anEmail(),
  phone: aPhone(),
  password: "thread-and-needle",
  verified: true,
})

describe("signing up", () => {
  test("makes a proven phone an account, signed in, with the consent written down", async () => {
    const { at, id, email, phone } = await aCustomer()
    expect((await at.call(accountCalls.authenticate)).body.user).toEqual({
      _id: id,
      name: "Asha Verma",
      role: "customer",
      email,
      phone,
    })
    expect(await profileOf(at)).toMatchObject({
      _id: id,
      email,
      phone,
      hasPassword: true,
      hasGoogle: false,
      consent: { version: TERMS_VERSION },
    })
    expect((await at.call(accountCalls.single)).body.data._id).toBe(id)
  })

  test("does not trust verified: true", async () => {
    const { status, body } = await aBrowser().call(accountCalls.signup, details())
    expect([status, body.code]).toEqual([403, "account.phone_unproven"])
  })

  test("does not accept another browser's proof, another phone's or another purpose's", async () => {
    const [at, wanted] = [aBrowser(), details()]
    await provePhone(at, wanted.phone, "signup")
    expect((await aBrowser().call(accountCalls.signup, wanted)).status).toBe(403)
    expect((await at.call(accountCalls.signup, { ...wanted, phone: aPhone() })).status).toBe(403)
    const other = details()
    await provePhone(at, other.phone, "signin")
    expect((await at.call(accountCalls.signup, other)).status).toBe(403)
  })

  test("accepts a proof for ten minutes, and for one account", async () => {
    const [at, wanted] = [aBrowser(), details()]
    await provePhone(at, wanted.phone, "signup")
    await sql(`update otp_challenge set used_at = now() - interval '11 minutes' where phone = $1`, [wanted.phone])
    expect((await at.call(accountCalls.signup, wanted)).status).toBe(403)
    await sql(`update otp_challenge set used_at = now() where phone = $1`, [wanted.phone])
    const answers = await Promise.all(
      Array.from({ length: 5 }, (_, at2) =>
        at.call(accountCalls.signup, { ...wanted, email: at2 === 0 ? wanted.email : anEmail() }),
      ),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    const made = await oneRow<{ n: number }>(`select count(*)::int as n from customer where phone = $1`, [wanted.phone])
    expect(made.n).toBe(1)
  })

  test("refuses an e-mail or a phone that has an account in the agreed words", async () => {
    const known = await aCustomer()
    const [at, wanted] = [aBrowser(), details()]
    await provePhone(at, wanted.phone, "signup")
    const email = await at.call(accountCalls.signup, { ...wanted, email: known.email.toUpperCase() })
    expect([email.status, email.body.message]).toEqual([
      409,
      "This email is already in use. Please enter a different one.",
    ])
    const other = aBrowser()
    await waitOutFloor(known.phone)
    await provePhone(other, known.phone, "signup")
    const phone = await other.call(accountCalls.signup, { ...wanted, phone: known.phone })
    expect([phone.status, phone.body.message]).toEqual([
      409,
      "This phone number or email is already in use. Please enter a different one.",
    ])
  })

  test("gives the session a new id, and ends the guest session", async () => {
    const [at, wanted] = [aBrowser(), details()]
    await provePhone(at, wanted.phone, "signup")
    const before = at.cookies.get("silai_shop")!
    await at.call(accountCalls.signup, wanted)
    expect(at.cookies.get("silai_shop")).not.toBe(before)
    const thief = aBrowser()
    thief.cookies.set("silai_shop", before)
    expect((await thief.call(accountCalls.authenticate)).body.success).toBe(false)
  })

  test.each([
    [{ name: "Al" }, "Name must be at least 3 characters long."],
    [{ name: "R2 D2" }, "Invalid name. Only letters, spaces, apostrophes, and hyphens are allowed."],
    [{ email: "nobody@nowhere" }, "Invalid email address."],
    [{ phone: "12345" }, "Enter a valid 10-digit phone number."],
    [{ password: "short" }, "Password must be at least 8 characters long."],
  ])("refuses %j: %s", async (change, sentence) => {
    const { status, body } = await aBrowser().call(accountCalls.signup, { ...details(), ...change })
    expect([status, body.message]).toEqual([400, expect.stringContaining(sentence)])
  })

  test.each(["role", "isAdmin", "customerId", "_id", "createdAt", "has_account"])(
    "makes no one more than a customer by sending %s",
    async (field) => {
      expect((await aBrowser().call(accountCalls.signup, { ...details(), [field]: "admin" })).status).toBe(400)
    },
  )
})

describe("signing in", () => {
  test("works by e-mail or phone with the password, and the owner cannot sign in by phone", async () => {
    const { email, phone, password, id } = await aCustomer()
    for (const identifier of [email, phone, `+91 ${phone}`]) {
      const { status, body } = await aBrowser().call(accountCalls.signin, { identifier, password })
      expect([identifier, status, body.data?.role, body.customerData?._id]).toEqual([identifier, 200, "customer", id])
    }
    expect(
      (await aBrowser().call(accountCalls.signin, { identifier: phone, password: "not-the-password" })).status,
    ).toBe(401)
    expect((await aBrowser().call(accountCalls.signin, { identifier: aPhone(), password })).status).toBe(401)
  })

  test("works by phone and code", async () => {
    const { phone, id } = await aCustomer()
    await waitOutFloor(phone)
    const at = aBrowser()
    // The payload of the requirements: nothing but the phone.
    const otp = await codeFor(at, phone)
    const { status, body } = await at.call(accountCalls.signinWithOtp, { phone, otp })
    expect([status, body.message, body.customerData._id]).toEqual([200, "Signed in successfully!", id])
    expect((await profileOf(at))._id).toBe(id)
    expect((await at.call(accountCalls.signinWithOtp, { phone, otp })).status).toBe(410)
  })

  test("shows only after the code that a phone has no account", async () => {
    const [at, phone] = [aBrowser(), aPhone()]
    const otp = await codeFor(at, phone, "signin")
    const { status, body } = await at.call(accountCalls.signinWithOtp, { phone, otp })
    expect([status, body.code]).toEqual([404, "account.no_account_for_phone"])
  })

  test("does not work with a code to sign up", async () => {
    const { phone } = await aCustomer()
    await waitOutFloor(phone)
    const at = aBrowser()
    const otp = await codeFor(at, phone, "signup")
    expect((await at.call(accountCalls.signinWithOtp, { phone, otp })).status).toBe(410)
  })

  test("ends for good on signing out", async () => {
    const { at } = await aCustomer()
    const cookie = at.cookies.get("silai_shop")!
    await at.call(accountCalls.signout)
    expect(at.cookies.has("silai_shop")).toBe(false)
    const thief = aBrowser()
    thief.cookies.set("silai_shop", cookie)
    expect((await thief.call(profileCalls.userSingle)).status).toBe(401)
  })
})

describe("asking whether an account exists", () => {
  test("is answered for e-mail and phone, however it is written", async () => {
    const { email, phone } = await aCustomer()
    const at = aBrowser()
    for (const identifier of [email, email.toUpperCase(), phone, `+91${phone}`])
      expect((await at.call(accountCalls.verifyUser, { identifier })).body.success).toBe(true)
    for (const identifier of [anEmail(), aPhone()]) {
      const { status, body } = await at.call(accountCalls.verifyUser, { identifier })
      expect([status, body.success]).toEqual([200, false])
    }
  })

  test("is answered ten times an hour by one browser, then no more", async () => {
    const at = aBrowser()
    await at.call(profileCalls.googleNonce)
    const answers = await Promise.all(
      Array.from({ length: 14 }, () => at.call(accountCalls.verifyUser, { identifier: anEmail() })),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(10)
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(4)
  })
})
