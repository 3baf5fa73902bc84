import { useEffect, useEffectEvent, useRef } from "react"
import { useLocation, useNavigate } from "react-router"

type State = { step?: number } | null

export const isSecondStep = (state: unknown): boolean => (state as State)?.step === 2

/**
 * The second of two steps as a history entry: Back returns to the first. `ready` says whether the first step is done;
 * after a reload it is not, and the form starts anew. `onBack` is called when the user goes back to the first step.
 */
export function useStepHistory(ready: boolean, onBack?: () => void) {
  const location = useLocation()
  const { state } = location
  const navigate = useNavigate()
  const here = isSecondStep(state)
  const opened = useRef(false)

  const beginAnew = useEffectEvent(() => void navigate(location, { replace: true, state: null }))
  const wentBack = useEffectEvent(() => onBack?.())
  useEffect(() => {
    if (here && !ready && !opened.current) beginAnew()
    if (!here && opened.current) wentBack()
    opened.current = here && ready
  }, [here, ready])

  return {
    isOpen: here && ready,
    open: () => navigate(location, { state: { ...(state as object | null), step: 2 }, preventScrollReset: true }),
    back: () => (here ? navigate(-1) : undefined),
  }
}
