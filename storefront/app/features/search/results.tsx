import { SEARCH_TYPES, type SearchType } from "@silai/contracts/catalogue/limits"
import { catalogueSays } from "@silai/contracts/catalogue/messages"
import { shopSays } from "@silai/contracts/shop/messages"
import { keepPreviousData, useQuery } from "@tanstack/react-query"
import { useEffect } from "react"
import { Link, useSearchParams } from "react-router"
import { searchQuery } from "~/features/catalogue/queries"
import { searchSays } from "./words"
import { Page } from "~/layout/page"
import { SearchBox } from "~/layout/search-box"
import { counted } from "~/lib/words"
import { Button } from "~/ui/button"
import { EmptyState, ErrorState } from "~/ui/state"
import { Pager } from "./pager"
import { pageOf } from "./pager-places"
import { ResultList, WaitingResults } from "./result-list"
import styles from "./results.module.css"
import { pageAddress, placeOf } from "./search-route"
import { Suggestions } from "./suggestions"

const NOTHING: Record<SearchType, string> = {
  products: catalogueSays.noProductMatches,
  pages: catalogueSays.noPageMatches,
}

/** Search results by type: tabs with their counts, results, pager. `text` is trimmed and collapsed. */
export function Results({ text, type }: { text: string; type: SearchType }) {
  const [search] = useSearchParams()
  const page = pageOf(search)
  const { data, error, isError, isPlaceholderData, refetch } = useQuery({
    ...searchQuery(text, type, page),
    placeholderData: keepPreviousData,
  })
  useEffect(() => {
    // Requirements §8: failed searches are logged; the page shows the error too.
    if (error) console.error(error)
  }, [error])

  return (
    <Page title={searchSays.title(text)} width="wide">
      <div className={styles.room}>
        <SearchBox key={text} defaultValue={text} />
        <nav aria-label={searchSays.kinds} className={styles.tabs}>
          {SEARCH_TYPES.map((kind) => (
            <Link
              key={kind}
              to={placeOf[kind](text)}
              className={styles.tab}
              aria-current={kind === type ? "page" : undefined}
            >
              {searchSays.tabs[kind]}
              <span className={styles.count}>{data?.[kind] ?? ""}</span>
            </Link>
          ))}
        </nav>
        <p className={styles.matches} role="status">
          {data && counted(data.totalResults, "match", "matches")}
        </p>
        {data && data.results.length > 0 && <ResultList results={data.results} changing={isPlaceholderData} />}
        {data && data.totalResults === 0 && (
          <EmptyState icon="search" title={NOTHING[type]}>
            <Suggestions />
          </EmptyState>
        )}
        {isError && !data && (
          <ErrorState
            title={searchSays.failedTitle}
            actions={
              <Button kind="plain" onClick={() => void refetch()}>
                {shopSays.retry}
              </Button>
            }
          >
            {error.message}
          </ErrorState>
        )}
        {!data && !isError && <WaitingResults />}
        {data && <Pager page={page} totalPages={data.totalPages} to={(one) => pageAddress(type, text, one)} />}
      </div>
    </Page>
  )
}
