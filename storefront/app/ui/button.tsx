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
    /** Ignores clicks, and keeps its focus: a press that disables the button must not send a keyboard to the page's top. */
    disabled?: boolean
  }

export function Button({
  kind,
  size,
  wide,
  busy,
  disabled,
  className,
  children,
  onClick,
  type = "button",
  ...rest
}: ButtonProps) {
  const ignores = busy || disabled
  return (
    <button
      {...rest}
      type={type}
      className={classOf({ kind, size, wide }, className)}
      aria-busy={busy || undefined}
      aria-disabled={ignores || rest["aria-disabled"]}
      onClick={ignores ? (event) => event.preventDefault() : onClick}
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
