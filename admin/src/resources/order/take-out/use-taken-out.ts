import { useKeys } from "@refinedev/core"
import { useQuery } from "@tanstack/react-query"
import { call } from "../../../providers/call"
import { askTakenOut } from "../calls"

/** The pieces removed from an order, and how much of its payment is left. */
export function useTakenOut(orderId: string, enabled: boolean) {
  const { keys } = useKeys()
  return useQuery({
    queryKey: [...keys().data("default").resource("order").get(), "taken-out", orderId],
    queryFn: () => call(askTakenOut, { orderId }),
    enabled,
  })
}
