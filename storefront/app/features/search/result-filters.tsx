import { FACT_KINDS } from "@silai/contracts/catalogue/facts"
import { priceName, pricedSearch } from "@silai/contracts/catalogue/price-words"
import { useRef, useState } from "react"
import { useNavigate } from "react-router"
import { FilterFields } from "~/features/catalogue/filter-fields"
import {
  countOf,
  NO_FACTS,
  NO_FILTERS,
  toggled,
  type FactFilters,
  type Filters,
} from "~/features/catalogue/listing-address"
import { valueName } from "~/features/catalogue/listing-name"
import { listingMessages } from "~/features/catalogue/words"
import { Button } from "~/ui/button"
import { Icon } from "~/ui/icon"
import { Sheet } from "~/ui/sheet"
import { paths } from "~/paths"
import styles from "./result-filters.module.css"
import { pageAddress } from "./search-route"

/**
 * The filters of a search: a sheet, whose ticks count once it is applied, and what is ticked as chips, each with its
 * remove button. The address has them; a price that the search says is a chip too.
 */
export function ResultFilters({ text, facts }: { text: string; facts: FactFilters }) {
  const [open, setOpen] = useState(false)
  const [draft, setDraft] = useState<Filters>(NO_FILTERS)
  const navigate = useNavigate()
  const value = { ...NO_FILTERS, ...facts }
  const { rest, price } = pricedSearch(text)
  const change = (next: FactFilters, words = text) =>
    void navigate(words ? pageAddress("products", words, 1, next) : paths.explore, {
      replace: true,
      preventScrollReset: true,
    })
  const filters = useRef<HTMLButtonElement>(null)
  const remove = (next: FactFilters, words = text) => {
    // The pressed button disappears.
    filters.current?.focus({ preventScroll: true })
    change(next, words)
  }
  const begin = () => {
    setDraft(value)
    setOpen(true)
  }
  const apply = () => {
    setOpen(false)
    change(draft)
  }
  const chips = FACT_KINDS.flatMap((name) => facts[name].map((one) => ({ name, one })))
  return (
    <div className={styles.bar}>
      <Button ref={filters} kind="plain" size="small" aria-haspopup="dialog" onClick={begin}>
        <Icon name="filter" size={18} />
        {listingMessages.filtersOn(countOf(value))}
      </Button>
      {price && (
        <button
          type="button"
          className={styles.chip}
          aria-label={listingMessages.without(priceName(price))}
          onClick={() => remove(facts, rest)}
        >
          {priceName(price)}
          <Icon name="close" size={14} />
        </button>
      )}
      {chips.map(({ name, one }) => (
        <button
          key={name + one}
          type="button"
          className={styles.chip}
          aria-label={listingMessages.without(valueName(name, one))}
          onClick={() => remove(toggled(value, name, one))}
        >
          {valueName(name, one)}
          <Icon name="close" size={14} />
        </button>
      ))}
      {(price ?? chips.length > 0) && (
        <Button kind="quiet" size="small" onClick={() => remove(NO_FACTS, rest)}>
          {listingMessages.clearAll}
        </Button>
      )}
      <Sheet
        open={open}
        onClose={() => setOpen(false)}
        title={listingMessages.filters}
        side="right"
        footer={<Button onClick={apply}>{listingMessages.show(undefined)}</Button>}
      >
        <FilterFields value={draft} onChange={setDraft} factsOnly />
      </Sheet>
    </div>
  )
}
