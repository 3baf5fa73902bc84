import { useKeys as useQueryKeys, useUpdate, type HttpError, type UpdateResponse } from "@refinedev/core"
import { mayTakeOut, type OrderStatusCode } from "@silai/contracts/order/status"
import { useQueryClient } from "@tanstack/react-query"
import { Button } from "antd"
import { useKeys } from "../../ui/keys/use-keys"
import { useRefetch } from "../../ui/use-refetch"
import { sentenceOf, useSay } from "../../words/language"
import type { Say } from "../../words/say"
import type { OrderMove, WholeOrder } from "./calls"
import { moved } from "./moved"
import { askedBy, type Even, knownOf, nextStep } from "./next-step"
import { usePieceChanges } from "./piece-change/use-piece-changes"
import { useStepDialog } from "./use-step-dialog"
import { ShipButton } from "./ship/ship-dialog"
import { warningsOf } from "./warnings"
import type { Step } from "./words"

/**
 * The one main button: asks for confirmation with the consequence, and sets the order's next status. The screen shows
 * it at once and rolls back if the server refuses.
 */
export function MoveButton({ order }: { order: WholeOrder }) {
  const step = nextStep(order.nextStatuses, order.delivery)
  if (step === null) return null
  return step === 4 ? <ShipButton order={order} /> : <StepButton order={order} step={step} />
}

function StepButton({ order, step }: { order: WholeOrder; step: Step }) {
  const say = useSay()
  const askStep = useStepDialog()
  const { mutateAsync, mutation } = useUpdate<WholeOrder, HttpError, OrderMove>()
  const settle = useSettle(order._id)
  const { data: changes } = usePieceChanges(order._id)
  const leftOut = mayTakeOut(step) ? null : changes?.waiting
  const words = (part: "button" | "doing" | "ask" | "then") => say(`step.${step}.${part}`)

  const ask = () =>
    askStep({
      title: words("ask"),
      content: warningsOf(order, leftOut) ?? words("then"),
      okText: words("button"),
      even: knownOf(order),
      send: async (even) => settle(await mutateAsync(move(order, step, even, say))),
    })
  useKeys({ a: ask })
  return (
    <Button type="primary" onClick={ask} loading={mutation.isPending} aria-keyshortcuts="a">
      {words(mutation.isPending ? "doing" : "button")}
    </Button>
  )
}

/**
 * Takes the next statuses from the server's reply, so that the button does not wait for a refetch of the whole order.
 */
function useSettle(id: string) {
  const client = useQueryClient()
  const refetch = useRefetch()
  const { keys } = useQueryKeys()
  return ({ data }: UpdateResponse<WholeOrder>) => {
    const queryKey = keys().data("default").resource("order").action("one").id(id).get()
    client.setQueriesData<{ data: WholeOrder }>(
      { queryKey },
      (before) => before && { data: { ...before.data, ...data } },
    )
    void refetch("workshop")
  }
}

const move = (order: WholeOrder, status: OrderStatusCode, even: Even, say: Say) => ({
  resource: "order",
  id: order._id,
  // The dialog has asked already.
  values: { status, ...even },
  mutationMode: "optimistic" as const,
  optimisticUpdateMap: {
    list: false,
    many: false,
    detail: (before: { data: WholeOrder } | null | undefined, { status: next }: OrderMove) =>
      before ? { data: moved(before.data, next, say) } : null,
  },
  successNotification: { type: "success" as const, message: say("order.updated", { status: say(`status.${status}`) }) },
  errorNotification: (error?: { message?: string }) =>
    !askedBy(error) && { type: "error" as const, message: error ? sentenceOf(error) : say("order.not-moved") },
})
