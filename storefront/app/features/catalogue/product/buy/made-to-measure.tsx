import { catalogueMessages } from "@silai/contracts/catalogue/messages"
import { cuttingAddsWith } from "@silai/contracts/checkout/delivery-messages"
import type { MeasurementType } from "@silai/contracts/measurement/limits"
import { Suspense } from "react"
import { smallestWaist } from "~/features/size-chart/smallest-waist"
import { deferredPartsReady } from "~/layout/deferred-parts"
import { onDemand } from "~/lib/on-demand"
import { shop } from "~/lib/shop/shop"
import { shopChartOf } from "~/lib/shop/shop-charts"
import { useStore } from "~/lib/store"
import { Button } from "~/ui/button"
import styles from "./made-to-measure.module.css"
import type { Purchase } from "./use-purchase"
import { productMessages } from "../words"

const own = () => import("./own-measurements")
const guide = onDemand(() => own().then((part) => part.GuidePicture))
const saved = onDemand(() => own().then((part) => part.SavedMeasurements))
const lastOrder = onDemand(() => own().then((part) => part.LastOrderWay))
const list = onDemand(() => own().then((part) => part.ChosenMeasurements))
const fit = onDemand(() => import("~/features/measurement/fit/chosen-fit").then((part) => part.ChosenFit))

/** Trousers that begin at this waist, or below, fit almost all men. */
const SLIM_INCHES = 28

type Props = { type: MeasurementType; /** Name of the category's size chart. */ chart: string; purchase: Purchase }

/** A quiet card below the sizes: this piece can be made to measure, also to saved measurements in one tap. */
export function MadeToMeasure({ type, chart, purchase }: Props) {
  const atRest = useStore(deferredPartsReady)
  const waist = type === "lowerBody" ? smallestWaist(shopChartOf(chart)) : null
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
        <h2 id="made-to-measure">{measurement ? productMessages.yourMeasurements : productMessages.madeToMeasure}</h2>
        {measurement ? (
          <Suspense fallback={null}>
            <list.Part chosen={measurement} className={styles.list ?? ""} />
          </Suspense>
        ) : (
          <>
            {waist !== null && waist > SLIM_INCHES && <p>{productMessages.slimmer(waist)}</p>}
            <p>
              {productMessages.cutByHand(
                cuttingAddsWith(shop().delivery.queueDays),
                catalogueMessages.fitPromise.toLowerCase(),
              )}
            </p>
          </>
        )}
      </div>
      {measurement && (
        <Suspense fallback={null}>
          <fit.Part chosen={measurement} onChange={purchase.changeMeasurement} />
        </Suspense>
      )}
      <div className={styles.acts}>
        <Button
          kind="plain"
          size="small"
          data-early
          onClick={() => purchase.startMeasuring(null, measurement?.fitProfile?.way === "garment" ? "garment" : "tape")}
          aria-haspopup="dialog"
          className={styles.act ?? ""}
        >
          {measurement ? productMessages.editMeasurements : productMessages.measureNow}
        </Button>
        {atRest && !measurement && (
          <Suspense fallback={null}>
            <saved.Part
              type={type}
              onUse={purchase.chooseMeasurement}
              onLack={purchase.startMeasuring}
              className={styles.act ?? ""}
            />
          </Suspense>
        )}
      </div>
      {!measurement && (
        <div className={styles.ways}>
          <p>{productMessages.otherWays}</p>
          <button
            type="button"
            data-early
            aria-haspopup="dialog"
            onClick={() => purchase.startMeasuring(null, "garment")}
          >
            {productMessages.copy[type]}
          </button>
          {atRest && (
            <Suspense fallback={null}>
              <lastOrder.Part type={type} onWish={() => purchase.startMeasuring(null, "lastOrder")} />
            </Suspense>
          )}
        </div>
      )}
    </section>
  )
}
