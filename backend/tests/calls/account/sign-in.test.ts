import { accountCalls } from "@silai/contracts/account/calls"
import { expect, test } from "vitest"
import { browser } from "../../rig/browser"
import { theShop } from "../../rig/facts"
import { signInAsOwner } from "../../rig/owner"
import { aGuest } from "../../rig/shopper"
import { closeSqlAfterwards, sql } from "../../rig/sql"

closeSqlAfterwards()
const { owner } = theShop()

test("signs in the owner, known to the back office, and signs out for good", async () => {
  const at = await signInAsOwner()
  expect((await at.call(accountCalls.adminSession)).body.data).toMatchObject({ name: "Harpreet Singh", role: "owner" })
  expect((await at.call(accountCalls.authenticate)).body.user).toMatchObject({ role: "admin" })
  const cookie = new Map(at.cookies)
  await at.call(accountCalls.signout, { audience: "backOffice" })
  const thief = browser()
  cookie.forEach((value, name) => thief.cookies.set(name, value))
  expect((await thief.call(accountCalls.adminSession)).status).toBe(401)
})

test("answers a guest without an error: no one is signed in, with status 200", async () => {
  const { status, body } = await browser().call(accountCalls.authenticate)
  expect([status, body.success, body.user]).toEqual([200, false, null])
})

test("gives the same answer for a wrong password and an unknown e-mail", async () => {
  const at = browser()
  const wrong = await at.call(accountCalls.signin, { identifier: owner.email, password: "not-the-password" })
  const unknown = await at.call(accountCalls.signin, {
    identifier: "nobody@silai.example",
    password: "not-the-password",
  })
  expect([wrong.status, wrong.body]).toEqual([401, unknown.body])
})

test("never makes a planted cookie a session", async () => {
  const at = browser()
  at.cookies.set("silai_staff", "planted-by-a-thief")
  await at.call(accountCalls.signin, { identifier: owner.email, password: owner.password })
  expect(at.cookies.get("silai_staff")).not.toBe("planted-by-a-thief")
  const first = at.cookies.get("silai_staff")
  await at.call(accountCalls.signin, { identifier: owner.email, password: owner.password })
  expect(at.cookies.get("silai_staff")).not.toBe(first)
})

test("signs out a staff member removed from the shop at once", async () => {
  const at = await signInAsOwner()
  await sql(`update "user" set deleted_at = now() where email = $1`, [owner.email])
  const { status } = await at.call(accountCalls.adminSession)
  await sql(`update "user" set deleted_at = null where email = $1`, [owner.email])
  expect(status).toBe(401)
})

test("does not sign in the shopper with the shopkeeper's session, nor the other way round", async () => {
  const guest = await aGuest()
  expect((await guest.call(accountCalls.adminSession)).status).toBe(401)
  expect([...guest.cookies.keys()]).toEqual(["silai_shop"])
})

test("ends guessing of passwords after ten tries", async () => {
  const identifier = `guessed-${Date.now()}@silai.example`
  const answers = await Promise.all(
    Array.from({ length: 25 }, () => browser().call(accountCalls.signin, { identifier, password: "a-guess-again" })),
  )
  expect(answers.filter(({ status }) => status === 401)).toHaveLength(10)
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(15)
})

test("does not treat a customer who knows the password as a guesser", async () => {
  for (let time = 0; time < 12; time++) {
    const { status } = await browser().call(accountCalls.signin, { identifier: owner.email, password: owner.password })
    expect(status).toBe(200)
  }
})
