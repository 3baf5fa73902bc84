import {
  MEASUREMENT_LABELS,
  MEASUREMENTS,
  type LengthUnit,
  type MeasurementType,
} from "@silai/contracts/measurement/limits"
import { lengthText } from "./lengths"
import styles from "./measurement-list.module.css"

type Props = {
  half: MeasurementType
  /** Inches by name, as a bag line, an order line or the account carries them; more than the half's own may stand in it. */
  inches: Readonly<Record<string, unknown>>
  unit?: LengthUnit
  /** Where it stands in another shape than one under the other. */
  className?: string
}

/** The measurements of one half, read in the order in which they were taken. */
export function MeasurementList({ half, inches, unit = "in", className = styles.list }: Props) {
  return (
    <dl className={className}>
      {MEASUREMENTS[half].map((name) => (
        <div key={name}>
          <dt>{MEASUREMENT_LABELS[name]}</dt>
          <dd>
            {inches[name] === undefined ? "–" : lengthText(Number(inches[name]), unit)}{" "}
            <span className={styles.unit}>{unit}</span>
          </dd>
        </div>
      ))}
    </dl>
  )
}
