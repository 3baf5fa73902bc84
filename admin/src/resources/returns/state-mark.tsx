import type { ReturnState } from "@silai/contracts/returns/states"
import { Mark, type Tone } from "../../ui/mark"
import { useSay } from "../../words/language"

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

/** A request's state; states that wait for the shop are highlighted. */
export function ReturnMark({ state }: { state: ReturnState }) {
  const say = useSay()
  return <Mark tone={TONE[state]}>{say(`return-state.${state}`)}</Mark>
}
