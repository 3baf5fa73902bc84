import type { MedusaContainer } from "@medusajs/framework/types"
import type { Returned } from "../rules/credit"

/** What returns promises of an order: its refunded requests, oldest first. */
type Returns = {
  returnedLines(
    orderId: string,
  ): Promise<{ refundPaise: number; lines: { itemId: string; quantity: number; paidPaise: number }[] }[]>
}

/** What of an order came back for money; nothing in a shop without the plugin that takes returns. */
export async function returnedOf(
  container: MedusaContainer,
  orderId: string,
): Promise<{ refundPaise: number; lines: Returned[] }[]> {
  const returns = container.resolve<Returns>("returns", { allowUnregistered: true }) as Returns | undefined
  const all = (await returns?.returnedLines(orderId)) ?? []
  return all.map(({ refundPaise, lines }) => ({
    refundPaise,
    lines: lines.map(({ itemId, quantity, paidPaise }) => ({ place: Number(itemId), quantity, paidPaise })),
  }))
}
