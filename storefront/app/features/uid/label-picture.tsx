import { SHOP } from "@silai/contracts/shop/settings"
import styles from "./label-picture.module.css"
import { uidWords } from "./words"

/** Dark modules of the drawn code, on a grid of 21: it only looks like one, and leads nowhere. */
const MODULES =
  "M0 0h7v1h-7zM9 0h1v1h-1zM11 0h1v1h-1zM14 0h7v1h-7zM0 1h1v1h-1zM6 1h1v1h-1zM10 1h2v1h-2zM14 1h1v1h-1zM20 1h1v1h-1zM0 2h1v1h-1zM2 2h3v1h-3zM6 2h1v1h-1zM8 2h3v1h-3zM12 2h1v1h-1zM14 2h1v1h-1zM16 2h3v1h-3zM20 2h1v1h-1zM0 3h1v1h-1zM2 3h3v1h-3zM6 3h1v1h-1zM8 3h2v1h-2zM12 3h1v1h-1zM14 3h1v1h-1zM16 3h3v1h-3zM20 3h1v1h-1zM0 4h1v1h-1zM2 4h3v1h-3zM6 4h1v1h-1zM10 4h1v1h-1zM12 4h1v1h-1zM14 4h1v1h-1zM16 4h3v1h-3zM20 4h1v1h-1zM0 5h1v1h-1zM6 5h1v1h-1zM8 5h2v1h-2zM12 5h1v1h-1zM14 5h1v1h-1zM20 5h1v1h-1zM0 6h7v1h-7zM8 6h1v1h-1zM10 6h2v1h-2zM14 6h7v1h-7zM10 7h1v1h-1zM1 8h1v1h-1zM4 8h1v1h-1zM6 8h1v1h-1zM9 8h1v1h-1zM12 8h1v1h-1zM16 8h2v1h-2zM19 8h1v1h-1zM1 9h2v1h-2zM4 9h1v1h-1zM11 9h1v1h-1zM13 9h1v1h-1zM17 9h1v1h-1zM19 9h1v1h-1zM1 10h1v1h-1zM5 10h2v1h-2zM9 10h2v1h-2zM12 10h2v1h-2zM20 10h1v1h-1zM2 11h1v1h-1zM5 11h1v1h-1zM11 11h1v1h-1zM15 11h1v1h-1zM17 11h1v1h-1zM19 11h2v1h-2zM2 12h2v1h-2zM5 12h1v1h-1zM7 12h2v1h-2zM10 12h2v1h-2zM13 12h4v1h-4zM19 12h2v1h-2zM10 13h1v1h-1zM12 13h1v1h-1zM14 13h1v1h-1zM18 13h2v1h-2zM0 14h7v1h-7zM8 14h1v1h-1zM10 14h1v1h-1zM12 14h3v1h-3zM17 14h2v1h-2zM0 15h1v1h-1zM6 15h1v1h-1zM9 15h2v1h-2zM14 15h1v1h-1zM18 15h3v1h-3zM0 16h1v1h-1zM2 16h3v1h-3zM6 16h1v1h-1zM9 16h1v1h-1zM13 16h1v1h-1zM15 16h2v1h-2zM18 16h1v1h-1zM20 16h1v1h-1zM0 17h1v1h-1zM2 17h3v1h-3zM6 17h1v1h-1zM8 17h2v1h-2zM11 17h1v1h-1zM15 17h1v1h-1zM17 17h1v1h-1zM19 17h2v1h-2zM0 18h1v1h-1zM2 18h3v1h-3zM6 18h1v1h-1zM8 18h1v1h-1zM12 18h3v1h-3zM0 19h1v1h-1zM6 19h1v1h-1zM8 19h2v1h-2zM13 19h2v1h-2zM16 19h2v1h-2zM19 19h2v1h-2zM0 20h7v1h-7zM8 20h1v1h-1zM10 20h4v1h-4zM16 20h1v1h-1zM18 20h2v1h-2z"

/** A drawing of a sewn-in label that shows where the number is. */
export function LabelPicture() {
  return (
    <figure className={styles.figure}>
      <svg className={styles.cloth} viewBox="0 0 480 360" aria-hidden="true">
        <path className={styles.seam} d="M0 62h480M0 70h480" />
        <g transform="rotate(-2.5 240 200)">
          <rect className={styles.shade} x="78" y="114" width="330" height="178" rx="3" />
          <rect className={styles.label} x="74" y="108" width="330" height="178" rx="3" />
          <path className={styles.stitch} d="M82 116h314M82 278h314" />
          <path className={styles.code} transform="translate(98 136) scale(4.6)" d={MODULES} />
          <text className={styles.name} x="220" y="168">
            {SHOP.name}
          </text>
          <text className={styles.small} x="220" y="192">
            Since {SHOP.since}
          </text>
          <text className={styles.size} x="380" y="168" textAnchor="end">
            M
          </text>
          <text className={styles.number} x="98" y="262">
            {uidWords.form}
          </text>
        </g>
      </svg>
      <figcaption>{uidWords.where}</figcaption>
    </figure>
  )
}
