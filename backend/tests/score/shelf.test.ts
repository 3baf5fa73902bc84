import { orderCalls } from "@silai/contracts/order/calls"
import { afterAll, beforeAll, expect, test } from "vitest"
import { packerCalls } from "../operator/packer/src/calls"
import type { Browser } from "../rig/browser"
import { aPhone } from "../rig/customer"
import { useShop } from "../rig/facts"
import { gatewayBook, pay } from "../rig/gateway"
import { operatorsPlugins } from "../rig/operator"
import { signInAsOwner } from "../rig/owner"
import { openShop, type RunningShop } from "../rig/shop"
import { aBag, aGuest, askToPay, untilPlaced } from "../rig/shopper"
import { oneRow, sql } from "../rig/sql"
import { setStock, stockOf } from "../rig/stock"
import { differences, inFigures, inWords } from "./ledger/ledger"
import { openingOf } from "./ledger/stock"
import { figure } from "./print"
import { calmDown } from "./storm/calm"
import { provesPhone } from "./storm/proves-phone"

const slug = "classic-white-formal-shirt"
const size = "L"
const rounds = Number(process.env.SCORE_ROUNDS ?? 20)
const cancels = Number(process.env.SCORE_CANCELS ?? 200)

let shop: RunningShop
let owner: Browser
beforeAll(async () => {
  shop = await openShop({ EXTRA_PLUGINS: `${operatorsPlugins()},./backend/tests/operator/packer` })
  useShop(shop.facts)
  owner = await signInAsOwner()
}, 600_000)
afterAll(() => shop?.close(), 60_000)

const move = (orderId: string, status: number) => owner.call(orderCalls.update, { orderId, status })
async function inLanes<T>(many: readonly T[], lanes: number, work: (one: T) => Promise<unknown>): Promise<void> {
  const waiting = [...many]
  const next = async () => {
    for (let one = waiting.shift(); one !== undefined; one = waiting.shift()) await work(one)
  }
  await Promise.all(Array.from({ length: lanes }, next))
}
const numbers = (count: number) => Array.from({ length: count }, (_, n) => n)

/** A new guest asks to pay for one piece; for the last ones they prove a phone first. */
async function asksToPay(items: Awaited<ReturnType<typeof aBag>>) {
  const phone = aPhone()
  const at = await aGuest({ contact: { phone } })
  const asked = await askToPay(at, items)
  if (asked.status !== 403) return { at, asked }
  expect(await provesPhone(at, phone)).toBe(true)
  return { at, asked: await askToPay(at, items) }
}

type Had = { at: Browser; orderId: string }
/** So many people buy one piece each. */
async function bought(count: number, lanes: number): Promise<Had[]> {
  const items = await aBag([{ slug, size }])
  const had: Had[] = []
  await inLanes(numbers(count), lanes, async () => {
    const { at, asked } = await asksToPay(items)
    if (asked.status !== 200) throw new Error(`The payment was refused: ${asked.body.message}`)
    await pay(asked.body.data.razorpay.orderId)
    had.push({ at, orderId: await untilPlaced(at, asked.body.data.attemptId) })
  })
  return had
}
async function accepted(orders: readonly Had[]) {
  await inLanes(orders, 7, async ({ orderId }) => expect((await move(orderId, 1)).status).toBe(200))
}

/** The shelf's own arithmetic: what is free now against what it must be. */
const shelf = async () => {
  const { stocked, reserved, held } = await stockOf(slug, size)
  return { stocked, reserved, held }
}

/** Waits until the shop rests, then runs the ledger; the differences are printed with their rows. */
async function judged(opening: Awaited<ReturnType<typeof openingOf>> | undefined) {
  const left = await calmDown(120_000)
  const found = await differences(sql, { book: await gatewayBook(), opening })
  if (found.length) process.stdout.write(`${inWords(found)}\n`)
  return { ...left, ...inFigures(found) }
}

test("sells, accepts and packs the last piece of a size", async () => {
  await setStock(slug, size, 1)
  const before = await shelf()
  const [one] = await bought(1, 1)
  await accepted([one!])
  const packed = await move(one!.orderId, 3)
  figure("answer to who packs the last piece", packed.status, { message: packed.body.message })
  expect([packed.status, await shelf()]).toEqual([200, { ...before, stocked: before.stocked - 1 }])
})

test("packs the last piece sold while a shopper who has not paid holds the other", async () => {
  await setStock(slug, size, 2)
  const before = await shelf()
  const { asked } = await asksToPay(await aBag([{ slug, size }]))
  expect(asked.status).toBe(200)
  const [one] = await bought(1, 1)
  await accepted([one!])
  const packed = await move(one!.orderId, 3)
  figure("answer to packing a piece next to one that is held", packed.status, { message: packed.body.message })
  expect([packed.status, await shelf()]).toEqual([
    200,
    { ...before, stocked: before.stocked - 1, held: before.held + 1 },
  ])
})

test("packs fourteen while fourteen are bought, again and again, and the counts stay right", async () => {
  await setStock(slug, size, 14 * (rounds + 1) + 80)
  const opening = await openingOf(sql)
  let waiting = await bought(14, 7)
  await accepted(waiting)
  const answers: number[] = []
  let lost = 0
  for (let round = 0; round < rounds; round++) {
    const before = await shelf()
    const [next] = await Promise.all([
      bought(14, 14),
      Promise.all(waiting.map(async ({ orderId }) => answers.push((await move(orderId, 3)).status))),
    ])
    const after = await shelf()
    lost += Math.abs(after.reserved - before.reserved) + Math.abs(after.stocked - before.stocked + 14)
    waiting = next
    await accepted(waiting)
  }
  const faults = answers.filter((status) => status !== 200).length
  figure("pieces lost or doubled while 14 were packed and 14 bought", lost, { rounds, faults })
  expect({ lost, faults, ...(await judged(opening)) }).toEqual({ lost: 0, faults: 0 })
}, 900_000)

test("cancels two hundred orders while two hundred are bought of the same size", async () => {
  await setStock(slug, size, 2 * cancels + 100)
  const opening = await openingOf(sql)
  const first = await bought(cancels, 10)
  const before = await shelf()
  const answers: Record<number, number> = {}
  const [second] = await Promise.all([
    bought(cancels, 10),
    inLanes(first, 10, async ({ at, orderId }) => {
      const { status } = await at.call(orderCalls.cancel, { orderId })
      answers[status] = (answers[status] ?? 0) + 1
    }),
  ])
  const after = await shelf()
  figure("pieces lost or doubled while orders were cancelled and bought", Math.abs(after.reserved - before.reserved), {
    bought: second.length,
    answers: JSON.stringify(answers),
  })
  expect({ answers, reserved: after.reserved, ...(await judged(opening)) }).toEqual({
    answers: { 200: cancels },
    reserved: before.reserved,
  })
}, 900_000)

test("loses nothing while an operator's plugin packs and counts by the engine's own workflows and twenty people buy", async () => {
  await setStock(slug, size, 100)
  const orders = await bought(14, 7)
  await accepted(orders)
  const { item } = await oneRow<{ item: string }>(
    `select i.inventory_item_id as item from product p join product_variant v on v.product_id = p.id and v.deleted_at is null
       join product_variant_inventory_item i on i.variant_id = v.id and i.deleted_at is null where p.handle = $1 and v.title = $2`,
    [slug, size],
  )
  const before = await shelf()
  const refused: string[] = []
  const plugin = async (call: (typeof packerCalls)[keyof typeof packerCalls], body: object) => {
    const { status, body: reply } = await owner.call(call, body)
    if (status !== 200) refused.push(`${call.path} ${status} ${reply.message}`)
  }
  await Promise.all([
    bought(20, 20),
    ...orders.map(({ orderId }) => plugin(packerCalls.pack, { orderId })),
    inLanes(numbers(20), 4, () => plugin(packerCalls.shelf, { inventoryItemId: item, act: "add" })),
    inLanes(numbers(20), 4, () => plugin(packerCalls.shelf, { inventoryItemId: item, act: "reserve" })),
  ])
  const after = await shelf()
  const found = await judged(undefined)
  figure("acts of an operator's plugin that were lost, with twenty buyers", refused.length, {
    stockedOff: after.stocked - (before.stocked + 20 - 14),
    reservedOff: after.reserved - (before.reserved + 20 - 14),
  })
  expect({ refused, after, found }).toEqual({
    refused: [],
    after: { ...before, stocked: before.stocked + 6, reserved: before.reserved + 6 },
    found: {},
  })
}, 300_000)
