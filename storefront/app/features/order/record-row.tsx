import type { ReactNode } from "react"
import { Link } from "react-router"
import { Icon } from "~/ui/icon"
import styles from "./my-orders.module.css"

/** As many pictures as fit next to the text. */
const PICTURES = 3

type Line = { name: string; size: string; quantity: number; thumbnail: string | null }
type Props = {
  to: string
  /** Data that the page needs but that must not be in its address. */ state?: object
  title: string
  /** Completes the title for a screen reader. */ number: string
  sentence: string
  lines: readonly Line[]
  facts: readonly ReactNode[]
  /** The sum at the end. */ end?: string
  /** It has ended, and is shown pale. */ isOver?: boolean
  level?: "h2" | "h3"
  /** Below the text, and clickable by itself. */ children?: ReactNode
}

/** One row of a list of orders or requests, with its pictures; the whole row links to its page. */
export function RecordRow({
  to,
  state,
  title,
  number,
  sentence,
  lines,
  facts,
  end,
  isOver,
  level: Heading = "h2",
  children,
}: Props) {
  return (
    <article className={styles.row} data-over={isOver || undefined}>
      <div className={styles.pictures} aria-hidden="true">
        {lines
          .slice(0, PICTURES)
          .map(({ thumbnail, name }, at) =>
            thumbnail ? (
              <img key={at} src={thumbnail} alt="" width={80} height={100} loading="lazy" />
            ) : (
              <span key={at} className={styles.blank} title={name} />
            ),
          )}
        {lines.length > PICTURES && <span className={styles.rest}>+{lines.length - PICTURES}</span>}
      </div>
      <div className={styles.words}>
        <Heading className={styles.title}>
          <Link to={to} state={state} className={styles.link}>
            {title}
            <span className="visually-hidden"> with number {number}</span>
          </Link>
        </Heading>
        <p className={styles.standing}>{sentence}</p>
        <p className={styles.names}>{namesOf(lines)}</p>
        <p className={styles.facts}>
          <span>{number}</span>
          {facts.map((fact, at) => (
            <span key={at}>{fact}</span>
          ))}
        </p>
        {children}
      </div>
      <p className={styles.total}>
        {end}
        <Icon name="right" size={18} />
      </p>
    </article>
  )
}

/** "Black Aura Formal Shirt (M), Phantom Grey Formal Trousers (L) × 2" */
function namesOf(lines: readonly Line[]): string {
  return lines.map(({ name, size, quantity }) => `${name} (${size})${quantity > 1 ? ` × ${quantity}` : ""}`).join(", ")
}
