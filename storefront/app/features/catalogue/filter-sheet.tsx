import { useQuery } from "@tanstack/react-query"
import { useState } from "react"
import { Button } from "~/ui/button"
import { Sheet } from "~/ui/sheet"
import { FilterFields } from "./filter-fields"
import styles from "./filter-sheet.module.css"
import { facetsQuery, listingQuery } from "./queries"
import { countOf, NO_FILTERS, type Listing } from "./listing-address"
import { listingMessages } from "./words"

type Props = { open: boolean; onClose: () => void; listing: Listing; onApply: (next: Listing) => void }

/** The filter on a phone: ticks are a preview first, and the button shows their result count. */
export function FilterSheet({ open, onClose, listing, onApply }: Props) {
  const [draft, setDraft] = useState(listing)
  const [wasOpen, setWasOpen] = useState(open)
  if (open !== wasOpen) {
    setWasOpen(open)
    if (open) setDraft(listing)
  }
  // The same query as the listing's: after Apply its result is there at once.
  const { data, isPlaceholderData } = useQuery({
    ...listingQuery(draft, 1),
    enabled: open,
    placeholderData: (before) => before,
  })
  const counts = useQuery({ ...facetsQuery(draft), enabled: open, placeholderData: (before) => before })
  const apply = () => {
    onApply({ ...draft, page: 1 })
    onClose()
  }
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={listingMessages.filters}
      side="right"
      footer={
        <div className={styles.foot}>
          <Button kind="quiet" disabled={countOf(draft) === 0} onClick={() => setDraft({ ...draft, ...NO_FILTERS })}>
            {listingMessages.clearAll}
          </Button>
          <Button onClick={apply} className={styles.apply}>
            <span aria-live="polite">{listingMessages.show(isPlaceholderData ? undefined : data?.total)}</span>
          </Button>
        </div>
      }
    >
      <FilterFields value={draft} onChange={setDraft} counts={counts.data} total={data?.total} />
    </Sheet>
  )
}
