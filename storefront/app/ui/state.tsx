import { referenceOf } from "@silai/contracts/refused"
import { shopMessages } from "@silai/contracts/shop/messages"
import type { ReactNode } from "react"
import { Icon, type IconName } from "./icon"
import styles from "./state.module.css"

type Props = {
  icon?: IconName
  title: string
  /** Heading level; 1 where the state is the whole page. */
  level?: 1 | 2 | 3
  children?: ReactNode
  /** Buttons or links. */
  actions?: ReactNode
}

/** An empty state, and what to do about it. */
export function EmptyState({ icon = "needle", title, level = 2, children, actions }: Props) {
  const Heading = `h${level}` as const
  return (
    <div className={styles.state}>
      <Icon name={icon} size={40} className={styles.icon} />
      <Heading className={styles.title}>{title}</Heading>
      {children && <div className={styles.words}>{children}</div>}
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  )
}

/** An error in the same layout, announced at once; a fault of the shop's with the request's id in its log. */
export function ErrorState({ error, children, ...props }: Props & { error?: unknown }) {
  // On the server the page's own id is written (`RequestReference`).
  const id = typeof document === "undefined" ? undefined : referenceOf(error)
  return (
    <div role="alert">
      <EmptyState icon="alert" {...props}>
        {id ? (
          <>
            {children && <p>{children}</p>}
            <small className={styles.reference} title={shopMessages.referenceWhy}>
              {shopMessages.reference} <code>{id}</code>
            </small>
          </>
        ) : (
          children
        )}
      </EmptyState>
    </div>
  )
}
