import { RETURN_KIND } from "@silai/contracts/returns/kinds"
import { RETURN_REASONS, RETURN_REQUEST, type ReturnReason } from "@silai/contracts/returns/limits"
import { RETURN_REASON_WORDS } from "@silai/contracts/returns/messages"
import type { ReturnOption } from "@silai/contracts/returns/calls"
import { roomFor } from "@silai/contracts/room"
import { Select } from "~/ui/form/field"
import { Stepper } from "~/ui/form/stepper"
import { TextArea } from "~/ui/form/text-area"
import { onDay } from "~/lib/words"
import type { Piece, RequestKind, WrongPiece } from "./request-rules"
import { SizeChoice } from "./size-choice"
import styles from "./piece-card.module.css"
import { returnWords } from "./words"

type Props = {
  line: ReturnOption
  kind: RequestKind
  /** Null: not chosen. */ piece: Piece | null
  wrong: WrongPiece | undefined
  /** The pieces of the order have different last days. */ hasOwnDays?: boolean
  onChoose?: (chosen: boolean) => void
  onEdit?: (part: Partial<Piece>) => void
}

/** One line of the order as a card with its picture; once chosen it asks for number, reason and replacement. */
export function PieceCard({ line, kind, piece, wrong, hasOwnDays = false, onChoose, onEdit }: Props) {
  const may = line.open > 0 && line.kinds.includes(kind)
  const called = `${line.name}, ${line.size}`
  return (
    <div className={styles.card} data-chosen={piece ? true : undefined} data-closed={may ? undefined : true}>
      <label className={styles.head}>
        {line.thumbnail ? (
          <img src={line.thumbnail} alt="" width={80} height={100} className={styles.picture} />
        ) : (
          <span className={styles.picture} />
        )}
        <span className={styles.words}>
          <span className={styles.name}>{line.name}</span>
          <span className={styles.note}>
            {line.color}, size {line.size}
            {line.quantity > 1 && `, quantity ${line.quantity}`}
          </span>
          {may && hasOwnDays && line.until && (
            <span className={styles.note}>{returnWords.until(onDay(line.until))}</span>
          )}
          {(!may || RETURN_KIND[kind].ofCustom) && (
            <span className={styles.why}>{line.why || (may ? "" : returnWords.notNow)}</span>
          )}
        </span>
        {may && (
          <input
            type="checkbox"
            checked={piece !== null}
            onChange={(event) => onChoose?.(event.target.checked)}
            aria-label={called}
          />
        )}
      </label>
      {may && piece && (
        <div className={styles.asked}>
          {line.open > 1 && (
            <div className={styles.count}>
              <Stepper
                label={returnWords.howMany(called)}
                value={piece.quantity}
                max={line.open}
                onChange={(quantity) => onEdit?.({ quantity })}
              />
              <span className={styles.note}>{returnWords.ofPieces(line.open)}</span>
            </div>
          )}
          {RETURN_KIND[kind].givesSize && (
            <SizeChoice line={line} piece={piece} wrong={wrong?.toSize} onChoose={(toSize) => onEdit?.({ toSize })} />
          )}
          <Select
            label={returnWords.reason}
            aria-label={returnWords.reasonFor(called)}
            name={`reason-${line.itemId}`}
            required
            value={piece.reason}
            error={wrong?.reason}
            onChange={(event) => onEdit?.({ reason: event.target.value as ReturnReason })}
          >
            <option value="">{returnWords.chooseReason}</option>
            {RETURN_REASONS.map((reason) => (
              <option key={reason} value={reason}>
                {RETURN_REASON_WORDS[reason]}
              </option>
            ))}
          </Select>
          <TextArea
            label={returnWords.note}
            optional={!RETURN_KIND[kind].wantsNote}
            name={`note-${line.itemId}`}
            hint={returnWords.noteHint[kind]}
            maxLength={roomFor(RETURN_REQUEST.maxNote)}
            value={piece.note}
            error={wrong?.note}
            onChange={(event) => onEdit?.({ note: event.target.value })}
          />
        </div>
      )}
    </div>
  )
}
