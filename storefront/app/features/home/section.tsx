import { useId, type ReactNode } from "react"
import styles from "./section.module.css"

type Props = { title: string; /** At the right end of the title's line. */ aside?: ReactNode; children: ReactNode }

/** A section of the home page: title, a stitched line, content. */
export function Section({ title, aside, children }: Props) {
  const id = useId()
  return (
    <section className={styles.section} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id}>{title}</h2>
        {aside}
      </div>
      {children}
    </section>
  )
}
