import { returnMessages } from "@silai/contracts/returns/messages"
import { REFUND_DUE } from "@silai/contracts/returns/states"
import { TimeLine } from "../../ui/record/time-line"
import { translated, useSay } from "../../words/language"
import type { WholeReturn } from "./calls"

/** Entries that are no step of the request. */
const OTHER_LABEL: Partial<Record<string, "return.reserved.no-longer" | "return.refund-now" | "return.refund-due">> = {
  [returnMessages.releasedLabel]: "return.reserved.no-longer",
  [returnMessages.refundNowLabel]: "return.refund-now",
  [REFUND_DUE]: "return.refund-due",
}

/** The events of a request, latest first. */
export function ReturnLog({ request }: { request: WholeReturn }) {
  const say = useSay()
  const steps = [...request.timeline].sort((a, b) => b.at.localeCompare(a.at))
  return (
    <section aria-labelledby="time-line" className="stack" data-not-printed>
      <h2 id="time-line">{say("order.log")}</h2>
      <TimeLine
        events={steps.map(({ state, label, at, by, note }) => ({
          key: `${state}-${at}`,
          what: <strong>{say(OTHER_LABEL[label] ?? `return-state.${state}`)}</strong>,
          at,
          by: by && translated(by),
          note,
        }))}
      />
    </section>
  )
}
