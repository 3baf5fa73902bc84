import type { VariantCard } from "@silai/contracts/catalogue/shapes"
import { useId } from "react"
import styles from "./piece-card.module.css"

/** This many dots fit one row at their full width. */
const FEW = 4

type Props = {
  piece: VariantCard
  /** Id of the colour that the card shows. */
  chosen: string
  /** The shopper is about to choose. */
  onPrepare: () => void
  onChoose: (id: string) => void
}

/** The colours of a style under its card; choosing one changes the card. One Tab stop; arrows choose. */
export function CardColours({ piece: { product, variants }, chosen, onPrepare, onChoose }: Props) {
  const name = useId()
  return (
    <div
      role="radiogroup"
      aria-label={`Colours of ${product.name}`}
      className={styles.colours}
      data-many={variants.length > FEW || undefined}
      onPointerEnter={onPrepare}
      onFocus={onPrepare}
    >
      {variants.map(({ _id, color, colorCode }) => (
        <label key={_id} className={styles.colour} title={color}>
          <input
            type="radio"
            name={name}
            aria-label={color}
            autoComplete="off"
            checked={_id === chosen}
            onChange={() => onChoose(_id)}
          />
          <span className={styles.dot} data-cloth style={{ backgroundColor: colorCode }} />
        </label>
      ))}
    </div>
  )
}
