import { orderCalls } from "@silai/contracts/order/calls"
import { expect, test } from "vitest"
import { eventNamesOf, eventsOf } from "../../rig/received-events"
import { signInAsOwner } from "../../rig/owner"
import { aBag, aGuest, buys } from "../../rig/shopper"
import { closeSqlAfterwards, oneRow } from "../../rig/sql"
import { setStock } from "../../rig/stock"

closeSqlAfterwards()

test("sends one event for an order's next status, with the status before; a refused move sends none", async () => {
  const slug = "classic-white-formal-shirt"
  await setStock(slug, "XL", 3)
  const orderId = await buys(await aGuest(), await aBag([{ slug, size: "XL" }]))
  const owner = await signInAsOwner()
  expect((await owner.call(orderCalls.update, { orderId, status: 1 })).status).toBe(200)
  expect((await owner.call(orderCalls.update, { orderId, status: 1 })).status).toBe(409)
  const names = await eventNamesOf(orderId)
  expect(names.filter((name) => /moved|updated|hook orderMoved/i.test(name) && !/inventory/.test(name))).toEqual([
    "hook orderMoved",
    "order.updated",
    "silai.order.moved",
  ])
  const moves = (await eventsOf(orderId)).filter(({ name }) => /orderMoved|order\.moved/.test(name))
  expect(moves.map(({ data }) => data)).toEqual([
    { id: orderId, from: 0, to: 1 },
    { id: orderId, from: 0, to: 1 },
  ])
})

test("sends one event each for packing, sending, handing over and cancelling, under the engine's names", async () => {
  const slug = "classic-white-formal-shirt"
  await setStock(slug, "XL", 3)
  const [sent, cancelled] = [
    await buys(await aGuest(), await aBag([{ slug, size: "XL" }])),
    await buys(await aGuest(), await aBag([{ slug, size: "XL" }])),
  ]
  const owner = await signInAsOwner()
  for (const status of [1, 3, 4, 6]) await owner.call(orderCalls.update, { orderId: sent, status })
  for (const status of [1, 3, 10]) await owner.call(orderCalls.update, { orderId: cancelled, status })
  const engines = /^(order\.(fulfillment|canceled)|shipment|delivery|reservation-item)/
  const parcel = await oneRow<{ id: string }>(
    `select fulfillment_id as id from order_fulfillment where order_id = $1`,
    [sent],
  )
  expect((await eventNamesOf(sent, parcel.id)).filter((name) => engines.test(name))).toEqual([
    "delivery.created",
    "order.fulfillment_created",
    "reservation-item.created",
    "reservation-item.deleted",
    "shipment.created",
  ])
  expect((await eventNamesOf(cancelled)).filter((name) => engines.test(name))).toEqual([
    "order.canceled",
    "order.fulfillment_canceled",
    "order.fulfillment_created",
    "reservation-item.created",
    "reservation-item.deleted",
  ])
})
