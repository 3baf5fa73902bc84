import { catalogueSays } from "@silai/contracts/catalogue/messages"
import { pushSays } from "@silai/contracts/push/messages"
import { askStockAlert } from "~/features/catalogue/calls"
import { RingHere } from "~/features/push/ring-here"
import { call } from "~/lib/call"

/** One notice on this device when a sold-out size is back. */
export function RingForSize({ variantId, size }: { variantId: string; size: string }) {
  return (
    <RingHere
      ask={pushSays.sizeAsk}
      kept={catalogueSays.alertRings}
      size="small"
      onAllowed={async (endpoint) => (await call(askStockAlert, { variantId, size, by: "device", endpoint })).message}
    />
  )
}
