import { Button } from "antd"
import type { ReactNode } from "react"
import { useSay } from "../../words/language"
import { AlertIcon } from "../icons"
import { Reference } from "./reference"
import style from "./state.module.css"

/** `whole`: the state fills the screen, so its title is the screen's heading. */
type Whole = { whole?: boolean }
type Props = Whole & { error: Error; onRetry?: () => void; title?: string }

const Title = ({ whole, children }: Whole & { children: ReactNode }) =>
  whole ? <h1>{children}</h1> : <h2>{children}</h2>

/** An error: the server's sentence, a retry button, and the request's id if the server is at fault. */
export function ErrorState({ error, onRetry, title, whole }: Props) {
  const say = useSay()
  return (
    <div className={style.state} role="alert">
      <span className={style.trouble}>
        <AlertIcon />
      </span>
      <Title whole={whole}>{title ?? say("state.failed")}</Title>
      <p>{error.message}</p>
      <Reference error={error} />
      {onRetry && (
        <Button type="primary" onClick={onRetry}>
          {say("state.again")}
        </Button>
      )}
    </div>
  )
}

/** An empty state that is not an error. */
export function EmptyState({ title, whole, children }: Whole & { title: string; children?: ReactNode }) {
  return (
    <div className={style.state}>
      <span className={style.stitch} aria-hidden="true" />
      <Title whole={whole}>{title}</Title>
      {children}
    </div>
  )
}
