import { dateTimeOf } from "../../ui/format"
import { translated, useSay } from "../../words/language"
import type { WholeReturn } from "./calls"
import style from "../order/time-line.module.css"

/** The events of a request, latest first. */
export function TimeLine({ request }: { request: WholeReturn }) {
  const say = useSay()
  const steps = [...request.timeline].sort((a, b) => b.at.localeCompare(a.at))
  return (
    <section aria-labelledby="time-line" className={style.section}>
      <h2 id="time-line">{say("order.log")}</h2>
      <ol className={style.steps}>
        {steps.map(({ state, at, by, note }, place) => (
          <li key={`${state}-${at}`} aria-current={place === 0 ? "step" : undefined}>
            <strong>{say(at === request.releasedAt ? "return.reserved.no-longer" : `return-state.${state}`)}</strong>
            <span>
              <time dateTime={at}>{dateTimeOf(at)}</time>
              {by && ` · ${translated(by)}`}
            </span>
            {note && <span>{note}</span>}
          </li>
        ))}
      </ol>
    </section>
  )
}
