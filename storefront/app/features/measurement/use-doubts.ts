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
    /** Asks about the first that `matters` and that nobody has answered for. False where there is nothing to ask. */
    ask(inches: Inches, matters: (doubt: Doubt) => boolean): boolean {
      const doubt = doubtsOf(inches).find((one) => matters(one) && !answered.current.has(doubtKey(one)))
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
