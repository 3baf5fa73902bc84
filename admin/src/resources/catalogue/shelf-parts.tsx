import { CallRefused } from "../../providers/refusal"
import { BackLink } from "../../ui/back-link"
import { EmptyState, ErrorState } from "../../ui/error-state"
import { PageSkeleton } from "../../ui/skeleton"
import type { ReactNode } from "react"
import { Link } from "react-router"

/** What stands where a record should: its outline, that it is gone, or what went wrong. */
export function NoRecord({
  error,
  what,
  list,
  onRetry,
}: {
  error: Error | null
  what: string
  list: { path: string; name: string }
  onRetry: () => void
}) {
  if (!error) return <PageSkeleton />
  return (
    <>
      <BackLink to={list.path}>{list.name}</BackLink>
      {error instanceof CallRefused && error.statusCode === 404 ? (
        <EmptyState whole title={`There is no such ${what}`}>
          <p>The link may be old, or somebody has removed it.</p>
          <p>
            <Link to={list.path}>See all {list.name.toLowerCase()}</Link>
          </p>
        </EmptyState>
      ) : (
        <ErrorState whole error={error} title={`This ${what} could not be loaded`} onRetry={onRetry} />
      )}
    </>
  )
}

export const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
)
