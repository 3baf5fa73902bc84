import type { KeptMeasurements, MeasuredOther } from "@silai/contracts/measurement/calls"
import { LENGTH_UNITS, MEASUREMENT_TYPES, type MeasurementType } from "@silai/contracts/measurement/limits"
import { sizeChartMessages } from "@silai/contracts/size-chart/messages"
import { useQuery } from "@tanstack/react-query"
import { Suspense, useEffect } from "react"
import { useSearchParams } from "react-router"
import { useMyId } from "~/features/customer/queries"
import { onDemand } from "~/lib/on-demand"
import { Fetched } from "~/ui/fetched"
import { Skeleton } from "~/ui/skeleton"
import { KeptHalf } from "./kept-half"
import styles from "./kept.module.css"
import { KeptOthers } from "./kept-others"
import { keptQuery, othersQuery } from "./kept-query"
import { useLengthUnit } from "./use-length-unit"
import { othersSay } from "./words"

const keptForm = onDemand(() => import("./kept-form").then((part) => part.KeptForm))

/** Another person's half in the shape of the form. */
const asKept = (person: MeasuredOther | undefined, half: MeasurementType): KeptMeasurements => {
  const { measurementType: _type, fitProfile, ...inches } = person?.[half] ?? {}
  return { ...inches, [`${half}Fit`]: fitProfile, upperBodyChangedAt: null, lowerBodyChangedAt: null }
}

/** Both body halves as saved. The URL has the half being edited, so that Back closes the form. */
export function KeptMeasurements() {
  const [search] = useSearchParams()
  const [unit, setUnit] = useLengthUnit()
  const kept = useQuery(keptQuery(useMyId()))
  useEffect(() => keptForm.whenAtRest(), [])
  const others = useQuery(othersQuery(useMyId()))
  const edited = MEASUREMENT_TYPES.find((type) => type === search.get("edit"))
  const whose = search.get("for")
  const form = (half: MeasurementType, data: KeptMeasurements, person: string | null) => (
    <Suspense fallback={<Skeleton height="24rem" />}>
      <keptForm.Part key={half + whose} half={half} kept={data} unit={unit} person={person} />
    </Suspense>
  )
  return (
    <>
      <fieldset className={styles.units}>
        <legend className="visually-hidden">Shown in</legend>
        {LENGTH_UNITS.map((one) => (
          <label key={one}>
            <input type="radio" name="unit" value={one} checked={unit === one} onChange={() => setUnit(one)} />
            <span>{sizeChartMessages.units[one]}</span>
          </label>
        ))}
      </fieldset>
      {edited && whose ? (
        <Fetched query={others} what={othersSay.what} height="24rem">
          {(people) => {
            const person = people.find(({ _id }) => _id === whose)
            return form(edited, asKept(person, edited), person?.name ?? "")
          }}
        </Fetched>
      ) : (
        <Fetched query={kept} what="your measurements" height="24rem">
          {(data) =>
            edited ? (
              form(edited, data, null)
            ) : (
              <>
                <div className={styles.halves}>
                  {MEASUREMENT_TYPES.map((half) => (
                    <KeptHalf key={half} half={half} kept={data} unit={unit} />
                  ))}
                </div>
                <Fetched query={others} what={othersSay.what}>
                  {(people) => <KeptOthers others={people} unit={unit} />}
                </Fetched>
              </>
            )
          }
        </Fetched>
      )}
    </>
  )
}
