import { bagCalls } from "@silai/contracts/bag/calls"
import { expect, test } from "vitest"
import { aCustomer } from "../../rig/customer"
import { heardOf, namesHeardOf } from "../../rig/heard"
import { aBag } from "../../rig/shopper"
import { closeSqlAfterwards } from "../../rig/sql"
import { setStock } from "../../rig/stock"

closeSqlAfterwards()
const slug = "classic-white-formal-shirt"

/** A customer, what lies in the bag, and how often a plugin has heard of it. */
async function somebody() {
  const { at, id } = await aCustomer()
  await setStock(slug, "M", 5)
  const [line] = await aBag([{ slug, size: "M" }])
  const lines = async () => (await at.call(bagCalls.single)).body.data.bagItems
  const told = async () => (await namesHeardOf(id)).filter((name) => name === "silai.bag.updated").length
  return { at, id, variantId: line!.variantId, lines, told }
}

test("a plugin hears of each change of a customer's bag once, and of nothing that changed nothing", async () => {
  const { at, variantId, lines, told } = await somebody()
  const put = { variantId, size: "M", bagItemId: "mine-1" }
  await at.call(bagCalls.add, put)
  await at.call(bagCalls.add, put)
  expect(await told()).toBe(1)
  const [{ _id }] = await lines()
  await at.call(bagCalls.update, { _id, quantity: 2 })
  await at.call(bagCalls.update, { _id, quantity: 2 })
  expect(await told()).toBe(2)
  const brought = [{ variantId, size: "S", quantity: 1, bagItemId: "browser-1" }]
  await at.call(bagCalls.update, { items: brought })
  await at.call(bagCalls.update, { items: brought })
  expect(await told()).toBe(3)
  await at.call(bagCalls.remove, { _id })
  await at.call(bagCalls.remove, { _id })
  expect(await told()).toBe(4)
  await at.call(bagCalls.replaceAll, { items: [{ variantId, size: "M", quantity: 1 }] })
  expect(await told()).toBe(5)
  await at.call(bagCalls.removeAll)
  await at.call(bagCalls.removeAll)
  await at.call(bagCalls.replaceAll, { items: [] })
  expect(await told()).toBe(6)
})

test("a plugin refuses a change of the bag with its own sentence, and nothing has changed; else it hears of it in the same request", async () => {
  const { at, id, variantId, lines, told } = await somebody()
  await at.call(bagCalls.add, { variantId, size: "M" })
  const before = await lines()
  const [{ _id }] = before
  const additional_data = { refuse: "The bag stays as it is." }
  const items = [{ variantId, size: "S", quantity: 1 }]
  for (const asked of [
    () => at.call(bagCalls.update, { _id, quantity: 2, additional_data } as object),
    () => at.call(bagCalls.remove, { _id, additional_data } as never),
    () => at.call(bagCalls.replaceAll, { items, additional_data } as never),
    () => at.call(bagCalls.removeAll, { additional_data } as object),
  ]) {
    const { status, body } = await asked()
    expect([status, body.message]).toEqual([400, additional_data.refuse])
  }
  expect([await lines(), await told()]).toEqual([before, 1])
  await at.call(bagCalls.update, { _id, quantity: 2 })
  await at.call(bagCalls.remove, { _id })
  await at.call(bagCalls.replaceAll, { items })
  await at.call(bagCalls.removeAll)
  expect((await heardOf(id)).filter(({ name }) => name === "hook bagUpdated").map(({ data }) => data.how)).toEqual([
    "updated",
    "removed",
    "replaced",
    "emptied",
  ])
})
