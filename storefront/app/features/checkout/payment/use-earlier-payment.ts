import type { AttemptState } from "@silai/contracts/checkout/calls"
import { paymentMessages } from "@silai/contracts/checkout/payment-messages"
import { useEffect, useEffectEvent } from "react"
import { useLocation, useNavigate } from "react-router"
import { call, CallRefused } from "~/lib/call"
import { paths } from "~/paths"
import { toast } from "~/ui/toast"
import { forgetAttempt, rememberedAttempt } from "~/features/bag/attempt-memory"
import { orderSuccess } from "~/features/bag/calls"
import { dropUnknownAttempt, emptyPaidLines } from "~/features/bag/paid-lines"

/**
 * Finishes a payment that an earlier visit left open: if placed, its lines leave the bag, and the order is named; if
 * paid but not yet placed, the payment page opens. A shopper who closed the tab after paying is thus never asked to pay again.
 */
export function useEarlierPayment(active = true) {
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const showPlaced = useEffectEvent(({ orderId, orderNumber }: AttemptState) => {
    const path = orderId && paths.orderConfirmation(orderId)
    if (!path || !orderNumber || pathname === path) return
    toast.success(paymentMessages.placed(orderNumber), {
      id: orderId,
      duration: Infinity,
      action: { name: paymentMessages.seeOrder, act: () => void navigate(path) },
    })
  })
  useEffect(() => {
    const earlier = active ? rememberedAttempt() : null
    if (!earlier) return
    const away = new AbortController()
    call(orderSuccess, { attemptId: earlier.attemptId }, { signal: away.signal }).then(
      ({ data }) => {
        if (data.status === "placed") void emptyPaidLines().then(() => showPlaced(data))
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
