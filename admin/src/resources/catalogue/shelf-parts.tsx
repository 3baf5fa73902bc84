import { CallRefused } from "../../providers/refusal"
import { EmptyState, ErrorState } from "../../ui/error-state"
import { BackIcon } from "../../ui/icons"
import { PageSkeleton } from "../../ui/skeleton"
import type { ReactNode } from "react"
import { Link, useLocation, useNavigate } from "react-router"
import style from "./shelf.module.css"

/** The way back to a list, as it was left where it was opened from there. */
export function BackTo({ list, children }: { list: string; children: ReactNode }) {
  const { state } = useLocation() as { state: { from?: string } | null }
  const navigate = useNavigate()
  return (
    <Link to={`${list}${state?.from ?? ""}`} className={style.back} onClick={(event) => {
      if (state?.from === undefined || event.metaKey || event.ctrlKey || event.shiftKey) return
      event.preventDefault()
      void navigate(-1)
    }}>
      <BackIcon /> {children}
    </Link>
  )
}

/** What stands where a record should: its outline, that it is gone, or what went wrong. */
export function NoRecord({ error, what, list, onRetry }: { error: Error | null; what: string; list: { path: string; name: string }; onRetry: () => void }) {
  if (!error) return <PageSkeleton />
  return (
    <>
      <BackTo list={list.path}>{list.name}</BackTo>
      {error instanceof CallRefused && error.statusCode === 404
        ? <EmptyState whole title={`There is no such ${what}`}><p>The link may be old, or somebody has removed it.</p><p><Link to={list.path}>See all {list.name.toLowerCase()}</Link></p></EmptyState>
        : <ErrorState whole error={error} title={`This ${what} could not be loaded`} onRetry={onRetry} />}
    </>
  )
}

export const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
)

/** A state in one word with its dot: sold, hidden, draft. */
export const Mark = ({ tone, children }: { tone: "done" | "quiet" | "trouble" | "fresh"; children: ReactNode }) => (
  <span className={style.mark} data-tone={tone}>{children}</span>
)
