import { MEASUREMENT_LABELS, MEASUREMENTS, type MeasurementName } from "@silai/contracts/measurement/limits"
import { writeInches } from "@silai/contracts/measurement/inches"
import styles from "./measurement-list.module.css"

type Props = { /** As a bag line carries it: `measurementType` and inches by name. */ size: Readonly<Record<string, string | number>> }

/** A made-to-measure size, read in the order it was taken. */
export function MeasurementList({ size }: Props) {
  const order: readonly MeasurementName[] = size.measurementType === "lowerBody" ? MEASUREMENTS.lowerBody : MEASUREMENTS.upperBody
  return (
    <dl className={styles.list}>
      {order.map((name) => (
        <div key={name}>
          <dt>{MEASUREMENT_LABELS[name]}</dt>
          <dd>{size[name] === undefined ? "–" : writeInches(Number(size[name]))}″</dd>
        </div>
      ))}
    </dl>
  )
}
