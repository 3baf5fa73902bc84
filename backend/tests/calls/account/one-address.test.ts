import { randomInt } from "node:crypto"
import { accountCalls, profileCalls } from "@silai/contracts/account/calls"
import { LOOK_UPS, OTP_SENDS, SIGN_IN_TRIES } from "@silai/contracts/account/limits"
import { SHARED_TURN } from "@silai/contracts/house/limits"
import { describe, expect, test } from "vitest"
import { browser } from "../../rig/browser"
import { aCustomer, anEmail, aPhone, provePhone } from "../../rig/customer"
import { theShop } from "../../rig/facts"
import { sql } from "../../rig/sql"

const from = (address: string) => browser(theShop(), { "x-forwarded-for": address })
const anAddress = () => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`
/** As if others at this address had used all but one of a limit. */
const useUpAllButOne = (name: string, address: string, points: number) =>
  sql(`insert into rate_limit (key, points, expire) values ($1, $2, $3)`, [
    `${name}:${address}`,
    points - 1,
    Date.now() + 3_600_000,
  ])

describe("a whole town behind one IP address", () => {
  test("lets people sign up one after the other, as long as they prove their phones", async () => {
    const town = anAddress()
    await useUpAllButOne("look_up", town, LOOK_UPS.perAddress.points)
    await useUpAllButOne("otp_address", town, OTP_SENDS.perAddress.points)
    await useUpAllButOne("otp_address_day", town, OTP_SENDS.perAddressDay.points)
    for (let person = 0; person < 4; person++) {
      const [at, email, phone] = [from(town), anEmail(), aPhone()]
      expect((await at.call(accountCalls.verifyUser, { identifier: phone })).status).toBe(200)
      await provePhone(at, phone, "signup")
      expect((await at.call(accountCalls.verifyUser, { identifier: email })).status).toBe(200)
      const made = await at.call(accountCalls.signup, {
        name: "Asha Verma",
        email,
        phone,
        password: "thread-and-needle",
      })
      expect([person, made.status]).toEqual([person, 200])
    }
  })

  test("lets people sign in one after the other, with the right passwords", async () => {
    const town = anAddress()
    await useUpAllButOne("look_up", town, LOOK_UPS.perAddress.points)
    await useUpAllButOne("sign_in_address", town, SIGN_IN_TRIES.perAddress.points)
    for (let person = 0; person < 3; person++) {
      const [{ email: identifier, password }, at] = [await aCustomer(), from(town)]
      expect((await at.call(accountCalls.verifyUser, { identifier })).status).toBe(200)
      expect((await at.call(accountCalls.signin, { identifier, password })).status).toBe(200)
    }
  })

  test("counts a name once, however often it is looked up", async () => {
    const [town, identifier] = [anAddress(), anEmail()]
    await useUpAllButOne("look_up", town, LOOK_UPS.perAddress.points)
    for (let time = 0; time < 3; time++)
      expect((await from(town).call(accountCalls.verifyUser, { identifier })).status).toBe(200)
    const [turn, other] = [anEmail(), anEmail()]
    for (let time = 0; time < 3; time++)
      expect((await from(town).call(accountCalls.verifyUser, { identifier: turn })).status).toBe(200)
    for (let time = 0; time < 3; time++) {
      const { status, headers } = await from(town).call(accountCalls.verifyUser, { identifier: other })
      expect(status).toBe(429)
      expect(Number(headers.get("retry-after"))).toBeLessThanOrEqual(SHARED_TURN.seconds)
    }
  })

  test("allows look-ups and codes in a browser that an account knows, whatever its neighbours have used up", async () => {
    const town = anAddress()
    const { at } = await aCustomer()
    const known = from(town)
    for (const [name, value] of at.cookies) if (name.includes("known")) known.cookies.set(name, value)
    for (const name of ["look_up", "look_up_turn", "otp_address", "otp_address_turn"])
      await useUpAllButOne(name, town, 10_000)
    expect((await from(town).call(accountCalls.verifyUser, { identifier: anEmail() })).status).toBe(429)
    expect((await from(town).call(accountCalls.sendOtp, { phone: aPhone(), purpose: "signup" })).status).toBe(429)
    expect((await known.call(accountCalls.verifyUser, { identifier: anEmail() })).status).toBe(200)
    expect((await known.call(accountCalls.sendOtp, { phone: aPhone(), purpose: "signup" })).status).toBe(200)
  })
})

describe("a script", () => {
  test("may ask sixty times an hour who has an account, from one address, and then once in twenty seconds", async () => {
    const address = anAddress()
    const answers = await Promise.all(
      Array.from({ length: 66 }, () => from(address).call(accountCalls.verifyUser, { identifier: anEmail() })),
    )
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(5)
  })

  test("counts as one script anywhere in its /56 of IPv6, and however its IPv4 address is written", async () => {
    const network = `2001:db8:${randomInt(65_536).toString(16)}`
    const ipv4 = anAddress()
    for (const addressAt of [
      (n: number) => `${network}:${(n + 1).toString(16)}::1`,
      (n: number) => (n % 2 ? ipv4 : `::ffff:${ipv4}`),
    ]) {
      const answers = await Promise.all(
        Array.from({ length: 66 }, (_, n) =>
          from(addressAt(n)).call(accountCalls.verifyUser, { identifier: anEmail() }),
        ),
      )
      expect(answers.filter(({ status }) => status === 429)).toHaveLength(5)
    }
    expect(
      (
        await from(`2001:db8:ffff:${randomInt(65_536).toString(16)}::1`).call(accountCalls.verifyUser, {
          identifier: anEmail(),
        })
      ).status,
    ).toBe(200)
  })

  test("gains nothing by a proof: one browser may ask ten times an hour, even with a proven phone", async () => {
    const at = from(anAddress())
    await provePhone(at, aPhone(), "signup")
    const answers = await Promise.all(
      Array.from({ length: 14 }, () => at.call(accountCalls.verifyUser, { identifier: anEmail() })),
    )
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(4)
  })

  test("learns about at most ten e-mails from one proof by trying to sign up with them", async () => {
    const [at, phone, { email }] = [from(anAddress()), aPhone(), await aCustomer()]
    await provePhone(at, phone, "signup")
    const statuses: number[] = []
    for (let time = 0; time < 12; time++)
      statuses.push(
        (await at.call(accountCalls.signup, { name: "Asha Verma", email, phone, password: "thread-and-needle" }))
          .status,
      )
    expect(statuses).toEqual([...Array<number>(10).fill(409), 429, 429])
    expect((await at.call(profileCalls.userSingle)).status).toBe(401)
  })
})
