import { Link } from "react-router"
import { Icon } from "~/ui/icon"
import styles from "./topic-list.module.css"

type Props = { title: string; topics: readonly { to: string; name: string; note: string }[] }

/** Links, one per line. */
export function TopicList({ title, topics }: Props) {
  return (
    <section className={styles.section}>
      <h2>{title}</h2>
      <ul className={styles.list}>
        {topics.map(({ to, name, note }) => (
          <li key={to}>
            <Link to={to} className={styles.topic}>
              <span>
                <span className={styles.name}>{name}</span>
                <span className={styles.note}>{note}</span>
              </span>
              <Icon name="arrow" />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
