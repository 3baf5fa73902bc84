import { codRefusals } from "@silai/contracts/checkout/cod-messages"
import { checkoutRefusals } from "@silai/contracts/checkout/messages"
import { paymentMessages } from "@silai/contracts/checkout/payment-messages"
import { shippingFeeRefusals } from "@silai/contracts/checkout/fee-messages"
import type { AttemptState } from "@silai/contracts/checkout/calls"
import type { OpenWindow, PaymentNews } from "@silai/contracts/checkout/window"
import { useCallback, useEffect, useEffectEvent, useReducer, useRef } from "react"
import type { BagItem } from "~/features/bag/bag-store"
import { isCouponRefusal } from "~/features/coupon/use-coupon"
import { countStep } from "~/features/insight/insight-log"
import { call, CallRefused } from "~/lib/call"
import { errorMessage } from "~/lib/error-message"
import { forgetAttempt, rememberAttempt, rememberedAttempt, rememberedOf } from "~/features/bag/attempt-memory"
import { linesToPay } from "~/features/bag/lines-to-send"
import { giveUp, paymentOrder } from "../calls"
import { openPayment } from "./open-payment"
import { moved, NO_PAYMENT, type Event, type PaymentNotice } from "./payment-moves"
import { askAgainIn, PHASES } from "./payment-phase"
import { reportPayment, pollPayment } from "./payment-news"
import { windows } from "./payment-windows"

/** Something is not as the page shows it. */
const OUTDATED: readonly string[] = [
  checkoutRefusals.price_changed.code,
  checkoutRefusals.details_changed.code,
  shippingFeeRefusals.delivery_changed.code,
  shippingFeeRefusals.pickup_closed.code,
  codRefusals.terms_changed.code,
]
/** A phone has to be proven first. */
const TO_PROVE: readonly string[] = [
  checkoutRefusals.prove_phone.code,
  checkoutRefusals.prove_to_continue.code,
  checkoutRefusals.prove_busy.code,
  codRefusals.prove_phone.code,
]

/**
 * The choices and sums that the shopper has seen, apart from the goods; `deliveryFee` is part of the total shown, in
 * rupees, `detailsVersion` of the contact, address and delivery shown.
 */
type Seen = {
  couponCode?: string
  deliveryFee: number
  detailsVersion?: string
  cod?: { feeRupees: number; nowRupees: number }
}
type Options = {
  /** Refetches all that the page shows. */
  refresh: () => Promise<unknown>
  onUnavailable: (refusal: CallRefused) => void
  /** A phone has to be proven before the goods are held. */
  onProve: (refusal: CallRefused) => void
}

const momentHere = () => Date.now()

/**
 * One payment from the press of the button to the placed order. It can be left and resumed at any moment (reload, Back,
 * another tab): the attempt is stored, and the server's state decides what the page shows.
 */
export function usePayment({ refresh, onUnavailable, onProve }: Options) {
  const [payment, dispatch] = useReducer(moved, NO_PAYMENT)
  const { phase, hold, attemptId, resuming } = payment
  const happen = useCallback((event: Event) => dispatch({ ...event, at: Date.now() }), [])
  const { payable } = PHASES[phase.name]
  const busy = useRef(false)
  const window_ = useRef<OpenWindow | null>(null)
  const isLeft = useRef(false)

  useEffect(() => {
    isLeft.current = false
    happen({ what: "recalled", attemptId: rememberedAttempt()?.attemptId ?? null })
    // Leaving the page closes the payment window; the attempt stays stored.
    return () => {
      isLeft.current = true
      window_.current?.close?.()
    }
  }, [happen])

  useEffect(() => {
    // The shop noticed the payment before its window did.
    if (!payable) window_.current?.close?.()
  }, [payable])

  const poll = useCallback(
    async (id: string, signal: AbortSignal) => {
      const seen = await pollPayment(id, signal)
      const known = rememberedOf(id)
      if (seen === "unknown") {
        // Paid lines are removed from the bag when this page is left (`Elsewhere`): an empty bag has no checkout.
        if (known && !known.handed) forgetAttempt()
        happen({ what: "unknown" })
      } else if (seen) happen({ what: "seen", state: seen, handed: known?.handed ?? false })
    },
    [happen],
  )

  const nextPollIn = useEffectEvent((sinceMs: number, isFirst = false) =>
    isFirst && resuming ? 0 : askAgainIn(phase, sinceMs),
  )
  useEffect(() => {
    if (!attemptId) return
    const away = new AbortController()
    let timer: ReturnType<typeof setTimeout> | undefined
    const began = Date.now()
    const again = async () => {
      await poll(attemptId, away.signal)
      const wait = nextPollIn(Date.now() - began)
      if (!away.signal.aborted && wait) timer = setTimeout(() => void again(), wait)
    }
    const first = nextPollIn(0, true)
    if (first !== null) timer = setTimeout(() => void again(), first)
    // Back from the bank's app, or from sleep: polls at once.
    const atOnce = () => {
      if (document.visibilityState === "hidden" || nextPollIn(0) === null) return
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
  }, [attemptId, phase.name, poll])

  // Leaving the page releases this tab's unpaid hold, but not one of another tab.
  const unpaid = hold && PHASES[phase.name].releases ? hold.attemptId : null
  const releasedAttempt = useRef<string | null>(null)
  /** Its new state; null where there is nothing to release, or the shop cannot be reached: then the hold ends by itself. */
  const releaseHold = async (): Promise<AttemptState["status"] | null> => {
    if (!unpaid || unpaid === releasedAttempt.current || rememberedOf(unpaid)?.handed) return null
    releasedAttempt.current = unpaid
    const state = await call(giveUp, { attemptId: unpaid }).then(
      ({ data }) => data,
      () => null,
    )
    if (!state) return null
    happen({ what: "released", state })
    return state.status
  }
  const leave = useEffectEvent(() => void releaseHold())
  useEffect(() => () => leave(), [])

  const paid = async (news: PaymentNews, id: string, bagItemIds: string[]) => {
    // Another tab may have stored its own attempt since, with other lines.
    rememberAttempt({ attemptId: id, bagItemIds, handed: true })
    happen({ what: "paid" })
    const state = await reportPayment(news)
    if (state) happen({ what: "seen", state, handed: true })
  }

  const pay = async (items: readonly BagItem[], { couponCode, deliveryFee, detailsVersion, cod }: Seen) => {
    // A state update renders later than the second click of a double click.
    if (busy.current) return
    busy.current = true
    happen({ what: "pressed" })
    // The shop's moments are not compared with this browser's clock, which may be wrong by hours.
    const askedAt = momentHere()
    try {
      const { data } = await call(paymentOrder, {
        items: linesToPay(items),
        ...(couponCode ? { couponCode } : {}),
        deliveryFee,
        ...(detailsVersion && { detailsVersion }),
        ...(cod && { cod }),
      })
      const gatewayWindow = windows.find(({ gateway }) => gateway === data.gateway)
      // Another tab may have paid this attempt a moment ago; that must not be overwritten.
      const bagItemIds = items.map(({ bagItemId }) => bagItemId)
      rememberAttempt({
        attemptId: data.attemptId,
        bagItemIds,
        handed: !gatewayWindow || (rememberedOf(data.attemptId)?.handed ?? false),
      })
      releasedAttempt.current = null
      countStep("payment")
      const expiresAt = askedAt + data.holdSeconds * 1000
      happen({ what: "held", attemptId: data.attemptId, expiresAt, hasWindow: Boolean(gatewayWindow) })
      // The window must not open over another page if the shopper has already left this one.
      if (!gatewayWindow || isLeft.current) return
      window_.current = await openPayment(gatewayWindow, data, expiresAt, {
        onPaid: (news) => void paid(news, data.attemptId, bagItemIds),
        onFailed: (text) => happen({ what: "tryFailed", text }),
        onClosed: () => happen({ what: "windowClosed" }),
      })
      if (isLeft.current) return window_.current.close?.()
      happen({ what: "windowOpened" })
    } catch (cause) {
      await refused(cause)
    } finally {
      busy.current = false
    }
  }

  const refused = async (cause: unknown) => {
    // A phone to prove, or a piece that is gone, must not pull the shopper back from another page.
    if (isLeft.current) return
    const refusedWith = (notice: PaymentNotice | null) => happen({ what: "refused", notice })
    // Any other error is a payment script that did not load.
    if (!(cause instanceof CallRefused)) return refusedWith({ tone: "bad", text: paymentMessages.scriptMissing })
    if (cause.code === checkoutRefusals.already_paid.code) {
      const { attemptId: named } = cause.more
      const id = typeof named === "string" ? named : (rememberedAttempt()?.attemptId ?? null)
      return happen({ what: "paidAlready", attemptId: id })
    }
    const isOutdated = OUTDATED.includes(cause.code) || isCouponRefusal(cause)
    if (isOutdated) await refresh().catch(() => undefined)
    const isUnavailable = cause.code === checkoutRefusals.unavailable.code
    const isToProve = TO_PROVE.includes(cause.code)
    const tone = isToProve ? "plain" : isOutdated ? "warn" : "bad"
    refusedWith(isUnavailable ? null : { tone, text: errorMessage(cause) })
    if (isUnavailable) onUnavailable(cause)
    if (isToProve) onProve(cause)
  }

  const holdOver = useCallback(() => happen({ what: "holdOver" }), [happen])
  const showNotice = (notice: PaymentNotice | null) => happen({ what: "noticed", notice })

  return { ...payment, pay, releaseHold, holdOver, showNotice }
}
