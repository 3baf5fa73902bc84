import { useEffect, useRef } from "react"
import { Link } from "react-router"
import { searchMessages } from "./words"
import { recentSearches } from "~/lib/device/recent-searches"
import { useStore } from "~/lib/store"
import { paths } from "~/paths"
import { Button } from "~/ui/button"
import { Icon } from "~/ui/icon"
import styles from "./recent-list.module.css"

/** This browser's earlier searches, each with a remove button. */
export function RecentList({ onGo }: { onGo: () => void }) {
  const recent = useStore(recentSearches.list)
  useEffect(() => recentSearches.recall(), [])
  const head = useRef<HTMLHeadingElement>(null)
  if (recent.length === 0) return null
  const forget = (text: string) => {
    // The button disappears with its line; the focus stays in the list.
    head.current?.focus({ preventScroll: true })
    recentSearches.forget(text)
  }
  return (
    <section aria-labelledby="recent-searches" className={styles.recent}>
      <div className={styles.top}>
        <h2 id="recent-searches" ref={head} tabIndex={-1} className={styles.head}>
          {searchMessages.recent}
        </h2>
        <Button kind="quiet" size="small" onClick={recentSearches.forgetAll} aria-label={searchMessages.clearRecent}>
          {searchMessages.clear}
        </Button>
      </div>
      <ul className={styles.list}>
        {recent.map((text) => (
          <li key={text} className={styles.one}>
            <Link to={paths.searchProducts(text)} className={styles.link} onClick={onGo}>
              <Icon name="clock" size={18} />
              <span className={styles.text}>{text}</span>
            </Link>
            <button
              type="button"
              className={styles.forget}
              aria-label={searchMessages.forget(text)}
              onClick={() => forget(text)}
            >
              <Icon name="close" size={16} />
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
