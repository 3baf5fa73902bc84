import { useGetIdentity } from "@refinedev/core"
import type { StaffPerson } from "@silai/contracts/account/calls"
import { mayDo, type Role } from "@silai/contracts/staff/roles"
import { useEffect, type ReactNode } from "react"
import { useLocation } from "react-router"
import { rememberPath } from "../providers/last-path"
import { hearChanges } from "../providers/live"
import { resources } from "../resources/every-resource"
import { ErrorState } from "../ui/error-state"
import { ShellSkeleton } from "../ui/skeleton"

/** Loads the chunk of every screen that is open to the role while nothing else happens, so the first visit to each opens at once (SPEC §2). */
function preloadScreens(role: Role): () => void {
  const loadAll = () => {
    for (const { duty, pages } of resources)
      for (const page of pages) if (mayDo(role, page.duty ?? duty)) void page.load().catch(() => undefined)
  }
  if (!window.requestIdleCallback) {
    const timer = window.setTimeout(loadAll, 1500)
    return () => window.clearTimeout(timer)
  }
  const idle = window.requestIdleCallback(loadAll, { timeout: 4000 })
  return () => window.cancelIdleCallback(idle)
}

function useLastPath(known: boolean) {
  const { pathname, search } = useLocation()
  useEffect(() => {
    if (known && pathname !== "/") rememberPath(`/admin${pathname}${search}`)
  }, [known, pathname, search])
}

/** Lets people of the shop in. Strangers are already on their way to sign in; a silent server gets a way to try again. */
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
  useLastPath(role !== undefined)
  useEffect(() => (role ? preloadScreens(role) : undefined), [role])
  // A new role, or none any more, is drawn at once.
  useEffect(() => (role ? hearChanges("staff", () => void refetch()) : undefined), [role, refetch])

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
