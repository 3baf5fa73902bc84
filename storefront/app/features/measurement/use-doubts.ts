import type { MeasurementName } from "@silai/contracts/measurement/limits"
import type { Doubt } from "@silai/contracts/measurement/body-limits"
import { doubtKey, doubtsOf } from "@silai/contracts/measurement/plausible"
import type { Inches } from "@silai/contracts/measurement/typed"
import { useCallback, useRef, useState } from "react"

/** Asks about measurements that are hardly a body's: each once, and the shopper's answer counts. */
export function useDoubts() {
  const [asked, setAsked] = useState<Doubt | null>(null)
  const answered = useRef(new Set<string>())
  return {
    asked,
    /**
     * Asks about the first of these measurements, or about `name` alone, that nobody has answered for. False where
     * there is nothing to ask.
     */
    ask(inches: Inches, name?: MeasurementName): boolean {
      const doubt = doubtsOf(inches).find(
        (one) => (name === undefined || one.about === name) && !answered.current.has(doubtKey(one)),
      )
      setAsked(doubt ?? null)
      return doubt !== undefined
    },
    isRight(doubt: Doubt) {
      answered.current.add(doubtKey(doubt))
      setAsked(null)
    },
    drop: useCallback(() => setAsked(null), []),
  }
}
