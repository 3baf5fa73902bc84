import { useGetIdentity } from "@refinedev/core"
import type { StaffPerson } from "@silai/contracts/account/calls"
import { lazy, Suspense, useEffect, useState, type ReactNode } from "react"
import { useLocation } from "react-router"
import { rememberPath } from "../providers/last-path"
import { onChanges } from "../providers/live"
import { ErrorState } from "../ui/state/error-state"
import { ShellSkeleton } from "../ui/state/skeleton"
import { usePreloading } from "./use-preloading"

const EnrolFirst = lazy(() => import("../resources/staff/enrol-first").then((page) => ({ default: page.EnrolFirst })))

function useLastPath(known: boolean) {
  const { pathname, search } = useLocation()
  useEffect(() => {
    if (known && pathname !== "/") rememberPath(`/admin${pathname}${search}`)
  }, [known, pathname, search])
}

/**
 * Whether the second step must be set up first. Once begun it stays to the end: when the server already has it, the
 * recovery codes are still on the screen.
 */
function useHeld(person: StaffPerson | null) {
  const [held, setHeld] = useState(false)
  if (!held && person?.secondFactor === "wanted") setHeld(true)
  // The shop has made it optional again.
  if (held && person?.secondFactor === "off") setHeld(false)
  return { held, release: () => setHeld(false) }
}

/**
 * Lets staff in. Others are already being redirected to the sign-in; when the server does not reply, a retry is
 * offered.
 */
export function Gate({ children }: { children: ReactNode }) {
  const {
    data: person,
    error,
    isFetching,
    refetch,
  } = useGetIdentity<StaffPerson | null>({
    queryOptions: { staleTime: 5 * 60_000 },
  })
  const role = person?.role
  const { held, release } = useHeld(person ?? null)
  useLastPath(role !== undefined)
  usePreloading(held ? undefined : role)
  // A changed or removed role is rendered at once.
  useEffect(() => (role && !held ? onChanges("staff", () => void refetch()) : undefined), [role, held, refetch])

  if (person && held)
    return (
      <Suspense fallback={<ShellSkeleton />}>
        <EnrolFirst email={person.email} onDone={() => void refetch().then(release)} />
      </Suspense>
    )
  if (person) return children
  if (error && !isFetching) {
    return (
      <main className="alone">
        <ErrorState whole error={error as Error} onRetry={() => void refetch()} />
      </main>
    )
  }
  return <ShellSkeleton />
}
