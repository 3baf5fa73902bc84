import type { MedusaContainer } from "@medusajs/framework/types"
import { orderNumberOf } from "@silai/contracts/order/limits"
import type { OneOrderOfMany } from "@silai/contracts/order/many-calls"
import { databaseOf, many } from "@silai/kit/knex"
import { whyNot } from "@silai/kit/why-not"
import { inTurns } from "./in-turns"

/** Does the same with each of these orders, a few at a time: one that is refused does not stop the others. */
export async function eachOrder(
  container: MedusaContainer,
  orderIds: readonly string[],
  act: (orderId: string) => Promise<unknown>,
): Promise<OneOrderOfMany[]> {
  const rows = await many<{ order_id: string; number: number }>(
    databaseOf(container),
    `select order_id, number from order_state where order_id = any(?::text[])`,
    [orderIds],
  )
  const numbers = new Map(rows.map(({ order_id, number }) => [order_id, orderNumberOf(number)]))
  const jobs = orderIds.map((orderId) => async (): Promise<OneOrderOfMany> => {
    const shown = { _id: orderId, orderNumber: numbers.get(orderId) ?? orderId }
    try {
      await act(orderId)
      return { ...shown, done: true, message: "", code: null }
    } catch (error) {
      return { ...shown, done: false, ...whyNot(error, { order: orderId }) }
    }
  })
  return inTurns(jobs)
}
