import { useEffect, useRef } from "react"
import { useLocation, useNavigate } from "react-router"

type State = { step?: number } | null

export const isSecondStep = (state: unknown): boolean => (state as State)?.step === 2

/**
 * The second of two steps, as a place in the browser's history: Back returns to the first. `ready` says whether the first step is
 * done; after a reload it is not, and the form begins anew. `onBack` is called when the second step was left for the first.
 */
export function useSecondStep(ready: boolean, onBack?: () => void) {
  const location = useLocation()
  const { state } = location
  const navigate = useNavigate()
  const here = isSecondStep(state)
  const opened = useRef(false)

  useEffect(() => {
    if (here && !ready && !opened.current) void navigate(location, { replace: true, state: null })
    if (!here && opened.current) onBack?.()
    opened.current = here && ready
  }, [here, ready])

  return {
    isOpen: here && ready,
    open: () => navigate(location, { state: { ...(state as object | null), step: 2 } }),
    back: () => (here ? navigate(-1) : undefined),
  }
}
