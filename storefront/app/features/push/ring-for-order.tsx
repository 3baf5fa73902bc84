import { pushMessages } from "@silai/contracts/push/messages"
import { call } from "~/lib/call"
import { orderReceivedNotify } from "./calls"
import { RingHere } from "./ring-here"

/** "Tell me on this device": a notice that the shop has the order at once, and one at each of its news. */
export function RingForOrder({ orderId, proof }: { orderId: string; proof?: string }) {
  return (
    <RingHere
      ask={pushMessages.orderAsk}
      doneNote={pushMessages.orderSaved}
      orderId={orderId}
      onAllowed={async (endpoint) =>
        (await call(orderReceivedNotify, { orderId, endpoint, ...(proof !== undefined && { key: proof }) })).message
      }
    />
  )
}
