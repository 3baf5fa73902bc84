import { present } from "@silai/contracts/present"
import type { Measurement } from "@silai/contracts/measurement/calls"
import { fitMessages } from "@silai/contracts/measurement/fit-messages"
import { writeInches } from "@silai/contracts/measurement/inches"
import {
  MEASUREMENT_LABELS,
  MEASUREMENTS,
  type MeasurementName,
  type MeasurementType,
} from "@silai/contracts/measurement/limits"
import { measurementMessages } from "@silai/contracts/measurement/messages"
import type { Inches } from "@silai/contracts/measurement/parse-inches"
import type { MeasuredBefore } from "@silai/contracts/order/calls"
import { useQuery } from "@tanstack/react-query"
import { useState } from "react"
import { useMyId } from "~/features/customer/queries"
import { onDay } from "~/lib/words"
import { Button } from "~/ui/button"
import { Fetched } from "~/ui/fetched"
import { Checkbox } from "~/ui/form/choice"
import { Select } from "~/ui/form/field"
import { Icon } from "~/ui/icon"
import { Sheet } from "~/ui/sheet"
import { CORRECTION_STEP, correctedPiece, correctionWords, stepped } from "./correction"
import { FitLine } from "../fit/fit-line"
import { measuredBeforeQuery } from "./query"
import styles from "./last-order.module.css"
import { lengthsOf } from "../rules"
import { useSavedHalf } from "../use-saved-half"
import { lastOrderMessages } from "../words"

type Props = {
  open: boolean
  type: MeasurementType
  onComplete: (measurement: Measurement) => void
  onClose: () => void
}

const pieceName = ({ name, placedAt, measurement }: MeasuredBefore) =>
  [
    name,
    onDay(placedAt),
    ...(measurement.fitProfile?.madeFor ? [fitMessages.forWhom(measurement.fitProfile.madeFor)] : []),
  ].join(", ")

/** The numbers of a former piece, corrected: "sleeves half an inch longer". */
export function LastOrder({ open, type, onComplete, onClose }: Props) {
  const before = useQuery({ ...measuredBeforeQuery(useMyId(), type), enabled: open })
  return (
    <Sheet open={open} onClose={onClose} title={lastOrderMessages.title}>
      <Fetched query={before} what="your last order" height="24rem">
        {(pieces) =>
          pieces.length === 0 ? (
            <p>{lastOrderMessages.none}</p>
          ) : (
            <Corrections pieces={pieces} type={type} onComplete={onComplete} />
          )
        }
      </Fetched>
    </Sheet>
  )
}

type CorrectionsProps = { pieces: readonly MeasuredBefore[]; type: MeasurementType; onComplete: Props["onComplete"] }

function Corrections({ pieces, type, onComplete }: CorrectionsProps) {
  const [at, setAt] = useState(0)
  const piece = present(pieces[at] ?? pieces[0], "a measured piece")
  const { measurement } = piece
  const was = lengthsOf(measurement)
  const [inches, setInches] = useState<Inches>(was)
  const [saving, setSaving] = useState(true)
  const { save } = useSavedHalf(type, true, measurement.fitProfile?.madeFor ?? null)
  const names: readonly MeasurementName[] = MEASUREMENTS[type]
  const use = () => {
    const piece = correctedPiece(measurement, inches)
    if (saving) void save(piece)
    onComplete(piece)
  }
  return (
    <div className={styles.corrections}>
      <p>{lastOrderMessages.lead}</p>
      {pieces.length > 1 && (
        <Select
          label={lastOrderMessages.which}
          value={at}
          onChange={({ target }) => {
            const next = Number(target.value)
            setAt(next)
            setInches(lengthsOf(present(pieces[next], "the piece of an option").measurement))
          }}
        >
          {pieces.map((piece, place) => (
            <option key={place} value={place}>
              {pieceName(piece)}
            </option>
          ))}
        </Select>
      )}
      {pieces.length === 1 && <p className={styles.piece}>{pieceName(piece)}</p>}
      <ul className={styles.rows}>
        {names.map((name) => {
          const step = (by: number) => setInches((now) => stepped(now, name, by))
          const changed = correctionWords(name, (inches[name] ?? 0) - (was[name] ?? 0))
          const label = MEASUREMENT_LABELS[name]
          return (
            <li key={name}>
              <span>
                {label}
                <small aria-live="polite">{changed}</small>
              </span>
              <span className={styles.stepper} role="group" aria-label={label}>
                <button type="button" onClick={() => step(-CORRECTION_STEP)} aria-label={lastOrderMessages.less(label)}>
                  <Icon name="minus" size={18} />
                </button>
                <output>{inches[name] === undefined ? "–" : writeInches(inches[name])}</output>
                <button type="button" onClick={() => step(CORRECTION_STEP)} aria-label={lastOrderMessages.more(label)}>
                  <Icon name="plus" size={18} />
                </button>
              </span>
            </li>
          )
        })}
      </ul>
      <FitLine fit={measurement.fitProfile} />
      <Checkbox
        label={measurementMessages.saveForLater}
        checked={saving}
        onChange={({ target }) => setSaving(target.checked)}
      />
      <Button wide onClick={use}>
        {lastOrderMessages.use}
      </Button>
    </div>
  )
}
