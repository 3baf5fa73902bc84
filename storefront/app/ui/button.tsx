import type { ComponentProps, ReactNode } from "react"
import { Link, type LinkProps } from "react-router"
import { Spinner } from "./spinner"
import styles from "./button.module.css"

type ButtonStyle = {
  /** `main` is the navy one: at most one on a screen. `plain` is outlined, `quiet` is underlined text, `danger` destroys. */
  kind?: "main" | "plain" | "quiet" | "danger" | "light"
  size?: "normal" | "small"
  /** Full width. */
  wide?: boolean
}

function classOf({ kind = "main", size = "normal", wide }: ButtonStyle, className = "") {
  return [styles.button, styles[kind], size === "small" && styles.small, wide && styles.wide, className]
    .filter(Boolean)
    .join(" ")
}

type ButtonProps = ButtonStyle &
  ComponentProps<"button"> & {
    /** Shows a spinner and ignores clicks; keeps its width and focus. */ busy?: boolean
  }

export function Button({
  kind,
  size,
  wide,
  busy,
  className,
  children,
  onClick,
  type = "button",
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      className={classOf({ kind, size, wide }, className)}
      aria-busy={busy || undefined}
      aria-disabled={busy || rest["aria-disabled"]}
      onClick={busy ? (event) => event.preventDefault() : onClick}
    >
      <span className={styles.label}>{children}</span>
      {busy && <Spinner className={styles.spinner} />}
    </button>
  )
}

/** A link that looks like a button. */
export function LinkButton({
  kind,
  size,
  wide,
  className,
  children,
  ...rest
}: ButtonStyle & LinkProps & { children: ReactNode }) {
  return (
    <Link {...rest} className={classOf({ kind, size, wide }, className)}>
      <span className={styles.label}>{children}</span>
    </Link>
  )
}

/** The same, for external URLs; opens in a new tab. */
export function OutsideButton({ kind, size, wide, className, children, ...rest }: ButtonStyle & ComponentProps<"a">) {
  return (
    <a target="_blank" rel="noopener noreferrer" {...rest} className={classOf({ kind, size, wide }, className)}>
      <span className={styles.label}>{children}</span>
    </a>
  )
}
