import { writeInches } from "@silai/contracts/measurement/inches"
import { MEASUREMENTS, type MeasurementName } from "@silai/contracts/measurement/limits"
import type { Measurement } from "@silai/contracts/measurement/calls"
import card from "../order/measurement-card.module.css"
import { useSay } from "../../words/language"
import { FitLine } from "./fit-line"
import { BODY_KEYS } from "./words"

/** The measurements of one body half, read only; `name`: the person, or the piece, that they are for. */
export function MeasuredCard({ name, half }: { name: string; half: Measurement }) {
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
