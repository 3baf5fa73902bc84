import { LISTING } from "@silai/contracts/catalogue/limits"
import { catalogueSays } from "@silai/contracts/catalogue/messages"
import { keepPreviousData, useQueries } from "@tanstack/react-query"
import { useEffect, useRef, useState } from "react"
import { useLocation, useNavigate, useSearchParams } from "react-router"
import { Page } from "~/layout/page"
import { Button } from "~/ui/button"
import { EmptyState, ErrorState } from "~/ui/state"
import { CardGrid, WaitingGrid } from "./card-grid"
import styles from "./explore.module.css"
import { FilterFields } from "./filter-fields"
import { shelfQuery } from "./queries"
import { MOST_PAGES, NO_FILTERS, searchOf, shelfOf, shelfOfState, type Shelf } from "./shelf-address"
import { ShelfBar } from "./shelf-bar"
import { shelfName } from "./shelf-name"
import { shelfSays } from "./words"

/** Air above a shelf that is scrolled back to its top, under the bar of the shop. */
const TOP_ROOM_PX = 96

/** Explore: filter, order, cards and Show More. The address is the only memory, so that reload, Back and a shared link find the same. */
export function Explore() {
  const [search, setSearch] = useSearchParams()
  const shelf = shelfOf(search)
  // The address follows a tick a moment later; until then the boxes show, and the next tick builds on, what was asked for.
  const [asked, setAsked] = useState<Shelf | null>(null)
  const ticked = asked ?? shelf
  // Pages that the address does not hold: so many would be too much to restore at once.
  const [beyond, setBeyond] = useState(0)
  useEffect(() => {
    setAsked(null)
    setBeyond(0)
  }, [search])
  useStateAsAddress()

  const pages = useQueries({
    queries: Array.from({ length: shelf.page + beyond }, (_, at) => ({
      ...shelfQuery(shelf, at + 1),
      placeholderData: at === 0 ? keepPreviousData : undefined,
    })),
  })
  // What is published meanwhile moves a piece on to the next page, where it would stand a second time.
  const cards = [...new Map(pages.flatMap((page) => page.data?.cards ?? []).map((card) => [card._id, card])).values()]
  const known = pages.find((page) => page.data)?.data
  const failed = pages.find((page) => page.isError)
  const more = known ? pages.length < known.totalPages : false
  const changing = pages.some((page) => page.isPlaceholderData)
  const arriving = pages.some((page) => page.isPending)
  const grid = useRef<HTMLDivElement>(null)
  const toFocus = useRef<number | null>(null)

  useEffect(() => {
    if (arriving || toFocus.current === null) return
    grid.current?.querySelectorAll<HTMLElement>("[data-card] a")[toFocus.current]?.focus({ preventScroll: true })
    toFocus.current = null
  }, [arriving, cards.length])

  const showMore = () => {
    toFocus.current = cards.length
    if (shelf.page < MOST_PAGES)
      setSearch(searchOf({ ...shelf, page: shelf.page + 1 }), { replace: true, preventScrollReset: true })
    else setBeyond((now) => now + 1)
  }
  /** A new shelf begins at its top: what was scrolled past belongs to the old one. */
  const change = (next: Shelf) => {
    setAsked(next)
    setSearch(searchOf(next))
    const above = grid.current?.getBoundingClientRect().top ?? 0
    if (above < 0) window.scrollBy({ top: above - TOP_ROOM_PX, behavior: "instant" })
  }
  const retry = () => void Promise.all(pages.filter((page) => page.isError).map((page) => page.refetch()))

  return (
    <Page title={shelfName(shelf) ?? shelfSays.title} lead={shelfName(shelf) ? undefined : shelfSays.lead}>
      <div ref={grid} className={styles.room}>
        <aside className={styles.side} aria-label={shelfSays.filters}>
          <FilterFields value={ticked} onChange={(next) => change({ ...next, page: 1 })} />
        </aside>
        <div className={styles.shelf} aria-busy={changing || arriving} data-changing={changing || undefined}>
          <ShelfBar shelf={ticked} onChange={change} total={known?.total} shown={cards.length} />
          {known && known.total === 0 && !arriving && (
            <EmptyState
              title={catalogueSays.noProducts}
              actions={
                <Button kind="plain" onClick={() => change({ ...ticked, ...NO_FILTERS, page: 1 })}>
                  {shelfSays.seeAll}
                </Button>
              }
            >
              {shelfSays.noProductsWords}
            </EmptyState>
          )}
          {cards.length > 0 && <CardGrid cards={cards} level={2} first />}
          {failed && !arriving && (
            <ErrorState
              title={shelfSays.failedTitle}
              actions={
                <Button kind="plain" onClick={retry}>
                  {shelfSays.retry}
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
                {shelfSays.showMore}
              </Button>
            </div>
          )}
        </div>
      </div>
    </Page>
  )
}

/** SPEC's links may hand their filter over as router state; it becomes part of the address, where it can be shared. */
function useStateAsAddress() {
  const { state, pathname } = useLocation()
  const navigate = useNavigate()
  useEffect(() => {
    const asked = shelfOfState(state)
    if (asked) void navigate(`${pathname}?${searchOf(asked)}`, { replace: true, state: null })
  }, [state, pathname, navigate])
}
