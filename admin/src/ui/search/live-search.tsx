import debounce from "lodash/debounce"
import { useEffect, useRef, useState } from "react"
import { SearchBox } from "./search-box"
import { useLatest } from "../use-latest"

const DEBOUNCE_MS = 300

type Props = { label: string; placeholder: string; maxLength?: number; value: string; onSearch: (text: string) => void }

/** Search while typing; the URL follows a moment later, without a history entry per letter. */
export function LiveSearch({ label, placeholder, maxLength, value, onSearch }: Props) {
  const box = useRef<HTMLInputElement>(null)
  const latest = useLatest(() => {
    const text = (box.current?.value ?? "").trim().replace(/\s+/g, " ")
    if (text !== value) onSearch(text)
  })
  const [search] = useState(() => debounce((act: () => void) => act(), DEBOUNCE_MS))
  useEffect(() => () => search.cancel(), [search])
  // Back, or a link, changes the search from outside; current input is not touched.
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
        onChange={() => search(() => latest.current())}
      />
    </form>
  )
}
