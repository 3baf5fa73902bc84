import { useEffect, useState, type ReactNode, type RefObject } from "react"
import styles from "./foot-bar.module.css"

type Props = {
  /** While this is visible, the bar is hidden. */
  instead: RefObject<HTMLElement | null>
  /** On a phone the bar is there before hydration: the button it replaces is below the first screen. */
  early?: boolean
  className?: string
  children: ReactNode
}

/** A bar at the bottom of the window, while the button it replaces is out of view. */
export function FootBar({ instead, early = false, className = "", children }: Props) {
  const [shown, setShown] = useState(early ? null : false)
  useEffect(() => {
    const element = instead.current
    if (!element) return
    const watch = new IntersectionObserver(([seen]) => setShown(!seen?.isIntersecting))
    watch.observe(element)
    return () => watch.disconnect()
  }, [instead])
  return (
    <div className={`${styles.bar} ${className}`} data-shown={shown ?? "unknown"} inert={shown === false}>
      {children}
    </div>
  )
}
