import { bagCalls, wishCalls } from "@silai/contracts/bag/calls"
import { expect, test } from "vitest"
import { aCustomer } from "../../rig/customer"
import { eventsOf, eventNamesOf } from "../../rig/received-events"
import { aBag } from "../../rig/shopper"
import { closeSqlAfterwards } from "../../rig/sql"
import { setStock } from "../../rig/stock"
import { present } from "@silai/contracts/present"

closeSqlAfterwards()
const slug = "classic-white-formal-shirt"

/** A customer, the bag's lines, and how many bag events a plugin has received. */
async function aCustomerWithStock() {
  const { at, id } = await aCustomer()
  await setStock(slug, "M", 5)
  const [line] = await aBag([{ slug, size: "M" }])
  const lines = async () => (await at.call(bagCalls.single)).body.data.bagItems
  const eventCount = async () => (await eventNamesOf(id)).filter((name) => name === "silai.bag.updated").length
  return { at, id, variantId: line!.variantId, lines, eventCount }
}

test("sends a plugin one event for each change of a customer's bag, and none when nothing changed", async () => {
  const { at, variantId, lines, eventCount } = await aCustomerWithStock()
  const put = { variantId, size: "M", bagItemId: "mine-1" }
  await at.call(bagCalls.add, put)
  await at.call(bagCalls.add, put)
  expect(await eventCount()).toBe(1)
  const { _id } = present((await lines())[0], "a line of the bag")
  await at.call(bagCalls.update, { _id, quantity: 2 })
  await at.call(bagCalls.update, { _id, quantity: 2 })
  expect(await eventCount()).toBe(2)
  const guestLines = [{ variantId, size: "S", quantity: 1, bagItemId: "browser-1" }]
  await at.call(bagCalls.update, { items: guestLines })
  await at.call(bagCalls.update, { items: guestLines })
  expect(await eventCount()).toBe(3)
  await at.call(bagCalls.remove, { _id })
  await at.call(bagCalls.remove, { _id })
  expect(await eventCount()).toBe(4)
  await at.call(bagCalls.replaceAll, { items: [{ variantId, size: "M", quantity: 1 }] })
  expect(await eventCount()).toBe(5)
  await at.call(bagCalls.removeAll)
  await at.call(bagCalls.removeAll)
  await at.call(bagCalls.replaceAll, { items: [] })
  expect(await eventCount()).toBe(6)
})

test("lets a plugin refuse a change of the bag with its own sentence, and nothing has changed; otherwise notifies it in the same request", async () => {
  const { at, id, variantId, lines, eventCount } = await aCustomerWithStock()
  await at.call(bagCalls.add, { variantId, size: "M" })
  const before = await lines()
  const { _id } = present(before[0], "a line of the bag")
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
  expect([await lines(), await eventCount()]).toEqual([before, 1])
  await at.call(bagCalls.update, { _id, quantity: 2 })
  await at.call(bagCalls.remove, { _id })
  await at.call(bagCalls.replaceAll, { items })
  await at.call(bagCalls.removeAll)
  expect((await eventsOf(id)).filter(({ name }) => name === "hook bagUpdated").map(({ data }) => data.how)).toEqual([
    "updated",
    "removed",
    "replaced",
    "emptied",
  ])
})

test("lets a plugin follow a wishlist: one event for each change and for its link, and it may refuse them", async () => {
  const { at, id, variantId } = await aCustomerWithStock()
  const refuse = { additional_data: { refuse: "The wishlist stays as it is." } }
  for (const refused of [
    await at.call(wishCalls.add, { variantIds: [variantId], ...refuse } as never),
    await at.call(wishCalls.share, { on: true, ...refuse } as never),
  ])
    expect([refused.status, refused.body.message]).toEqual([400, refuse.additional_data.refuse])
  expect((await at.call(wishCalls.all)).body.data).toEqual({ variantIds: [], shareKey: null })
  for (let twice = 0; twice < 2; twice += 1) await at.call(wishCalls.add, { variantIds: [variantId] })
  for (let twice = 0; twice < 2; twice += 1) await at.call(wishCalls.share, { on: true })
  for (let twice = 0; twice < 2; twice += 1) await at.call(wishCalls.share, { on: false })
  for (let twice = 0; twice < 2; twice += 1) await at.call(wishCalls.remove, { variantId })
  const names = await eventNamesOf(id)
  const count = (wanted: string) => names.filter((name) => name === wanted).length
  expect([count("silai.wishlist.updated"), count("silai.wishlist.shared")]).toEqual([2, 2])
  const shared = (await eventsOf(id)).filter(({ name }) => name === "silai.wishlist.shared")
  expect(shared.map(({ data }) => data.on)).toEqual([true, false])
  expect([count("hook wishlistUpdated"), count("hook wishlistShared")]).toEqual([4, 4])
})
