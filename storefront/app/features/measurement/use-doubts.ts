import type { Doubt } from "@silai/contracts/measurement/body-limits"
import { doubtKey } from "@silai/contracts/measurement/plausible"
import { useCallback, useRef, useState } from "react"

/** Asks about unlikely measurements: each once, and the shopper's answer counts. */
export function useDoubts() {
  const [asked, setAsked] = useState<Doubt | null>(null)
  const answered = useRef(new Set<string>())
  return {
    asked,
    /** Asks about the first that `matters` and is not confirmed. False where there is nothing to ask. */
    ask(doubts: readonly Doubt[], matters: (doubt: Doubt) => boolean): boolean {
      const doubt = doubts.find((one) => matters(one) && !answered.current.has(doubtKey(one)))
      setAsked(doubt ?? null)
      return doubt !== undefined
    },
    /** Confirms the measurement in question. */
    isRight() {
      if (asked) answered.current.add(doubtKey(asked))
      setAsked(null)
    },
    drop: useCallback(() => setAsked(null), []),
  }
}
