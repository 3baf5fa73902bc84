import { productSections } from "@silai/contracts/catalogue/messages"
import { useEffect, useState } from "react"
import type { VariantPage } from "@silai/contracts/catalogue/shapes"
import { Accordion } from "~/ui/accordion"
import { OnceWanted, onDemand } from "~/lib/on-demand"
import styles from "./sections.module.css"

const pinEstimate = onDemand(() => import("./pin-estimate").then((part) => part.PinEstimate))

/** Details, wash & care, size & fit, delivery, return. `custom`: what is chosen is made to order. */
export function Sections({ product, custom }: { product: VariantPage; custom: boolean }) {
  const { delivery, returns } = productSections
  const [deliveryOpen, setDeliveryOpen] = useState(false)
  useEffect(pinEstimate.whenAtRest, [])
  return (
    <div className={styles.sections}>
      {product.details && (
        <Accordion title={productSections.details} open>
          {/* Sanitised by the shop when it is written (SPEC §3). */}
          <div className={styles.html} dangerouslySetInnerHTML={{ __html: product.details }} />
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
      <Accordion title={delivery.title} onToggle={setDeliveryOpen}>
        <div className={styles.pin}>
          <OnceWanted wanted={deliveryOpen}>
            <pinEstimate.Part custom={custom} />
          </OnceWanted>
        </div>
        <Lines lines={delivery.lines} />
      </Accordion>
      <Accordion title={returns.title}>
        <Lines lines={returns.lines} />
      </Accordion>
    </div>
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
