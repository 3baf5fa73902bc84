import debounce from "lodash/debounce"
import { useEffect, useMemo, useRef } from "react"
import { SearchBox } from "./search-box"

const DEBOUNCE_MS = 300

type Props = { label: string; placeholder: string; maxLength: number; value: string; onSearch: (text: string) => void }

/** Search while typing; the URL follows a moment later, without a history entry per letter. */
export function LiveSearch({ label, placeholder, maxLength, value, onSearch }: Props) {
  const box = useRef<HTMLInputElement>(null)
  const latest = useRef({ value, onSearch })
  latest.current = { value, onSearch }
  const search = useMemo(
    () =>
      debounce(() => {
        const text = (box.current?.value ?? "").trim().replace(/\s+/g, " ")
        if (text !== latest.current.value) latest.current.onSearch(text)
      }, DEBOUNCE_MS),
    [],
  )
  useEffect(() => () => search.cancel(), [search])
  // Back, or a link, changes the search from outside; current input is left alone.
  useEffect(() => {
    if (box.current && box.current !== document.activeElement) box.current.value = value
  }, [value])

  return (
    <form
      role="search"
      onSubmit={(event) => {
        event.preventDefault()
        search.flush()
      }}
    >
      <SearchBox
        ref={box}
        label={label}
        placeholder={placeholder}
        defaultValue={value}
        maxLength={maxLength}
        onChange={search}
      />
    </form>
  )
}
