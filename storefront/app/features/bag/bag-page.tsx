import { bagSays } from "@silai/contracts/bag/messages"
import { useQuery } from "@tanstack/react-query"
import { useEffect } from "react"
import { cardsQuery } from "~/features/catalogue/queries"
import { totalsOf } from "~/features/checkout/prices"
import { usePrices } from "~/features/checkout/use-prices"
import { Page } from "~/layout/page"
import { OnceWanted, onDemand } from "~/lib/on-demand"
import { useCustomerId } from "~/lib/me"
import { counted, inRupees } from "~/lib/words"
import { paths } from "~/paths"
import { Button, LinkButton } from "~/ui/button"
import { Notice } from "~/ui/notice"
import { Loading, Skeleton, SkeletonText } from "~/ui/skeleton"
import { EmptyState, ErrorState } from "~/ui/state"
import { BagLine } from "./bag-line"
import styles from "./bag-page.module.css"
import { bagOf, type BagItem } from "./bag-store"
import { LeftHere } from "./left-here"
import { Recommended } from "./recommended"
import { useBag } from "./use-bag"
import { useStockCheck } from "./use-stock-check"
import { bagWords } from "./words"

const stockDialog = onDemand(() => import("./stock-dialog").then((part) => part.StockDialog))

export const BagPage = () => (
  <div className={styles.whole}>
    <Bag />
  </div>
)

/** A skeleton until it is known whose bag it is and what is in it, so that nobody sees an empty one by mistake. */
function Bag() {
  const { items, ready, failed, retry } = useBag()
  const isAccounts = useCustomerId() !== null
  if (!ready) return <Waiting />
  if (failed && items.length === 0)
    return (
      <ErrorState level={1} title={bagSays.unreachable} actions={<Button onClick={() => void retry()}>{bagWords.again}</Button>} />
    )
  return (
    <>
      {items.length === 0 ? (
        <EmptyState level={1} icon="bag" title={bagSays.emptyPage} actions={<LinkButton to={paths.explore}>{bagWords.start}</LinkButton>}>
          {bagWords.emptyWords}
          {isAccounts && <LeftHere />}
        </EmptyState>
      ) : (
        <Page title={bagWords.title} lead={counted(bagOf(items).cartCount, "item")}>
          {isAccounts && <LeftHere />}
          {failed && (
            <Notice tone="warn" live>
              {bagWords.notFresh}{" "}
              <button type="button" className={styles.again} onClick={() => void retry()}>
                {bagWords.again}
              </button>
            </Notice>
          )}
          <Filled items={items} />
        </Page>
      )}
      <Recommended items={items} />
    </>
  )
}

function Filled({ items }: { items: BagItem[] }) {
  const { prices, changes } = usePrices(items)
  const cards = useQuery(cardsQuery([...new Set(items.map(({ variantId }) => variantId))].sort()))
  const check = useStockCheck(items)
  useEffect(stockDialog.whenAtRest, [])
  const totals = totalsOf(items, prices, 0)
  // A piece that the shop no longer lists has no card; an empty one keeps its line from being raised.
  const cardOf = (id: string) => cards.data?.find(({ _id }) => _id === id)

  return (
    <div className={styles.room}>
      <div className={styles.lines}>
        {changes.length > 0 && (
          <Notice tone={changes.some(({ was, now }) => now > was) ? "warn" : "good"} title={bagWords.priceTitle} live>
            {changes.map(({ bagItemId, name, was, now }) => (
              <p key={bagItemId}>{bagWords.priceChanged(name, inRupees(was), inRupees(now))}</p>
            ))}
          </Notice>
        )}
        <ul className={styles.list}>
          {items.map((item) => (
            <BagLine key={item.bagItemId} item={item} card={cardOf(item.variantId)} />
          ))}
        </ul>
      </div>
      <aside className={styles.summary} aria-labelledby="bag-summary">
        <h2 id="bag-summary" className={styles.title}>
          {bagWords.summary}
        </h2>
        <dl className={styles.sums}>
          <Sum name="Items" value={inRupees(totals.items + totals.saved)} />
          {totals.saved > 0 && <Sum name="Saved" value={`−${inRupees(totals.saved)}`} kind={styles.saved} />}
          <Sum name="Delivery" value="Free" />
          <Sum name="Total" value={inRupees(totals.total)} kind={styles.total} note="taxes included" />
        </dl>
        <Button wide busy={check.busy} onClick={() => void check.proceed()}>
          {bagWords.proceed}
        </Button>
      </aside>
      <OnceWanted wanted={check.missing.length > 0}>
        <stockDialog.Part missing={check.missing} sentence={check.sentence} onSettled={check.settled} onClose={check.close} />
      </OnceWanted>
    </div>
  )
}

function Sum({ name, value, kind, note }: { name: string; value: string; kind?: string; note?: string }) {
  return (
    <div className={kind}>
      <dt>
        {name} {note && <span className={styles.small}>{note}</span>}
      </dt>
      <dd>{value}</dd>
    </div>
  )
}

function Waiting() {
  return (
    <Page title={bagWords.title}>
      <Loading what="your bag" />
      <div className={styles.room}>
        <div className={styles.waiting}>
          <Skeleton ratio="4 / 5" />
          <SkeletonText lines={3} />
        </div>
        <Skeleton height="16rem" />
      </div>
    </Page>
  )
}
