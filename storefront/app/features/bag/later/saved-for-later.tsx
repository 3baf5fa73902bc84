import { BAG_TOAST, bagMessages } from "@silai/contracts/bag/messages"
import { mostUnits } from "@silai/contracts/bag/units"
import { catalogueMessages } from "@silai/contracts/catalogue/messages"
import { inRupees } from "@silai/contracts/rupees"
import { useQuery, useQueryClient } from "@tanstack/react-query"
import { useRef, useState } from "react"
import { focusMain } from "~/layout/focus-main"
import { useCustomerId } from "~/lib/auth"
import { useStore } from "~/lib/store"
import { paths } from "~/paths"
import { Button } from "~/ui/button"
import { toast } from "~/ui/toast"
import { bag, type BagItem } from "../bag-store"
import { laterQuery, moveToBag, removeLater } from "./later"
import { LineItem } from "../line-item"
import { atPricesNow, type CurrentGoods, leftOf } from "../news/news"
import { sizeName, sizeWords } from "../rules"
import styles from "./saved-for-later.module.css"
import { usePrices } from "../use-prices"
import { bagWords } from "../words"

const none: BagItem[] = []

/** Items that the shopper saved for later: shown below the bag, neither counted nor checked out. */
export function SavedForLater() {
  const owner = useCustomerId()
  const here = useStore(bag, ({ later }) => later ?? none)
  const own = useQuery(laterQuery(owner))
  const saved = owner ? (own.data ?? none) : here
  const { prices, isKnown } = usePrices(saved)
  const title = useRef<HTMLHeadingElement>(null)
  if (saved.length === 0) return null
  const goods = prices as CurrentGoods[]
  return (
    <section className={styles.saved} aria-labelledby="saved-for-later">
      <h2 id="saved-for-later" ref={title} tabIndex={-1}>
        {bagMessages.savedForLater} <span className={styles.count}>({saved.length})</span>
      </h2>
      <ul className={styles.list}>
        {(isKnown ? atPricesNow(saved, goods) : saved).map((item) => (
          <Saved
            key={item.bagItemId}
            item={item}
            goods={isKnown ? goods : null}
            // The line disappears, the last one with its heading; the focus stays near it.
            onGone={() => (saved.length > 1 ? title.current?.focus({ preventScroll: true }) : focusMain())}
          />
        ))}
      </ul>
    </section>
  )
}

type Props = { item: BagItem; goods: CurrentGoods[] | null; onGone: () => void }

function Saved({ item, goods, onGone }: Props) {
  const client = useQueryClient()
  const owner = useCustomerId()
  const [busy, setBusy] = useState(false)
  const available = goods ? leftOf(item, goods) : { stock: item.quantity, backorder: false }
  const isGone = item.gone || (goods !== null && !goods.some(({ variantId }) => variantId === item.variantId))
  const isSoldOut = mostUnits(available) === 0
  const act = async (work: Promise<string | null>, done: string) => {
    setBusy(true)
    const refused = await work
    setBusy(false)
    if (refused) return toast.error(refused, { id: BAG_TOAST })
    onGone()
    toast.success(done)
  }
  const named = `${item.name}, ${sizeName(item.size)}`
  return (
    <LineItem
      size="medium"
      image={item.image}
      name={item.name}
      to={isGone ? undefined : paths.product(item.slug || item.variantId)}
      notes={[
        `${sizeWords(item.size)}, quantity ${item.quantity}`,
        ...(isGone ? [] : [inRupees(item.price * item.quantity)]),
      ]}
    >
      {(isGone || isSoldOut) && (
        <p className={styles.out}>{isGone ? bagMessages.gone : catalogueMessages.outOfStock}</p>
      )}
      <div className={styles.acts}>
        {!isGone && !isSoldOut && (
          <Button
            kind="plain"
            size="small"
            busy={busy}
            onClick={() => void act(moveToBag(client, owner, item, available), bagMessages.movedToBag)}
            aria-label={`${bagMessages.moveToBag}: ${named}`}
          >
            {bagMessages.moveToBag}
          </Button>
        )}
        <Button
          kind="quiet"
          size="small"
          busy={busy}
          onClick={() => void act(removeLater(client, owner, item), bagMessages.laterRemoved)}
          aria-label={`${bagWords.remove} ${named} from ${bagMessages.savedForLater}`}
        >
          {bagWords.remove}
        </Button>
      </div>
    </LineItem>
  )
}
