import { LENGTH_UNITS, MEASUREMENT_TYPES } from "@silai/contracts/measurement/limits"
import { sizeChartSays } from "@silai/contracts/size-chart/messages"
import { useQuery } from "@tanstack/react-query"
import { Suspense, useEffect } from "react"
import { useSearchParams } from "react-router"
import { useMyId } from "~/features/customer/queries"
import { onDemand } from "~/lib/on-demand"
import { Fetched } from "~/ui/fetched"
import { Skeleton } from "~/ui/skeleton"
import { KeptHalf } from "./kept-half"
import styles from "./kept.module.css"
import { keptQuery } from "./kept-query"
import { useLengthUnit } from "./use-length-unit"

const keptForm = onDemand(() => import("./kept-form").then((part) => part.KeptForm))

/** Both body halves as saved. The URL has the half being edited, so that Back closes the form. */
export function KeptMeasurements() {
  const [search] = useSearchParams()
  const [unit, setUnit] = useLengthUnit()
  const kept = useQuery(keptQuery(useMyId()))
  useEffect(() => keptForm.whenAtRest(), [])
  const edited = MEASUREMENT_TYPES.find((type) => type === search.get("edit"))
  return (
    <>
      <fieldset className={styles.units}>
        <legend className="visually-hidden">Shown in</legend>
        {LENGTH_UNITS.map((one) => (
          <label key={one}>
            <input type="radio" name="unit" value={one} checked={unit === one} onChange={() => setUnit(one)} />
            <span>{sizeChartSays.units[one]}</span>
          </label>
        ))}
      </fieldset>
      <Fetched query={kept} what="your measurements" height="24rem">
        {(data) =>
          edited ? (
            <Suspense fallback={<Skeleton height="24rem" />}>
              <keptForm.Part key={edited} half={edited} kept={data} unit={unit} />
            </Suspense>
          ) : (
            <div className={styles.halves}>
              {MEASUREMENT_TYPES.map((half) => (
                <KeptHalf key={half} half={half} kept={data} unit={unit} />
              ))}
            </div>
          )
        }
      </Fetched>
    </>
  )
}
