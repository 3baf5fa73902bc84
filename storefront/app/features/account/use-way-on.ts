import { useEffect, useRef } from "react"
import { useLocation, useNavigate, useSearchParams } from "react-router"
import { kept } from "~/lib/kept"
import { useAuth } from "~/lib/me"
import { isSecondStep } from "./use-second-step"
import { LAST_ADMIN_PATH, whereNext } from "./where-next"

type Role = "admin" | "customer"

/**
 * Leads on whoever is signed in: at once when they come, and when a way in has `arrived`; not while one is under way (`busy`).
 * The second step's place in the history is given back first, so that Back does not return to a form that is done.
 */
export function useWayOn({ arrived, busy }: { arrived: Role | null; busy: boolean }): {
  isLeaving: boolean
  isAsking: boolean
} {
  const { userData, isUserDataLoading } = useAuth()
  const [search] = useSearchParams()
  const { state } = useLocation()
  const navigate = useNavigate()
  const gone = useRef(false)
  const role = arrived ?? (busy ? null : (userData?.role ?? null))
  const second = isSecondStep(state)

  useEffect(() => {
    if (!role || gone.current) return
    if (second) return void navigate(-1)
    gone.current = true
    const to = whereNext(role, search.get("next"), kept(LAST_ADMIN_PATH))
    // The back office is an application of its own, so the browser has to fetch it.
    if (to.startsWith("/admin/")) window.location.replace(to)
    else void navigate(to, { replace: true })
  }, [role, second])

  return { isLeaving: role !== null, isAsking: isUserDataLoading }
}
