import { catalogueMessages } from "@silai/contracts/catalogue/messages"
import type { VariantPage } from "@silai/contracts/catalogue/shapes"
import type { RefObject } from "react"
import { shippingSentence } from "~/lib/shop/delivery-words"
import { FitPromise } from "~/layout/fit-promise"
import { TrustMarks } from "~/layout/trust-marks"
import { Button } from "~/ui/button"
import { Notice } from "~/ui/notice"
import { Price } from "~/ui/price"
import { isUnavailable } from "~/ui/product-card"
import { Rating } from "~/ui/rating"
import { Stepper } from "~/ui/form/stepper"
import { Assurances } from "./assurances"
import { MadeToMeasure } from "./made-to-measure"
import { chosenName } from "./purchase-rules"
import { askLink } from "./question"
import { productMessages } from "../words"
import { ColourSwatches } from "./colour-swatches"
import styles from "../product-page.module.css"
import { SizePicker } from "./size-picker"
import type { Purchase } from "./use-purchase"

type Props = { product: VariantPage; chart: string; purchase: Purchase; actRef: RefObject<HTMLDivElement | null> }

/** Name, price, colour, size, quantity, the main button, and what a shopper wants to know before pressing it. */
export function BuyBox({ product, chart, purchase, actRef }: Props) {
  const { offer } = purchase
  const soldOut = isUnavailable(product)
  const measured = purchase.chosen !== null && "measurement" in purchase.chosen
  return (
    <div className={styles.box}>
      <div>
        <p className={styles.category}>{product.product.category.name}</p>
        <h1 className={styles.name}>{product.variantName}</h1>
        {product.rating && (
          <a href="#reviews" className={styles.rating}>
            <Rating rating={product.rating} />
          </a>
        )}
        <div className={styles.price}>
          <Price price={product.price} basePrice={product.basePrice} size="large" />
          <p className={styles.taxes}>{productMessages.taxes(shippingSentence())}</p>
        </div>
      </div>
      <ColourSwatches product={product} />
      {soldOut && (
        <Notice title={catalogueMessages.currentlyUnavailable}>
          {productMessages.goneSizes} {product.customSizeOption && productMessages.cutForYou}
        </Notice>
      )}
      <SizePicker product={product} purchase={purchase} />
      {product.customSizeOption && <MadeToMeasure type={product.measurementType} chart={chart} purchase={purchase} />}
      <div className={styles.quantity}>
        <p className={styles.label}>{productMessages.quantity}</p>
        <Stepper
          value={purchase.quantity}
          onChange={purchase.setQuantity}
          max={offer ? Math.max(1, offer.most) : 1}
          label={`${productMessages.quantity}, ${product.variantName}`}
          limitNote={offer?.limitNote ?? undefined}
          busy={!offer || offer.soldOut}
        />
      </div>
      <div ref={actRef} className={styles.act}>
        <Button wide data-early busy={purchase.adding} onClick={purchase.add} disabled={offer?.soldOut}>
          {offer?.action ?? catalogueMessages.addToBag}
        </Button>
        {measured && <FitPromise />}
      </div>
      <Assurances
        made={offer?.orderType === "custom"}
        measured={measured}
        ask={askLink(product, chosenName(purchase.chosen))}
      />
      <TrustMarks withoutReturns />
    </div>
  )
}
