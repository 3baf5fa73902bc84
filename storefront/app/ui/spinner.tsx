import styles from "./spinner.module.css"

type Props = { size?: number; className?: string; /** Label for screen readers. */ label?: string }

/** A rotating stitched circle. */
export function Spinner({ size = 20, className = "", label }: Props) {
  return (
    <span
      className={`${styles.spinner} ${className}`}
      style={{ width: size, height: size }}
      role={label ? "status" : undefined}
    >
      {label && <span className="visually-hidden">{label}</span>}
    </span>
  )
}
