import { productSections } from "@silai/contracts/catalogue/messages"
import { telLink } from "@silai/contracts/shop/identity"
import { SHOP } from "@silai/contracts/shop/settings"
import { shopMessages } from "@silai/contracts/shop/messages"
import type { ReactNode } from "react"
import { returnLines } from "~/lib/shop/return-words"
import { shop } from "~/lib/shop/shop"
import { Icon } from "~/ui/icon"
import styles from "./trust-marks.module.css"

/** Names as text: each company's logo has usage rules that change. */
const MARKS: { name: string; drawing: ReactNode }[] = [
  {
    name: "UPI",
    drawing: (
      <>
        <text x="5" y="19" className={styles.leaning} textLength="23">
          UPI
        </text>
        <path d="M31 8.5 36.5 14 31 19.5Z" className={styles.green} />
        <path d="M35 8.5 40.5 14 35 19.5Z" className={styles.orange} />
      </>
    ),
  },
  {
    name: "Visa",
    drawing: (
      <text x="7" y="19" className={`${styles.leaning} ${styles.blue}`} textLength="32">
        VISA
      </text>
    ),
  },
  {
    name: "Mastercard",
    drawing: (
      <>
        <circle cx="18.5" cy="14" r="7" className={styles.red} />
        <circle cx="27.5" cy="14" r="7" className={styles.amber} />
      </>
    ),
  },
  {
    name: "RuPay",
    drawing: (
      <>
        <text x="4.5" y="18" className={styles.small} textLength="30">
          RuPay
        </text>
        <path d="M36 9.5 41 14 36 18.5Z" className={styles.orange} />
      </>
    ),
  },
]

type Props = {
  /** The page itself says how one pays. */
  withoutPaying?: boolean
  /** A piece is made to measure: that one cannot be returned. */
  hasMeasured?: boolean
  /** The page itself says what can be returned. */
  withoutReturns?: boolean
}

/**
 * Answers a new shopper's questions before paying: how, whom to ask, whether the piece can be returned, and who we are.
 */
export function TrustMarks({ withoutPaying = false, hasMeasured = false, withoutReturns = false }: Props) {
  const { phone } = shop().identity
  return (
    <div className={styles.trust}>
      <ul className={styles.marks} aria-label={shopMessages.waysToPay}>
        {MARKS.map(({ name, drawing }) => (
          <li key={name}>
            <svg className={styles.mark} viewBox="0 0 46 28" role="img" aria-label={name} focusable="false">
              {drawing}
            </svg>
          </li>
        ))}
      </ul>
      <ul className={styles.words}>
        {!withoutPaying && (
          <li>
            <Icon name="lock" size={18} />
            <span>{shopMessages.paySafely}</span>
          </li>
        )}
        {!withoutReturns && (
          <li>
            <Icon name="swap" size={18} />
            <span>
              {returnLines().join(" ")} {hasMeasured && productSections.returns.lines[1]}
            </span>
          </li>
        )}
        <li>
          <Icon name="phone" size={18} />
          <span>
            {shopMessages.questions} <a href={telLink(phone)}>{phone}</a>
          </span>
        </li>
        <li>
          <Icon name="needle" size={18} />
          <span>Tailoring since {SHOP.since}</span>
        </li>
      </ul>
    </div>
  )
}
