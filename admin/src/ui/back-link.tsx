import type { MouseEvent, ReactNode } from "react"
import { Link, useLocation, useNavigate } from "react-router"
import { BackIcon } from "./icons"
import style from "./back-link.module.css"

/** Back to a list as it was left, with its filters and page. The list hands its own address over as `state.from`. */
export function BackLink({ to, children }: { to: string; children: ReactNode }) {
  const { state } = useLocation() as { state: { from?: string } | null }
  const navigate = useNavigate()
  // Opened from the list, the list is one step back, with its scroll position; a pasted link has no such past.
  const back = (event: MouseEvent) => {
    if (state?.from === undefined || event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    void navigate(-1)
  }
  return (
    <Link to={`${to}${state?.from ?? ""}`} onClick={back} className={style.back} data-screen>
      <BackIcon /> {children}
    </Link>
  )
}
