import { FILE, FILE_SORTS } from "@silai/contracts/file/limits"
import { useEffect, useRef } from "react"
import { SearchBox } from "../../ui/search-box"
import { type FileQuery, SORT_WORDS } from "./query"
import style from "./manager.module.css"

type Props = { query: Pick<FileQuery, "search" | "sort">; ask: (change: Partial<FileQuery>, replace?: boolean) => void }

/** Search while typing, a moment behind, and the order of things. */
export function FileSearch({ query, ask }: Props) {
  const box = useRef<HTMLInputElement>(null)
  const timer = useRef<number>(undefined)
  useEffect(() => () => window.clearTimeout(timer.current), [])
  useEffect(() => {
    if (box.current && box.current !== document.activeElement) box.current.value = query.search
  }, [query.search])
  const search = (wait: number) => {
    window.clearTimeout(timer.current)
    timer.current = window.setTimeout(() => {
      const text = (box.current?.value ?? "").trim().replace(/\s+/g, " ")
      if (text !== query.search) ask({ search: text }, true)
    }, wait)
  }
  return (
    <>
      <form role="search" onSubmit={(event) => { event.preventDefault(); search(0) }}>
        <SearchBox ref={box} label="Search pictures" placeholder="Name, or what it shows" defaultValue={query.search} maxLength={FILE.maxSearch} onChange={() => search(300)} />
      </form>
      <label className={style.sort}>
        <span className="unseen">Sort by</span>
        <select value={query.sort} onChange={({ target }) => ask({ sort: target.value as FileQuery["sort"] })}>
          {FILE_SORTS.map((sort) => <option key={sort} value={sort}>{SORT_WORDS[sort]}</option>)}
        </select>
      </label>
    </>
  )
}
