import type { MedusaContainer } from "@medusajs/framework/types"
import { type IReturnsModuleService, refundKeyOf } from "@silai/contracts/returns/service"
import type { Sql } from "@silai/kit/knex"
import type { Returned } from "../rules/credit"

/** The returned pieces of an order: by refund, and those without one. */
export type ReturnedGoods = { byRefund: ReadonlyMap<string, Returned[]>; forNothing: readonly Returned[] }

/** Read in the transaction that has locked the order; empty in a shop without the returns plugin. */
export async function returnedOf(container: MedusaContainer, trx: Sql, orderId: string): Promise<ReturnedGoods> {
  const returns: IReturnsModuleService | undefined = container.resolve("returns", { allowUnregistered: true })
  const all = (await returns?.returnedLines(trx, orderId)) ?? []
  const till = container.resolve("checkout")
  const refunds = await Promise.all(all.map(({ returnId }) => till.refundOf(trx, refundKeyOf(returnId))))
  const piecesOf = ({ lines }: (typeof all)[number]): Returned[] =>
    lines.map(({ itemId, quantity, paidPaise }) => ({ place: Number(itemId), quantity, paidPaise }))
  return {
    byRefund: new Map(
      all.flatMap((one, at): [string, Returned[]][] => {
        const refundId = refunds[at]?.refundId
        return refundId ? [[refundId, piecesOf(one)]] : []
      }),
    ),
    forNothing: all.filter(({ refundPaise }) => refundPaise === 0).flatMap(piecesOf),
  }
}
