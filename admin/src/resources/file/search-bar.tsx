import { FILE, FILE_SORTS } from "@silai/contracts/file/limits"
import { LiveSearch } from "../../ui/live-search"
import type { Ask } from "../../ui/use-address"
import { type FileQuery, SORT_WORDS } from "./query"
import style from "./manager.module.css"

type Props = { query: Pick<FileQuery, "search" | "sort">; ask: Ask<FileQuery> }

/** Search while typing, a moment behind, and the order of things. */
export function FileSearch({ query, ask }: Props) {
  return (
    <>
      <LiveSearch label="Search pictures" placeholder="Name, or what it shows" maxLength={FILE.maxSearch} value={query.search} onSearch={(search) => ask({ search }, { replace: true })} />
      <label className={style.sort}>
        <span className="unseen">Sort by</span>
        <select value={query.sort} onChange={({ target }) => ask({ sort: target.value as FileQuery["sort"] })}>
          {FILE_SORTS.map((sort) => <option key={sort} value={sort}>{SORT_WORDS[sort]}</option>)}
        </select>
      </label>
    </>
  )
}
