import { useEffect, useEffectEvent, useRef } from "react"
import { useLocation, useNavigate } from "react-router"
import { getStored, parseStored, setStored } from "~/lib/device/storage"

type State = { step?: number } | null

export const isSecondStep = (state: unknown): boolean => (state as State)?.step === 2

type Options = {
  /** Names this form's memory in the tab. */
  name: "sign-in" | "sign-up"
  /** Whether the first step is done. */
  ready: boolean
  /**
   * State that the second step needs after a reload. It is stored in the tab, because phones reload pages when they are
   * short of memory. Never contains secrets.
   */
  step: Record<string, unknown>
  /** After a reload: restores what was kept. @returns false when it is no longer valid, and the form restarts */
  onReload: (step: Record<string, unknown>) => boolean
  /** The user returned to the first step. */
  onBack?: () => void
}

/** The second of two steps as a history entry: Back returns to the first, and a reload stays on the second. */
export function useStepHistory({ name, ready, step, onReload, onBack }: Options) {
  const location = useLocation()
  const { state } = location
  const navigate = useNavigate()
  const here = isSecondStep(state)
  const opened = useRef(false)
  const key = `silai.${name}`
  const text = JSON.stringify(step)

  const resumeOrRestart = useEffectEvent(() => {
    const stored = parseStored(getStored(key, "sessionStorage"))
    const isKnown = typeof stored === "object" && stored !== null && onReload(stored as Record<string, unknown>)
    if (!isKnown) void navigate(location, { replace: true, state: null })
  })
  const wentBack = useEffectEvent(() => {
    setStored(key, null, "sessionStorage")
    onBack?.()
  })
  useEffect(() => {
    if (here && !ready && !opened.current) resumeOrRestart()
    if (!here && opened.current) wentBack()
    opened.current = here && ready
  }, [here, ready])
  useEffect(() => {
    if (here && ready) setStored(key, text, "sessionStorage")
  }, [here, ready, key, text])

  return {
    isOpen: here && ready,
    open: () => navigate(location, { state: { ...(state as object | null), step: 2 }, preventScrollReset: true }),
    back: () => (here ? navigate(-1) : undefined),
  }
}
