import { type MouseEvent, type ReactNode, useRef } from "react"
import { Link, useLocation, useNavigate } from "react-router"
import { BackIcon } from "../icons"
import { useKeys } from "../keys/use-keys"
import style from "./back-link.module.css"

/** Passed as `state` by pages other than lists: the page to go back to, and its name. */
export type CameFrom = { back: { to: string; name: string } }

/**
 * Back to a list as it was left, with its filters and page: the list passes its own URL as `state.from`. Or to the page
 * that linked here, when it says so. The key u goes there too.
 */
export function BackLink({ to, children }: { to: string; children: ReactNode }) {
  const { state } = useLocation() as { state: ({ from?: string } & Partial<CameFrom>) | null }
  const navigate = useNavigate()
  // When opened from the list, the list is one step back, with its scroll position; a pasted link has no such history.
  const goBack = (event: MouseEvent) => {
    if ((state?.from ?? state?.back) === undefined || event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    void navigate(-1)
  }
  const link = useRef<HTMLAnchorElement>(null)
  useKeys({ u: () => link.current?.click() })
  return (
    <Link
      ref={link}
      to={state?.back?.to ?? `${to}${state?.from ?? ""}`}
      onClick={goBack}
      className={style.back}
      aria-keyshortcuts="u"
      data-screen
    >
      <BackIcon /> {state?.back?.name ?? children}
    </Link>
  )
}
