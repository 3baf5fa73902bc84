import { useEffect, useRef } from "react"
import { SearchBox } from "./search-box"

const DEBOUNCE_MS = 300

type Props = { label: string; placeholder: string; maxLength: number; value: string; onSearch: (text: string) => void }

/** Search while typing; the address bar follows a moment later, without a history entry per letter. */
export function LiveSearch({ label, placeholder, maxLength, value, onSearch }: Props) {
  const box = useRef<HTMLInputElement>(null)
  const timer = useRef<number>(undefined)
  useEffect(() => () => window.clearTimeout(timer.current), [])
  // Back, or a link, changes the search from outside; what is being typed right now is left alone.
  useEffect(() => {
    if (box.current && box.current !== document.activeElement) box.current.value = value
  }, [value])

  const search = (wait: number) => {
    window.clearTimeout(timer.current)
    timer.current = window.setTimeout(() => {
      const text = (box.current?.value ?? "").trim().replace(/\s+/g, " ")
      if (text !== value) onSearch(text)
    }, wait)
  }
  return (
    <form
      role="search"
      onSubmit={(event) => {
        event.preventDefault()
        search(0)
      }}
    >
      <SearchBox
        ref={box}
        label={label}
        placeholder={placeholder}
        defaultValue={value}
        maxLength={maxLength}
        onChange={() => search(DEBOUNCE_MS)}
      />
    </form>
  )
}
