import type { MovedOne } from "@silai/contracts/order/calls"
import { App } from "antd"
import { useCallback } from "react"
import { RefusedList } from "../../../ui/list/refused-list"
import { translated, useSay } from "../../../words/language"
import { doubtOf, type Even } from "../next-step"

export type Confirmed = Even & { order: string }
type Asked = {
  results: readonly MovedOne[]
  /** Moves these, and returns a result for each. */
  again: (orders: Confirmed[]) => Promise<readonly MovedOne[]>
}

/**
 * Asks once about the moved orders whose refusal only asks whether to go on, for example because the payment is
 * disputed, and moves those that the person confirms.
 */
export function useDoubted(): (asked: Asked) => Promise<MovedOne[]> {
  const { modal } = App.useApp()
  const say = useSay()
  return useCallback(
    async ({ results: first, again }) => {
      const even = new Map<string, Even>()
      let results = [...first]
      const confirmed = (doubted: readonly MovedOne[]) =>
        new Promise<boolean>((resolve) => {
          let agreed = false
          modal.confirm({
            title: say("many.doubted", { n: doubted.length }),
            icon: null,
            content: (
              <RefusedList
                lines={doubted.map(({ orderNumber: name, message, code }) => ({
                  name,
                  why: translated(message, code),
                }))}
              />
            ),
            okText: say("many.doubted.yes"),
            cancelText: say("order.not-yet"),
            maskClosable: false,
            onOk: () => void (agreed = true),
            afterClose: () => resolve(agreed),
          })
        })
      for (;;) {
        const doubted = results.filter(({ code }) => doubtOf(code))
        if (!doubted.length || !(await confirmed(doubted))) return results
        for (const { order, code } of doubted) even.set(order, { ...even.get(order), ...doubtOf(code) })
        const moved = await again(doubted.map(({ order }) => ({ order, ...even.get(order) })))
        results = results.map((one) => moved.find(({ order }) => order === one.order) ?? one)
      }
    },
    [modal, say],
  )
}
