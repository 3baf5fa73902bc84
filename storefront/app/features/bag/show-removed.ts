import { BAG_TOAST, bagMessages } from "@silai/contracts/bag/messages"
import { UNDO_TOAST_MS } from "@silai/contracts/shop/limits"
import { toast } from "~/ui/toast"
import type { BagItem } from "./bag-store"
import type { useBagChange } from "./use-bag"

/** A message that a line was removed, with an undo button. */
export function showRemoved(act: ReturnType<typeof useBagChange>, line: BagItem) {
  const undo = async () => {
    const refused = await act({ kind: "restore", line })
    if (refused) toast.error(refused, { id: BAG_TOAST })
  }
  toast.success(bagMessages.removed, {
    duration: UNDO_TOAST_MS,
    action: { name: bagMessages.undo, act: () => void undo() },
  })
}
