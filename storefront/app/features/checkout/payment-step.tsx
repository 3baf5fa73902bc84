import { BAG_TOAST, bagSays } from "@silai/contracts/bag/messages"
import { paymentSays } from "@silai/contracts/checkout/payment-messages"
import { Suspense, useEffect, useEffectEvent, useState } from "react"
import { useLocation, useNavigate } from "react-router"
import { isStraightOn } from "~/features/bag/straight-on"
import { useBagChange } from "~/features/bag/use-bag"
import { CouponFold } from "~/features/coupon/coupon-fold"
import { rememberCoupon } from "~/features/coupon/coupon-memory"
import { CouponSuggestion } from "~/features/coupon/suggestion"
import { useAuth } from "~/lib/auth"
import { inRupees } from "~/lib/words"
import { OnceWanted, onDemand } from "~/lib/on-demand"
import { paths } from "~/paths"
import { Button } from "~/ui/button"
import { Icon } from "~/ui/icon"
import { Notice } from "~/ui/notice"
import { Spinner } from "~/ui/spinner"
import { toast } from "~/ui/toast"
import { goneLines, type GoneLine } from "./gone-lines"
import { HoldClock } from "./hold-clock"
import { PaymentReview } from "./payment-review"
import styles from "./payment-step.module.css"
import type { Visit } from "./checkout-layout"
import { rememberBuyer } from "./last-buyer"
import { useForgetting } from "./use-forgetting"
import { checkoutWords } from "./words"
import { useOnline } from "./use-online"
import { useConfirmPhone } from "./use-confirm-phone"
import { usePayment } from "./use-payment"
import { emptyPaidLines } from "~/features/bag/paid-lines"

/** Wanted when somebody has paid; the press of Pay begins to fetch it. */
const loadStanding = () => import("./payment-standing").then(({ PaymentStanding }) => PaymentStanding)
const { Part: PaymentStanding } = onDemand(loadStanding)

const goneDialog = onDemand(() => import("./gone").then((part) => part.Gone))
const otpSheet = onDemand(() => import("~/features/customer/proof/otp-sheet").then((part) => part.OtpSheet))

type Props = {
  visit: Visit
  /** Called while a payment is under way or done, so that the layout leaves the page alone. */ onSettling: (
    settling: boolean,
  ) => void
}

/** Step three: review and payment. */
export function PaymentStep({
  visit: { details, items, totals, coupon, buyer, shippingOptions, news, refreshPrices },
  onSettling,
}: Props) {
  const navigate = useNavigate()
  const { state } = useLocation()
  const { userData, isUserDataLoading } = useAuth()
  const isGuest = !isUserDataLoading && userData === null
  const act = useBagChange()
  const online = useOnline()
  const [gone, setGone] = useState<GoneLine[] | null>(null)
  const [isConfirmed, setConfirmed] = useState(false)
  const confirming = useConfirmPhone({
    phone: isGuest ? details.contact?.phone : undefined,
    onConfirmed: () => setConfirmed(true),
  })
  const payment = usePayment({
    onProve: (refusal) => confirming.ask(refusal.message),
    refreshPrices: () => Promise.all([refreshPrices(), shippingOptions.refetch()]),
    onUnavailable: (refusal) => void goneLines(refusal, items).then(setGone),
  })
  const { phase, told, hold } = payment
  const how = shippingOptions.data?.find(({ method }) => method === (details.deliveryMethod ?? "home"))?.pay
  const later = how?.later ?? false
  const settling = ["confirming", "refund", "placed", "elsewhere"].includes(phase.name)

  const keepBuyer = useEffectEvent(() => {
    if (isGuest) rememberBuyer(details)
  })
  const pay = () => {
    void loadStanding().catch(() => undefined)
    void payment.pay(items, { couponCode: coupon.applied?.code, deliveryFee: totals.delivery ?? 0 })
  }
  // Whoever has confirmed the phone goes on to the payment; after a reload, what it costs is known a moment later.
  const mayGoOn = isConfirmed && !coupon.checking && shippingOptions.data !== undefined
  const goOn = useEffectEvent(() => {
    setConfirmed(false)
    pay()
  })
  useEffect(() => {
    if (mayGoOn) goOn()
  }, [mayGoOn])
  useEffect(() => goneDialog.whenAtRest(), [])
  useEffect(() => onSettling(settling), [settling, onSettling])
  useEffect(() => {
    if (phase.name !== "placed") return
    // The bag is emptied after this page is left: an empty bag would make it show "nothing to check out".
    rememberCoupon(null)
    keepBuyer()
    void Promise.resolve(navigate(paths.orderConfirmation(phase.orderId), { replace: true })).then(emptyPaidLines)
  }, [phase, navigate])

  if (phase.name === "confirming" || phase.name === "refund" || phase.name === "placed" || phase.name === "elsewhere")
    return (
      <Suspense fallback={<Looking />}>
        <PaymentStanding phase={phase} since={payment.confirmingSince} later={later} />
      </Suspense>
    )
  if (payment.resuming) return <Looking />

  const takeOut = async (line: GoneLine) => {
    const refused = await act({ kind: "remove", id: line.bagItemId })
    if (refused) return toast.error(refused, { id: BAG_TOAST })
    toast.success(bagSays.removed)
    setGone((now) => now?.filter(({ bagItemId }) => bagItemId !== line.bagItemId) ?? null)
  }

  const changeSomething = async () => {
    const status = await payment.letGo()
    // It was paid a moment ago: the page goes on by itself.
    if (status && !["open", "held", "expired"].includes(status)) return
    if (status === "expired") toast.success(paymentSays.letGo)
    else toast.blank(paymentSays.stillHeld)
    await navigate(paths.bag)
  }

  const busy = phase.name === "opening" || phase.name === "window"
  const verb = later ? "Place the order:" : told?.tone === "bad" ? "Try again: pay" : "Pay"
  const sum = `${verb} ${inRupees(totals.total)}`
  return (
    <div className={styles.step}>
      {isGuest && isStraightOn(state) && <NotYou />}
      <PaymentReview details={details} items={items} />
      <div className={styles.coupons}>
        <CouponSuggestion
          items={items}
          fee={totals.delivery}
          buyer={buyer}
          coupon={coupon}
          onChange={() => payment.say(null)}
        />
        <CouponFold coupon={coupon} onChange={() => payment.say(null)} />
      </div>
      <div className={styles.pay}>
        {!online && (
          <Notice tone="warn" icon="wifiOff">
            {paymentSays.offline}
          </Notice>
        )}
        {told && (
          <Notice tone={told.tone} live>
            {told.text}
          </Notice>
        )}
        {news}
        <Button wide busy={busy} disabled={!online || coupon.checking} aria-label={sum} onClick={pay}>
          {!later && <Icon name="lock" size={18} />}
          {sum}
        </Button>
        {hold && <HoldClock until={hold.expiresAt} onOver={payment.holdOver} />}
        {hold && phase.name === "ready" && (
          <div className={styles.small}>
            <Button kind="quiet" onClick={() => void changeSomething()}>
              {paymentSays.changeSomething}
            </Button>
          </div>
        )}
        <p className={styles.small} data-part="how-paid">
          {how && <Icon name={later ? "bag" : "shield"} size={16} />}
          {how?.note}
        </p>
      </div>
      <OnceWanted wanted={confirming.isOpen}>
        <otpSheet.Part
          open={confirming.isOpen && !busy}
          {...confirming.sheet}
          offline={online ? undefined : paymentSays.offline}
          onChangePhone={() => void navigate(paths.checkout)}
        />
      </OnceWanted>
      <OnceWanted wanted={gone !== null}>
        <goneDialog.Part lines={gone} onRemove={(line) => void takeOut(line)} onClose={() => setGone(null)} />
      </OnceWanted>
    </div>
  )
}

/** Who came here without seeing the form may be another person at the same browser. */
function NotYou() {
  const navigate = useNavigate()
  const forget = useForgetting()
  const clear = () => forget.mutate(undefined, { onSuccess: () => void navigate(paths.checkout, { replace: true }) })
  return (
    <p className={styles.notYou}>
      {checkoutWords.notYouAtPayment}{" "}
      <Button kind="quiet" size="small" busy={forget.isPending} onClick={clear}>
        {checkoutWords.clearLabel}
      </Button>
    </p>
  )
}

const Looking = () => (
  <p className={styles.resuming}>
    <Spinner label="Looking for your payment" />
  </p>
)
