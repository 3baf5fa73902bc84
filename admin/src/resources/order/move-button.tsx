import { useKeys, useUpdate, type HttpError, type UpdateResponse } from "@refinedev/core"
import { statusOf, type OrderStatusCode } from "@silai/contracts/order/status"
import { orderSays } from "@silai/contracts/order/messages"
import { useQueryClient } from "@tanstack/react-query"
import { App, Button } from "antd"
import { useRef } from "react"
import type { OrderMove, WholeOrder } from "./calls"
import { moved } from "./moved"
import { nextStep } from "./next-step"
import { STEP_WORDS } from "./words"

/**
 * The one main button: asks, saying what follows, and moves the order on. The screen shows the new status at once and goes
 * back if the server says no.
 */
export function MoveButton({ order }: { order: WholeOrder }) {
  const { modal } = App.useApp()
  // A second click lands before React has drawn the disabled button; the flag is there at once.
  const asking = useRef(false)
  const { mutateAsync, mutation } = useUpdate<WholeOrder, HttpError, OrderMove>()
  const settle = useSettle(order._id)
  const step = nextStep(order.nextStatuses, order.delivery)
  const words = step === null ? undefined : STEP_WORDS[step]
  if (step === null || !words) return null

  const ask = () => {
    if (asking.current) return
    asking.current = true
    modal.confirm({
      title: words.ask,
      content: words.consequence,
      icon: null,
      okText: words.button,
      cancelText: "Not yet",
      autoFocusButton: "ok",
      // The second half of a double click would land on the backdrop and take the question away again.
      maskClosable: false,
      afterClose: () => void (asking.current = false),
      // What went wrong has been said by then; nothing is left to do here.
      onOk: () => void mutateAsync(move(order, step)).then(settle, () => undefined),
    })
  }
  return (
    <Button type="primary" onClick={ask} loading={mutation.isPending}>
      {mutation.isPending ? words.doing : words.button}
    </Button>
  )
}

/** Takes the steps that come next from the server's reply, so the button does not wait for the whole order to be read again. */
function useSettle(id: string) {
  const client = useQueryClient()
  const { keys } = useKeys()
  return ({ data }: UpdateResponse<WholeOrder>) => {
    const queryKey = keys().data("default").resource("order").action("one").id(id).get()
    client.setQueriesData<{ data: WholeOrder }>(
      { queryKey },
      (before) => before && { data: { ...before.data, ...data } },
    )
  }
}

const move = (order: WholeOrder, status: OrderStatusCode) => ({
  resource: "order",
  id: order._id,
  values: { status },
  mutationMode: "optimistic" as const,
  optimisticUpdateMap: {
    list: false,
    many: false,
    detail: (before: { data: WholeOrder } | null | undefined, { status: next }: OrderMove) =>
      before ? { data: moved(before.data, next) } : null,
  },
  successNotification: { type: "success" as const, message: orderSays.updated(statusOf(status)?.label ?? "") },
  errorNotification: (error?: { message?: string }) => ({
    type: "error" as const,
    message: error?.message ?? "The order could not be moved on. Please try again.",
  }),
})
