import type { ReactNode } from "react"
import { Icon, type IconName } from "./icon"
import styles from "./notice.module.css"

type Tone = "plain" | "good" | "warn" | "bad"
const ICONS: Record<Tone, IconName> = { plain: "info", good: "check", warn: "alert", bad: "alert" }

type NoticeProps = {
  tone?: Tone
  title?: ReactNode
  children?: ReactNode
  /** Announced when it appears. */ live?: boolean
  icon?: IconName
}

/** An important sentence in its own strip. */
export function Notice({ tone = "plain", title, children, live, icon }: NoticeProps) {
  return (
    <div className={`${styles.notice} ${styles[tone]}`} role={live ? (tone === "bad" ? "alert" : "status") : undefined}>
      <Icon name={icon ?? ICONS[tone]} size={20} />
      <div>
        {title && <p className={styles.title}>{title}</p>}
        {children && <div className={styles.words}>{children}</div>}
      </div>
    </div>
  )
}

/** A small label: New, Sold out, Custom. */
export function Tag({ tone = "plain", children }: { tone?: Tone; children: ReactNode }) {
  return <span className={`${styles.tag} ${styles[tone]}`}>{children}</span>
}
