import { SHELF_LIST } from "@silai/contracts/catalogue/shelf-limits"
import { useEffect, useRef } from "react"
import { count } from "../../ui/format"
import { SearchBox } from "../../ui/search-box"
import style from "./shelf.module.css"

const DEBOUNCE_MS = 300

type SearchProps = { label: string; placeholder: string; search: string; onSearch: (text: string) => void }

/** Search while typing; the address bar follows a moment later, without a history entry per letter. */
export function ShelfSearch({ label, placeholder, search, onSearch }: SearchProps) {
  const box = useRef<HTMLInputElement>(null)
  const timer = useRef<number>(undefined)
  useEffect(() => () => window.clearTimeout(timer.current), [])
  // Back, or a link, changes the search from outside; what is being typed right now is left alone.
  useEffect(() => {
    if (box.current && box.current !== document.activeElement) box.current.value = search
  }, [search])
  const ask = (wait: number) => {
    window.clearTimeout(timer.current)
    timer.current = window.setTimeout(() => {
      const text = (box.current?.value ?? "").trim().replace(/\s+/g, " ")
      if (text !== search) onSearch(text)
    }, wait)
  }
  return (
    <form role="search" onSubmit={(event) => { event.preventDefault(); ask(0) }}>
      <SearchBox ref={box} label={label} placeholder={placeholder} defaultValue={search} maxLength={SHELF_LIST.maxSearch} onChange={() => ask(DEBOUNCE_MS)} />
    </form>
  )
}

type TabsProps<T extends string> = { label: string; tabs: readonly { value: T; name: string }[]; chosen: T; counts: Record<T, number> | null; onChoose: (value: T) => void }

export function ShelfTabs<T extends string>({ label, tabs, chosen, counts, onChoose }: TabsProps<T>) {
  return (
    <ul className={style.tabs} aria-label={label}>
      {tabs.map(({ value, name }) => (
        <li key={value}>
          <button type="button" aria-pressed={value === chosen} onClick={() => onChoose(value)}>
            {name} {counts && <span className="figures">{count(counts[value])}</span>}
          </button>
        </li>
      ))}
    </ul>
  )
}
