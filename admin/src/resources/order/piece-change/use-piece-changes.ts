import { useKeys } from "@refinedev/core"
import type { UnpaidOrder } from "@silai/contracts/checkout/phone-order-calls"
import { orderMessages } from "@silai/contracts/order/messages"
import { useQuery } from "@tanstack/react-query"
import { call } from "../../../providers/call"
import { askChanges } from "./calls"

/** The pieces that joined an order, and the one that waits for its payment. Refetched with the order. */
export function usePieceChanges(orderId: string) {
  const { keys } = useKeys()
  return useQuery({
    queryKey: [...keys().data("default").resource("order").get(), "changes", orderId],
    queryFn: async () => (await call(askChanges, { orderId })).data,
  })
}

/** The pieces of a change in words. */
export const piecesOf = ({ lines }: Pick<UnpaidOrder, "lines">): string =>
  lines.map(({ quantity, name, size }) => orderMessages.pieceOf(quantity, name, size)).join("; ")
