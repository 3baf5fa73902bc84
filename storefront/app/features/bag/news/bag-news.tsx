import { BAG_TOAST, bagMessages } from "@silai/contracts/bag/messages"
import { useQueryClient } from "@tanstack/react-query"
import { useEffect, useRef } from "react"
import { useCustomerId } from "~/lib/auth"
import { createStore, useStore } from "~/lib/store"
import { Notice } from "~/ui/notice"
import { toast } from "~/ui/toast"
import { rememberedAttempt } from "../attempt-memory"
import styles from "./bag-news.module.css"
import { changeGuestLines, type BagItem } from "../bag-store"
import { atPricesNow, type CurrentGoods, type Lowered, newsOf, toLower } from "./news"
import { bagQuery } from "../queries"
import { sizeName, sizeWords } from "../rules"
import { recordSeen } from "./record-seen"
import { showRemoved } from "../show-removed"
import { useBagChange } from "../use-bag"
import { useSaveForLater } from "../later/use-save-for-later"
import { usePrices } from "../use-prices"
import { bagWords } from "../words"

const lowered = createStore<Lowered>({})
const lowering = new Set<string>()

type Props = {
  items: BagItem[]
  /** The panel is a glance: its news are shown again on the next page. */
  place: "bag" | "panel" | "checkout"
}

/**
 * Shows what changed about the bag's prices and stock since the shopper last saw them, brings the lines up to date, and
 * stores it as seen when the shopper continues.
 */
export function BagNews({ items, place }: Props) {
  const { prices, isKnown } = usePrices(items)
  const goods = prices as CurrentGoods[]
  const less = useStore(lowered)
  useUpToDate(items, goods, isKnown)
  // Pieces held by a payment of this browser are off the shelf, and still this shopper's. On the bag page a line says
  // itself that it is sold out.
  const rows = newsOf(items, isKnown && !rememberedAttempt() ? goods : null, less).filter(
    ({ kind }) => place !== "bag" || kind !== "soldOut",
  )
  useSeenOnLeaving(items, place !== "panel" && rows.length > 0)
  const act = useBagChange()
  const save = useSaveForLater()
  const remove = async (item: BagItem) => {
    const refused = await act({ kind: "remove", id: item.bagItemId })
    if (refused) toast.error(refused, { id: BAG_TOAST })
    else showRemoved(act, item)
  }
  if (rows.length === 0) return null
  return (
    <Notice tone={rows.every(({ kind }) => kind === "fell") ? "good" : "warn"} title={bagMessages.changedTitle} live>
      <ul className={styles.rows}>
        {rows.map(({ item, kind, sentence }) => (
          <li key={`${item.bagItemId} ${kind}`}>
            <p>
              <strong>{item.name}</strong>, {sizeWords(item.size)}
              {kind === "fell" ? " " : ": "}
              {sentence}
            </p>
            {kind === "soldOut" && (
              <>
                <button
                  type="button"
                  className={styles.act}
                  onClick={() => void remove(item)}
                  aria-label={`${bagWords.remove} ${item.name}, ${sizeName(item.size)}`}
                >
                  {bagWords.remove}
                </button>
                <button
                  type="button"
                  className={styles.act}
                  onClick={() => void save(item)}
                  aria-label={`${bagMessages.saveForLater}: ${item.name}, ${sizeName(item.size)}`}
                >
                  {bagMessages.saveForLater}
                </button>
              </>
            )}
          </li>
        ))}
      </ul>
    </Notice>
  )
}

/** The bag's lines follow the catalogue: its prices, and no more units than are left. */
function useUpToDate(items: BagItem[], goods: CurrentGoods[], isKnown: boolean) {
  const client = useQueryClient()
  const owner = useCustomerId()
  const act = useBagChange()
  useEffect(() => {
    if (!isKnown || atPricesNow(items, goods) === items) return
    if (owner) client.setQueryData(bagQuery(owner).queryKey, (now) => now && atPricesNow(now, goods))
    else void changeGuestLines((now) => atPricesNow(now, goods))
  }, [items, goods, isKnown, owner, client])
  useEffect(() => {
    if (!isKnown || rememberedAttempt()) return
    for (const { item, left, available } of toLower(items, goods)) {
      const id = item.bagItemId
      if (lowering.has(id)) continue
      lowering.add(id)
      void act({ kind: "quantity", id, quantity: left, available }).then((refused) => {
        lowering.delete(id)
        if (!refused) lowered.set((now) => ({ ...now, [id]: { was: item.quantity, left } }))
      })
    }
  }, [items, goods, isKnown, act])
}

/** A shopper who leaves the page that showed the news has seen them. A reload does not count as leaving. */
function useSeenOnLeaving(items: BagItem[], isShown: boolean) {
  const client = useQueryClient()
  const owner = useCustomerId()
  const shown = useRef({ items, owner, wasShown: false })
  useEffect(() => {
    const { wasShown } = shown.current
    shown.current = { items, owner, wasShown: wasShown || isShown }
  }, [items, owner, isShown])
  useEffect(
    () => () => {
      const { items: seen, owner: whose, wasShown } = shown.current
      if (!wasShown) return
      lowered.set({})
      void recordSeen(client, whose, seen)
    },
    [client],
  )
}
