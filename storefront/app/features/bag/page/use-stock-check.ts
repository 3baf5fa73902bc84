import { useRef, useState } from "react"
import { useNavigate } from "react-router"
import { sizeToSend } from "../lines-to-send"
import { checkStock } from "../calls"
import { call, CallRefused } from "~/lib/call"
import { paths } from "~/paths"
import { toast } from "~/ui/toast"
import type { BagItem } from "../bag-store"
import { STRAIGHT_ON } from "../straight-to-payment"
import { errorMessage } from "~/lib/error-message"

/** An unavailable line, and what is left of its size. */
export type Missing = { item: BagItem; stock: number }

type Reported = { variantId: string; size: string; stock: number; bagItem: { bagItemId?: string } | null }

/**
 * 'Proceed to Checkout': checks whether all lines are available together; continues, or reports those that are not.
 * @param settled asked first: false stops, as something on the page has to be corrected
 */
export function useStockCheck(items: readonly BagItem[], settled: () => Promise<boolean>) {
  const navigate = useNavigate()
  const [busy, setBusy] = useState(false)
  const [missing, setMissing] = useState<Missing[]>([])
  const [sentence, setSentence] = useState("")
  const asking = useRef(false)

  const proceed = async () => {
    if (asking.current || items.length === 0) return
    asking.current = true
    setBusy(true)
    try {
      if (!(await settled())) return
      const variants = items.map((item) => ({
        variantId: item.variantId,
        size: sizeToSend(item.size),
        quantity: item.quantity,
        bagItem: { bagItemId: item.bagItemId },
      }))
      await call(checkStock, { variants })
      await navigate(paths.checkout, { state: STRAIGHT_ON })
    } catch (cause) {
      const gone = cause instanceof CallRefused ? missingOf(items, cause.more.outOfStockItems) : []
      setMissing(gone)
      setSentence((cause as Error).message)
      if (gone.length === 0) toast.error(errorMessage(cause), { id: "stock-check" })
    } finally {
      asking.current = false
      setBusy(false)
    }
  }
  return {
    proceed,
    busy,
    missing,
    sentence,
    close: () => setMissing([]),
    settled: (id: string) => setMissing((now) => now.filter(({ item }) => item.bagItemId !== id)),
  }
}

function missingOf(items: readonly BagItem[], reported: unknown): Missing[] {
  const lines = Array.isArray(reported) ? (reported as Reported[]) : []
  return lines.flatMap(({ bagItem, stock }) => {
    const item = items.find(({ bagItemId }) => bagItemId === bagItem?.bagItemId)
    return item ? [{ item, stock }] : []
  })
}
