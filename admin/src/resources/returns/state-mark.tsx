import type { ReturnState } from "@silai/contracts/returns/states"
import { Mark, type Tone } from "../../ui/mark"
import { useSay } from "../../words/language"
import type { Say } from "../../words/say"

const TONE: Record<ReturnState, Tone> = {
  requested: "fresh",
  approved: "moving",
  pickedUp: "moving",
  received: "fresh",
  refunded: "done",
  exchanged: "done",
  altered: "done",
  rejected: "quiet",
  sentBack: "quiet",
  withdrawn: "quiet",
}

type Stand = { state: ReturnState; isRefundDue?: boolean }

/** Where a request has got to, in words. */
export const standWords = (say: Say, { state, isRefundDue }: Stand): string =>
  say(isRefundDue ? "return.refund-due" : `return-state.${state}`)

/** A request's state; states that wait for the shop are highlighted. */
export function ReturnMark({ request }: { request: Stand }) {
  const say = useSay()
  return <Mark tone={request.isRefundDue ? "moving" : TONE[request.state]}>{standWords(say, request)}</Mark>
}
