import { bagCalls } from "@silai/contracts/bag/calls"
import { beforeEach, expect, test } from "vitest"
import type { Browser } from "../../rig/browser"
import { aBrowser, aCustomer } from "../../rig/customer"
import { aBag, upperBody } from "../../rig/shopper"
import { sql } from "../../rig/sql"
import { setStock } from "../../rig/stock"
import { present } from "@silai/contracts/present"

const slug = "black-aura-formal-shirt"
type Lines = { size: unknown; quantity: number; _id: string }[]
const sizesAndCounts = (lines: Lines) => lines.map(({ size, quantity }) => [size, quantity])
const bagOf = async (at: Browser): Promise<Lines> => (await at.call(bagCalls.single)).body.data.bagItems
const laterOf = async (at: Browser): Promise<Lines> => (await at.call(bagCalls.later)).body.data.laterItems
let variantId: string

beforeEach(async () => {
  await setStock(slug, "M", 9)
  variantId = (await aBag([{ slug }]))[0]!.variantId
})

/** A customer with one line in the bag. */
async function aCustomerWithLine(size: string | typeof upperBody = "M", quantity = 1) {
  const who = await aCustomer()
  const { body } = await who.at.call(bagCalls.add, { variantId, size, quantity })
  return { ...who, line: body.data.bagItems[0]!._id as string }
}

test("takes a line saved for later out of the bag, keeps its measurements, and brings it back as it was", async () => {
  const { at, line } = await aCustomerWithLine(upperBody, 2)
  const saved = await at.call(bagCalls.saveForLater, { _id: line })
  expect([saved.status, sizesAndCounts(saved.body.data.bagItems), sizesAndCounts(saved.body.data.laterItems)]).toEqual([
    200,
    [],
    [[upperBody, 2]],
  ])
  const { _id } = present((await laterOf(at))[0], "a saved piece")
  const moved = await at.call(bagCalls.moveToBag, { _id: _id! })
  expect([moved.body.message, sizesAndCounts(moved.body.data.bagItems), moved.body.data.laterItems]).toEqual([
    "Moved to your bag",
    [[upperBody, 2]],
    [],
  ])
})

test("keeps the limit of two when moving back; if refused, the line stays saved", async () => {
  const { at, line } = await aCustomerWithLine("M", 2)
  await at.call(bagCalls.saveForLater, { _id: line })
  await at.call(bagCalls.add, { variantId, size: "M" })
  const { _id } = present((await laterOf(at))[0], "a saved piece")
  const moved = await at.call(bagCalls.moveToBag, { _id: _id! })
  expect([moved.status, moved.body.code]).toEqual([422, "bag.line_full_here"])
  expect([sizesAndCounts(await bagOf(at)), sizesAndCounts(await laterOf(at))]).toEqual([[["M", 1]], [["M", 2]]])
})

test("keeps a sold-out size saved and says so; returns only the remaining pieces of a nearly sold-out one", async () => {
  const { at, line } = await aCustomerWithLine("M", 2)
  await at.call(bagCalls.saveForLater, { _id: line })
  const { _id } = present((await laterOf(at))[0], "a saved piece")
  await setStock(slug, "M", 0)
  const none = await at.call(bagCalls.moveToBag, { _id: _id! })
  expect([none.status, none.body.message]).toEqual([409, "Only 0 unit(s) are available for this size."])
  await setStock(slug, "M", 1)
  expect(sizesAndCounts((await at.call(bagCalls.moveToBag, { _id: _id! })).body.data.bagItems)).toEqual([["M", 1]])
})

test("moves a guest's saved lines to the account once, and makes the same goods one saved line of two at most", async () => {
  const { at, line } = await aCustomerWithLine("M", 2)
  await at.call(bagCalls.saveForLater, { _id: line })
  const items = [{ bagItemId: "guest-1", variantId, size: "M", quantity: 2, price: 1, orderType: "custom" }]
  for (const _ of [1, 2]) expect((await at.call(bagCalls.saveForLater, { items } as never)).status).toBe(200)
  expect([sizesAndCounts(await bagOf(at)), sizesAndCounts(await laterOf(at))]).toEqual([[], [["M", 2]]])
  const [saved] = await laterOf(at)
  await at.call(bagCalls.removeLater, { _id: saved!._id })
  await at.call(bagCalls.saveForLater, { items })
  expect(await laterOf(at)).toEqual([])
})

test("keeps saved lines private: others cannot see, move or remove them", async () => {
  const [mine, other] = [await aCustomerWithLine(), await aCustomer()]
  expect((await other.at.call(bagCalls.saveForLater, { customerId: mine.id, _id: mine.line })).status).toBe(404)
  expect(await bagOf(mine.at)).toHaveLength(1)
  await mine.at.call(bagCalls.saveForLater, { _id: mine.line })
  const { _id } = present((await laterOf(mine.at))[0], "a saved piece")
  const theirs = { customerId: mine.id, _id: _id! }
  expect((await other.at.call(bagCalls.later, { customerId: mine.id })).body.data.laterItems).toEqual([])
  expect((await other.at.call(bagCalls.moveToBag, theirs)).status).toBe(404)
  await other.at.call(bagCalls.removeLater, theirs)
  expect(await laterOf(mine.at)).toHaveLength(1)
  for (const call of [bagCalls.later, bagCalls.saveForLater, bagCalls.moveToBag, bagCalls.removeLater])
    expect((await aBrowser().call(call, theirs as never)).status).toBe(401)
  expect((await mine.at.call(bagCalls.saveForLater, {})).body.code).toBe("bag.nothing_to_save")
})

test("saves thirty lines and no more; a refused line stays in the bag", async () => {
  const { at, id, line } = await aCustomerWithLine()
  await sql(
    `insert into bag_later (id, customer_id, colourway_id, size, size_key, quantity, order_type)
     select 'later_' || $1 || n, $1, 'prod_' || n, 'M', 'M', 1, 'readymade' from generate_series(1, 30) n`,
    [id],
  )
  const full = await at.call(bagCalls.saveForLater, { _id: line })
  expect([full.status, full.body.code, (await bagOf(at)).length]).toEqual([409, "bag.later_full", 1])
})

test("saves a line once despite twenty presses at once, and brings it back once", async () => {
  const { at, line } = await aCustomerWithLine("M", 1)
  await Promise.all(Array.from({ length: 20 }, () => at.call(bagCalls.saveForLater, { _id: line })))
  expect([await bagOf(at), sizesAndCounts(await laterOf(at))]).toEqual([[], [["M", 1]]])
  const { _id } = present((await laterOf(at))[0], "a saved piece")
  await Promise.all(Array.from({ length: 20 }, () => at.call(bagCalls.moveToBag, { _id: _id! })))
  expect([sizesAndCounts(await bagOf(at)), await laterOf(at)]).toEqual([[["M", 1]], []])
})
