import { bagMessages } from "@silai/contracts/bag/messages"
import type { CodOffer } from "@silai/contracts/checkout/cod-calls"
import type { CheckoutDetails } from "@silai/contracts/checkout/calls"
import { useQuery, type UseQueryResult } from "@tanstack/react-query"
import { useEffect, useState, type ReactNode } from "react"
import { useLocation, useNavigate } from "react-router"
import { rememberedAttempt } from "~/features/bag/attempt-memory"
import type { BagItem } from "~/features/bag/bag-store"
import { useCurrentBag } from "~/features/bag/use-current-bag"
import { hasMeasured } from "~/features/bag/lines-to-send"
import { isStraightOn } from "~/features/bag/straight-to-payment"
import { useBag } from "~/features/bag/use-bag"
import { type Coupon, useCoupon, withCoupon } from "~/features/coupon/use-coupon"
import { countStep } from "~/features/insight/insight-log"
import { CheckoutShell } from "~/layout/checkout-shell"
import { Page } from "~/layout/page"
import { TrustMarks } from "~/layout/trust-marks"
import { OnceWanted, onDemand } from "~/lib/on-demand"
import { restored } from "~/lib/device/persist"
import { shop } from "~/lib/shop/shop"
import { useStore } from "~/lib/store"
import { paths } from "~/paths"
import { Button, LinkButton } from "~/ui/button"
import { Loading, Skeleton, SkeletonText } from "~/ui/skeleton"
import { EmptyState, ErrorState } from "~/ui/state"
import { detailsQuery, type ShippingOptions, shippingOptionsQuery } from "./details"
import { sumsOf, totalsOf } from "~/features/bag/prices"
import styles from "./checkout-layout.module.css"
import { maySkipForm, StraightOn } from "./straight-to-payment"
import { StepTrail } from "./step-trail"
import { sentTo, type StepKey } from "./steps"
import { Summary, SummaryComing } from "./summary"
import { useEarlierPayment } from "./payment/use-earlier-payment"
import { usePrices } from "~/features/bag/use-prices"
import { checkoutWords } from "./words"

/** Passed to a step once the bag is restored and the details are loaded. */
export type Visit = {
  details: CheckoutDetails
  items: BagItem[]
  totals: ReturnType<typeof withCoupon>
  coupon: Coupon
  /** The buyer's data that a coupon depends on. */
  buyer: string
  /** The shipping options, with the fees of this bag to this address. */
  shippingOptions: Pick<UseQueryResult<ShippingOptions>, "data" | "isError" | "error"> & {
    refetch: () => Promise<unknown>
  }
  /** Changes of prices and stock since the shopper last saw the bag; shown next to the button. */
  news: ReactNode
  refreshPrices: () => Promise<unknown>
  /** Called while the details are being filled in: fees and totals follow the input, not what was sent. */
  onHeading: (heading: Heading) => void
  /** Called with the changes of the sums when the shopper chooses cash on delivery; null: not chosen. */
  onAtDoor?: (offer: CodOffer | null) => void
}

/** Where the parcel goes, as far as it is known. */
export type Heading = Pick<CheckoutDetails, "deliveryMethod"> & {
  address: Pick<NonNullable<CheckoutDetails["address"]>, "pincode" | "state"> | null
}

type Props = {
  step: StepKey
  title: string
  /** A payment is under way: the page stays as it is, whatever happens to the bag. */
  settling?: boolean
  children: (visit: Visit) => ReactNode
}

const bagNews = onDemand(() => import("~/features/bag/news/bag-news").then((part) => part.BagNews))

const NOTHING_KNOWN: CheckoutDetails = { contact: null, address: null, deliveryMethod: null }

/** The layout of every step: step trail, summary, and links for shoppers who came too early or with an empty bag. */
export const CheckoutLayout = (props: Props) => (
  <CheckoutShell>
    <div className={styles.whole}>
      <Step {...props} />
    </div>
  </CheckoutShell>
)

function Step({ step, title, settling = false, children }: Props) {
  const navigate = useNavigate()
  const { state } = useLocation()
  const isRestored = useStore(restored)
  const { items, ready, failed, retry } = useBag()
  const details = useQuery(detailsQuery)
  const { prices, isKnown, refresh } = usePrices(items)
  // Details that end while this page is open are those of its payment; so are those of a payment that it goes on with.
  const [wasOver, setWasOver] = useState<boolean>()
  if (details.data && wasOver === undefined)
    setWasOver(Boolean(details.data.isOver) && !(step === "payment" && rememberedAttempt()))
  const known = !details.data || (wasOver && details.data.isOver) ? NOTHING_KNOWN : details.data
  useEarlierPayment(step !== "payment")
  useCurrentBag()
  const hasGoods = ready && items.length > 0
  useEffect(() => {
    if (hasGoods) countStep("checkout")
  }, [hasGoods])

  const [heading, setHeading] = useState<Heading>()
  const [atDoor, setAtDoor] = useState<CodOffer | null>(null)
  const { address, deliveryMethod } = heading ?? known
  const shippingOptions = useQuery(shippingOptionsQuery({ amount: sumsOf(items).items, address }))
  const chosen = shippingOptions.data?.find(({ method }) => method === (deliveryMethod ?? "home"))
  // Without an address it is unknown, unless delivery costs the same everywhere.
  const isSure = chosen !== undefined && (chosen.method === "pickup" || address !== null || !shop().delivery.someDiffer)
  const fee = isSure ? chosen.fee : null
  const buyer = `${known.contact?.phone} ${known.contact?.email}`
  const coupon = useCoupon(items, fee, buyer)
  const totals = withCoupon(totalsOf(items, prices, fee), coupon.applied?.off ?? 0)

  const away = details.data && items.length > 0 && !settling ? sentTo(step, known) : null
  useEffect(() => {
    if (away && ready) void navigate(away, { replace: true })
  }, [away, ready, navigate])

  if (failed && items.length === 0 && !settling)
    return (
      <Page>
        <Lost onRetry={() => void retry()} words={bagMessages.unreachable} />
      </Page>
    )
  if (ready && items.length === 0 && !settling)
    return (
      <Page>
        <NothingToPay />
      </Page>
    )
  if (details.isError && !details.data)
    return (
      <Page>
        <Lost onRetry={() => void details.refetch()} words={details.error.message} error={details.error} />
      </Page>
    )
  const news = (
    <OnceWanted wanted={isKnown && items.length > 0 && !settling}>
      <bagNews.Part items={items} place="checkout" />
    </OnceWanted>
  )
  // Lines on their way into an account are in neither bag for a moment.
  const isOpening = !ready || !details.data || (items.length === 0 && step === "contact")
  const skips = step === "contact" && isRestored && isStraightOn(state) && maySkipForm()
  // The first step is the same for everyone: its form is rendered with the page.
  if (skips || away || (isOpening && step !== "contact"))
    return (
      <Page>
        {skips && (
          <StraightOn details={details.data && known} options={shippingOptions.data} isLost={shippingOptions.isError} />
        )}
        <Coming title={title} />
      </Page>
    )

  return (
    <Page>
      <div className={styles.room}>
        <StepTrail step={step} details={known} />
        <div className={styles.columns}>
          <div className={styles.work}>
            <h1 className={styles.title}>{title}</h1>
            {step !== "payment" && news}
            {children({
              details: known,
              items,
              totals,
              coupon,
              buyer,
              shippingOptions,
              news,
              refreshPrices: refresh,
              onHeading: setHeading,
              onAtDoor: setAtDoor,
            })}
            {!settling && <TrustMarks withoutPaying={step === "payment"} hasMeasured={hasMeasured(items)} />}
          </div>
          {isOpening ? (
            <SummaryComing />
          ) : (
            <Summary
              items={items}
              totals={totals}
              coupon={coupon.applied?.code}
              method={deliveryMethod}
              atDoor={atDoor}
            />
          )}
        </div>
      </div>
    </Page>
  )
}

function NothingToPay() {
  return (
    <EmptyState
      icon="bag"
      level={1}
      title={checkoutWords.emptyTitle}
      actions={<LinkButton to={paths.explore}>Explore the shop</LinkButton>}
    >
      {checkoutWords.emptyWords}
    </EmptyState>
  )
}

function Lost({ words, error, onRetry }: { words: string; error?: Error; onRetry: () => void }) {
  return (
    <ErrorState
      error={error}
      level={1}
      title={checkoutWords.detailsLost}
      actions={<Button onClick={onRetry}>Try again</Button>}
    >
      {words}
    </ErrorState>
  )
}

function Coming({ title }: { title: string }) {
  return (
    <div className={`${styles.room} ${styles.columns}`} data-part="waiting">
      <div className={styles.work}>
        <h1 className={styles.title}>{title}</h1>
        <Loading what={title} />
        <SkeletonText lines={2} />
        <Skeleton height="3.125rem" />
        <Skeleton height="3.125rem" />
        <Skeleton height="3.125rem" />
      </div>
      <Skeleton height="14rem" />
    </div>
  )
}
