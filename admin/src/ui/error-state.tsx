import { Button } from "antd"
import type { ReactNode } from "react"
import { AlertIcon } from "./icons"
import style from "./state.module.css"

type Props = { error: Error; onRetry?: () => void; title?: string }

/** Something did not work: what the server said, and a way to try again. */
export function ErrorState({ error, onRetry, title = "This could not be loaded" }: Props) {
  return (
    <div className={style.state} role="alert">
      <span className={style.trouble}><AlertIcon /></span>
      <h2>{title}</h2>
      <p>{error.message}</p>
      {onRetry && <Button type="primary" onClick={onRetry}>Try again</Button>}
    </div>
  )
}

/** Nothing to show, and that is all right. */
export function EmptyState({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div className={style.state}>
      <span className={style.stitch} aria-hidden="true" />
      <h2>{title}</h2>
      {children}
    </div>
  )
}
