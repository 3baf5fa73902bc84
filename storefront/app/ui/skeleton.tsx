import styles from "./skeleton.module.css"

type Props = {
  /** Aspect ratio of a picture's placeholder. */ ratio?: string
  width?: string
  height?: string
  className?: string
}

/** A placeholder of loading content. Put a group of them under one `Loading`. */
export function Skeleton({ ratio, width, height = ratio ? undefined : "1em", className = "" }: Props) {
  return (
    <span className={`${styles.bone} ${className}`} style={{ aspectRatio: ratio, width, height }} aria-hidden="true" />
  )
}

/** A placeholder of several lines of text. */
export function SkeletonText({ lines = 3 }: { lines?: number }) {
  return (
    <span className={styles.lines} aria-hidden="true">
      {Array.from({ length: lines }, (_, line) => (
        <Skeleton key={line} width={line === lines - 1 ? "62%" : "100%"} />
      ))}
    </span>
  )
}

/** Tells screen readers that content is loading. */
export function Loading({ what }: { what: string }) {
  return (
    <p className="visually-hidden" role="status">
      Loading {what}
    </p>
  )
}
