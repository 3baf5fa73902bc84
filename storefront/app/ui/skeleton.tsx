import styles from "./skeleton.module.css"

type Props = {
  /** Width over height, for a picture's place. */ ratio?: string
  width?: string
  height?: string
  className?: string
}

/** The place of something on its way. Put a group of them under one `Loading`. */
export function Skeleton({ ratio, width, height = ratio ? undefined : "1em", className = "" }: Props) {
  return (
    <span className={`${styles.bone} ${className}`} style={{ aspectRatio: ratio, width, height }} aria-hidden="true" />
  )
}

/** Several lines of text on their way. */
export function SkeletonText({ lines = 3 }: { lines?: number }) {
  return (
    <span className={styles.lines} aria-hidden="true">
      {Array.from({ length: lines }, (_, line) => (
        <Skeleton key={line} width={line === lines - 1 ? "62%" : "100%"} />
      ))}
    </span>
  )
}

/** Tells those who cannot see the bones that something is coming. */
export function Loading({ what }: { what: string }) {
  return (
    <p className="visually-hidden" role="status">
      Loading {what}
    </p>
  )
}
