import { BAG_TOAST, bagMessages } from "@silai/contracts/bag/messages"
import { paymentMessages } from "@silai/contracts/checkout/payment-messages"
import { inRupees } from "@silai/contracts/rupees"
import { useQueryClient } from "@tanstack/react-query"
import { Suspense, useEffect, useEffectEvent, useRef, useState } from "react"
import { useLocation, useNavigate } from "react-router"
import { hasMeasured } from "~/features/bag/lines-to-send"
import { isStraightOn } from "~/features/bag/straight-to-payment"
import { useBagChange } from "~/features/bag/use-bag"
import { CouponFold } from "~/features/coupon/coupon-fold"
import { rememberCoupon } from "~/features/coupon/coupon-memory"
import { CouponSuggestion } from "~/features/coupon/suggestion"
import { isUnapplied, recheckCoupon } from "~/features/coupon/use-coupon"
import { useAuth } from "~/lib/auth"
import { useOnline } from "~/lib/use-online"
import { OnceWanted, onDemand } from "~/lib/on-demand"
import { paths } from "~/paths"
import { FitPromise } from "~/layout/fit-promise"
import { Button } from "~/ui/button"
import { Icon } from "~/ui/icon"
import { Notice } from "~/ui/notice"
import { Spinner } from "~/ui/spinner"
import { toast } from "~/ui/toast"
import { findUnavailableLines, type UnavailableLine } from "./find-unavailable-lines"
import { HoldClock } from "./hold-clock"
import { PHASES } from "./payment-phase"
import { PaymentReview } from "./payment-review"
import styles from "./payment-step.module.css"
import type { Visit } from "../checkout-layout"
import { detailsQuery } from "../details"
import { forgetDraft } from "../details/draft"
import { rememberBuyer } from "../last-buyer"
import { useForgetting } from "../use-forgetting"
import { checkoutWords } from "../words"
import { howAtDoor, PayChoice } from "./pay-choice"
import { forgetPayWay } from "./pay-way"
import { useCod } from "./use-cod"
import { useConfirmPhone } from "./use-confirm-phone"
import { usePayment } from "./use-payment"
import { emptyPaidLines } from "~/features/bag/paid-lines"

/** Needed after the payment; the press of Pay begins to fetch it. */
const loadStanding = () => import("./payment-standing").then(({ PaymentStanding }) => PaymentStanding)
const { Part: PaymentStanding } = onDemand(loadStanding)

const goneDialog = onDemand(() => import("./unavailable-lines").then((part) => part.Gone))
const otpSheet = onDemand(() => import("~/features/customer/proof/otp-sheet").then((part) => part.OtpSheet))

type Props = {
  visit: Visit
  /**
   * Called while a payment is under way or done, so that the layout does not redirect or redraw the page.
   */ onSettling: (settling: boolean) => void
}

/** Step three: review and payment. */
export function PaymentStep({
  visit: { details, items, totals, coupon, buyer, shippingOptions, news, refreshPrices, onAtDoor },
  onSettling,
}: Props) {
  const navigate = useNavigate()
  const client = useQueryClient()
  const { state } = useLocation()
  const { userData, isUserDataLoading } = useAuth()
  const isGuest = !isUserDataLoading && userData === null
  const act = useBagChange()
  const online = useOnline()
  const [gone, setGone] = useState<UnavailableLine[] | null>(null)
  const [resumed, setResumed] = useState(0)
  const wentOn = useRef(0)
  const cod = useCod({ items, details, couponCode: coupon.applied?.code, total: totals.total })
  const atDoor = cod.way === "door" ? cod.offer : null
  useEffect(() => {
    onAtDoor?.(atDoor)
    return () => onAtDoor?.(null)
  }, [atDoor, onAtDoor])
  const confirming = useConfirmPhone({
    phone: isGuest || atDoor ? details.contact?.phone : undefined,
    onConfirmed: () => setResumed((times) => times + 1),
  })
  const payment = usePayment({
    onProve: (refusal) => confirming.ask(refusal.message),
    refresh: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: detailsQuery.queryKey }),
        refreshPrices(),
        shippingOptions.refetch(),
        cod.refetch(),
        recheckCoupon(client),
      ]),
    onUnavailable: (refusal) => void findUnavailableLines(refusal, items).then(setGone),
  })
  const { phase, notice, hold } = payment
  const how = shippingOptions.data?.find(({ method }) => method === (details.deliveryMethod ?? "home"))?.pay
  const later = atDoor ? atDoor.nowRupees === 0 : (how?.later ?? false)
  const { payable, busy } = PHASES[phase.name]

  const saveBuyer = useEffectEvent(() => {
    if (isGuest) rememberBuyer(details)
  })
  const pay = () => {
    void loadStanding().catch(() => undefined)
    const seen = {
      couponCode: coupon.applied?.code,
      deliveryFee: totals.delivery ?? 0,
      detailsVersion: details.version,
      ...(atDoor && { cod: { feeRupees: atDoor.feeRupees, nowRupees: atDoor.nowRupees } }),
    }
    void payment.pay(items, seen)
  }
  const press = async () => {
    if (!isUnapplied()) return pay()
    payment.showNotice(null)
    if (await coupon.settle()) setResumed((times) => times + 1)
  }
  // After the phone is confirmed, or a typed coupon is applied, the payment continues with the new total; after a
  // reload, it is known a moment later.
  const mayGoOn = !coupon.checking && shippingOptions.data !== undefined && !cod.isOpen
  const goOn = useEffectEvent(pay)
  useEffect(() => {
    if (!mayGoOn || wentOn.current === resumed) return
    wentOn.current = resumed
    goOn()
  }, [mayGoOn, resumed])
  useEffect(() => goneDialog.whenAtRest(), [])
  useEffect(() => onSettling(!payable), [payable, onSettling])
  useEffect(() => {
    if (phase.name !== "placed") return
    // The bag is emptied after this page is left: an empty bag would make it show "nothing to check out".
    rememberCoupon(null)
    forgetPayWay()
    forgetDraft()
    saveBuyer()
    client.setQueryData(detailsQuery.queryKey, (now) => now && { ...now, isOver: true })
    void Promise.resolve(navigate(paths.orderConfirmation(phase.orderId), { replace: true })).then(emptyPaidLines)
  }, [phase, navigate, client])

  if (phase.name === "confirming" || phase.name === "refund" || phase.name === "placed" || phase.name === "elsewhere")
    return (
      <Suspense fallback={<Looking />}>
        <PaymentStanding phase={phase} since={payment.confirmingSince} later={later} />
      </Suspense>
    )
  if (payment.resuming) return <Looking />

  const takeOut = async (line: UnavailableLine) => {
    const refused = await act({ kind: "remove", id: line.bagItemId })
    if (refused) return toast.error(refused, { id: BAG_TOAST })
    toast.success(bagMessages.removed)
    setGone((now) => now?.filter(({ bagItemId }) => bagItemId !== line.bagItemId) ?? null)
  }

  const changeSomething = async () => {
    const status = await payment.releaseHold()
    // It was paid a moment ago: the page continues by itself.
    if (status && !["open", "held", "expired"].includes(status)) return
    if (status === "expired") toast.success(paymentMessages.released)
    else toast.blank(paymentMessages.stillHeld)
    await navigate(paths.bag)
  }

  const verb = later ? "Place the order:" : notice?.tone === "bad" ? "Try again: pay" : "Pay"
  const rupees = atDoor ? (later ? atDoor.totalRupees : atDoor.nowRupees) : totals.total
  const sum = `${verb} ${inRupees(rupees)}`
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
          onChange={() => payment.showNotice(null)}
        />
        <CouponFold coupon={coupon} onChange={() => payment.showNotice(null)} />
      </div>
      <div className={styles.pay}>
        {!online && (
          <Notice tone="warn" icon="wifiOff">
            {paymentMessages.offline}
          </Notice>
        )}
        {notice && (
          <Notice tone={notice.tone} live>
            {notice.text}
          </Notice>
        )}
        {news}
        <PayChoice
          cod={cod}
          total={totals.total}
          onChoose={(way) => {
            cod.choose(way)
            payment.showNotice(null)
          }}
        />
        <Button
          wide
          busy={busy}
          disabled={!online || coupon.checking || cod.isOpen}
          aria-label={sum}
          onClick={() => void press()}
        >
          {!later && <Icon name="lock" size={18} />}
          {sum}
        </Button>
        {hasMeasured(items) && <FitPromise />}
        {hold && <HoldClock until={hold.expiresAt} onOver={payment.holdOver} />}
        {hold && phase.name === "ready" && (
          <div className={styles.small}>
            <Button kind="quiet" onClick={() => void changeSomething()}>
              {paymentMessages.changeSomething}
            </Button>
          </div>
        )}
        <p className={styles.small} data-part="how-paid">
          {how && <Icon name={later ? "bag" : "shield"} size={16} />}
          {atDoor ? howAtDoor(atDoor) : how?.note}
        </p>
      </div>
      <OnceWanted wanted={confirming.isOpen}>
        <otpSheet.Part
          open={confirming.isOpen && !busy}
          backCloses={false}
          {...confirming.sheet}
          offline={online ? undefined : paymentMessages.offline}
          onChangePhone={() => void navigate(paths.checkout)}
        />
      </OnceWanted>
      <OnceWanted wanted={gone !== null}>
        <goneDialog.Part lines={gone} onRemove={(line) => void takeOut(line)} onClose={() => setGone(null)} />
      </OnceWanted>
    </div>
  )
}

/** A shopper who skipped the form may be another person at the same browser. */
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
