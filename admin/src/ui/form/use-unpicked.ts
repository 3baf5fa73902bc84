import type { SelectProps } from "antd"
import { useRef } from "react"
import { textOfUnread, unread } from "./unread"

type Option = { value: string; label: string }
type Asked = Pick<SelectProps, "value" | "onChange" | "onSearch"> & { options: readonly Option[] }

/**
 * For a field that takes several records, found by typing. antd empties the typed text when the field is left, and the
 * form would be saved without it: a coupon for everyone instead of one customer. A text that is an option's name chooses
 * it; any other text becomes an entry that the form refuses.
 */
export function useUnpicked({ value, onChange, onSearch, options }: Asked) {
  const typed = useRef("")
  const chosen = (value as readonly string[] | undefined) ?? []
  const take = (text: string) => {
    const isNamed = ({ label }: Option) => label.toLowerCase() === text.toLowerCase()
    const found = options.find(isNamed)?.value ?? unread(text)
    if (!chosen.includes(found)) onChange?.([...chosen, found])
  }
  return {
    onSearch: (text: string) => {
      typed.current = text
      onSearch?.(text)
    },
    onSelect: () => void (typed.current = ""),
    onBlur: () => {
      const text = typed.current.trim()
      typed.current = ""
      if (text) take(text)
    },
    labelRender: ({ label, value: one }: { label?: React.ReactNode; value?: unknown }) => textOfUnread(one) ?? label,
    ...(chosen.some((one) => textOfUnread(one) !== undefined) && { status: "error" as const }),
  }
}
