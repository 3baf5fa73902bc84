import { createContext, type KeyboardEvent, useContext } from "react"
import { textOfUnread, unread } from "./unread"

/** Whether the field is in a form that refuses text which cannot be read. Elsewhere the former value comes back. */
export const KeepsUnread = createContext(false)

type Typed = {
  value: string | undefined
  onChange: ((value: string) => void) | undefined
  /** The value of a text; null for one that cannot be read. */
  read: (text: string) => string | null | undefined
  /** The value once the text is deleted; null where the former value comes back. */
  emptied: "" | null
}

/**
 * Props of antd's pickers that read the typed text when the field is left, and before a key saves the form. antd reads
 * it only while its panel is open, and drops what it cannot read: a coupon that was to end on 31/11/2026 had no end.
 */
export function useTyped({ value, onChange, read, emptied }: Typed) {
  const keeps = useContext(KeepsUnread)
  const settle = ({ target }: { target: EventTarget }) => {
    // The calendar can lose the focus too, and has no text.
    if (!(target instanceof HTMLInputElement)) return
    const text = target.value.trim()
    const next = text ? (read(text) ?? (keeps ? unread(text) : null)) : emptied
    if (next !== null && next !== (value ?? "")) onChange?.(next)
  }
  const left = textOfUnread(value)
  return {
    onBlur: settle,
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      if (event.key === "Enter" || ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === "s")) settle(event)
    },
    // antd shows no text that is no date.
    ...(left !== undefined && { placeholder: left, status: "error" as const }),
  }
}
