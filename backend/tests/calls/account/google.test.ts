import { accountCalls, profileCalls } from "@silai/contracts/account/calls"
import { randomInt } from "node:crypto"
import { describe, expect, test } from "vitest"
import type { Browser } from "../../rig/browser"
import { eventually } from "../../rig/eventually"
import { mails } from "../../rig/gateway"
import {
  aBrowser,
  aCustomer,
  anEmail,
  profileOf,
  provePhone,
  resetTokenOf,
  standInPost,
  waitOutFloor,
} from "../../rig/customer"
import { eventsOf, untilAllIsSent, untilReceived } from "../../rig/received-events"
import { theShop } from "../../rig/facts"
import { sql } from "../../rig/sql"

const aSub = () => `1${String(randomInt(1e9)).padStart(10, "0")}${String(randomInt(1e9)).padStart(10, "0")}`
const nonceFor = async (at: Browser) => (await at.call(profileCalls.googleNonce)).body.data.nonce
type Wish = Record<string, unknown>
/** The token that Google's window would give the page, or one that is wrong in one way. */
const tokenFor = async (wish: Wish) => (await standInPost<{ token: string }>("/google/__token", wish)).token
const enter = async (at: Browser, person: Wish, change: Wish = {}) =>
  at.call(profileCalls.googleSignIn, { token: await tokenFor({ ...person, nonce: await nonceFor(at), ...change }) })
/** Connects it to the account signed in here. */
const connect = async (at: Browser, person: Wish, password?: string) =>
  at.call(profileCalls.googleSignIn, { token: await tokenFor({ ...person, nonce: await nonceFor(at) }), password })
const aPerson = () => ({ sub: aSub(), email: anEmail(), name: "Ravi Menon" })

describe("signing in with Google", () => {
  test("creates an account the first time and finds it the second, even with another e-mail", async () => {
    const [at, person] = [aBrowser(), aPerson()]
    const first = await enter(at, person)
    expect([first.status, first.body.user.name, first.body.customerData._id]).toEqual([
      200,
      "Ravi Menon",
      first.body.data.customer._id,
    ])
    expect(await profileOf(at)).toMatchObject({ email: person.email, hasGoogle: true, hasPassword: false, phone: null })
    const again = await enter(aBrowser(), { ...person, email: anEmail() })
    expect(again.body.customerData._id).toBe(first.body.customerData._id)
  })

  test("accepts a name only where it is one, and greets an account without a name without it", async () => {
    const [named, nameless] = [aPerson(), { ...aPerson(), name: "🌸" }]
    expect((await enter(aBrowser(), { ...named, name: "Mohd. Aslam 🌸" })).body.user.name).toBe("Mohd. Aslam")
    const at = aBrowser()
    expect((await enter(at, nameless)).body.user.name).toBe("")
    expect((await profileOf(at)).name).toBe("")
    await at.call(profileCalls.generateResetToken, { email: nameless.email })
    await eventually("the mail with the link has come", () => resetTokenOf(nameless.email), 20_000)
    const mail = (await mails()).findLast(({ to }) => to === nameless.email)
    expect(mail?.text).toContain("Hello,")
  })

  test.each([["expired"], ["wrong-audience"], ["wrong-issuer"]])(
    "refuses a token that is %s in the agreed words",
    async (fault) => {
      const { status, body } = await enter(aBrowser(), aPerson(), { fault })
      expect([status, body.message]).toEqual([401, "Google sign-in failed"])
    },
  )

  test("refuses a forged, a cut, an unsigned and a made-up token", async () => {
    const at = aBrowser()
    const nonce = await nonceFor(at)
    const good = await tokenFor({ ...aPerson(), nonce })
    const [head, claims] = good.split(".") as [string, string]
    const unsigned = `${Buffer.from('{"alg":"none","typ":"JWT"}').toString("base64url")}.${claims}.`
    const changed = `${head}.${Buffer.from(Buffer.from(claims, "base64url").toString().replace("Ravi", "Karl")).toString("base64url")}.${good.split(".")[2]}`
    for (const token of [
      await tokenFor({ ...aPerson(), nonce, forged: true }),
      good.slice(0, -20),
      unsigned,
      changed,
      "not-a-token-at-all-but-long-enough",
    ])
      expect((await at.call(profileCalls.googleSignIn, { token })).status).toBe(401)
    expect((await at.call(profileCalls.googleSignIn, { token: good })).status).toBe(200)
  })

  test("accepts a token only in the browser that asked for it, and only once", async () => {
    const [at, thief] = [aBrowser(), aBrowser()]
    const token = await tokenFor({ ...aPerson(), nonce: await nonceFor(at) })
    await nonceFor(thief)
    expect((await thief.call(profileCalls.googleSignIn, { token })).status).toBe(401)
    expect((await at.call(profileCalls.googleSignIn, { token })).status).toBe(200)
    await at.call(accountCalls.signout)
    expect((await at.call(profileCalls.googleSignIn, { token })).status).toBe(401)
    expect((await enter(aBrowser(), aPerson(), { nonce: "" })).status).toBe(401)
  })

  test("creates no account for an e-mail that Google has not verified", async () => {
    expect((await enter(aBrowser(), aPerson(), { email_verified: false })).body.code).toBe("account.google_unverified")
  })

  test("does not take over an account with the same e-mail; its owner connects Google when signed in", async () => {
    const owner = await aCustomer()
    const person = { ...aPerson(), email: owner.email }
    const refused = await enter(aBrowser(), person)
    expect([refused.status, refused.body.code, refused.body.message]).toEqual([
      409,
      "account.google_email_claimed",
      expect.stringContaining("sign in to it and connect Google"),
    ])
    expect((await connect(owner.at, person, owner.password)).status).toBe(200)
    expect(await profileOf(owner.at)).toMatchObject({ hasGoogle: true, hasPassword: true })
    expect((await enter(aBrowser(), person)).body.customerData._id).toBe(owner.id)
    const notices = await sql<{ what: string }>(
      `select payload ->> 'what' as what from outbox where topic = 'account.changed' and payload ->> 'email' = $1`,
      [owner.email],
    )
    expect(notices).toEqual([{ what: "google" }])
    const other = await aCustomer()
    expect((await enter(other.at, person)).body.code).toBe("account.google_linked_elsewhere")
    expect(await untilReceived("silai.google.connected", owner.id)).toMatchObject({ data: { id: owner.id } })
    await untilAllIsSent()
    expect((await eventsOf(other.id)).map(({ name }) => name)).not.toContain("silai.google.connected")
  })

  test("moves an unproven e-mail to the person Google names, and notifies the account that claimed it", async () => {
    const claimant = await aCustomer()
    const [at, person] = [aBrowser(), { ...aPerson(), email: claimant.email }]
    const token = await tokenFor({ ...person, nonce: await nonceFor(at) })
    const { status, body } = await at.call(profileCalls.googleSignIn, { token, takeEmail: true })
    expect(status).toBe(200)
    expect(body.customerData._id).not.toBe(claimant.id)
    expect(await profileOf(at)).toMatchObject({ email: claimant.email, emailProven: true })
    expect(await profileOf(claimant.at)).toMatchObject({ email: null, emailLost: true, hasPassword: true })
    const { identifier, password } = { identifier: claimant.phone, password: claimant.password }
    expect((await aBrowser().call(accountCalls.signin, { identifier, password })).status).toBe(200)
  })

  test("does not take over a proven e-mail, whatever the page says", async () => {
    const owner = await aCustomer()
    const taker = { ...aPerson(), email: owner.email }
    await connect(owner.at, taker, owner.password)
    expect((await profileOf(owner.at)).emailProven).toBe(true)
    const at = aBrowser()
    const token = await tokenFor({ ...aPerson(), email: owner.email, nonce: await nonceFor(at) })
    const { body } = await at.call(profileCalls.googleSignIn, { token, takeEmail: true })
    expect(body.code).toBe("account.google_email_taken")
  })

  test("is connected by the person who proves they own the account, not by one who holds the phone for a minute", async () => {
    const { at, phone, password } = await aCustomer()
    const person = aPerson()
    const refused = [await connect(at, person), await connect(at, person, "not-the-password")]
    expect(refused.map(({ body }) => body.code)).toEqual(["account.proof_wanted", "account.password_wrong"])
    expect((await profileOf(at)).hasGoogle).toBe(false)
    await provePhone(at, phone, "set-password")
    expect((await connect(at, person)).body.code).toBe("account.proof_wanted")
    await waitOutFloor(phone)
    await provePhone(at, phone, "connect-google")
    expect((await connect(at, person)).status).toBe(200)
    expect(await profileOf(at)).toMatchObject({ hasGoogle: true, hasPassword: true })
    const other = await aCustomer()
    expect((await connect(other.at, aPerson(), other.password)).status).toBe(200)
    expect((await connect(other.at, aPerson(), other.password)).body.code).toBe("account.google_connected_already")
    expect((await connect(at, person, password)).status).toBe(200)
  })

  test("does not sign in to the back office with the shopkeeper's e-mail", async () => {
    expect((await enter(aBrowser(), { ...aPerson(), email: theShop().owner.email })).status).toBe(409)
  })

  test("creates one account from two tabs at once", async () => {
    for (let round = 0; round < 5; round++) {
      const person = aPerson()
      const answers = await Promise.all([1, 2, 3, 4].map(() => enter(aBrowser(), person)))
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
      expect(new Set(answers.map(({ body }) => body.customerData._id)).size).toBe(1)
    }
  })

  test("keeps working when Google changes its keys", async () => {
    const person = aPerson()
    await enter(aBrowser(), person)
    await standInPost("/google/__rotate", {})
    expect((await enter(aBrowser(), person)).status).toBe(200)
  })

  test("gives the session a new id", async () => {
    const at = aBrowser()
    await nonceFor(at)
    const before = at.cookies.get("silai_shop")
    await enter(at, aPerson())
    expect(at.cookies.get("silai_shop")).not.toBe(before)
  })
})
