import { ALERT_MESSAGES } from "@silai/contracts/catalogue/messages"
import { pushMessages } from "@silai/contracts/push/messages"
import { askStockAlert } from "~/features/catalogue/calls"
import { RingHere } from "~/features/push/ring-here"
import { call } from "~/lib/call"

/** One notice on this device when a sold-out size is back. */
export function RingForSize({ variantId, size }: { variantId: string; size: string }) {
  return (
    <RingHere
      ask={pushMessages.sizeAsk}
      doneNote={ALERT_MESSAGES.device}
      size="small"
      onAllowed={async (endpoint) => (await call(askStockAlert, { variantId, size, by: "device", endpoint })).message}
    />
  )
}
