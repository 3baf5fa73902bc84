import { Link } from "react-router"
import { searchMessages } from "./words"
import { Icon } from "~/ui/icon"
import { pagerPlaces } from "./pager-places"
import styles from "./pager.module.css"

type Props = { page: number; totalPages: number; to: (page: number) => string }

/** Numbered pages as links, so that Back and opening in a new tab work. */
export function Pager({ page, totalPages, to }: Props) {
  if (totalPages < 2) return null
  return (
    <nav aria-label={searchMessages.pager} className={styles.pager}>
      {page > 1 && (
        <Link to={to(page - 1)} className={styles.step} aria-label={searchMessages.previous} rel="prev">
          <Icon name="left" size={18} />
        </Link>
      )}
      {pagerPlaces(page, totalPages).map((place, at) =>
        place === null ? (
          <span key={`gap-${at}`} className={styles.gap} aria-hidden="true">
            …
          </span>
        ) : (
          <Link
            key={place}
            to={to(place)}
            className={styles.step}

            aria-label={searchMessages.pageNumber(place)}
            aria-current={place === page ? "page" : undefined}
          >
            {place}
          </Link>
        ),
      )}
      {page < totalPages && (
        <Link to={to(page + 1)} className={styles.step} aria-label={searchMessages.next} rel="next">
          <Icon name="right" size={18} />
        </Link>
      )}
    </nav>
  )
}
