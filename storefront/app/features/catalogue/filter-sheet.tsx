import { useQuery } from "@tanstack/react-query"
import { useState } from "react"
import { Button } from "~/ui/button"
import { Sheet } from "~/ui/sheet"
import { FilterFields } from "./filter-fields"
import styles from "./filter-sheet.module.css"
import { shelfQuery } from "./queries"
import { countOf, NO_FILTERS, type Shelf } from "./shelf-address"
import { shelfSays } from "./words"

type Props = { open: boolean; onClose: () => void; shelf: Shelf; onApply: (next: Shelf) => void }

/** The filter on a phone: ticks are tried out first, and the button says what they would show. */
export function FilterSheet({ open, onClose, shelf, onApply }: Props) {
  const [draft, setDraft] = useState(shelf)
  const [wasOpen, setWasOpen] = useState(open)
  if (open !== wasOpen) {
    setWasOpen(open)
    if (open) setDraft(shelf)
  }
  // The same query that the shelf will ask: what is counted here is there at once after Apply.
  const { data, isPlaceholderData } = useQuery({
    ...shelfQuery(draft, 1),
    enabled: open,
    placeholderData: (before) => before,
  })
  const apply = () => {
    onApply({ ...draft, page: 1 })
    onClose()
  }
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={shelfSays.filters}
      side="right"
      footer={
        <div className={styles.foot}>
          <Button kind="quiet" disabled={countOf(draft) === 0} onClick={() => setDraft({ ...draft, ...NO_FILTERS })}>
            {shelfSays.clearAll}
          </Button>
          <Button onClick={apply} className={styles.apply}>
            <span aria-live="polite">{shelfSays.show(isPlaceholderData ? undefined : data?.total)}</span>
          </Button>
        </div>
      }
    >
      <FilterFields value={draft} onChange={setDraft} />
    </Sheet>
  )
}
