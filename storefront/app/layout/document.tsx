import type { ReactNode } from "react"
import styles from "./document.module.css"
import { Page, Prose } from "./page"

type Props = {
  title: string
  lead?: ReactNode
  /** The sections, in order; each has a heading and an entry in the contents. */
  sections: readonly { id: string; title: string; body: ReactNode }[]
  /** The date of the text's last change, formatted. */
  updated?: string
}

/** A policy or another long text, with its table of contents next to it on wide screens. */
export function Document({ title, lead, sections, updated }: Props) {
  return (
    <Page title={title} lead={lead}>
      <div className={styles.columns}>
        <nav aria-label="On this page" className={styles.contents}>
          <ol className={styles.list}>
            {sections.map(({ id, title }) => (
              <li key={id}>
                <a href={`#${id}`}>{title}</a>
              </li>
            ))}
          </ol>
        </nav>
        <Prose>
          {sections.map(({ id, title, body }) => (
            <section key={id} aria-labelledby={id} className={styles.section}>
              <h2 id={id}>{title}</h2>
              {body}
            </section>
          ))}
          {updated && <p className={styles.updated}>Last changed on {updated}.</p>}
        </Prose>
      </div>
    </Page>
  )
}
