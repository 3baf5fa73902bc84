import type { ReactNode } from "react"
import styles from "./page.module.css"

type Props = {
  title?: ReactNode
  lead?: ReactNode
  /** `narrow` for text and forms, `wide` for listings and tables. */
  width?: "narrow" | "wide"
  children?: ReactNode
}

/** The content of a page: margins, a title, spacing. */
export function Page({ title, lead, width = "wide", children }: Props) {
  return (
    <div className={width === "narrow" ? `${styles.page} ${styles.narrow}` : styles.page}>
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

/** Running text: headings, paragraphs and lists with comfortable spacing. */
export function Prose({ children }: { children: ReactNode }) {
  return <div className={styles.prose}>{children}</div>
}
