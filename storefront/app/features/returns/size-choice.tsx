import type { ReturnOption } from "@silai/contracts/returns/calls"
import { useId } from "react"
import { FieldError } from "~/ui/form/field"
import type { Piece } from "./request-rules"
import styles from "./piece-card.module.css"
import { returnWords } from "./words"

type Props = { line: ReturnOption; piece: Piece; wrong: string | undefined; onChoose: (size: string) => void }

/** The available sizes to exchange for, with their stock. Real radios: arrows move. */
export function SizeChoice({ line, piece, wrong, onChoose }: Props) {
  const id = useId()
  return (
    <fieldset className={styles.sizes} aria-describedby={wrong ? id : undefined}>
      <legend className={styles.legend} aria-label={returnWords.newSizeOf(line.name)}>
        {returnWords.newSize}
      </legend>
      <div className={styles.sizeList}>
        {line.sizes.map(({ size, free }) => (
          <label key={size} className={styles.size}>
            <input
              type="radio"
              name={`size-${line.itemId}`}
              value={size}
              checked={piece.toSize === size}
              disabled={free < piece.quantity}
              onChange={() => onChoose(size)}
            />
            <span className={styles.sizeName}>{size}</span>
            <span className={styles.free}>{returnWords.free(free)}</span>
          </label>
        ))}
      </div>
      <FieldError id={id}>{wrong}</FieldError>
    </fieldset>
  )
}
