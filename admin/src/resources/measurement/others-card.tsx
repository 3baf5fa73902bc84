import { writeInches } from "@silai/contracts/measurement/inches"
import { MEASUREMENTS, type MeasurementName } from "@silai/contracts/measurement/limits"
import type { Measurement } from "@silai/contracts/measurement/calls"
import card from "../order/measurement-card.module.css"
import { useSay } from "../../words/language"
import { FitLine } from "./fit-line"
import { BODY_KEYS } from "./words"

/** A body half of another person whom a customer measures: read only, the customer changes it. */
export function OthersCard({ name, half }: { name: string; half: Measurement }) {
  const say = useSay()
  const values: Partial<Record<MeasurementName, number>> = half
  return (
    <div className={card.card}>
      <div className={card.head}>
        <div>
          <h3>{name}</h3>
          <p>
            {say(BODY_KEYS[half.measurementType])} · {say("measure.inches")}
          </p>
        </div>
      </div>
      <dl className={card.values}>
        {MEASUREMENTS[half.measurementType].map((one) => (
          <div key={one}>
            <dt>{say(`measure.${one}`)}</dt>
            <dd>{values[one] === undefined ? say("measure.none") : writeInches(values[one])}</dd>
          </div>
        ))}
      </dl>
      <FitLine fit={half.fitProfile} />
    </div>
  )
}
