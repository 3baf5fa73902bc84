import { BAG_TOAST, bagMessages } from "@silai/contracts/bag/messages"
import { mostUnits } from "@silai/contracts/bag/units"
import type { VariantCard } from "@silai/contracts/catalogue/shapes"
import { inRupees } from "@silai/contracts/rupees"
import { useEffect, useRef, useState } from "react"
import { Link } from "react-router"
import { OnceWanted, onDemand } from "~/lib/on-demand"
import { paths } from "~/paths"
import { Icon } from "~/ui/icon"
import { Tag } from "~/ui/notice"
import { Spinner } from "~/ui/spinner"
import { Stepper } from "~/ui/form/stepper"
import { toast } from "~/ui/toast"
import { availableTo, limitNoteOf } from "../availability"
import styles from "./bag-line.module.css"
import type { BagItem } from "../bag-store"
import { sizeName, sizeWords } from "../rules"
import { showRemoved } from "../show-removed"
import { useBagChange } from "../use-bag"
import { useSaveForLater } from "../later/use-save-for-later"
import { bagWords } from "../words"

const measurements = onDemand(() => import("./measurements-sheet").then((part) => part.MeasurementsSheet))

type Props = {
  item: BagItem
  /** Its current card; undefined while loading. */ card: VariantCard | undefined
}

/** One line of the bag: name, quantity, price, and a remove button. */
export function BagLine({ item, card }: Props) {
  const [viewing, setViewing] = useState(false)
  const line = useRef<HTMLLIElement>(null)
  const isMeasured = typeof item.size !== "string"
  useEffect(() => (isMeasured ? measurements.whenAtRest() : undefined), [isMeasured])
  const available = availableTo(item, card)
  const act = useBagChange()
  const save = useSaveForLater()
  const change = async (quantity: number) => {
    const refused = await act({ kind: "quantity", id: item.bagItemId, quantity, available })
    if (refused) toast.error(refused, { id: BAG_TOAST })
  }
  const leave = <Done,>(leaving: Promise<Done>) => {
    // The button disappears with its line; the focus moves to a neighbour, so that keyboard users are not sent back to
    // the top.
    const near = line.current?.nextElementSibling ?? line.current?.previousElementSibling
    const next = near?.querySelector<HTMLElement>("h2 > *") ?? document.querySelector("main")
    next?.focus({ preventScroll: true })
    return leaving
  }
  const remove = async () => {
    const refused = await leave(act({ kind: "remove", id: item.bagItemId }))
    if (refused) toast.error(refused, { id: BAG_TOAST })
    else showRemoved(act, item)
  }
  const to = paths.product(item.slug || item.variantId)
  return (
    <li ref={line} className={styles.line}>
      <Link to={item.gone ? paths.bag : to} tabIndex={-1} aria-hidden="true">
        <img src={item.image || undefined} alt="" width={128} height={160} className={styles.image} />
      </Link>
      <div className={styles.words}>
        <div className={styles.top}>
          <h2 className={styles.name}>
            {item.gone ? (
              <span tabIndex={-1}>{item.name}</span>
            ) : (
              <Link to={to} data-of="name">
                {item.name}
              </Link>
            )}
          </h2>
          {!item.gone && (
            <p className={styles.total} data-of="total">
              {inRupees(item.price * item.quantity)}
            </p>
          )}
        </div>
        <p className={styles.note} data-of="size">
          {sizeWords(item.size)}
        </p>
        {typeof item.size !== "string" && (
          <>
            <button type="button" className={styles.view} aria-haspopup="dialog" onClick={() => setViewing(true)}>
              {bagWords.view}
            </button>
            <OnceWanted wanted={viewing} meanwhile={<Spinner size={16} label={bagWords.measurements} />}>
              <measurements.Part open={viewing} onClose={() => setViewing(false)} size={item.size} />
            </OnceWanted>
          </>
        )}
        {!item.gone && (
          <p className={styles.note} hidden={item.quantity < 2}>
            <span data-of="price">{inRupees(item.price)}</span> {bagWords.each}
          </p>
        )}
        {item.orderType === "custom" && !item.gone && <Tag>{bagWords.madeToOrder}</Tag>}
        <div className={styles.foot}>
          <Stepper
            size="small"
            value={item.quantity}
            onChange={(quantity) => void change(quantity)}
            max={Math.max(item.quantity, mostUnits(available))}
            label={`Quantity of ${item.name}, ${sizeName(item.size)}`}
          />
          <div className={styles.acts}>
            <button
              type="button"
              className={styles.remove}
              onClick={() => void leave(save(item))}
              aria-label={`${bagMessages.saveForLater}: ${item.name}, ${sizeName(item.size)}`}
            >
              {bagMessages.saveForLater}
            </button>
            <button
              type="button"
              className={styles.remove}
              onClick={() => void remove()}
              aria-label={`${bagWords.remove} ${item.name}, ${sizeName(item.size)}`}
            >
              <Icon name="trash" size={18} />
              {bagWords.remove}
            </button>
          </div>
        </div>
        <p
          className={styles.limit}
          data-of="limit"
          data-short={item.quantity > mostUnits(available) || undefined}
          aria-live="polite"
        >
          {limitNoteOf(item, available, card !== undefined)}
        </p>
      </div>
    </li>
  )
}
