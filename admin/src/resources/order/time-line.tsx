import { dateTimeOf } from "../../ui/format"
import type { Word } from "../../words/en"
import { translated, useSay } from "../../words/language"
import { isWord } from "../../words/say"
import type { WholeOrder } from "./calls"
import style from "./time-line.module.css"

/** The order's log, latest first. */
export function TimeLine({ order }: { order: WholeOrder }) {
  const say = useSay()
  const steps = [...order.timeline].sort((a, b) => b.at.localeCompare(a.at))
  return (
    <section aria-labelledby="time-line" className={style.section}>
      <h2 id="time-line">{say("order.log")}</h2>
      <ol className={style.steps}>
        {steps.map(({ code, label, at, by }, place) => (
          <li key={`${code}-${at}-${place}`} aria-current={place === 0 ? "step" : undefined}>
            <strong>{isWord(`status.${code}`) ? say(`status.${code}` as Word) : label}</strong>
            <span>
              <time dateTime={at}>{dateTimeOf(at)}</time>
              {by && ` · ${translated(by)}`}
            </span>
            {place === 0 && order.cancelReason && (
              <span>
                {say("cancel.said")}: {order.cancelReason}
              </span>
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}
