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

/** An error in the same layout, announced at once. */
export function ErrorState(props: Props) {
  return (
    <div role="alert">
      <EmptyState icon="alert" {...props} />
    </div>
  )
}
