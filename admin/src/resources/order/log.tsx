import { TimeLine } from "../../ui/record/time-line"
import type { Word } from "../../words/en"
import { translated, useSay } from "../../words/language"
import { isWord } from "../../words/say"
import type { WholeOrder } from "./calls"

/** The order's log, latest first. */
export function OrderLog({ order }: { order: WholeOrder }) {
  const say = useSay()
  const steps = [...order.timeline].sort((a, b) => b.at.localeCompare(a.at))
  return (
    <section aria-labelledby="time-line" className="stack" data-not-printed>
      <h2 id="time-line">{say("order.log")}</h2>
      <TimeLine
        events={steps.map(({ code, label, at, by }, place) => ({
          key: `${code}-${at}-${place}`,
          what: <strong>{isWord(`status.${code}`) ? say(`status.${code}` as Word) : label}</strong>,
          at,
          by: by && translated(by),
          note: place === 0 && order.cancelReason && `${say("cancel.given-reason")}: ${order.cancelReason}`,
        }))}
      />
    </section>
  )
}
