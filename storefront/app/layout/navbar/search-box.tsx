import { SEARCH } from "@silai/contracts/catalogue/limits"
import { shopMessages } from "@silai/contracts/shop/messages"
import { useEffect, useId, useRef, type ComponentProps, type FormEvent } from "react"
import { useNavigate } from "react-router"
import { recentSearches } from "~/lib/device/recent-searches"
import { searchText } from "~/lib/search-text"
import { paths } from "~/paths"
import { Icon } from "~/ui/icon"
import styles from "./search-box.module.css"

type Props = {
  focus?: boolean
  defaultValue?: string
  onGo?: () => void
  /** Combobox attributes of the field, where it is one. */ field?: ComponentProps<"input">
}

/** The shop's search field; empty input is ignored. */
export function SearchBox({ focus, defaultValue, onGo, field }: Props) {
  const navigate = useNavigate()
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (focus) input.current?.focus()
  }, [focus])

  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const text = searchText(String(new FormData(event.currentTarget).get("q") ?? ""))
    if (!text) return
    recentSearches.remember(text)
    onGo?.()
    void navigate(paths.searchProducts(text))
  }
  return (
    <form role="search" className={styles.box} onSubmit={search}>
      <label htmlFor={id} className="visually-hidden">
        Search the shop
      </label>
      <input
        id={id}
        ref={input}
        name="q"
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        maxLength={SEARCH.maxLength}
        defaultValue={defaultValue}
        placeholder={shopMessages.searchPlaceholder}
        className={styles.input}
        {...field}
      />
      <button type="submit" className={styles.go} aria-label="Search">
        <Icon name="arrow" />
      </button>
    </form>
  )
}
