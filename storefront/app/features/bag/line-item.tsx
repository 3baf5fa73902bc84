import type { ReactNode } from "react"
import { Link } from "react-router"
import { Tag } from "~/ui/notice"
import styles from "./line-item.module.css"
import { bagWords } from "./words"

type Props = {
  as?: "li" | "div"
  size?: "small" | "normal" | "medium" | "large"
  image: string | null
  /** Shown where there is no picture. */ colourCode?: string
  name: string
  /** The name's link, if any. */ to?: string
  onFollow?: () => void
  /** Size, quantity, colour: one paragraph each. */ notes?: readonly string[]
  madeToOrder?: boolean
  /** Sold out: shown pale, its name struck through. */ isGone?: boolean
  /** The end of the line: a price, or buttons. */ end?: ReactNode
  /** Below the text. */ children?: ReactNode
}

/** A piece in a bag, a checkout or an order: picture, text, and the end of the line. */
export function LineItem({ as: Box = "li", size = "normal", image, colourCode, name, to, ...rest }: Props) {
  const { onFollow, notes = [], madeToOrder, isGone, end, children } = rest
  return (
    <Box className={styles.line} data-size={size} data-gone={isGone || undefined}>
      {image ? (
        <img src={image} alt="" width={64} height={80} className={styles.image} />
      ) : (
        <span className={styles.image} style={{ backgroundColor: colourCode }} />
      )}
      <div className={styles.words}>
        <p className={styles.name}>
          {to ? (
            <Link to={to} onClick={onFollow}>
              {name}
            </Link>
          ) : (
            name
          )}
        </p>
        {notes.map((note) => (
          <p key={note} className={styles.note}>
            {note}
          </p>
        ))}
        {madeToOrder && <Tag>{bagWords.madeToOrder}</Tag>}
        {children}
      </div>
      {end && <div className={styles.end}>{end}</div>}
    </Box>
  )
}
