import { App } from "antd"
import { useCallback } from "react"
import { RefusedList } from "../../../ui/list/refused-list"
import { useSay } from "../../../words/language"
import type { Outcome } from "./use-run"

/** Shows the outcome for many orders: how many are done, and why each of the others is not. */
export function useOutcome(): (outcome: Outcome, done: (n: number) => string) => void {
  const { message, modal } = App.useApp()
  const say = useSay()
  return useCallback(
    ({ good, refused, gone, undone, trouble }, done) => {
      if (good > 0) void message.success(done(good))
      if (refused.length + gone + undone === 0) return
      const all = good + refused.length + gone + undone
      modal.info({
        title: say("list.refused", { n: all - good, all }),
        icon: null,
        okText: say("find.close"),
        content: (
          <div className="stack">
            {trouble && <p className="trouble">{trouble}</p>}
            {undone > 0 && <p>{say("many.undone", { n: undone })}</p>}
            {gone > 0 && <p>{say("many.gone", { n: gone })}</p>}
            {refused.length > 0 && <RefusedList lines={refused} />}
          </div>
        ),
      })
    },
    [message, modal, say],
  )
}
