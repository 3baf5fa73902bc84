import { useContext, type ReactNode } from "react"
import { Link } from "react-router"
import { rememberOpened } from "../last-opened"
import style from "./list.module.css"
import { ListContext } from "./list-context"

type Props = {
  id: string
  to: string
  children: ReactNode
  "aria-label"?: string
  className?: string
  onOpen?: () => void
}

/** The one link of a row: j and k move between them, and it remembers the list that it was opened from. */
export function RowLink({ id, to, children, className = style.number, onOpen, ...words }: Props) {
  const from = useContext(ListContext)
  return (
    <Link
      {...words}
      to={to}
      state={from === null ? undefined : { from }}
      data-row={id}
      className={className}
      onClick={() => {
        rememberOpened(id)
        onOpen?.()
      }}
    >
      {children}
    </Link>
  )
}
