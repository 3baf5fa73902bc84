import type { MessageState } from "@silai/contracts/whatsapp/kinds"
import { useSay } from "../../../words/language"
import style from "./message.module.css"

const ONE = "m2 7.5 3 3 6-6.500"
const TWO = "M7.500 10.500l.5.500 6-6.500"

const drawings: Partial<Record<MessageState, string>> = {
  waiting: "M8 1.500a6 6 0 1 0 0 12 6 6 0 0 0 0-12zM8 4.500v3l2 1.500",
  sending: "M8 1.500a6 6 0 1 0 0 12 6 6 0 0 0 0-12zM8 4.500v3l2 1.500",
  sent: ONE,
  delivered: ONE + TWO,
  read: ONE + TWO,
}

/** How far a message of the shop has come: a clock, one tick, two ticks, two blue ticks; in words for screen readers. */
export function Ticks({ state }: { state: MessageState }) {
  const say = useSay()
  const drawing = drawings[state]
  const word = say(`chat.state.${state}`)
  if (!drawing) return null
  return (
    <span className={style.ticks} data-state={state} title={word}>
      <svg
        viewBox="0 0 16 15"
        width="16"
        height="15"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        aria-hidden="true"
      >
        <path d={drawing} strokeLinecap="round" strokeLinejoin="round" />
      </svg>
      <span className="unseen">{word}</span>
    </span>
  )
}
