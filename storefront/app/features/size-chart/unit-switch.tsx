import { LENGTH_UNITS, type LengthUnit } from "@silai/contracts/measurement/limits"
import { sizeChartMessages } from "@silai/contracts/size-chart/messages"
import { Link } from "react-router"
import styles from "./unit-switch.module.css"

/** Inches or centimetres, stored in the URL: it can be shared, and works before hydration. */
export function UnitSwitch({ unit }: { unit: LengthUnit }) {
  return (
    <nav aria-label={sizeChartMessages.unitChoice} className={styles.units}>
      {LENGTH_UNITS.map((each) => (
        <Link
          key={each}
          to={{ search: each === "cm" ? "?unit=cm" : "" }}
          replace
          preventScrollReset
          aria-current={each === unit ? "true" : undefined}
          className={styles.unit}
        >
          {sizeChartMessages.units[each]}
        </Link>
      ))}
    </nav>
  )
}
