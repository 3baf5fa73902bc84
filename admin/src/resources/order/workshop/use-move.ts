import type { WorkshopOrder } from "@silai/contracts/order/workshop-calls"
import { statusInto, type WorkshopStage } from "@silai/contracts/order/workshop"
import { CallRefused } from "@silai/contracts/refused"
import { App } from "antd"
import { useEffect, useRef, useState } from "react"
import { call } from "../../../providers/call"
import { useRefetch } from "../../../ui/use-refetch"
import { sentenceOf, useSay } from "../../../words/language"
import { isWord } from "../../../words/say"
import type { Word } from "../../../words/en"
import { askOrderMove } from "../calls"
import { askedBy, type Even } from "../next-step"
import { useStepDialog } from "../use-step-dialog"

/** A colleague was faster: the board shows where the order is now. */
const OVERTAKEN = "order.cannot_move"

const focusOn = (orderId: string) =>
  document.querySelector<HTMLElement>(`[data-row="${CSS.escape(orderId)}"]`)?.focus({ preventScroll: true })

/**
 * Moves an order to a stage, after its consequence was confirmed. `moving`: the order being moved. Afterwards its number
 * has the focus, wherever its card is then.
 */
export function useMove(rows: readonly WorkshopOrder[]) {
  const { message } = App.useApp()
  const say = useSay()
  const refetch = useRefetch()
  const [moving, setMoving] = useState<string | null>(null)
  const ask = useStepDialog()
  const left = useRef<{ id: string; stage: WorkshopStage } | null>(null)
  // Only once the card is rendered in its new stage: the old card loses the focus when it is removed.
  useEffect(() => {
    const order = rows.find(({ _id }) => _id === left.current?.id)
    if (!order || order.stage === left.current?.stage) return
    left.current = null
    focusOn(order._id)
  }, [rows])

  async function send({ _id, orderNumber, stage }: WorkshopOrder, status: number, even: Even) {
    setMoving(_id)
    left.current = { id: _id, stage }
    let stays = false
    let doubt: unknown = null
    try {
      void message.success((await call(askOrderMove, { orderId: _id, status, ...even })).message)
    } catch (error) {
      const isOvertaken = error instanceof CallRefused && error.code === OVERTAKEN
      stays = !isOvertaken
      if (askedBy(error)) doubt = error
      else if (isOvertaken) void message.warning(say("workshop.overtaken", { number: orderNumber }))
      else void message.error(sentenceOf(error))
    }
    await refetch("order")
    setMoving(null)
    if (stays) focusOn(_id)
    if (doubt) throw doubt
  }

  function move(order: WorkshopOrder, stage: WorkshopStage) {
    const status = statusInto(stage, order.nextStatuses)
    const word = (part: string) => {
      const key = `step.${status}.${part}`
      return isWord(key) ? say(key as Word) : ""
    }
    if (status === null) return
    ask({
      title: `${order.orderNumber}: ${word("ask")}`,
      content: word("then"),
      okText: word("button"),
      send: (even) => send(order, status, even),
    })
  }
  return { move, moving }
}
