import type { ReactNode } from "react"
import { Icon } from "./icon"
import styles from "./accordion.module.css"

type Props = {
  title: ReactNode
  open?: boolean
  /** Opening one section closes the others of the same name. */ name?: string
  id?: string
  onToggle?: (open: boolean) => void
  children: ReactNode
}

/** A collapsible section: the browser's own details, so find-in-page and print include its content. */
export function Accordion({ title, open, name, id, onToggle, children }: Props) {
  return (
    <details
      className={styles.section}
      open={open}
      name={name}
      id={id}
      onToggle={onToggle && ((event) => onToggle(event.currentTarget.open))}
    >
      <summary className={styles.title}>
        {title}
        <Icon name="plus" size={18} className={styles.sign} />
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  )
}
