import { returnCalls } from "@silai/contracts/returns/calls"
import { returnMessages } from "@silai/contracts/returns/messages"
import { beforeAll, expect, test, vi } from "vitest"
import type { Browser } from "../../rig/browser"
import { mails } from "../../rig/gateway"
import { signInAsOwner } from "../../rig/owner"
import { asked, asking, delivered, type Had, refundsOf, steps, taken, untilRefunded } from "../../rig/returns"
import { closeSqlAfterwards, sql } from "../../rig/sql"
import { afterWork } from "../../rig/work"

closeSqlAfterwards()
// Each order here is placed, packed, sent and delivered first.
vi.setConfig({ testTimeout: 90_000, hookTimeout: 90_000 })

let owner: Browser
beforeAll(async () => {
  owner = await signInAsOwner()
})
const optionsOf = async ({ at, orderId }: Had) => (await at.call(returnCalls.options, { orderId })).body.data

test("charges the fee once for the returns of one order within a week, and shows this beforehand", async () => {
  const had = await delivered(owner)
  expect(await optionsOf(had)).toMatchObject({ feeRupees: 100, feeTaken: null })
  const first = await asked(had, "return")
  const { feeRupees, feeTaken } = await optionsOf(had)
  expect([feeRupees, feeTaken?.returnNumber]).toEqual([0, first.returnNumber])
  expect(Math.round((Date.parse(feeTaken!.until) - Date.now()) / 86_400_000)).toBe(7)
  const second = await asked(had, "return")
  expect([first.feeRupees, first.refundRupees, second.feeRupees, second.refundRupees]).toEqual([100, 699, 0, 799])
  for (const { _id } of [first, second]) {
    await taken(owner, _id, "approved", "received", "refunded")
    await untilRefunded(owner, _id)
  }
  expect((await refundsOf(had.orderId)).sort()).toEqual([69_900, 79_900])
})

test("deducts no fee for a wrong piece, says so in the mail, and deducts it once another reason is in the same request", async () => {
  const had = await delivered(owner)
  expect((await optionsOf(had)).freeReasons).toEqual(["faulty", "wrongPiece"])
  const wrong = (reason: "wrongPiece" | "tooSmall", refundRupees: number) =>
    asking(had, "return", { lines: [{ itemId: "0", quantity: 1, reason }], refundRupees })
  expect((await wrong("tooSmall", 799)).body.code).toBe("returns.sum_changed")
  const { status, body } = await wrong("wrongPiece", 799)
  expect([status, body.data.feeRupees, body.data.refundRupees]).toEqual([200, 0, 799])
  const letter = await afterWork("the mail", async () =>
    (await mails()).find(({ to, subject }) => to === had.email && subject.includes(body.data.returnNumber)),
  )
  expect(letter.text).toContain(returnMessages.feeFree)
  expect(letter.text).not.toContain("is deducted already")
  // A free request covers no later one.
  expect((await optionsOf(had)).feeRupees).toBe(100)
})

test("charges the next fee a week after the first", async () => {
  const had = await delivered(owner)
  const { _id } = await asked(had, "return")
  const askedAgo = (ago: string) =>
    sql(`update return_request set asked_at = now() - $2::interval where id = $1`, [_id, ago])
  await askedAgo("7 days 1 minute")
  expect(await optionsOf(had)).toMatchObject({ feeRupees: 100, feeTaken: null })
  await askedAgo("6 days 23 hours")
  expect((await optionsOf(had)).feeRupees).toBe(0)
})

test("does not use up the fee with a request without a result: withdrawn, declined, or its pieces sent back", async () => {
  const had = await delivered(owner)
  const { _id: withdrawn } = await asked(had, "return")
  await had.at.call(returnCalls.withdraw, { returnId: withdrawn })
  expect((await optionsOf(had)).feeRupees).toBe(100)
  const { _id: declined } = await asked(had, "return")
  await steps(owner, declined, "rejected", { note: "Worn" })
  expect((await optionsOf(had)).feeRupees).toBe(100)
  const { _id: requestId } = await asked(had, "return")
  await taken(owner, requestId, "approved", "received")
  await steps(owner, requestId, "sentBack", { note: "Worn" })
  expect((await optionsOf(had)).feeRupees).toBe(100)
})

test("charges one of two requests at the same moment the fee, and gives the other the right sum", async () => {
  const had = await delivered(owner)
  const replies = await Promise.all([asking(had, "return"), asking(had, "return")])
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 409])
  const late = replies.find(({ status }) => status === 409)!.body
  expect([late.code, (late as { refundRupees?: number }).refundRupees]).toEqual(["returns.sum_changed", 799])
  expect((await asked(had, "return")).feeRupees).toBe(0)
})

test("lets a piece that was sent back to its buyer be requested again, and then refunded", async () => {
  const had = await delivered(owner, { quantity: 1 })
  const first = await asked(had, "return")
  await taken(owner, first._id, "approved", "received")
  await steps(owner, first._id, "sentBack", { note: "Please remove the stain" })
  expect((await optionsOf(had)).lines[0]).toMatchObject({ open: 1, kinds: ["return", "exchange"], refundRupees: [799] })
  const second = await asked(had, "return")
  await taken(owner, second._id, "approved", "received", "refunded")
  await untilRefunded(owner, second._id)
  expect(await refundsOf(had.orderId)).toEqual([69_900])
  expect((await optionsOf(had)).lines[0]).toMatchObject({ open: 0, kinds: [] })
})
