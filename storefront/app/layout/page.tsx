import type { ReactNode } from "react"
import styles from "./page.module.css"

type Props = {
  title?: ReactNode
  lead?: ReactNode
  /** `narrow` for reading and forms, `wide` for shelves and tables. */
  width?: "narrow" | "wide"
  children?: ReactNode
}

/** The room a page stands in: gutters, a title, air. */
export function Page({ title, lead, width = "wide", children }: Props) {
  return (
    <div className={`${styles.page} ${styles[width]}`}>
      {title && (
        <header className={styles.head}>
          <h1>{title}</h1>
          {lead && <p className={styles.lead}>{lead}</p>}
        </header>
      )}
      {children}
    </div>
  )
}

/** Running text: headings, paragraphs and lists with a reader's spacing. */
export function Prose({ children }: { children: ReactNode }) {
  return <div className={styles.prose}>{children}</div>
}
