import { checkoutCalls } from "@silai/contracts/checkout/calls"
import { checkoutRefusals } from "@silai/contracts/checkout/messages"
import { afterEach, expect, test } from "vitest"
import { anEmail } from "../../rig/customer"
import { faults, mails } from "../../rig/gateway"
import { aBag, aGuest, askToPay, buys, upperBody } from "../../rig/shopper"
import { closeSqlAfterwards, sql } from "../../rig/sql"
import { setStock } from "../../rig/stock"
import type { Browser } from "../../rig/browser"
import { afterWork } from "../../rig/work"

closeSqlAfterwards()
afterEach(() => faults({ reset: true }))
const slug = "classic-white-formal-shirt"

const mailsTo = async (email: string) =>
  (await mails()).filter(({ to, subject }) => to.includes(email) && subject.includes("not paid"))
const status = async (id: string) =>
  (await sql<{ status: string }>(`select status from checkout_attempt where id = $1`, [id]))[0]!.status

/** Starts the payment, and lets the time run out. */
async function leavesUnpaid(at: Browser): Promise<string> {
  const items = await aBag([
    { slug, size: "M", quantity: 2 },
    { slug, size: upperBody },
  ])
  const { attemptId } = (await askToPay(at, items)).body.data
  await sql(`update checkout_attempt set held_until = now() - interval '1 minute' where id = $1`, [attemptId])
  await afterWork("the hold has ended", async () => (await status(attemptId)) === "expired")
  return attemptId
}

test("sends a shopper who starts a payment and does not pay one mail, whose link restores the same pieces", async () => {
  await setStock(slug, "M", 20)
  const email = anEmail()
  const at = await aGuest({ contact: { email } })
  const attemptId = await leavesUnpaid(at)
  const [mail] = await afterWork("the mail is here", async () => {
    const found = await mailsTo(email)
    return found.length > 0 && found
  })
  expect(mail!.text).toContain("2 × Classic White Formal Shirt, size M")
  const [, of, key] = /\/mybag#again=([^.\s]+)\.(\S+)/.exec(mail!.text)!
  expect(of).toBe(attemptId)

  const again = await (await aGuest()).call(checkoutCalls.again, { attemptId, key: key! })
  expect(again.body.data.lines).toEqual([
    expect.objectContaining({ size: "M", quantity: 2 }),
    expect.objectContaining({ size: expect.objectContaining(upperBody), quantity: 1 }),
  ])
  const forged = await at.call(checkoutCalls.again, { attemptId, key: `${key}x` })
  expect([forged.status, forged.body.code]).toEqual([404, checkoutRefusals.attempt_unknown.code])

  await leavesUnpaid(at)
  expect(await mailsTo(email)).toHaveLength(1)
})

test("sends no such mail to a shopper who changes the bag and pays for that", async () => {
  await setStock(slug, "L", 20)
  const email = anEmail()
  const at = await aGuest({ contact: { email } })
  const first = (await askToPay(at, await aBag([{ slug, size: "L" }]))).body.data.attemptId
  await buys(at, await aBag([{ slug, size: "L", quantity: 2 }]))
  await afterWork("the first is over", async () => (await status(first)) === "expired")
  // The mail would have been queued in the same transaction.
  expect(
    await sql(`select 1 from outbox where topic = 'payment.unfinished' and payload ->> 'email' = $1`, [email]),
  ).toEqual([])
})

test("sends no such mail to a shopper who has paid on another device in the meantime", async () => {
  await setStock(slug, "XL", 20)
  const email = anEmail()
  const [phone, laptop] = [await aGuest({ contact: { email } }), await aGuest({ contact: { email } })]
  const items = await aBag([{ slug, size: "XL" }])
  const first = (await askToPay(phone, items)).body.data.attemptId
  await buys(laptop, await aBag([{ slug, size: "XL" }]))
  await sql(`update checkout_attempt set held_until = now() - interval '1 minute' where id = $1`, [first])
  await afterWork("the hold has ended", async () => (await status(first)) === "expired")
  expect(
    await sql(`select 1 from outbox where topic = 'payment.unfinished' and payload ->> 'email' = $1`, [email]),
  ).toEqual([])
})
