import dayjs, { type Dayjs } from "dayjs"
import { useRef } from "react"
import { DatePicker } from "./india-picker"
import { MOMENTS, momentText, momentTyped } from "./moment-text"
import { textOfUnread } from "./unread"
import { useTyped } from "./use-typed"

/** Antd adds the rest (id, aria) from Form.Item. */
type Props = {
  id?: string
  value?: string
  onChange?: (value: string) => void
  placeholder?: string
  disabled?: boolean
  /** An end: a day without a time counts through its last minute. */
  isEnd?: boolean
}

const read = (text?: string) => (text && textOfUnread(text) === undefined ? dayjs(text) : null)
const lastMinute = dayjs("23:59", "HH:mm")

/**
 * A date and time in Indian time (`colourway/ist.ts`); its value is "2026-11-28T18:30", or "" for none. No OK has
 * to be pressed.
 */
export function MomentField({ value, onChange, isEnd = false, placeholder = "dd/mm/yyyy, hh:mm", ...input }: Props) {
  const typed = useRef("")
  // Antd reads neither Indian digits nor dots.
  const typedText = useTyped({ value, onChange, read: (text) => momentTyped(text, isEnd), emptied: "" })
  const send = (moment: Dayjs) => onChange?.(momentText(moment, typed.current, isEnd))
  return (
    <span
      role="presentation"
      // The typed text decides whether a time was given: antd reads a bare day as its first minute.
      onInput={({ target }) => (typed.current = (target as HTMLInputElement).value)}
      onMouseDown={() => (typed.current = "")}
    >
      <DatePicker
        {...input}
        value={read(value)}
        onChange={(moment) => (moment ? send(moment) : onChange?.(""))}
        // At once: the calendar reports what was typed some frames after the field is left, too late for Ctrl+S.
        onCalendarChange={(moment) => !Array.isArray(moment) && moment && send(moment)}
        showTime={{ format: "HH:mm", minuteStep: isEnd ? 1 : 5, ...(isEnd && { defaultOpenValue: lastMinute }) }}
        showNow={false}
        needConfirm={false}
        format={MOMENTS}
        placeholder={placeholder}
        {...typedText}
      />
    </span>
  )
}
