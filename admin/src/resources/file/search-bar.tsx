import { FILE, FILE_SORTS } from "@silai/contracts/file/limits"
import { Choice } from "../../ui/choice"
import { LiveSearch } from "../../ui/search/live-search"
import type { Ask } from "../../ui/use-address"
import { type FileQuery, SORT_WORDS } from "./query"

type Props = { query: Pick<FileQuery, "search" | "sort">; ask: Ask<FileQuery> }

/** Debounced search while typing, and the sort order. */
export function FileSearch({ query, ask }: Props) {
  return (
    <>
      <LiveSearch
        label="Search pictures"
        placeholder="Name, or what it shows"
        maxLength={FILE.maxSearch}
        value={query.search}
        onSearch={(search) => ask({ search }, { replace: true })}
      />
      <Choice
        label="Sort by"
        value={query.sort}
        words={FILE_SORTS.map((sort) => [sort, SORT_WORDS[sort]] as const)}
        onChoose={(sort) => ask({ sort })}
      />
    </>
  )
}
