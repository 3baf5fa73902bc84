import { extraDays } from "@silai/contracts/checkout/delivery-messages"
import type { MeasurementType } from "@silai/contracts/measurement/limits"
import { Suspense } from "react"
import { deferredPartsReady } from "~/layout/deferred-parts"
import { onDemand } from "~/lib/on-demand"
import { useStore } from "~/lib/store"
import { Button } from "~/ui/button"
import styles from "./made-to-measure.module.css"
import type { Purchase } from "./use-purchase"
import { productSays } from "./words"

const own = () => import("./own-measurements")
const guide = onDemand(() => own().then((part) => part.GuidePicture))
const saved = onDemand(() => own().then((part) => part.SavedMeasurements))
const list = onDemand(() => own().then((part) => part.ChosenMeasurements))

/** A quiet card below the sizes: this piece can be cut to one's own measure, also to the saved ones in one tap. */
export function MadeToMeasure({ type, purchase }: { type: MeasurementType; purchase: Purchase }) {
  const atRest = useStore(deferredPartsReady)
  const { chosen } = purchase
  const measurement = chosen && "measurement" in chosen ? chosen.measurement : null
  return (
    <section className={styles.card} aria-labelledby="made-to-measure" data-chosen={measurement ? "" : undefined}>
      <div className={styles.guide}>
        {atRest && (
          <Suspense fallback={null}>
            <guide.Part type={type} />
          </Suspense>
        )}
      </div>
      <div className={styles.words} aria-live="polite">
        <h2 id="made-to-measure">{measurement ? productSays.yourMeasurements : productSays.madeToMeasure}</h2>
        {measurement ? (
          <Suspense fallback={null}>
            <list.Part chosen={measurement} className={styles.list!} />
          </Suspense>
        ) : (
          <p>{productSays.extraDays(extraDays)}</p>
        )}
      </div>
      <div className={styles.acts}>
        <Button
          kind="plain"
          size="small"
          data-early
          onClick={() => purchase.startMeasuring()}
          aria-haspopup="dialog"
          className={styles.act}
        >
          {measurement ? productSays.editMeasurements : productSays.measureNow}
        </Button>
        {atRest && !measurement && (
          <Suspense fallback={null}>
            <saved.Part
              type={type}
              onUse={purchase.chooseMeasurement}
              onLack={purchase.startMeasuring}
              className={styles.act!}
            />
          </Suspense>
        )}
      </div>
    </section>
  )
}
