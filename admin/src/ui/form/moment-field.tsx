import { DatePicker } from "antd"
import dayjs from "dayjs"

/** Antd adds the rest (id, aria) from Form.Item. */
type Props = {
  id?: string
  value?: string
  onChange?: (value: string) => void
  placeholder?: string
  disabled?: boolean
}

const MINUTE = "YYYY-MM-DDTHH:mm"
const read = (text?: string) => (text ? dayjs(text) : null)

/**
 * A date and time in Indian time (`colourway/ist.ts`); its value is "2026-11-28T18:30", or "" for none. No OK has
 * to be pressed.
 */
export const MomentField = ({ value, onChange, placeholder = "dd/mm/yyyy, hh:mm", ...input }: Props) => (
  <DatePicker
    {...input}
    value={read(value)}
    onChange={(moment) => onChange?.(moment?.format(MINUTE) ?? "")}
    // At once: the calendar reports what was typed some frames after the field is left, too late for Ctrl+S.
    onCalendarChange={(moment) => !Array.isArray(moment) && moment && onChange?.(moment.format(MINUTE))}
    showTime={{ format: "HH:mm", minuteStep: 5 }}
    needConfirm={false}
    format={["DD/MM/YYYY, HH:mm", "DD/MM/YYYY HH:mm", "D/M/YYYY H:mm", "DD/MM/YYYY"]}
    placeholder={placeholder}
  />
)
