import { LISTING } from "@silai/contracts/catalogue/limits"
import { catalogueSays } from "@silai/contracts/catalogue/messages"
import { keepPreviousData, useQueries } from "@tanstack/react-query"
import { useEffect, useRef } from "react"
import { useLocation, useNavigate, useSearchParams } from "react-router"
import { Page } from "~/layout/page"
import { counted } from "~/lib/words"
import { paths } from "~/paths"
import { Button, LinkButton } from "~/ui/button"
import { EmptyState, ErrorState } from "~/ui/state"
import { CardGrid, WaitingGrid } from "./card-grid"
import styles from "./explore.module.css"
import { shelfQuery } from "./queries"
import { searchOf, shelfName, shelfOf, shelfOfState } from "./shelf-address"
import { shelfSays } from "./words"

/** Explore: cards, their count, and Show More, which keeps the page in the address so that reload and Back find it again. */
export function Explore() {
  const [search, setSearch] = useSearchParams()
  const shelf = shelfOf(search)
  useStateAsAddress()

  const pages = useQueries({
    queries: Array.from({ length: shelf.page }, (_, at) => ({ ...shelfQuery(shelf, at + 1), placeholderData: at === 0 ? keepPreviousData : undefined })),
  })
  const cards = pages.flatMap((page) => page.data?.cards ?? [])
  const known = pages.find((page) => page.data)?.data
  const failed = pages.find((page) => page.isError)
  const more = known ? shelf.page < known.totalPages : false
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
    setSearch(searchOf({ ...shelf, page: shelf.page + 1 }), { replace: true, preventScrollReset: true })
  }
  const retry = () => void Promise.all(pages.filter((page) => page.isError).map((page) => page.refetch()))

  return (
    <Page title={shelfName(shelf) ?? shelfSays.title} lead={shelfName(shelf) ? undefined : shelfSays.lead}>
      <div ref={grid} className={styles.shelf}>
        {known && known.total > 0 && (
          <p className={styles.count} aria-live="polite">
            {counted(known.total, "product")}
            {cards.length < known.total && <span className={styles.shown}>{cards.length} shown</span>}
          </p>
        )}
        {known && known.total === 0 && !arriving && (
          <EmptyState title={catalogueSays.noProducts} actions={<LinkButton to={paths.explore} kind="plain">{shelfSays.seeAll}</LinkButton>}>
            {shelfSays.noProductsWords}
          </EmptyState>
        )}
        {cards.length > 0 && <CardGrid cards={cards} level={2} first />}
        {failed && !arriving && (
          <ErrorState title={shelfSays.failedTitle} actions={<Button kind="plain" onClick={retry}>{shelfSays.retry}</Button>}>
            {failed.error?.message}
          </ErrorState>
        )}
        {arriving && <WaitingGrid count={Math.min(LISTING.pageSize, known ? known.total - cards.length : LISTING.pageSize)} what="products" />}
        {more && !failed && (
          <div className={styles.more}>
            <Button kind="plain" onClick={showMore} busy={arriving}>
              {shelfSays.showMore}
            </Button>
          </div>
        )}
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
