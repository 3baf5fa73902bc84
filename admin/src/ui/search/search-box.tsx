import { type ComponentProps, useId } from "react"
import { SearchIcon } from "../icons"
import { useKeys } from "../keys/use-keys"
import style from "./search-box.module.css"

type Props = Omit<ComponentProps<"input">, "type" | "id"> & {
  label: string
  ref: React.RefObject<HTMLInputElement | null>
}

/** A search field that "/" focuses from anywhere on the screen. */
export function SearchBox({ label, ref, ...input }: Props) {
  const id = useId()
  useKeys({
    "/": () => {
      ref.current?.focus()
      ref.current?.select()
    },
  })
  return (
    <div className={style.box}>
      <SearchIcon />
      <label htmlFor={id} className="unseen">
        {label}
      </label>
      <input
        {...input}
        ref={ref}
        id={id}
        type="search"
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="search"
        aria-keyshortcuts="/"
      />
      <kbd aria-hidden="true">/</kbd>
    </div>
  )
}
