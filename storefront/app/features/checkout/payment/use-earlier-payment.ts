import { useEffect } from "react"
import { useNavigate } from "react-router"
import { call, CallRefused } from "~/lib/call"
import { paths } from "~/paths"
import { forgetAttempt, rememberedAttempt } from "~/features/bag/attempt-memory"
import { orderSuccess } from "~/features/bag/calls"
import { dropUnknownAttempt, emptyPaidLines } from "~/features/bag/paid-lines"

/**
 * Finishes a payment that an earlier visit left open: if placed, its lines leave the bag; if paid but not yet placed,
 * the payment page opens. A shopper who closed the tab after paying is thus never asked to pay again.
 */
export function useEarlierPayment(active = true) {
  const navigate = useNavigate()
  useEffect(() => {
    const earlier = active ? rememberedAttempt() : null
    if (!earlier) return
    const away = new AbortController()
    call(orderSuccess, { attemptId: earlier.attemptId }, { signal: away.signal }).then(
      ({ data }) => {
        if (data.status === "placed") void emptyPaidLines()
        else if (data.status === "paid" || data.status === "placing" || (earlier.handed && data.status === "held"))
          void navigate(paths.payment)
        else if (data.status === "refunded") forgetAttempt()
      },
      (cause: unknown) => {
        // No longer this browser's attempt. After any other error (no network) the next visit retries.
        if (cause instanceof CallRefused && cause.status === 404) void dropUnknownAttempt()
      },
    )
    return () => away.abort()
  }, [active, navigate])
}
