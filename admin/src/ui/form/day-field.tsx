import { TimePicker } from "antd"
import dayjs from "dayjs"
import type { FocusEvent } from "react"
import { dayTyped, isEmptied, textLeft, TYPED } from "./day-text"
import { DatePicker } from "./india-picker"

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

/**
 * The day typed, read when the field loses the focus: antd reads it only while its panel is open. Null where it is
 * invalid.
 */
const typedIn = (event: FocusEvent<HTMLElement>, formats: readonly string[]) => dayTyped(textLeft(event), formats)

/** A day, or a month, of India; its value is "2026-11-28" or "2026-11", or "" for none. */
export const DayField = ({ value, onChange, picker = "date", first, last, ...input }: DayProps) => (
  <DatePicker
    {...input}
    picker={picker}
    value={value ? dayjs(value) : null}
    minDate={first ? dayjs(first) : undefined}
    maxDate={last ? dayjs(last) : undefined}
    format={SHOWN[picker]}
    showNow={false}
    placeholder={picker === "month" ? "mm/yyyy" : "dd/mm/yyyy"}
    onChange={(day) => onChange?.(day?.format(STORED_FORMAT[picker]) ?? "")}
    onBlur={(event) => {
      if (value && isEmptied(event)) return onChange?.("")
      const day = typedIn(event, TYPED[picker])?.format(STORED_FORMAT[picker])
      if (day && day !== value && (!first || day >= first) && (!last || day <= last)) onChange?.(day)
    }}
  />
)

const HOUR = "HH:mm"

/** A time of day, "18:30". No OK has to be pressed. */
export const HourField = ({ value, onChange, ...input }: Props) => (
  <TimePicker
    {...input}
    value={value ? dayjs(value, HOUR) : null}
    format={HOUR}
    minuteStep={5}
    showNow={false}
    needConfirm={false}
    allowClear={false}
    placeholder="hh:mm"
    onChange={(hour) => hour && onChange?.(hour.format(HOUR))}
    onBlur={(event) => {
      const hour = typedIn(event, TYPED.hour)?.format(HOUR)
      if (hour && hour !== value) onChange?.(hour)
    }}
  />
)
