import { inRupees } from "@silai/contracts/rupees"
import { useId, useState, type KeyboardEvent } from "react"
import { Link, useNavigate } from "react-router"
import { searchMessages } from "./words"
import { SearchBox } from "~/layout/navbar/search-box"
import { recentSearches } from "~/lib/device/recent-searches"
import { searchText } from "~/lib/search-text"
import { paths } from "~/paths"
import styles from "./suggest-box.module.css"
import { useSuggestions } from "./use-suggestions"

type Props = {
  onGo: () => void
  /** Gets the field's text, so that the panel can make room. */ onText: (text: string) => void
}

/** The search field with product suggestions: arrows select, Enter goes, Esc closes the list. */
export function SuggestBox({ onGo, onText }: Props) {
  const navigate = useNavigate()
  const id = useId()
  const [typed, setTyped] = useState("")
  const [active, setActive] = useState(-1)
  const [shut, setShut] = useState(false)
  const text = searchText(typed)
  const found = useSuggestions(text)
  const offers = [
    ...found.map((one) => ({ ...one, to: one.url })),
    ...(found.length ? [{ name: searchMessages.seeAll(text), to: paths.searchProducts(text), variant: null }] : []),
  ]
  const shown = offers.length > 0 && !shut
  const at = Math.min(active, offers.length - 1)

  const type = (next: string) => {
    setTyped(next)
    setActive(-1)
    setShut(false)
    onText(searchText(next))
  }
  const leave = () => {
    recentSearches.remember(text)
    onGo()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (!shown || event.nativeEvent.isComposing) return
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step) {
      event.preventDefault()
      // One position more than there are suggestions: the field itself.
      const places = offers.length + 1
      setActive(((at + 1 + step + places) % places) - 1)
    }
    const chosen = offers[at]
    if (event.key === "Enter" && chosen) {
      event.preventDefault()
      leave()
      void navigate(chosen.to)
    }
    if (event.key === "Escape") {
      // The panel listens on the document too; the first Esc closes only the list.
      event.nativeEvent.stopImmediatePropagation()
      event.preventDefault()
      setShut(true)
      setActive(-1)
    }
  }

  return (
    <div>
      <SearchBox
        focus
        onGo={onGo}
        field={{
          value: typed,
          onChange: (event) => type(event.target.value),
          onKeyDown,
          role: "combobox",
          "aria-autocomplete": "list",
          "aria-expanded": shown,
          "aria-controls": shown ? `${id}-list` : undefined,
          "aria-activedescendant": shown && at >= 0 ? `${id}-${at}` : undefined,
        }}
      />
      <p className="visually-hidden" role="status">
        {shown && searchMessages.offered(found.length)}
      </p>
      {shown && (
        <div id={`${id}-list`} role="listbox" aria-label={searchMessages.suggestions} className={styles.list}>
          {offers.map(({ name, to, variant }, place) => (
            <Link
              key={to}
              to={to}
              tabIndex={-1}
              id={`${id}-${place}`}
              role="option"
              aria-selected={place === at}
              className={styles.offer}
              // The field keeps the focus, so that typing continues.
              onMouseDown={(event) => event.preventDefault()}
              onMouseMove={() => setActive(place)}
              onClick={leave}
            >
              {variant && <img src={variant.thumbnail} alt="" width={40} height={50} className={styles.picture} />}
              <span className={styles.name}>{name}</span>
              {variant && <span className={styles.price}>{inRupees(variant.price)}</span>}
            </Link>
          ))}
        </div>
      )}
    </div>
  )
}
