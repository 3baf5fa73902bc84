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
  /** Inches by name, as in a bag line, an order line or the account; other fields are ignored. */
  inches: Readonly<Record<string, unknown>>
  unit?: LengthUnit
  /** For a layout other than one below the other. */
  className?: string
}

/** The measurements of one half, in the order of measuring. */
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
