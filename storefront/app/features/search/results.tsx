import { pricedSearch } from "@silai/contracts/catalogue/price-words"
import { SEARCH, SEARCH_TYPES, type SearchType } from "@silai/contracts/catalogue/limits"
import { catalogueMessages } from "@silai/contracts/catalogue/messages"
import type { SearchResult } from "@silai/contracts/catalogue/shapes"
import { INSIGHT } from "@silai/contracts/insight/limits"
import { shopMessages } from "@silai/contracts/shop/messages"
import { keepPreviousData, useQuery } from "@tanstack/react-query"
import { useEffect } from "react"
import { Link, useSearchParams } from "react-router"
import { CardGrid, WaitingGrid } from "~/features/catalogue/card-grid"
import { factPairs } from "~/features/catalogue/listing-address"
import { listingMessages } from "~/features/catalogue/words"
import { YouMayLike } from "~/features/catalogue/you-may-like"
import { countOnce } from "~/features/insight/insight-log"
import { searchMessages } from "./words"
import { Page } from "~/layout/page"
import { SearchBox } from "~/layout/navbar/search-box"
import { counted } from "~/lib/words"
import { Button } from "~/ui/button"
import { EmptyState, ErrorState } from "~/ui/state"
import { Pager } from "./pager"
import { pageOf } from "./pager-places"
import { resultsQuery } from "./queries"
import { ResultList, WaitingResults } from "./result-list"
import styles from "./results.module.css"
import { ResultFilters } from "./result-filters"
import { pageAddress, placeOf, searchFacts } from "./search-route"
import { Suggestions } from "./suggestions"

const NOTHING: Record<SearchType, string> = {
  products: catalogueMessages.noProductMatches,
  pages: catalogueMessages.noPageMatches,
}

/** A search result's note under its card. */
const notesOf = (results: readonly SearchResult[]) =>
  new Map(results.flatMap(({ variant, description }) => (variant ? [[variant._id, description]] : [])))

/**
 * Search results by type: tabs with their counts, results, pager; products as on Explore, pages as a list. `text` is
 * trimmed and collapsed.
 */
export function Results({ text, type }: { text: string; type: SearchType }) {
  const [search] = useSearchParams()
  const page = pageOf(search)
  const facts = searchFacts(type, search)
  const narrowed = factPairs(facts).length > 0 || (type === "products" && pricedSearch(text).price !== null)
  const { data, error, isError, isPlaceholderData, refetch } = useQuery({
    ...resultsQuery(text, type, page, facts),
    placeholderData: keepPreviousData,
  })
  useEffect(() => {
    // Requirements §8: failed searches are logged; the page shows the error too.
    if (error) console.error(error)
  }, [error])

  const foundNothing = data?.totalResults === 0 && !narrowed && !isPlaceholderData
  useEffect(() => {
    if (foundNothing) countOnce({ name: "searchWithoutResult", words: text.slice(0, INSIGHT.maxWords).trim() })
  }, [foundNothing, text])

  // A text that finds nothing may be anyone's, of a link that someone sent: no headline of ours.
  const hasFound = (data?.products ?? 0) + (data?.pages ?? 0) > 0
  return (
    <Page title={hasFound ? searchMessages.found(text) : searchMessages.title} width="wide">
      <div className={styles.room}>
        <SearchBox key={text} defaultValue={text} />
        <nav aria-label={searchMessages.kinds} className={styles.tabs}>
          {SEARCH_TYPES.map((kind) => (
            <Link
              key={kind}
              to={placeOf[kind](text)}
              className={styles.tab}
              aria-current={kind === type ? "page" : undefined}
            >
              {searchMessages.tabs[kind]}
              <span className={styles.count}>{data?.[kind] ?? ""}</span>
            </Link>
          ))}
        </nav>
        <p className={styles.matches} role="status">
          {data && counted(data.totalResults, "match", "matches")}
        </p>
        {type === "products" && data && (data.totalResults > 0 || narrowed) && (
          <ResultFilters text={text} facts={facts} />
        )}
        {data && type === "products" && data.cards.length > 0 && (
          <div className={styles.cards} data-changing={isPlaceholderData || undefined} aria-busy={isPlaceholderData}>
            <CardGrid cards={data.cards} notes={notesOf(data.results)} level={2} first />
          </div>
        )}
        {data && type === "pages" && data.results.length > 0 && (
          <ResultList results={data.results} changing={isPlaceholderData} />
        )}
        {data && data.totalResults === 0 && narrowed && (
          <EmptyState icon="search" title={catalogueMessages.noProducts}>
            {listingMessages.noProductsWords}
          </EmptyState>
        )}
        {data && data.totalResults === 0 && !narrowed && (
          <>
            <EmptyState icon="search" title={NOTHING[type]}>
              <Suggestions />
            </EmptyState>
            <YouMayLike />
          </>
        )}
        {isError && !data && (
          <ErrorState
            error={error}
            title={searchMessages.failedTitle}
            actions={
              <Button kind="plain" onClick={() => void refetch()}>
                {shopMessages.retry}
              </Button>
            }
          >
            {error.message}
          </ErrorState>
        )}
        {!data && !isError && type === "pages" && <WaitingResults />}
        {!data && !isError && type === "products" && <WaitingGrid count={SEARCH.pageSize} what="results" />}
        {data && <Pager page={page} totalPages={data.totalPages} to={(one) => pageAddress(type, text, one, facts)} />}
      </div>
    </Page>
  )
}
