import type { Measurement } from "@silai/contracts/measurement/calls"
import {
  LENGTH_MAX_TYPED,
  MEASUREMENT_LABELS,
  MEASUREMENTS,
  type MeasurementName,
  type MeasurementType,
} from "@silai/contracts/measurement/limits"
import { measurementSays } from "@silai/contracts/measurement/messages"
import { complaintOf, typedOf, type Typed } from "@silai/contracts/measurement/typed"
import { useEffect, useRef, useState, type FormEvent } from "react"
import { shopChartOf } from "~/lib/shop-charts"
import { Button } from "~/ui/button"
import { Checkbox } from "~/ui/choice"
import { Field } from "~/ui/field"
import { BRAND_FOLDER } from "~/ui/brand-pictures"
import { Picture } from "~/ui/picture"
import { Sheet } from "~/ui/sheet"
import { DoubtQuestion } from "./doubt-question"
import { FractionPicker } from "./fraction-picker"
import { GUIDES } from "./guides"
import { nearestSize } from "./nearest-size"
import { lengthsOf, lengthsSoFar, measurementOf } from "./rules"
import { useDoubts } from "./use-doubts"
import { useKept } from "./use-kept"
import { HOW_TO_MEASURE, measuringSays } from "./words"
import { TAPE } from "./tape-picture"
import styles from "./wizard.module.css"

type Props = {
  open: boolean
  type: MeasurementType
  /** Name of the category's size chart, for the hint; any other text where it has none. */
  chart: string
  /** An earlier choice to change. */
  now: Measurement | null
  /** The first measurement that the saved ones lack, to begin at. */
  lacking?: MeasurementName | null
  onComplete: (measurement: Measurement) => void
  onClose: () => void
}

const FORM = "measuring"

/** One measurement at a time, in requirements §9's order: a drawing, an instruction, and a field in inches. */
export function MeasuringWizard({ open, type, chart, now, lacking = null, onComplete, onClose }: Props) {
  const names: readonly MeasurementName[] = MEASUREMENTS[type]
  const [at, setAt] = useState(0)
  /** The typed values, merged over earlier measurements; the account's reply may come a moment later. */
  const [fresh, setFresh] = useState<Typed>({})
  const [saving, setSaving] = useState(true)
  const { signedIn, known, keep } = useKept(type, open)
  const typed: Typed = { ...(now ? typedOf(lengthsOf(now)) : known), ...fresh }
  const [complaint, setComplaint] = useState<string | null>(null)
  const doubts = useDoubts()
  const { drop: dropDoubt } = doubts
  const name = names[at]!
  const field = useRef<HTMLDivElement>(null)
  const last = at === names.length - 1
  // Saved measurements of later steps are not looked at yet: what is said here is about what was asked.
  const soFar: Typed = Object.fromEntries(names.slice(0, at + 1).map((one) => [one, typed[one]]))

  useEffect(() => {
    if (!open) return
    setAt(
      lacking
        ? Math.max(
            0,
            MEASUREMENTS[type].findIndex((one) => one === lacking),
          )
        : 0,
    )
    setComplaint(null)
    dropDoubt()
    setSaving(true)
    // Closing without a choice may be an accidental tap beside the dialog: the input is kept. A confirmed choice stays
    // unchanged.
    if (now) setFresh({})
  }, [open, now, type, lacking, dropDoubt])
  useEffect(() => setFresh({}), [type])
  useEffect(() => {
    if (open) field.current?.querySelector("input")?.focus()
  }, [open, at])

  const refuse = (why: string) => {
    setComplaint(why)
    field.current?.querySelector("input")?.focus()
  }
  const forward = (event: FormEvent) => {
    event.preventDefault()
    const why = complaintOf(typed[name])
    if (why) return refuse(why)
    setComplaint(null)
    if (doubts.ask(lengthsSoFar(soFar), ({ about }) => about === name)) return
    goOn()
  }
  const goOn = () => {
    if (!last) return setAt(at + 1)
    const whole = measurementOf(type, typed)
    if ("missing" in whole) return setAt(names.indexOf(whole.missing))
    if (!signedIn || saving) void keep(whole)
    onComplete(whole)
  }
  const write = (text: string) => {
    setFresh({ ...fresh, [name]: text })
    setComplaint(null)
    dropDoubt()
  }
  const measureAgain = () => {
    dropDoubt()
    const input = field.current?.querySelector("input")
    input?.focus()
    input?.select()
  }
  const goBack = () => {
    setComplaint(null)
    dropDoubt()
    if (at === 0) onClose()
    else setAt(at - 1)
  }
  const nearest = nearestSize(type, soFar, shopChartOf(chart) ?? null)

  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={measuringSays.title}
      footer={
        <div className={styles.actions}>
          <Button kind="plain" onClick={goBack}>
            {at === 0 ? measuringSays.notNow : measuringSays.back}
          </Button>
          <Button type="submit" form={FORM}>
            {last ? measuringSays.complete : measuringSays.next}
          </Button>
        </div>
      }
    >
      <form id={FORM} onSubmit={forward} noValidate className={styles.step}>
        <div className={styles.progress} aria-hidden="true">
          {names.map((one, place) => (
            <span key={one} data-done={place <= at || undefined} />
          ))}
        </div>
        <img src={GUIDES[name]} alt="" width={400} height={500} className={styles.guide} />
        <div className={styles.words} ref={field}>
          <p className={styles.count} aria-live="polite">
            {measuringSays.step(at + 1, names.length)}
          </p>
          <h3>{MEASUREMENT_LABELS[name]}</h3>
          <p className={styles.how}>{HOW_TO_MEASURE[name]}</p>
          {lacking === name && <p className={styles.lacking}>{measuringSays.lacking}</p>}
          <Field
            key={name}
            label={`${MEASUREMENT_LABELS[name]}, in ${measuringSays.unit}`}
            suffix="in"
            inputMode="decimal"
            autoComplete="off"
            enterKeyHint={last ? "done" : "next"}
            maxLength={LENGTH_MAX_TYPED}
            value={typed[name] ?? ""}
            error={complaint}
            onChange={(event) => write(event.target.value)}
          />
          <FractionPicker typed={typed[name] ?? ""} onPick={write} />
          {doubts.asked ? (
            <DoubtQuestion
              doubt={doubts.asked}
              unit="in"
              onRight={() => {
                doubts.isRight(doubts.asked!)
                goOn()
              }}
              onAgain={measureAgain}
            />
          ) : (
            <p className={styles.nearest} aria-live="polite">
              {nearest && measuringSays.nearest(nearest.size, nearest.compared)}
            </p>
          )}
          {at === 0 && (
            <Picture
              picture={TAPE}
              sizes="(min-width: 40rem) 20rem, 90vw"
              ratio="5 / 2"
              from={BRAND_FOLDER}
              alt=""
              className={styles.workshop}
            />
          )}
          {!signedIn && <p className={styles.kept}>{measuringSays.kept}</p>}
          {signedIn && last && (
            <Checkbox
              label={measurementSays.saveForLater}
              checked={saving}
              onChange={(event) => setSaving(event.target.checked)}
            />
          )}
        </div>
      </form>
    </Sheet>
  )
}
