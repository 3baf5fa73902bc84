import { useEffect, useState } from "react"

/** Whole seconds until a moment, never below zero. */
export function secondsUntil(deadline: number, now: number): number {
  return Math.max(0, Math.ceil((deadline - now) / 1000))
}

/**
 * Seconds left until `deadline` (in milliseconds), counted down to zero. It reads the clock each time, so that a
 * suspended tab does not fall behind.
 */
export function useCountdown(deadline: number): number {
  const [left, setLeft] = useState(() => secondsUntil(deadline, Date.now()))
  useEffect(() => {
    const tick = () => {
      const now = secondsUntil(deadline, Date.now())
      setLeft(now)
      if (now === 0) clearInterval(timer)
    }
    const timer = setInterval(tick, 500)
    tick()
    return () => clearInterval(timer)
  }, [deadline])
  return left
}
