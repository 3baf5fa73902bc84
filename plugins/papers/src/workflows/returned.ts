import type { MedusaContainer } from "@medusajs/framework/types"
import { type IReturnsModuleService, refundKeyOf, RETURNS } from "@silai/contracts/returns/service"
import type { Sql } from "@silai/kit/knex"
import type { Returned } from "../rules/credit"

/**
 * What of an order came back for money, by the refund of it, read in the transaction that has locked the order; nothing in a shop without the plugin that takes returns.
 */
export async function returnedOf(
  container: MedusaContainer,
  trx: Sql,
  orderId: string,
): Promise<Map<string, Returned[]>> {
  const returns: IReturnsModuleService | undefined = container.resolve(RETURNS, { allowUnregistered: true })
  const all = (await returns?.returnedLines(trx, orderId)) ?? []
  const till = container.resolve("checkout")
  const refunds = await Promise.all(all.map(({ returnId }) => till.refundOf(trx, refundKeyOf(returnId))))
  return new Map(
    all.flatMap(({ lines }, at): [string, Returned[]][] => {
      const refundId = refunds[at]?.refundId
      const pieces = lines.map(({ itemId, quantity, paidPaise }) => ({ place: Number(itemId), quantity, paidPaise }))
      return refundId ? [[refundId, pieces]] : []
    }),
  )
}
