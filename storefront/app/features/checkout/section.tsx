import type { ReactNode } from "react"
import styles from "./section.module.css"

type Props = {
  title: string
  /** At the right of the title: a Change link. */ aside?: ReactNode
  children: ReactNode
}

/** One part of a step, under its own heading. */
export function Section({ title, aside, children }: Props) {
  return (
    <section className={styles.section}>
      <header className={styles.head}>
        <h2 className={styles.title}>{title}</h2>
        {aside}
      </header>
      {children}
    </section>
  )
}
