import type { ReactNode } from "react"
import { BRAND_FOLDER, TILES } from "~/features/home/brand-pictures"
import { Picture } from "~/ui/picture"
import styles from "./way-in.module.css"

type Props = { title: string; lead?: ReactNode; children: ReactNode }

/** The room of every way in: the form on the left, cloth on the right where there is width for it. */
export function WayIn({ title, lead, children }: Props) {
  return (
    <div className={styles.room}>
      <div className={styles.form}>
        <header className={styles.head}>
          <h1>{title}</h1>
          {lead && <p>{lead}</p>}
        </header>
        {children}
      </div>
      <div className={styles.cloth}>
        <Picture
          picture={TILES.shirts}
          sizes="(min-width: 64rem) 46vw, 1px"
          from={BRAND_FOLDER}
          alt=""
          className={styles.picture}
        />
      </div>
    </div>
  )
}
