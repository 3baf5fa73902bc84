import { bagMessages } from "@silai/contracts/bag/messages"
import { useQuery } from "@tanstack/react-query"
import { Suspense, useEffect, useRef, useState, type ComponentType, type ReactNode, type RefObject } from "react"
import { cardsQuery } from "~/features/catalogue/queries"
import { totalsOf } from "../prices"
import { usePrices } from "../use-prices"
import { OnceWanted, onDemand } from "~/lib/on-demand"
import { useCustomerId } from "~/lib/auth"
import { useOnline } from "~/lib/use-online"
import { whenIdle } from "~/lib/when-idle"
import { Button } from "~/ui/button"
import { Notice } from "~/ui/notice"
import { ErrorState } from "~/ui/state"
import { BagContents, less } from "./bag-contents"
import { BagOpening, EarlyBag } from "./bag-opening"
import styles from "./bag-page.module.css"
import type { BagItem } from "../bag-store"
import { CheckoutBar } from "./checkout-bar"
import { EmptyBag } from "./empty-bag"
import { hasMeasured } from "../lines-to-send"
import { LeftHere } from "../left-here"
import { Recommended } from "./recommended"
import { useBag } from "../use-bag"
import { useStockCheck } from "./use-stock-check"
import { bagWords } from "../words"

const bagNews = onDemand(() => import("../news/bag-news").then((part) => part.BagNews))
const asSeen = onDemand(() => import("./bag-as-seen").then((part) => part.BagAsSeen))
const saved = onDemand(() => import("../later/saved-for-later").then((part) => part.SavedForLater))
const stockDialog = onDemand(() => import("./stock-dialog").then((part) => part.StockDialog))

/** A coupon's discount on the goods, in rupees. */
type Discount = { code: string; rupees: number }
export type BagCouponProps = {
  items: BagItem[]
  onDiscount: (discount: Discount | null) => void
  /** Filled by the coupon: applies a code that is typed and not applied yet; false when it is refused. */
  settle: RefObject<(() => Promise<boolean>) | null>
}
/** A feature above this one. */
type Parts = { Coupon: ComponentType<BagCouponProps> }

export function BagPage({ Coupon }: Parts) {
  const bag = useBag()
  const lost = bag.failed && bag.items.length === 0
  const [isAtRest, setAtRest] = useState(false)
  useEffect(() => whenIdle(() => setAtRest(true)), [])
  // Loaded while there is a connection: without one it could not be.
  useEffect(() => asSeen.whenAtRest(), [])
  const isOffline = !useOnline()
  return (
    <div className={styles.whole}>
      {lost ? (
        <Lost onRetry={() => void bag.retry()} />
      ) : bag.ready ? (
        <Bag {...bag} Coupon={Coupon} />
      ) : isOffline ? (
        <Suspense fallback={<BagOpening />}>
          <asSeen.Part />
        </Suspense>
      ) : (
        <BagOpening />
      )}
      <OnceWanted wanted={isAtRest && bag.ready}>
        <saved.Part />
      </OnceWanted>
      {!lost && <Recommended items={bag.items} waiting={!bag.ready} />}
      <EarlyBag />
    </div>
  )
}

function Lost({ onRetry }: { onRetry: () => void }) {
  return (
    <ErrorState
      level={1}
      title={bagMessages.unreachable}
      actions={<Button onClick={onRetry}>{bagWords.again}</Button>}
    />
  )
}

function Bag({ items, failed, retry, Coupon }: Pick<ReturnType<typeof useBag>, "items" | "failed" | "retry"> & Parts) {
  const isAccounts = useCustomerId() !== null
  if (items.length === 0) return <EmptyBag>{isAccounts && <LeftHere />}</EmptyBag>
  const notice = (
    <>
      {isAccounts && <LeftHere />}
      {failed && (
        <Notice tone="warn" live>
          {bagWords.notFresh}{" "}
          <button type="button" className={styles.again} onClick={() => void retry()}>
            {bagWords.again}
          </button>
        </Notice>
      )}
    </>
  )
  return <Filled items={items} notice={notice} Coupon={Coupon} />
}

function Filled({ items, notice, Coupon }: { items: BagItem[]; notice: ReactNode } & Parts) {
  const [discount, setDiscount] = useState<Discount | null>(null)
  const { prices, isKnown } = usePrices(items)
  const cards = useQuery(cardsQuery([...new Set(items.map(({ variantId }) => variantId))].sort()))
  const settle = useRef<() => Promise<boolean>>(null)
  const check = useStockCheck(items, async () => (await settle.current?.()) ?? true)
  const act = useRef<HTMLDivElement>(null)
  const sums = totalsOf(items, prices, 0)
  const proceed = () => void check.proceed()
  useEffect(() => stockDialog.whenAtRest(), [])
  // A piece no longer listed has no card; an empty one prevents raising its quantity.
  const cardOf = (id: string) => cards.data?.find(({ _id }) => _id === id)
  return (
    <>
      <BagContents
        items={items}
        sums={sums}
        cardOf={cardOf}
        busy={check.busy}
        onProceed={proceed}
        actRef={act}
        hasMeasured={hasMeasured(items)}
        notice={notice}
        discount={discount}
        coupon={<Coupon items={items} onDiscount={setDiscount} settle={settle} />}
        news={
          <OnceWanted wanted={isKnown}>
            <bagNews.Part items={items} place="bag" />
          </OnceWanted>
        }
      />
      <CheckoutBar total={less(sums.items, discount?.rupees)} busy={check.busy} onProceed={proceed} instead={act} />
      <OnceWanted wanted={check.missing.length > 0}>
        <stockDialog.Part
          missing={check.missing}
          sentence={check.sentence}
          onSettled={check.settled}
          onClose={check.close}
        />
      </OnceWanted>
    </>
  )
}
