import type { VariantPage } from "@silai/contracts/catalogue/shapes"
import { Link } from "react-router"
import { paths } from "~/paths"
import { productMessages } from "../words"
import styles from "./colour-swatches.module.css"

/**
 * The other colours of the style, each a link to its own page. Back leads to the previous page, not through the
 * colours.
 */
export function ColourSwatches({ product }: { product: VariantPage }) {
  if (product.variants.length < 2) return null
  return (
    <div className={styles.colours}>
      <p className={styles.title}>
        {productMessages.colour}
        <span className={styles.name}>{product.color}</span>
      </p>
      <ul className={styles.swatches}>
        {product.variants.map(({ _id, slug, color, colorCode }) => (
          <li key={_id}>
            <Link
              to={paths.product(slug || _id)}
              className={styles.swatch}
              aria-current={_id === product._id ? "page" : undefined}
              aria-label={color}
              title={color}
              replace
            >
              <span data-cloth style={{ backgroundColor: colorCode }} />
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}
