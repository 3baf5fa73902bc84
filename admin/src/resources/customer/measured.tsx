import { MEASUREMENT_TYPES } from "@silai/contracts/measurement/limits"
import { Link } from "react-router"
import { useMay } from "../../providers/may"
import { HalfCard } from "../measurement/half-card"
import { addPath, BODY_KEYS } from "../measurement/words"
import { useSay } from "../../words/language"
import { MeasuredCard } from "../measurement/measured-card"
import type { CameFrom } from "../../ui/record/back-link"
import type { WholeCustomer } from "./calls"
import { nameOf } from "./words"
import style from "./sections.module.css"

/** The saved measurements, large enough to read from the tailor's table. */
export function MeasuredSection({ customer }: { customer: WholeCustomer }) {
  const may = useMay()
  const say = useSay()
  const { measurements } = customer
  const from: CameFrom = { back: { to: `/manage/customer/${customer._id}`, name: nameOf(customer) } }
  const missing = MEASUREMENT_TYPES.filter(
    (half) => !measurements.some(({ measurementType }) => measurementType === half),
  )
  return (
    <section aria-labelledby="measurements" className="tight">
      <div className="between">
        <h2 id="measurements">Measurements</h2>
        {may("measurement.write") &&
          missing.map((half) => (
            <Link key={half} to={addPath(customer._id, half)} state={from} data-screen>
              Measure the {say(BODY_KEYS[half]).toLowerCase()}
            </Link>
          ))}
      </div>
      {measurements.length === 0 && <p className="quiet">Not measured yet.</p>}
      {measurements.length > 0 && (
        <div className={style.cards}>
          {measurements.map((half) => (
            <HalfCard key={half._id} half={half} name={customer.name} from={from} />
          ))}
        </div>
      )}
      {customer.measuredOthers.length > 0 && (
        <>
          <h3>{say("fit.others")}</h3>
          <div className={style.cards}>
            {customer.measuredOthers.flatMap(({ _id, name, upperBody, lowerBody }) =>
              [upperBody, lowerBody].map(
                (half) => half && <MeasuredCard key={_id + half.measurementType} name={name} half={half} />,
              ),
            )}
          </div>
        </>
      )}
    </section>
  )
}
