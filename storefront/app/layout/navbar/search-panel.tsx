import { useState } from "react"
import { Link } from "react-router"
import { RecentList } from "~/features/search/recent-list"
import { SuggestBox } from "~/features/search/suggest-box"
import { paths } from "~/paths"
import { closePanel } from "./panel"
import styles from "./search-panel.module.css"

const QUICK_LINKS = [
  { to: paths.explore, name: "Explore All" },
  { to: paths.exploreBy({ category: "Shirt" }), name: "Shirts" },
  { to: paths.exploreBy({ category: "Trouser" }), name: "Trouser" },
  { to: paths.exploreBy({ category: "Formal" }), name: "Formal" },
  { to: paths.profile, name: "Profile" },
]

/** The search panel: suggestions while typing, earlier searches, quick links. Default export for `lazy`. */
export default function SearchPanel() {
  const [text, setText] = useState("")
  return (
    <div className={styles.panel}>
      <SuggestBox onGo={closePanel} onText={setText} />
      {!text && <RecentList onGo={closePanel} />}
      <p className={styles.head} id="quick-links">
        Quick links
      </p>
      <ul className={styles.links} aria-labelledby="quick-links">
        {QUICK_LINKS.map(({ to, name }) => (
          <li key={name}>
            <Link to={to} className={styles.link} onClick={closePanel}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}
