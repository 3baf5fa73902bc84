import { bagSays } from "@silai/contracts/bag/messages"
import type { CheckoutDetails } from "@silai/contracts/checkout/calls"
import { useQuery } from "@tanstack/react-query"
import { useEffect, type ReactNode } from "react"
import { useNavigate } from "react-router"
import type { BagItem } from "~/features/bag/bag-store"
import { getSingleBagItems } from "~/features/bag/calls"
import { useBag } from "~/features/bag/use-bag"
import { addressSingle, userSingle } from "~/features/account/profile-calls"
import { Page } from "~/layout/page"
import { early, earlyOwn, EarlyCalls } from "~/lib/early-calls"
import { authenticate } from "~/lib/me"
import { inRupees } from "~/lib/words"
import { paths } from "~/paths"
import { Button, LinkButton } from "~/ui/button"
import { Notice } from "~/ui/notice"
import { Loading, Skeleton, SkeletonText } from "~/ui/skeleton"
import { EmptyState, ErrorState } from "~/ui/state"
import { guest, shippingFees } from "./calls"
import { detailsQuery, waysQuery } from "./details"
import { totalsOf, type Totals } from "./prices"
import styles from "./room.module.css"
import { StepTrail } from "./step-trail"
import { sentTo, type StepKey } from "./steps"
import { Summary } from "./summary"
import { useEarlierPayment } from "./use-earlier-payment"
import { usePrices } from "./use-prices"
import { rooms } from "./words"

/** What a step has to work with once the bag is restored and the details are here. */
export type Visit = {
  details: CheckoutDetails
  items: BagItem[]
  totals: Totals
  refreshPrices: () => Promise<unknown>
}

type Props = {
  step: StepKey
  title: string
  /** A payment is under way: the page stays as it is, whatever becomes of the bag. */
  settling?: boolean
  children: (visit: Visit) => ReactNode
}

/** What every step asks first. */
const FIRST_CALLS = [
  early(authenticate, {}),
  early(guest, {}),
  early(shippingFees, {}),
  earlyOwn(getSingleBagItems, { customerId: "" }),
]
const ABOUT_ME = [earlyOwn(userSingle, {}), earlyOwn(addressSingle, {})]

/** The frame of every step: the trail, the summary, and the ways out for those who came too early or with nothing. */
export const Room = (props: Props) => (
  <div className={styles.whole}>
    <Step {...props} />
  </div>
)

function Step({ step, title, settling = false, children }: Props) {
  const navigate = useNavigate()
  const { items, ready, failed, retry } = useBag()
  const details = useQuery(detailsQuery)
  const ways = useQuery(waysQuery)
  const { prices, changes, refresh } = usePrices(items)
  useEarlierPayment(step !== "payment")

  const away = details.data && items.length > 0 && !settling ? sentTo(step, details.data) : null
  useEffect(() => {
    if (away && ready) void navigate(away, { replace: true })
  }, [away, ready, navigate])

  if (failed && items.length === 0 && !settling)
    return (
      <Page>
        <Lost onRetry={() => void retry()} words={bagSays.unreachable} />
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
        <Lost onRetry={() => void details.refetch()} words={details.error.message} />
      </Page>
    )
  if (!ready || !details.data || away)
    return (
      <Page>
        <Coming title={title} calls={step === "contact" ? [...FIRST_CALLS, ...ABOUT_ME] : FIRST_CALLS} />
      </Page>
    )

  const fee = ways.data?.find(({ method }) => method === details.data.deliveryMethod)?.fee ?? 0
  const totals = totalsOf(items, prices, fee)
  return (
    <Page>
      <div className={styles.room}>
        <StepTrail step={step} details={details.data} />
        <div className={styles.columns}>
          <div className={styles.work}>
            <h1 className={styles.title}>{title}</h1>
            {changes.length > 0 && (
              <Notice tone="warn" live title={rooms.priceFell}>
                {changes.map(({ bagItemId, name, was, now }) => (
                  <p key={bagItemId}>
                    {name}: {inRupees(was)} is now {inRupees(now)}
                  </p>
                ))}
              </Notice>
            )}
            {children({ details: details.data, items, totals, refreshPrices: refresh })}
          </div>
          <Summary items={items} totals={totals} method={details.data.deliveryMethod} />
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
      title={rooms.emptyTitle}
      actions={<LinkButton to={paths.explore}>Explore the shop</LinkButton>}
    >
      {rooms.emptyWords}
    </EmptyState>
  )
}

function Lost({ words, onRetry }: { words: string; onRetry: () => void }) {
  return (
    <ErrorState level={1} title={rooms.detailsLost} actions={<Button onClick={onRetry}>Try again</Button>}>
      {words}
    </ErrorState>
  )
}

function Coming({ title, calls }: { title: string; calls: typeof FIRST_CALLS }) {
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
      <EarlyCalls calls={calls} />
    </div>
  )
}
