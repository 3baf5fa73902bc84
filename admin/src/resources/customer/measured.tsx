import { MEASUREMENT_TYPES } from "@silai/contracts/measurement/limits"
import { Link } from "react-router"
import { useMay } from "../../providers/may"
import { HalfCard } from "../measurement/half-card"
import { addPath, BODY_WORDS } from "../measurement/words"
import type { WholeCustomer } from "./calls"
import style from "./sections.module.css"

/** What is kept of the body, readable from the tailor's table. */
export function MeasuredSection({ customer }: { customer: WholeCustomer }) {
  const may = useMay()
  const { measurements } = customer
  const missing = MEASUREMENT_TYPES.filter(
    (half) => !measurements.some(({ measurementType }) => measurementType === half),
  )
  return (
    <section aria-labelledby="measurements">
      <div className={style.title}>
        <h2 id="measurements">Measurements</h2>
        {may("measurement.write") &&
          missing.map((half) => (
            <Link key={half} to={addPath(customer._id, half)} data-screen>
              Measure the {BODY_WORDS[half].toLowerCase()}
            </Link>
          ))}
      </div>
      {measurements.length === 0 && <p className={style.none}>Not measured yet.</p>}
      {measurements.length > 0 && (
        <div className={style.cards}>
          {measurements.map((half) => (
            <HalfCard key={half._id} half={half} name={customer.name} />
          ))}
        </div>
      )}
    </section>
  )
}
