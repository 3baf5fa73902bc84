import type { VariantCard } from "@silai/contracts/catalogue/shapes"
import { inRupees } from "@silai/contracts/rupees"
import type { ReactNode, RefObject } from "react"
import { Page } from "~/layout/page"
import { FitPromise } from "~/layout/fit-promise"
import { TrustMarks } from "~/layout/trust-marks"
import { deliveryFeeWords, isDeliveryFree } from "~/lib/shop/delivery-words"
import { counted } from "~/lib/words"
import { Button } from "~/ui/button"
import type { Totals } from "../prices"
import { BagLine } from "./bag-line"
import styles from "./bag-page.module.css"
import { bagOf, type BagItem } from "../bag-store"
import { bagWords } from "../words"

type Props = {
  items: BagItem[]
  /** Rupees: the items' sum, and the saving against the base prices. */
  sums: Pick<Totals, "items" | "saved">
  cardOf: (variantId: string) => VariantCard | undefined
  busy?: boolean
  onProceed: () => void
  /** Wraps the button to the checkout. */
  /** A piece is cut to measure. */
  hasMeasured?: boolean
  actRef?: RefObject<HTMLDivElement | null>
  /** Shown above the lines. */
  notice?: ReactNode
  news?: ReactNode
  /** Rupees. */
  discount?: { code: string; rupees: number } | null
  /** Below the button to the checkout, so that nothing above it moves when it is loaded. */
  coupon?: ReactNode
}

/** Rupees after a discount, counted in paise. */
export const less = (rupees: number, off = 0): number => (Math.round(rupees * 100) - Math.round(off * 100)) / 100

/** A bag with items: the lines and their sum. `data-of` marks what `drawBag` fills in. */
export function BagContents({
  items,
  sums,
  cardOf,
  busy,
  onProceed,
  hasMeasured,
  actRef,
  notice,
  news,
  discount,
  coupon,
}: Props) {
  return (
    <Page title={bagWords.title} lead={<span data-of="count">{counted(bagOf(items).cartCount, "item")}</span>}>
      {notice}
      <div className={styles.room}>
        <div className={styles.lines}>
          {news}
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
            <Sum name="Items" of="items" value={inRupees(sums.items + sums.saved)} />
            {sums.saved > 0 && (
              <Sum name={bagWords.saved} of="saved" value={`−${inRupees(sums.saved)}`} kind={styles.saved} />
            )}
            <Sum name="Delivery" value={deliveryFeeWords()} />
            {discount && (
              <Sum name={`Coupon ${discount.code}`} value={`−${inRupees(discount.rupees)}`} kind={styles.saved} />
            )}
            <Sum
              name={bagWords.total}
              of="sum"
              value={inRupees(less(sums.items, discount?.rupees))}
              kind={styles.total}
              note={isDeliveryFree() ? "taxes included" : "taxes included, before delivery"}
            />
          </dl>
          <div ref={actRef}>
            <Button wide busy={busy} onClick={onProceed}>
              {bagWords.proceed}
            </Button>
            {hasMeasured && <FitPromise />}
          </div>
          <div className={styles.coupon}>{coupon}</div>
          <div className={styles.trust}>
            <TrustMarks hasMeasured={hasMeasured} />
          </div>
        </aside>
      </div>
    </Page>
  )
}

function Sum({
  name,
  value,
  of,
  kind,
  note,
}: {
  name: string
  value: string
  of?: string
  kind?: string
  note?: string
}) {
  return (
    <div className={kind}>
      <dt>
        {name} {note && <span className={styles.small}>{note}</span>}
      </dt>
      <dd data-of={of}>{value}</dd>
    </div>
  )
}
