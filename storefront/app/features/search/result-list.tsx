import { catalogueSays } from "@silai/contracts/catalogue/messages"
import type { SearchResult } from "@silai/contracts/catalogue/shapes"
import { Link } from "react-router"
import { publicUrl } from "~/lib/meta"
import { Picture } from "~/ui/picture"
import { Price } from "~/ui/price"
import { Loading, Skeleton, SkeletonText } from "~/ui/skeleton"
import styles from "./results.module.css"

const SIZES = "(min-width: 48rem) 8rem, 6rem"
const FIRST_SEEN = 3

/** Results in a list: name, a short text, the address; products with picture and price. The whole row is a link. */
export function ResultList({ results, changing }: { results: readonly SearchResult[]; changing?: boolean }) {
  return (
    <ol className={styles.list} aria-busy={changing} data-changing={changing || undefined}>
      {results.map(({ name, description, url, variant }, place) => (
        <li key={url} className={styles.result} data-pictured={variant ? "" : undefined}>
          {variant &&
            (variant.picture ? (
              <Picture picture={variant.picture} sizes={SIZES} eager={place < FIRST_SEEN} alt="" />
            ) : (
              <Skeleton ratio="4 / 5" />
            ))}
          <div className={styles.words}>
            <h2 className={styles.name}>
              <Link to={url} className={styles.link}>
                {name}
              </Link>
            </h2>
            {variant && <Price price={variant.price} basePrice={variant.basePrice} size="small" />}
            {variant && !variant.available && (
              <p className={styles.description}>{catalogueSays.currentlyUnavailable}</p>
            )}
            <p className={styles.description}>{description}</p>
            <p className={styles.url}>{publicUrl().replace(/^https?:\/\//, "") + url}</p>
          </div>
        </li>
      ))}
    </ol>
  )
}

/** Placeholders of loading results. */
export function WaitingResults() {
  return (
    <div className={styles.list}>
      <Loading what="results" />
      {Array.from({ length: 4 }, (_, place) => (
        <div key={place} className={styles.result} data-pictured="">
          <Skeleton ratio="4 / 5" />
          <SkeletonText lines={4} />
        </div>
      ))}
    </div>
  )
}
