import type { MedusaContainer } from "@medusajs/framework/types"
import { type IReturnsModuleService, RETURNS } from "@silai/contracts/returns/service"
import type { Returned } from "../rules/credit"

/** What of an order came back for money; nothing in a shop without the plugin that takes returns. */
export async function returnedOf(
  container: MedusaContainer,
  orderId: string,
): Promise<{ refundPaise: number; lines: Returned[] }[]> {
  const returns: IReturnsModuleService | undefined = container.resolve(RETURNS, { allowUnregistered: true })
  const all = (await returns?.returnedLines(orderId)) ?? []
  return all.map(({ refundPaise, lines }) => ({
    refundPaise,
    lines: lines.map(({ itemId, quantity, paidPaise }) => ({ place: Number(itemId), quantity, paidPaise })),
  }))
}
