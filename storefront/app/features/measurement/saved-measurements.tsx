import type { SavedMeasurements, MeasuredOther } from "@silai/contracts/measurement/calls"
import { LENGTH_UNITS, MEASUREMENT_TYPES, type MeasurementType } from "@silai/contracts/measurement/limits"
import { sizeChartMessages } from "@silai/contracts/size-chart/messages"
import { useQuery } from "@tanstack/react-query"
import { Suspense, useEffect } from "react"
import { useSearchParams } from "react-router"
import { useMyId } from "~/features/customer/queries"
import { onDemand } from "~/lib/on-demand"
import { Fetched } from "~/ui/fetched"
import { Skeleton } from "~/ui/skeleton"
import { SavedHalf } from "./saved-half"
import styles from "./saved.module.css"
import { SavedOthers } from "./saved-others"
import { savedMeasurementsQuery, othersQuery } from "./saved-query"
import { useLengthUnit } from "./use-length-unit"
import { otherPeopleMessages } from "./words"

const savedForm = onDemand(() => import("./saved-form").then((part) => part.SavedForm))

/** Another person's half in the shape of the form. */
const savedOf = (person: MeasuredOther | undefined, half: MeasurementType): SavedMeasurements => {
  const { measurementType: _type, fitProfile, ...inches } = person?.[half] ?? {}
  return { ...inches, [`${half}Fit`]: fitProfile, upperBodyChangedAt: null, lowerBodyChangedAt: null }
}

/** Both body halves as saved. The URL has the half being edited, so that Back closes the form. */
export function SavedMeasurements() {
  const [search] = useSearchParams()
  const [unit, setUnit] = useLengthUnit()
  const saved = useQuery(savedMeasurementsQuery(useMyId()))
  useEffect(() => savedForm.whenAtRest(), [])
  const others = useQuery(othersQuery(useMyId()))
  const edited = MEASUREMENT_TYPES.find((type) => type === search.get("edit"))
  const whose = search.get("for")
  const form = (half: MeasurementType, data: SavedMeasurements, person: string | null) => (
    <Suspense fallback={<Skeleton height="24rem" />}>
      <savedForm.Part key={half + whose} half={half} saved={data} unit={unit} person={person} />
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
        <Fetched query={others} what={otherPeopleMessages.what} height="24rem">
          {(people) => {
            const person = people.find(({ _id }) => _id === whose)
            return form(edited, savedOf(person, edited), person?.name ?? "")
          }}
        </Fetched>
      ) : (
        <Fetched query={saved} what="your measurements" height="24rem">
          {(data) =>
            edited ? (
              form(edited, data, null)
            ) : (
              <>
                <div className={styles.halves}>
                  {MEASUREMENT_TYPES.map((half) => (
                    <SavedHalf key={half} half={half} saved={data} unit={unit} />
                  ))}
                </div>
                <Fetched query={others} what={otherPeopleMessages.what}>
                  {(people) => <SavedOthers others={people} unit={unit} />}
                </Fetched>
              </>
            )
          }
        </Fetched>
      )}
    </>
  )
}
