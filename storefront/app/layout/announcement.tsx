import { Link } from "react-router"
import { shop } from "~/lib/shop/shop"
import styles from "./announcement.module.css"

/** The shopkeeper's line above everything, when there is one. */
export function Announcement() {
  const { shown, text, link } = shop().announcement
  if (!shown || !text) return null
  return (
    <aside className={styles.strip} aria-label="Announcement">
      {link ? (
        <Link to={link} className={styles.link}>
          {text}
        </Link>
      ) : (
        <p>{text}</p>
      )}
    </aside>
  )
}
