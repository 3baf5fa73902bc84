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

/** A colleague was faster: the board shows where the order is now. */
const OVERTAKEN = "order.cannot_move"

const focusOn = (orderId: string) =>
  document.querySelector<HTMLElement>(`[data-row="${CSS.escape(orderId)}"]`)?.focus({ preventScroll: true })

/**
 * Moves an order to a stage, after its consequence was confirmed. `moving`: the order being moved. Afterwards its number
 * has the focus, wherever its card is then.
 */
export function useMove(rows: readonly WorkshopOrder[]) {
  const { modal, message } = App.useApp()
  const say = useSay()
  const refetch = useRefetch()
  const [moving, setMoving] = useState<string | null>(null)
  const asking = useRef(false)
  const left = useRef<{ id: string; stage: WorkshopStage } | null>(null)
  // Only once the card is rendered in its new stage: the old card loses the focus when it is removed.
  useEffect(() => {
    const order = rows.find(({ _id }) => _id === left.current?.id)
    if (!order || order.stage === left.current?.stage) return
    left.current = null
    focusOn(order._id)
  }, [rows])

  async function send({ _id, orderNumber, stage }: WorkshopOrder, status: number) {
    setMoving(_id)
    left.current = { id: _id, stage }
    let stays = false
    try {
      void message.success((await call(askOrderMove, { orderId: _id, status })).message)
    } catch (error) {
      const isOvertaken = error instanceof CallRefused && error.code === OVERTAKEN
      stays = !isOvertaken
      if (isOvertaken) void message.warning(say("workshop.overtaken", { number: orderNumber }))
      else void message.error(sentenceOf(error))
    }
    await refetch("order")
    setMoving(null)
    if (stays) focusOn(_id)
  }

  function move(order: WorkshopOrder, stage: WorkshopStage) {
    const status = statusInto(stage, order.nextStatuses)
    const word = (part: string) => {
      const key = `step.${status}.${part}`
      return isWord(key) ? say(key as Word) : ""
    }
    if (status === null || asking.current) return
    asking.current = true
    let agreed = false
    modal.confirm({
      title: `${order.orderNumber}: ${word("ask")}`,
      content: word("then"),
      icon: null,
      okText: word("button"),
      cancelText: say("order.not-yet"),
      autoFocusButton: "ok",
      maskClosable: false,
      onOk: () => void (agreed = true),
      // A dialog that is still closing would take the focus from the card again.
      afterClose: () => {
        asking.current = false
        if (agreed) void send(order, status)
      },
    })
  }
  return { move, moving }
}
