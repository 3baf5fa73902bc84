import { Button } from "antd"
import type { ReactNode } from "react"
import { AlertIcon } from "./icons"
import style from "./state.module.css"

/** `whole`: the state is all there is on the screen, so its title is the screen's heading. */
type Whole = { whole?: boolean }
type Props = Whole & { error: Error; onRetry?: () => void; title?: string }

const Title = ({ whole, children }: Whole & { children: ReactNode }) =>
  whole ? <h1>{children}</h1> : <h2>{children}</h2>

/** Something did not work: what the server said, and a way to try again. */
export function ErrorState({ error, onRetry, title = "This could not be loaded", whole }: Props) {
  return (
    <div className={style.state} role="alert">
      <span className={style.trouble}>
        <AlertIcon />
      </span>
      <Title whole={whole}>{title}</Title>
      <p>{error.message}</p>
      {onRetry && (
        <Button type="primary" onClick={onRetry}>
          Try again
        </Button>
      )}
    </div>
  )
}

/** Nothing to show, and that is all right. */
export function EmptyState({ title, whole, children }: Whole & { title: string; children?: ReactNode }) {
  return (
    <div className={style.state}>
      <span className={style.stitch} aria-hidden="true" />
      <Title whole={whole}>{title}</Title>
      {children}
    </div>
  )
}
