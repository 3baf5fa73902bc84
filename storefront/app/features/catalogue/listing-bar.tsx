import { SORTS, type Sort } from "@silai/contracts/catalogue/limits"
import { useEffect, useState, type RefObject } from "react"
import { OnceWanted, onDemand } from "~/lib/on-demand"
import { counted } from "~/lib/words"
import { Button } from "~/ui/button"
import { Icon } from "~/ui/icon"
import { countOf, NO_FILTERS, toggled, type Filters, type Listing } from "./listing-address"
import styles from "./listing-bar.module.css"
import { tickedName, type Answer } from "./listing-name"
import { FILTER_NAMES, listingMessages, SORT_NAMES } from "./words"

const { Part: FilterSheet, whenAtRest } = onDemand(() => import("./filter-sheet").then((part) => part.FilterSheet))
const FILTERS = Object.keys(FILTER_NAMES) as (keyof Filters)[]

type Props = {
  listing: Listing
  onChange: (next: Listing) => void
  answer: Answer
  shown: number
  /** The number of products, which takes the focus of a removed filter. */
  countRef: RefObject<HTMLParagraphElement | null>
}

/**
 * The line above the cards: count, filter (on phones), order; under it the active filters, each with a remove button.
 */
export function ListingBar({ listing, onChange, answer, shown, countRef }: Props) {
  const { total } = answer
  const [open, setOpen] = useState(false)
  useEffect(whenAtRest, [])
  const remove = (next: Listing) => {
    countRef.current?.focus({ preventScroll: true })
    onChange({ ...next, page: 1 })
  }
  const chips = FILTERS.flatMap((name) =>
    listing[name].map((value) => ({ name, value, words: tickedName(listing, name, value, answer) })),
  )
  return (
    <div className={styles.bar}>
      <div className={styles.line}>
        <p ref={countRef} tabIndex={-1} className={styles.count} aria-live="polite">
          {total !== undefined && counted(total, "product")}
          {total !== undefined && shown < total && <span>, {shown} shown</span>}
        </p>
        <Button
          kind="plain"
          size="small"
          className={styles.filters}
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
        >
          <Icon name="filter" size={18} />
          {listingMessages.filtersOn(countOf(listing))}
        </Button>
        <label className={styles.sort}>
          <span className={styles.sortBy}>{listingMessages.sortBy}</span>
          <select
            autoComplete="off"
            value={listing.sort}
            onChange={(event) => onChange({ ...listing, sort: event.target.value as Sort, page: 1 })}
          >
            {SORTS.map((sort) => (
              <option key={sort} value={sort}>
                {SORT_NAMES[sort]}
              </option>
            ))}
          </select>
          <Icon name="down" size={16} className={styles.chevron} />
        </label>
      </div>
      {chips.length > 0 && (
        <ul className={styles.chips}>
          {chips.map(({ name, value, words }) => (
            <li key={name + value}>
              <button
                type="button"
                className={styles.chip}
                aria-label={listingMessages.without(words)}
                onClick={() => remove(toggled(listing, name, value))}
              >
                {words}
                <Icon name="close" size={14} />
              </button>
            </li>
          ))}
          <li>
            <Button kind="quiet" size="small" onClick={() => remove({ ...listing, ...NO_FILTERS })}>
              {listingMessages.clearAll}
            </Button>
          </li>
        </ul>
      )}
      <OnceWanted wanted={open}>
        <FilterSheet open={open} onClose={() => setOpen(false)} listing={listing} onApply={onChange} />
      </OnceWanted>
    </div>
  )
}
