import { dateTimeOf } from "../../ui/format"
import type { WholeOrder } from "./calls"
import style from "./time-line.module.css"

/** What has happened to the order, the latest first. */
export function TimeLine({ order }: { order: WholeOrder }) {
  const steps = [...order.timeline].sort((a, b) => b.at.localeCompare(a.at))
  return (
    <section aria-labelledby="time-line" className={style.section}>
      <h2 id="time-line">Time line</h2>
      <ol className={style.steps}>
        {steps.map(({ code, label, at, by }, place) => (
          <li key={`${code}-${at}-${place}`} aria-current={place === 0 ? "step" : undefined}>
            <strong>{label}</strong>
            <span>
              <time dateTime={at}>{dateTimeOf(at)}</time>
              {by && ` · ${by}`}
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}
