import { productSections } from "@silai/contracts/catalogue/messages"
import { SHOP } from "@silai/contracts/shop/settings"
import type { ProductFact, VariantPage } from "@silai/contracts/catalogue/shapes"
import { Accordion } from "~/ui/accordion"
import { deliveryLine } from "~/lib/shop/delivery-words"
import { returnLines } from "~/lib/shop/return-words"
import { shop } from "~/lib/shop/shop"
import { Cloth } from "./pictures/cloth"
import { productMessages } from "./words"
import styles from "./sections.module.css"

/** Details, wash & care, size & fit, delivery, return. What is next to the button is not repeated. */
export function Sections({ product, pictures }: { product: VariantPage; pictures: VariantPage["images"] }) {
  const { delivery, returns } = productSections
  return (
    <div className={styles.sections}>
      {(product.details || product.facts || product.amazonLink) && (
        <Accordion title={productSections.details} open>
          {/* Sanitised by the shop when it is written (requirements §3). */}
          {product.details && <div className={styles.html} dangerouslySetInnerHTML={{ __html: product.details }} />}
          {product.facts && <Facts facts={product.facts} />}
          <Cloth pictures={pictures} name={product.variantName} details={product.details} />
          {product.amazonLink && (
            <p className={styles.elsewhere}>
              <a href={product.amazonLink} target="_blank" rel="noopener noreferrer">
                {productMessages.elsewhere(SHOP.marketplace)}
              </a>
            </p>
          )}
        </Accordion>
      )}
      {product.washCare && (
        <Accordion title={productSections.washCare}>
          <p>{product.washCare}</p>
        </Accordion>
      )}
      {product.sizeAndFit && (
        <Accordion title={productSections.sizeAndFit}>
          <p>{product.sizeAndFit}</p>
        </Accordion>
      )}
      <Accordion title={delivery.title}>
        <Lines lines={[deliveryLine(delivery.free), ...delivery.lines, ...(shop().pickup ? [delivery.collect] : [])]} />
      </Accordion>
      <Accordion title={returns.title}>
        <Lines lines={[returns.lines[0], returnLines()[1], returns.lines[1]]} />
      </Accordion>
    </div>
  )
}

/** Facts that plugins add about the product. */
function Facts({ facts }: { facts: readonly ProductFact[] }) {
  return (
    <dl className={styles.facts}>
      {facts.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

function Lines({ lines }: { lines: readonly string[] }) {
  return (
    <ul className={styles.lines}>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  )
}
