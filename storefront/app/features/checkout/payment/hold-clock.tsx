import { useEffect, useState } from "react"
import { Icon } from "~/ui/icon"
import { clockOf } from "./payment-phase"
import styles from "./payment-step.module.css"

/** The remaining time of the hold, unobtrusive: not announced by screen readers. */
export function HoldClock({ until, onOver }: { until: number; onOver: () => void }) {
  const [now, setNow] = useState(() => Date.now())
  const left = clockOf(until - now)
  const isOver = left === null
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1_000)
    return () => clearInterval(timer)
  }, [])
  useEffect(() => {
    if (isOver) onOver()
  }, [isOver, onOver])
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
