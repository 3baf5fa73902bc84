import dayjs from "dayjs"
import type { FocusEvent } from "react"
import { dayTyped, isEmptied, textLeft, TYPED } from "../form/day-text"
import { DatePicker } from "../form/india-picker"
import { useSay } from "../../words/language"
import { Labelled } from "./labelled"

const DAY = "YYYY-MM-DD"
const dayOf = (text: string | undefined) => (text ? dayjs(text, DAY) : null)

type Props = {
  label: string
  from: string | undefined
  to: string | undefined
  onChange: (days: { from: string | undefined; to: string | undefined }) => void
}

/** From one day to another; either may be open. Its calendar is heavy: load it with fields that are rarely opened. */
export function DayRange({ label, from, to, onChange }: Props) {
  const say = useSay()
  /** Antd drops what was typed in another form, and shows a deleted day again. */
  const onBlur = (event: FocusEvent<HTMLElement>, { range }: { range?: "start" | "end" }) => {
    const day = dayTyped(textLeft(event), TYPED.date)?.format(DAY)
    const known = range === "start" ? from : to
    if (day === known || (!day && !isEmptied(event))) return
    const days = range === "start" ? [day, to] : [from, day]
    const [first, last] = days.every(Boolean) ? days.sort() : days
    onChange({ from: first, to: last })
  }
  return (
    <Labelled label={label} wide>
      <DatePicker.RangePicker
        allowEmpty={[true, true]}
        format={["DD/MM/YYYY", "D/M/YYYY"]}
        onBlur={onBlur}
        placeholder={[say("orders.from"), say("orders.until")]}
        aria-label={say("orders.days")}
        value={[dayOf(from), dayOf(to)]}
        onChange={(days) => onChange({ from: days?.[0]?.format(DAY), to: days?.[1]?.format(DAY) })}
      />
    </Labelled>
  )
}
