import { useEffect } from "react"
import { useNavigate } from "react-router"
import { call, CallRefused } from "~/lib/call"
import { paths } from "~/paths"
import { forgetAttempt, rememberedAttempt } from "./attempt-memory"
import { orderSuccess } from "./calls"
import { emptyPaidLines } from "./paid-lines"

/**
 * Settles a payment that an earlier visit left open: placed, and its lines leave the bag; paid but not yet placed, and the
 * payment page takes over. Whoever closed the tab after paying is thus never asked to pay again.
 */
export function useEarlierPayment(active = true) {
  const navigate = useNavigate()
  useEffect(() => {
    const earlier = active ? rememberedAttempt() : null
    if (!earlier) return
    const away = new AbortController()
    call(orderSuccess, { attemptId: earlier.attemptId }, { signal: away.signal }).then(
      ({ data }) => {
        if (data.status === "placed") emptyPaidLines()
        else if (data.status === "paid" || data.status === "placing" || (earlier.handed && data.status === "held"))
          void navigate(paths.payment)
        else if (data.status === "refunded") forgetAttempt()
      },
      (cause: unknown) => {
        // Not this browser's any more. Anything else (no network) is asked again on the next visit.
        if (cause instanceof CallRefused && cause.status === 404) forgetAttempt()
      },
    )
    return () => away.abort()
  }, [active, navigate])
}
