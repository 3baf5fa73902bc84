import { CUSTOM_SIZE } from "@silai/contracts/bag/limits"
import { SIZE_CARDS } from "@silai/contracts/catalogue/limits"
import { catalogueMessages } from "@silai/contracts/catalogue/messages"
import type { VariantPage } from "@silai/contracts/catalogue/shapes"
import { sizeChartOpen } from "~/layout/navbar/panel"
import { Icon } from "~/ui/icon"
import { productMessages } from "../words"
import { chosenName } from "./purchase-rules"
import styles from "./size-picker.module.css"
import { StockAlert } from "./stock-alert"
import type { Purchase } from "./use-purchase"

type Props = { product: VariantPage; purchase: Purchase }

/**
 * Size cards: real radios, for arrow keys and screen readers. Custom Size is a button next to them, because it needs
 * measuring.
 */
export function SizePicker({ product, purchase }: Props) {
  const { chosen, sizeMissing, offer, sizes, chooseSize, startMeasuring } = purchase
  const name = chosenName(chosen)
  const custom = name === CUSTOM_SIZE
  return (
    <fieldset
      ref={sizes}
      className={styles.sizes}
      data-missing={sizeMissing ? "" : undefined}
      aria-describedby="size-note"
    >
      <div className={styles.head}>
        <legend className={styles.legend}>
          {productMessages.chooseSize}
          {name && <span className={styles.name}>{SIZE_CARDS[name] ?? name}</span>}
        </legend>
        <button type="button" className={styles.guide} onClick={() => sizeChartOpen.set(true)} aria-haspopup="dialog">
          <Icon name="tape" size={18} />
          {productMessages.sizeGuide}
        </button>
      </div>
      <div className={styles.cards}>
        {product.sizes.map(({ size, stock }) => {
          const out = stock <= 0 && !product.backorder
          return (
            <label key={size} className={styles.card} data-out={out || undefined}>
              <input type="radio" name="size" value={size} checked={name === size} onChange={() => chooseSize(size)} />
              <span>{SIZE_CARDS[size] ?? size}</span>
              {out && <span className="visually-hidden">, {catalogueMessages.outOfStock}</span>}
            </label>
          )
        })}
        {product.customSizeOption && (
          <button
            type="button"
            className={`${styles.card} ${styles.custom}`}
            aria-pressed={custom}
            aria-haspopup="dialog"
            onClick={() => startMeasuring()}
          >
            <Icon name="scissors" size={18} />
            {CUSTOM_SIZE}
          </button>
        )}
      </div>
      <div id="size-note" className={styles.notes} aria-live="polite">
        {sizeMissing && <p className={styles.missing}>{sizeMissing}</p>}
        {offer?.stockNote && (
          <p className={offer.orderType === "custom" ? styles.note : styles.warn}>{offer.stockNote}</p>
        )}
        {offer?.soldOut && product.customSizeOption && (
          <button type="button" className={styles.change} onClick={() => startMeasuring()} aria-haspopup="dialog">
            {productMessages.cutThisSize}
          </button>
        )}
      </div>
      {offer?.soldOut && chosen && "size" in chosen && (
        <StockAlert key={product._id + chosen.size} variantId={product._id} size={chosen.size} />
      )}
    </fieldset>
  )
}
