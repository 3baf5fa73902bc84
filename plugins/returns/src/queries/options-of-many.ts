import type { MedusaContainer } from "@medusajs/framework/types"
import { orderRefusals } from "@silai/contracts/order/messages"
import type { ReturnOptions } from "@silai/contracts/returns/calls"
import { asRefusal } from "@silai/kit/refuse"
import type { Visitor } from "@silai/kit/visitor"
import { orderOfBuyer } from "./of-buyer"
import { optionsOf } from "./options"

/**
 * The requests that are possible for each of these orders of one buyer. "Not yours" and "no such order" are both left
 * out.
 */
export async function optionsOfMany(
  container: MedusaContainer,
  visitor: Visitor,
  orderIds: readonly string[],
): Promise<ReturnOptions[]> {
  const all: ReturnOptions[] = []
  // Sequential: a list takes no more connections than one order.
  for (const orderId of new Set(orderIds))
    try {
      all.push(await optionsOf(container, await orderOfBuyer(container, visitor, { orderId })))
    } catch (error) {
      if (asRefusal(error)?.code !== orderRefusals.not_found.code) throw error
    }
  return all
}
