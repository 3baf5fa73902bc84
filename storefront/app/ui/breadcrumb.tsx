import { Link } from "react-router"
import styles from "./breadcrumb.module.css"

type Props = { /** From the outside in; the last is this page and is not a link. */ trail: readonly { name: string; to?: string }[] }

export function Breadcrumb({ trail }: Props) {
  return (
    <nav aria-label="Breadcrumb" className={styles.trail}>
      <ol className={styles.list}>
        {trail.map(({ name, to }) => (
          <li key={name}>{to ? <Link to={to}>{name}</Link> : <span aria-current="page">{name}</span>}</li>
        ))}
      </ol>
    </nav>
  )
}
