import { checkoutRefusals } from "@silai/contracts/checkout/messages"
import { paymentSays } from "@silai/contracts/checkout/payment-messages"
import { shippingFeeRefusals } from "@silai/contracts/checkout/fee-messages"
import type { AttemptState } from "@silai/contracts/checkout/calls"
import type { OpenWindow, PaymentNews } from "@silai/contracts/checkout/window"
import { useCallback, useEffect, useEffectEvent, useRef, useState } from "react"
import type { BagItem } from "~/features/bag/bag-store"
import { call, CallRefused } from "~/lib/call"
import { forgetAttempt, rememberAttempt, rememberedAttempt } from "~/features/bag/attempt-memory"
import { linesToPay } from "~/features/bag/lines-to-send"
import { giveUp, paymentOrder } from "./calls"
import { openPayment } from "./open-payment"
import { askAgainIn, phaseFor, type Phase, phaseWhenUnknown } from "./payment-phase"
import { reportPayment, lookAt } from "./payment-news"
import { windows } from "./payment-windows"

/** A message the shopper must read, and how serious it is. */
export type Told = { tone: "bad" | "warn" | "plain"; text: string }
type Hold = { attemptId: string; expiresAt: number }
const OTHER_TOTAL: readonly string[] = [
  checkoutRefusals.price_changed.code,
  shippingFeeRefusals.delivery_changed.code,
  shippingFeeRefusals.pickup_closed.code,
]

/** What the shopper has chosen and seen beside the goods; `deliveryFee` is a part of the total shown, in rupees. */
type Seen = { couponCode?: string; deliveryFee: number }
type Options = {
  refreshPrices: () => Promise<unknown>
  onUnavailable: (refusal: CallRefused) => void
  /** A phone has to be proven before the goods are held. */
  onProve: (refusal: CallRefused) => void
}

/**
 * One payment from the press of the button to the placed order. It can be left and resumed at any moment (reload, Back,
 * another tab): the attempt is stored, and the server's state decides what the page shows.
 */
export function usePayment({ refreshPrices, onUnavailable, onProve }: Options) {
  const [phase, setPhase] = useState<Phase>({ name: "ready" })
  const [told, setTold] = useState<Told | null>(null)
  const [hold, setHold] = useState<Hold | null>(null)
  const [attemptId, setAttemptId] = useState<string | null>(null)
  const [confirmingSince, setConfirmingSince] = useState<number | null>(null)
  const [resuming, setResuming] = useState(true)
  const busy = useRef(false)
  const window_ = useRef<OpenWindow | null>(null)

  useEffect(() => {
    setAttemptId(rememberedAttempt()?.attemptId ?? null)
    if (!rememberedAttempt()) setResuming(false)
    // Leaving the page closes the payment window; the attempt stays stored.
    return () => window_.current?.close?.()
  }, [])

  useEffect(() => {
    // The shop knew of the payment before its window did.
    if (["confirming", "refund", "placed"].includes(phase.name)) window_.current?.close?.()
    setConfirmingSince((since) => (phase.name === "confirming" ? (since ?? Date.now()) : null))
  }, [phase.name])

  const look = useCallback(async (id: string, signal: AbortSignal) => {
    const seen = await lookAt(id, signal)
    if (seen === "unknown") {
      setAttemptId(null)
      // What was paid leaves the bag when this page is left (`Elsewhere`): an empty bag has no checkout.
      if (!rememberedAttempt()?.handed) forgetAttempt()
      setPhase(phaseWhenUnknown)
    } else if (seen) setPhase((now) => phaseFor(seen, now, rememberedAttempt()?.handed ?? false))
    if (seen) setResuming(false)
  }, [])

  const nextLookIn = useEffectEvent((sinceMs: number, isFirst = false) =>
    isFirst && resuming ? 0 : askAgainIn(phase, sinceMs),
  )
  useEffect(() => {
    if (!attemptId) return
    const away = new AbortController()
    let timer: ReturnType<typeof setTimeout> | undefined
    const began = Date.now()
    const again = async () => {
      await look(attemptId, away.signal)
      const wait = nextLookIn(Date.now() - began)
      if (!away.signal.aborted && wait) timer = setTimeout(() => void again(), wait)
    }
    const first = nextLookIn(0, true)
    if (first !== null) timer = setTimeout(() => void again(), first)
    // Back from the bank's app, or from sleep: what happened meanwhile is asked for at once.
    const atOnce = () => {
      if (document.visibilityState === "hidden" || nextLookIn(0) === null) return
      clearTimeout(timer)
      void again()
    }
    document.addEventListener("visibilitychange", atOnce)
    window.addEventListener("pageshow", atOnce)
    return () => {
      away.abort()
      clearTimeout(timer)
      document.removeEventListener("visibilitychange", atOnce)
      window.removeEventListener("pageshow", atOnce)
    }
  }, [attemptId, phase.name, look])

  // What this tab holds and nobody pays: it goes back on the shelf with whoever leaves. Not what the page finds of another tab.
  const unpaid = hold && ["ready", "window"].includes(phase.name) ? hold.attemptId : null
  const leaving = useRef<string | null>(null)
  leaving.current = unpaid
  /** What has become of it; null where there is nothing to let go, or the shop cannot be reached: then the hold ends by itself. */
  const letGo = useCallback(async (): Promise<AttemptState["status"] | null> => {
    const id = leaving.current
    leaving.current = null
    if (!id || rememberedAttempt()?.handed) return null
    const state = await call(giveUp, { attemptId: id }).then(
      ({ data }) => data,
      () => null,
    )
    if (!state) return null
    if (state.status === "expired") setHold(null)
    setPhase((now) => phaseFor(state, now, false))
    return state.status
  }, [])
  useEffect(() => () => void letGo(), [letGo])

  const paid = useCallback(async (news: PaymentNews, id: string) => {
    const known = rememberedAttempt()
    rememberAttempt({ attemptId: id, bagItemIds: known?.bagItemIds ?? [], handed: true })
    setTold(null)
    setPhase({ name: "confirming", unseen: false, received: false })
    const state = await reportPayment(news)
    if (state) setPhase((now) => phaseFor(state, now, true))
  }, [])

  const pay = async (items: readonly BagItem[], { couponCode, deliveryFee }: Seen) => {
    // A state update renders later than the second click of a double click.
    if (busy.current) return
    busy.current = true
    setTold(null)
    setPhase({ name: "opening" })
    try {
      const { data } = await call(paymentOrder, {
        items: linesToPay(items),
        ...(couponCode ? { couponCode } : {}),
        deliveryFee,
      })
      // Another tab may have paid this attempt a moment ago; that must not be overwritten.
      const known = rememberedAttempt()
      rememberAttempt({
        attemptId: data.attemptId,
        bagItemIds: items.map(({ bagItemId }) => bagItemId),
        handed: known?.attemptId === data.attemptId && known.handed,
      })
      setAttemptId(data.attemptId)
      setHold({ attemptId: data.attemptId, expiresAt: Date.parse(data.expiresAt) })
      const window = windows.find(({ gateway }) => gateway === data.gateway)
      // Whoever takes the money here has no window: from here on only the server knows, and the button does not come back.
      if (!window) {
        rememberAttempt({ ...rememberedAttempt()!, handed: true })
        return setPhase({ name: "confirming", unseen: false, received: false })
      }
      window_.current = await openPayment(window, data, {
        onPaid: (news) => void paid(news, data.attemptId),
        onFailed: (text) => setTold({ tone: "bad", text }),
        onClosed: () => {
          setPhase((now) => (now.name === "window" ? { name: "ready" } : now))
          setTold((now) => now ?? { tone: "plain", text: paymentSays.closed })
        },
      })
      setPhase({ name: "window" })
    } catch (cause) {
      setPhase({ name: "ready" })
      await refused(cause)
    } finally {
      busy.current = false
    }
  }

  const refused = async (cause: unknown) => {
    // Any other error is a payment script that did not load.
    if (!(cause instanceof CallRefused)) return setTold({ tone: "bad", text: paymentSays.scriptMissing })
    if (cause.code === checkoutRefusals.already_paid.code) {
      const id =
        typeof cause.more.attemptId === "string" ? cause.more.attemptId : (rememberedAttempt()?.attemptId ?? null)
      setAttemptId(id)
      return setPhase({ name: "confirming", unseen: false, received: true })
    }
    if (cause.code === checkoutRefusals.unavailable.code) return onUnavailable(cause)
    if (cause.code === checkoutRefusals.prove_phone.code) {
      setTold({ tone: "plain", text: cause.message })
      return onProve(cause)
    }
    const isOtherTotal = OTHER_TOTAL.includes(cause.code)
    if (isOtherTotal) await refreshPrices().catch(() => undefined)
    setTold({ tone: isOtherTotal ? "warn" : "bad", text: cause.message })
  }

  const holdOver = useCallback(() => {
    setHold(null)
    setTold({ tone: "plain", text: paymentSays.holdOver })
  }, [])

  return { phase, told, hold, resuming, confirmingSince, pay, letGo, holdOver, say: setTold }
}
