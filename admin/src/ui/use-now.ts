import { useEffect, useState } from "react"
import { shopNow } from "../providers/shop-clock"

/** The current time in milliseconds, updated every minute, for "waiting since" sentences. */
export function useNow(everyMs = 60_000): number {
  const [now, setNow] = useState(shopNow)
  useEffect(() => {
    const timer = window.setInterval(() => setNow(shopNow()), everyMs)
    return () => window.clearInterval(timer)
  }, [everyMs])
  return now
}
