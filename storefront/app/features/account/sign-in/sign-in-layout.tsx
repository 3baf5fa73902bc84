import type { ReactNode } from "react"
import { BRAND_FOLDER, TILES } from "~/ui/brand-pictures"
import { Picture } from "~/ui/picture"
import styles from "./sign-in-layout.module.css"

type Props = { title: string; lead?: ReactNode; children: ReactNode }

/**
 * The layout of all sign-in and sign-up pages: the form on the left, a picture of cloth on the right on wide screens.
 */
export function SignInLayout({ title, lead, children }: Props) {
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
