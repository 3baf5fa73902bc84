import { LISTING } from "@silai/contracts/catalogue/limits"
import { catalogueMessages } from "@silai/contracts/catalogue/messages"
import { keepPreviousData, useQueries, useQuery } from "@tanstack/react-query"
import { useEffect, useRef, useState } from "react"
import { useLocation, useNavigate, useSearchParams } from "react-router"
import { Page } from "~/layout/page"
import { useChanged } from "~/lib/use-changed"
import { Button } from "~/ui/button"
import { EmptyState, ErrorState } from "~/ui/state"
import { CardGrid, WaitingGrid } from "./card-grid"
import { EDITORIAL } from "./editorial"
import styles from "./explore.module.css"
import { FilterFields } from "./filter-fields"
import { facetsQuery, listingQuery } from "./queries"
import { countedSizes } from "~/lib/shop/shop-sizes"
import { MOST_PAGES, NO_FILTERS, searchOf, listingOf, listingOfState, type Listing } from "./listing-address"
import { ListingBar } from "./listing-bar"
import { listingName, type Answer } from "./listing-name"
import { YouMayLike } from "./you-may-like"
import { listingMessages } from "./words"

/** Space above a listing that is scrolled to its top, under the shop's navbar. */
const TOP_ROOM_PX = 96

/**
 * Explore: filter, order, cards and Show More. The URL holds all state, so that reload, Back and a shared link show the
 * same.
 */
export function Explore() {
  const [search, setSearch] = useSearchParams()
  const listing = listingOf(search)
  // The URL follows a tick a moment later; until then the boxes show, and the next tick builds on, the pending state.
  const [asked, setAsked] = useState<Listing | null>(null)
  const ticked = asked ?? listing
  // Pages that the URL does not contain: too many to restore at once.
  const [beyond, setBeyond] = useState(0)
  if (useChanged(search.toString())) {
    setAsked(null)
    setBeyond(0)
  }
  useStateAsAddress()

  const pages = useQueries({
    queries: Array.from({ length: listing.page + beyond }, (_, at) => ({
      ...listingQuery(listing, at + 1),
      placeholderData: at === 0 ? keepPreviousData : undefined,
    })),
  })
  const counts = useQuery({ ...facetsQuery(listing), placeholderData: keepPreviousData })
  // A piece published between two pages moves another to the next page, where it would appear a second time.
  const cards = [...new Map(pages.flatMap((page) => page.data?.cards ?? []).map((card) => [card._id, card])).values()]
  const known = pages.find((page) => page.data)?.data
  const failed = pages.find((page) => page.isError)
  const more = known ? pages.length < known.totalPages : false
  const changing = pages.some((page) => page.isPlaceholderData)
  const arriving = pages.some((page) => page.isPending)
  const answer: Answer = { total: known?.total, colours: counts.data?.colours }
  const name = listingName(listing, answer)
  const grid = useRef<HTMLDivElement>(null)
  const count = useRef<HTMLParagraphElement>(null)
  const toFocus = useRef<number | null>(null)

  useEffect(() => {
    if (arriving || toFocus.current === null) return
    grid.current
      ?.querySelectorAll<HTMLElement>("[data-card] article a")
      [toFocus.current]?.focus({ preventScroll: true })
    toFocus.current = null
  }, [arriving, cards.length])

  const showMore = () => {
    toFocus.current = cards.length
    if (listing.page < MOST_PAGES)
      setSearch(searchOf({ ...listing, page: listing.page + 1 }), { replace: true, preventScrollReset: true })
    else setBeyond((now) => now + 1)
  }
  /** A new listing starts at its top: the scroll position belongs to the old one. */
  const change = (next: Listing) => {
    setAsked(next)
    setSearch(searchOf(next), { preventScrollReset: true })
    const above = grid.current?.getBoundingClientRect().top ?? 0
    if (above < 0) window.scrollBy({ top: above - TOP_ROOM_PX, behavior: "instant" })
  }
  const seeAll = () => {
    count.current?.focus({ preventScroll: true })
    change({ ...ticked, ...NO_FILTERS, page: 1 })
  }
  const retry = () => void Promise.all(pages.filter((page) => page.isError).map((page) => page.refetch()))

  return (
    <Page title={name ?? listingMessages.title} lead={leadOf(listing, name)}>
      <div ref={grid} className={styles.room}>
        <aside className={styles.side} aria-label={listingMessages.filters}>
          <FilterFields
            value={ticked}
            onChange={(next) => change({ ...next, page: 1 })}
            counts={counts.data}
            total={known?.total}
          />
        </aside>
        <div className={styles.listing} aria-busy={changing || arriving} data-changing={changing || undefined}>
          <ListingBar listing={ticked} onChange={change} answer={answer} shown={cards.length} countRef={count} />
          {known && known.total === 0 && !arriving && (
            <>
              <EmptyState
                title={catalogueMessages.noProducts}
                actions={
                  <Button kind="plain" onClick={seeAll}>
                    {listingMessages.seeAll}
                  </Button>
                }
              >
                {listingMessages.noProductsWords}
              </EmptyState>
              <YouMayLike />
            </>
          )}
          {cards.length > 0 && <CardGrid cards={cards} level={2} first shelf={EDITORIAL} />}
          {failed && !arriving && (
            <ErrorState
              error={failed.error}
              title={listingMessages.failedTitle}
              actions={
                <Button kind="plain" onClick={retry}>
                  {listingMessages.retry}
                </Button>
              }
            >
              {failed.error?.message}
            </ErrorState>
          )}
          {arriving && (
            <WaitingGrid
              count={Math.min(LISTING.pageSize, known ? known.total - cards.length : LISTING.pageSize)}
              what="products"
            />
          )}
          {more && !failed && (
            <div className={styles.more}>
              <Button kind="plain" onClick={showMore} busy={arriving}>
                {listingMessages.showMore}
              </Button>
            </div>
          )}
        </div>
      </div>
    </Page>
  )
}

/** A listing that has its own name needs no intro, unless it is made to measure. */
function leadOf(listing: Listing, name: string | null): string | undefined {
  if (listing.cuts.length) return listingMessages.madeLead
  return name ? undefined : listingMessages.lead(countedSizes())
}

/** The requirements' links may pass their filter as router state; it is moved into the URL, where it can be shared. */
function useStateAsAddress() {
  const { state, pathname } = useLocation()
  const navigate = useNavigate()
  useEffect(() => {
    const asked = listingOfState(state)
    if (asked) void navigate(`${pathname}?${searchOf(asked)}`, { replace: true, state: null, preventScrollReset: true })
  }, [state, pathname, navigate])
}
