import type { UidState } from "@silai/contracts/uid/limits"
import { Mark, type Tone } from "../../ui/mark"
import { useSay } from "../../words/language"

const TONE: Record<UidState, Tone> = {
  unused: "quiet",
  printed: "fresh",
  assigned: "moving",
  sold: "done",
  void: "quiet",
  reported: "trouble",
}

/** An id's state. */
export function UidMark({ state }: { state: UidState }) {
  const say = useSay()
  return <Mark tone={TONE[state]}>{say(`uid-state.${state}`)}</Mark>
}
