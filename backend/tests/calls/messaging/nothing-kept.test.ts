import { accountCalls } from "@silai/contracts/account/calls"
import { afterEach, expect, test } from "vitest"
import { aBrowser, aPhone, standInPost, textsOf } from "../../rig/customer"
import { eventually } from "../../rig/eventually"
import { sql } from "../../rig/sql"

afterEach(() => standInPost("/sms/__reset", {}))

/** The rows about a recipient in the engine's table of notifications, as text. */
const rowsOf = (phone: string) =>
  sql<{ row: string }>(`select to_jsonb(notification)::text as row from notification where "to" like $1`, [`%${phone}`])

test("stores a one-time code in clear text in no table while it is being sent, and the phone in none afterwards", async () => {
  const phone = aPhone()
  await standInPost("/sms/__faults", { mode: "slow" })
  const sending = aBrowser().call(accountCalls.sendOtp, { phone, purpose: "signup" })
  const [under] = await eventually("the carrier is asked", async () => {
    const rows = await rowsOf(phone)
    return rows.length > 0 && rows
  })
  expect((await sending).body.code).toBe("account.otp_not_sent")
  const [text] = await eventually("the slow carrier has it", async () => {
    const texts = await textsOf(phone)
    return texts.length > 0 && texts
  })
  expect(text!.otp).toMatch(/^\d{6}$/)
  expect(under!.row).not.toContain(text!.otp)
  expect(await rowsOf(phone)).toEqual([])
}, 60_000)

test("leaves nothing behind of a code that the carrier refuses, or accepts", async () => {
  const [refused, taken] = [aPhone(), aPhone()]
  await standInPost("/sms/__faults", { mode: "refuse" })
  expect((await aBrowser().call(accountCalls.sendOtp, { phone: refused, purpose: "signup" })).status).not.toBe(200)
  await standInPost("/sms/__faults", { mode: "normal" })
  expect((await aBrowser().call(accountCalls.sendOtp, { phone: taken, purpose: "signup" })).status).toBe(200)
  expect([...(await rowsOf(refused)), ...(await rowsOf(taken))]).toEqual([])
})

test("deletes the rest of a message after a crash, and keeps rows of an operator's plugin", async () => {
  const [ours, theirs] = [aPhone(), aPhone()]
  for (const [phone, trigger] of [
    [ours, "silai.messaging"],
    [theirs, "a.plugin"],
  ])
    await sql(
      `insert into notification (id, "to", channel, trigger_type, created_at) values ($1, $1, 'sms', $2, now() - interval '11 minutes')`,
      [phone, trigger],
    )
  await eventually("ours is gone", async () => (await rowsOf(ours)).length === 0, 30_000)
  expect(await rowsOf(theirs)).toHaveLength(1)
  await sql(`delete from notification where id = $1`, [theirs])
}, 60_000)
