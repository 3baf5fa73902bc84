import { BAG_TOAST, bagSays } from "@silai/contracts/bag/messages"
import { UNDO_TOAST_MS } from "@silai/contracts/shop/limits"
import { toast } from "~/ui/toast"
import type { BagItem } from "./bag-store"
import type { useBagChange } from "./use-bag"

/** Says that a line was removed, with the way back beside it. */
export function sayRemoved(act: ReturnType<typeof useBagChange>, line: BagItem) {
  const undo = async () => {
    const refused = await act({ kind: "restore", line })
    if (refused) toast.error(refused, { id: BAG_TOAST })
  }
  toast.success(bagSays.removed, { duration: UNDO_TOAST_MS, action: { name: bagSays.undo, act: () => void undo() } })
}
