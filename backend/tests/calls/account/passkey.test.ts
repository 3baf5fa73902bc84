import { accountCalls, passkeyCalls, profileCalls, secondFactorCalls } from "@silai/contracts/account/calls"
import { generateKeyPairSync } from "node:crypto"
import { describe, expect, test } from "vitest"
import { browser, type Browser } from "../../rig/browser"
import { theShop } from "../../rig/facts"
import { aBrowser, aCustomer, aPhone, provePhone, waitOutFloor } from "../../rig/customer"
import { untilReceived } from "../../rig/received-events"
import { undoTokenOf } from "../../rig/mailed-links"
import { signInAs, signInAsOwner } from "../../rig/owner"
import { aDevice } from "../../rig/passkey"
import { isIn, ownPassword, ownProof, withSecondFactor } from "../../rig/second-factor"
import { closeSqlAfterwards, sql } from "../../rig/sql"

closeSqlAfterwards()

type Device = ReturnType<typeof aDevice>
type Change = Parameters<Device["answer"]>[1]
const optionsOf = (data: unknown) => data as Parameters<Device["make"]>[0]
const start = async (at: Browser, shown: Record<string, unknown>) =>
  optionsOf((await at.call(passkeyCalls.passkeyStart, shown)).body.data)
const enterOptions = async (at: Browser) => optionsOf((await at.call(passkeyCalls.passkeySignInStart)).body.data)
const enter = async (device: Device, change: Change = {}, at = aBrowser()) => {
  const response = device.answer(await enterOptions(at), change)
  const { status, body } = await at.call(passkeyCalls.passkeySignIn, { response })
  return { at, status, code: body.code, role: body.data?.role, id: body.customerData?._id }
}

/** A customer with a passkey on one of their devices. */
async function aHolder() {
  const customer = await aCustomer()
  const device = aDevice()
  const options = await start(customer.at, { password: customer.password })
  const added = await customer.at.call(passkeyCalls.passkeyAdd, { name: "My phone", response: device.make(options) })
  expect([added.status, added.body.data?.name]).toEqual([200, "My phone"])
  return { ...customer, device }
}

/** A staff member with a passkey; no one else is asked for a second factor. */
async function aStaffHolder() {
  const at = await signInAs("tailor")
  const device = aDevice()
  const { body } = await at.call(passkeyCalls.ownPasskeyStart, { password: ownPassword() })
  const response = device.make(optionsOf(body.data))
  expect((await at.call(passkeyCalls.ownPasskeyAdd, { name: "Till", response })).status).toBe(200)
  return { at, device, email: at.email, userId: at.userId }
}

describe("a customer's passkey", () => {
  test("signs in however many wrong answers came from its network", async () => {
    const { id, device } = await aHolder()
    const address = { "x-forwarded-for": "203.0.113.91" }
    for (let n = 0; n < 70; n++) {
      const at = browser(theShop(), address)
      const options = await enterOptions(at)
      const { status } = await at.call(passkeyCalls.passkeySignIn, { response: aDevice().answer(options, {}) })
      expect(status).toBe(401)
    }
    expect(await enter(device, {}, browser(theShop(), address))).toMatchObject({ status: 200, id })
  })

  test("signs in without a password, has a name, and is mailed to the account's address", async () => {
    const { at, id, email, password, device } = await aHolder()
    expect(await enter(device)).toMatchObject({ status: 200, role: "customer", id })
    expect(await enter(device)).toMatchObject({ status: 200 })
    expect(await undoTokenOf(email, "passkeyAdded")).not.toBeNull()
    const [kept] = (await at.call(passkeyCalls.passkeys)).body.data
    expect(kept).toMatchObject({ _id: device.id, name: "My phone", seenAt: expect.any(String) })
    const renamed = await at.call(passkeyCalls.passkeyRename, { passkeyId: device.id, name: "Blue phone" })
    expect(renamed.body.data[0]!.name).toBe("Blue phone")
    const removed = await at.call(passkeyCalls.passkeyRemove, { passkeyId: device.id, password })
    expect(removed.body.data).toEqual([])
    for (const event of ["silai.passkey.created", "silai.passkey.deleted"] as const)
      expect(await untilReceived(event, id)).toMatchObject({ data: { id } })
    expect(await enter(device)).toMatchObject({ status: 401, code: "passkey.refused" })
  })

  test("is added only with proof of ownership, not with only a session", async () => {
    const { at, phone } = await aCustomer()
    expect((await at.call(passkeyCalls.passkeyStart)).body.code).toBe("account.proof_wanted")
    expect((await at.call(passkeyCalls.passkeyStart, { password: "not-the-password" })).body.code).toBe(
      "account.password_wrong",
    )
    const options = { challenge: "x".repeat(43), rp: { id: "localhost" }, user: { id: "someone" } }
    const made = await at.call(passkeyCalls.passkeyAdd, { name: "Mine", response: aDevice().make(options) })
    expect(made.body.code).toBe("passkey.not_added")
    // A code to the phone counts for one passkey.
    await provePhone(at, phone, "add-passkey")
    expect((await at.call(passkeyCalls.passkeyStart)).status).toBe(200)
    expect((await at.call(passkeyCalls.passkeyStart)).body.code).toBe("account.proof_wanted")
  })

  test("cannot be removed with only a session, nor with a phone changed since yesterday", async () => {
    const { at, phone, password, device } = await aHolder()
    const remove = async (shown: object = {}) =>
      (await at.call(passkeyCalls.passkeyRemove, { passkeyId: device.id, ...shown })).body.code
    expect(await remove()).toBe("account.proof_wanted")
    expect(await remove({ password: "not-the-password" })).toBe("account.password_wrong")
    // A code for adding a passkey does not remove one.
    await provePhone(at, phone, "add-passkey")
    expect(await remove()).toBe("account.proof_wanted")
    const newPhone = aPhone()
    await provePhone(at, newPhone, "change-phone")
    expect((await at.call(profileCalls.userUpdate, { phone: newPhone, password })).status).toBe(200)
    await waitOutFloor(newPhone)
    await provePhone(at, newPhone, "remove-passkey")
    expect(await remove()).toBe("account.proof_too_young")
    expect(await enter(device)).toMatchObject({ status: 200 })
    const other = await aHolder()
    await waitOutFloor(other.phone)
    await provePhone(other.at, other.phone, "remove-passkey")
    const gone = () => other.at.call(passkeyCalls.passkeyRemove, { passkeyId: other.device.id })
    expect((await gone()).status).toBe(200)
    // The code works for one removal.
    expect((await gone()).body.code).toBe("account.proof_wanted")
  })

  test("is refused for another challenge, place or shop, without a fingerprint, or labelled as another kind of key", async () => {
    const { at, password } = await aCustomer()
    const add = async (change: Parameters<Device["make"]>[1]) => {
      const response = aDevice().make(await start(at, { password }), change)
      return (await at.call(passkeyCalls.passkeyAdd, { name: "Mine", response })).body.code
    }
    for (const change of [
      { challenge: "bm90LXRoZS1jaGFsbGVuZ2U" },
      { origin: "https://evil.example" },
      { rpId: "evil.example" },
      { isVerified: false },
      { label: -257 },
      { label: -8 },
    ])
      expect([change, await add(change)]).toEqual([change, "passkey.not_added"])
    expect((await at.call(passkeyCalls.passkeys)).body.data).toEqual([])
  })

  test("answers its own browser's challenge, once, for five minutes", async () => {
    const { device } = await aHolder()
    const at = aBrowser()
    const options = await enterOptions(at)
    const send = (by: Browser) => by.call(passkeyCalls.passkeySignIn, { response: device.answer(options) })
    const thief = aBrowser()
    await enterOptions(thief)
    expect((await send(thief)).status).toBe(401)
    expect((await send(at)).status).toBe(200)
    expect((await send(at)).status).toBe(401)
    // A wrong answer uses the challenge up, too.
    const guesser = aBrowser()
    const guessed = await enterOptions(guesser)
    for (const response of [device.answer(guessed, { origin: "https://evil.example" }), device.answer(guessed)])
      expect((await guesser.call(passkeyCalls.passkeySignIn, { response })).status).toBe(401)
    const late = aBrowser()
    const lateOptions = await enterOptions(late)
    await sql(`update passkey_challenge set expires_at = now() - interval '1 second' where challenge = $1`, [
      lateOptions.challenge,
    ])
    const response = device.answer(lateOptions)
    expect((await late.call(passkeyCalls.passkeySignIn, { response })).body.code).toBe("passkey.refused")
  })

  test("signs no one in when forged, copied, from another place or without a fingerprint", async () => {
    const { device } = await aHolder()
    expect((await enter(device)).status).toBe(200)
    for (const change of [
      { counter: 1 },
      { origin: "https://evil.example" },
      { rpId: "evil.example" },
      { isVerified: false },
      { challenge: "bm90LXRoZS1jaGFsbGVuZ2U" },
    ])
      expect([change, (await enter(device, change)).code]).toEqual([change, "passkey.refused"])
    const at = aBrowser()
    const { privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" })
    const forged = device.answer(await enterOptions(at), {}, privateKey)
    expect((await at.call(passkeyCalls.passkeySignIn, { response: forged })).body.code).toBe("passkey.refused")
    expect((await enter(device)).status).toBe(200)
  })

  test("is refused when it cannot be decoded, never an error of the shop", async () => {
    const { at, password, device } = await aHolder()
    const other = aBrowser()
    const good = device.answer(await enterOptions(other))
    for (const response of [
      { ...good, response: { ...good.response, clientDataJSON: "e30" } },
      { ...good, response: { ...good.response, authenticatorData: "AA" } },
      { ...good, response: { ...good.response, signature: "AA" } },
      { ...good, rawId: "AA" },
    ]) {
      await enterOptions(other)
      expect((await other.call(passkeyCalls.passkeySignIn, { response })).status).toBe(401)
    }
    const made = aDevice().make(await start(at, { password }))
    for (const part of ["AA", "oWNmbXQ", "_____w"]) {
      await start(at, { password })
      const response = { ...made, response: { ...made.response, attestationObject: part } }
      expect((await at.call(passkeyCalls.passkeyAdd, { name: "Mine", response })).status).toBe(400)
    }
  })

  test("cannot be named, removed or added again by anyone else", async () => {
    const [mine, other] = [await aHolder(), await aCustomer()]
    for (const call of [passkeyCalls.passkeyRename, passkeyCalls.passkeyRemove]) {
      const { status, body } = await other.at.call(call, {
        passkeyId: mine.device.id,
        ...(call === passkeyCalls.passkeyRename ? { name: "Theirs" } : { password: other.password }),
      })
      expect([status, body.code]).toEqual([404, "passkey.unknown"])
    }
    const response = mine.device.make(await start(other.at, { password: other.password }))
    expect((await other.at.call(passkeyCalls.passkeyAdd, { name: "Theirs", response })).body.code).toBe(
      "passkey.not_added",
    )
    expect((await enter(mine.device)).id).toBe(mine.id)
  })

  test("is removed when the mail's link undoes a stranger's addition, and with its account", async () => {
    const { email, device } = await aHolder()
    await aBrowser().call(profileCalls.undoChange, { token: (await undoTokenOf(email, "passkeyAdded"))! })
    expect((await enter(device)).status).toBe(401)
    const other = await aHolder()
    await other.at.call(profileCalls.userRemove, { password: other.password })
    expect((await enter(other.device)).status).toBe(401)
    expect(await sql(`select 1 from passkey where actor_id = $1`, [other.id])).toEqual([])
  })

  test("is limited to ten", async () => {
    const { at, id, password } = await aHolder()
    await sql(
      `insert into passkey select id || n, actor_id, kind, user_handle, name, public_key, counter, transports from passkey, generate_series(1, 9) n where actor_id = $1`,
      [id],
    )
    expect((await at.call(passkeyCalls.passkeyStart, { password })).body.code).toBe("passkey.full")
  })
})

describe("a passkey in the back office", () => {
  test("replaces password and second step; the password alone no longer signs in", async () => {
    const { device, email, userId } = await aStaffHolder()
    await sql("delete from rate_limit where key like 'sign_in%'")
    const byPassword = await aBrowser().call(accountCalls.signin, { identifier: email, password: ownPassword() })
    expect(byPassword.body.data.secondStep).toBeDefined()
    const entered = await enter(device)
    expect(entered).toMatchObject({ status: 200, role: "admin", id: userId })
    expect(await isIn(entered.at)).toBe(true)
    expect((await entered.at.call(accountCalls.adminSession)).body.data.secondFactor).toBe("on")
  })

  test("is added with the password, and a code where an app gives them; other devices are signed out", async () => {
    const at = await signInAs("tailor")
    expect((await at.call(passkeyCalls.ownPasskeyStart, { password: "not-the-password" })).status).toBe(403)
    const { recoveryCodes } = await withSecondFactor(at)
    expect((await at.call(passkeyCalls.ownPasskeyStart, { password: ownPassword() })).status).not.toBe(200)
    const { status } = await at.call(passkeyCalls.ownPasskeyStart, { password: ownPassword(), code: recoveryCodes[0] })
    expect(status).toBe(200)
  })

  test("is removed with the password, and a code where an app gives them; not with an open session", async () => {
    const { at, device } = await aStaffHolder()
    const remove = async (shown: object) =>
      (await at.post<{ code?: string }>(passkeyCalls.ownPasskeyRemove.path, { passkeyId: device.id, ...shown })).body
        .code
    expect(await remove({})).toBe("house.bad_body")
    expect(await remove({ password: "not-the-password" })).toBe("account.password_wrong")
    const { recoveryCodes } = await withSecondFactor(at)
    expect(await remove({ password: ownPassword() })).toBe("staff.factor_code_wrong")
    expect(await enter(device)).toMatchObject({ status: 200 })
    expect(await remove({ password: ownPassword(), code: recoveryCodes[0] })).toBeUndefined()
    expect((await enter(device)).status).toBe(401)
  })

  test("is removed by an owner when a tailor loses the device, and with the account", async () => {
    const [{ device, userId }, owner] = [await aStaffHolder(), await signInAsOwner()]
    expect((await owner.call(secondFactorCalls.secondFactorReset, { userId, ...(await ownProof()) })).status).toBe(200)
    expect((await enter(device)).status).toBe(401)
    const gone = await aStaffHolder()
    await owner.post("/admin/user/remove", { userId: gone.userId })
    expect((await enter(gone.device)).status).toBe(401)
  })

  test("opens nothing for a removed staff member, even if its row were still there", async () => {
    const { device, userId } = await aStaffHolder()
    await sql(`update staff_member set removed_at = now() where user_id = $1`, [userId])
    expect((await enter(device)).code).toBe("passkey.refused")
  })
})
