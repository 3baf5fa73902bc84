import { TimePicker } from "antd"
import dayjs from "dayjs"
import { dayTyped, TYPED } from "./day-text"
import { DatePicker } from "./india-picker"
import { textOfUnread } from "./unread"
import { useTyped } from "./use-typed"

/** Antd adds `id` and the rest from Form.Item. */
type Props = {
  id?: string
  value?: string
  onChange?: (value: string) => void
  "aria-label"?: string
}
type DayProps = Props & { picker?: "date" | "month"; first?: string; last?: string }

const STORED_FORMAT = { date: "YYYY-MM-DD", month: "YYYY-MM" } as const
const SHOWN = { date: ["DD/MM/YYYY", "D/M/YYYY", "YYYY-MM-DD"], month: ["MM/YYYY", "YYYY-MM"] }

/** A day, or a month, of India; its value is "2026-11-28" or "2026-11", or "" for none. */
export function DayField({ value, onChange, picker = "date", first, last, ...input }: DayProps) {
  const read = (text: string) => {
    const day = dayTyped(text, TYPED[picker])?.format(STORED_FORMAT[picker])
    return day && (!first || day >= first) && (!last || day <= last) ? day : null
  }
  const typedText = useTyped({ value, onChange, read, emptied: "" })
  return (
    <DatePicker
      {...input}
      picker={picker}
      value={value && textOfUnread(value) === undefined ? dayjs(value) : null}
      minDate={first ? dayjs(first) : undefined}
      maxDate={last ? dayjs(last) : undefined}
      format={SHOWN[picker]}
      showNow={false}
      placeholder={picker === "month" ? "mm/yyyy" : "dd/mm/yyyy"}
      onChange={(day) => onChange?.(day?.format(STORED_FORMAT[picker]) ?? "")}
      {...typedText}
    />
  )
}

const HOUR = "HH:mm"

/** A time of day, "18:30". No OK has to be pressed. */
export function HourField({ value, onChange, ...input }: Props) {
  const read = (text: string) => dayTyped(text, TYPED.hour)?.format(HOUR)
  const typedText = useTyped({ value, onChange, read, emptied: null })
  return (
    <TimePicker
      {...input}
      value={value && textOfUnread(value) === undefined ? dayjs(value, HOUR) : null}
      format={HOUR}
      minuteStep={5}
      showNow={false}
      needConfirm={false}
      allowClear={false}
      placeholder="hh:mm"
      onChange={(hour) => hour && onChange?.(hour.format(HOUR))}
      {...typedText}
    />
  )
}
