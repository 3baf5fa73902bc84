import type { SearchResult } from "@silai/contracts/catalogue/shapes"
import { Link } from "react-router"
import { publicUrl } from "~/lib/meta"
import { Loading, SkeletonText } from "~/ui/skeleton"
import styles from "./results.module.css"

/** Pages of the shop that were found: name, a short text, the address. The whole row is a link. */
export function ResultList({ results, changing }: { results: readonly SearchResult[]; changing?: boolean }) {
  return (
    <ol className={styles.list} aria-busy={changing} data-changing={changing || undefined}>
      {results.map(({ name, description, url }) => (
        <li key={url} className={styles.result}>
          <h2 className={styles.name}>
            <Link to={url} className={styles.link}>
              {name}
            </Link>
          </h2>
          <p className={styles.description}>{description}</p>
          <p className={styles.url}>{publicUrl().replace(/^https?:\/\//, "") + url}</p>
        </li>
      ))}
    </ol>
  )
}

/** Placeholders while searching. */
export function WaitingResults() {
  return (
    <div className={styles.list}>
      <Loading what="results" />
      {Array.from({ length: 4 }, (_, place) => (
        <div key={place} className={styles.result}>
          <SkeletonText lines={3} />
        </div>
      ))}
    </div>
  )
}
