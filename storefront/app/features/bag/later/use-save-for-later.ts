import { BAG_TOAST, bagMessages } from "@silai/contracts/bag/messages"
import { useQueryClient } from "@tanstack/react-query"
import { useCustomerId } from "~/lib/auth"
import { unreachable } from "~/lib/call"
import { toast } from "~/ui/toast"
import type { BagItem } from "../bag-store"

/** Moves a line of the bag to the saved lines, with a message. */
export function useSaveForLater(): (item: BagItem) => Promise<void> {
  const client = useQueryClient()
  const owner = useCustomerId()
  return async (item) => {
    const refused = await import("./later")
      .then((part) => part.saveForLater(client, owner, item))
      .catch(() => unreachable().message)
    if (refused) toast.error(refused, { id: BAG_TOAST })
    else toast.success(bagMessages.savedForLater)
  }
}
