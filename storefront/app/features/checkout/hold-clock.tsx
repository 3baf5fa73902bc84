import { useEffect, useState } from "react"
import { Icon } from "~/ui/icon"
import { clockOf } from "./payment-phase"
import styles from "./payment-step.module.css"

/** What is left of the hold, said quietly: not read out, and no hurry in it. */
export function HoldClock({ until, onOver }: { until: number; onOver: () => void }) {
  const [now, setNow] = useState(() => Date.now())
  const left = clockOf(until - now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1_000)
    return () => clearInterval(timer)
  }, [])
  useEffect(() => {
    if (left === null) onOver()
  }, [left === null, onOver])
  if (!left) return null
  return (
    <p className={styles.small}>
      <Icon name="clock" size={16} />
      <span>
        Your pieces are held for you for <time>{left}</time>
      </span>
    </p>
  )
}
