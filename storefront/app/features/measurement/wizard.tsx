import { present } from "@silai/contracts/present"
import type { Measurement } from "@silai/contracts/measurement/calls"
import { type Fit, USUAL_FIT } from "@silai/contracts/measurement/fit-limits"
import {
  LENGTH_MAX_TYPED,
  MEASUREMENTS,
  type MeasurementName,
  type MeasurementType,
} from "@silai/contracts/measurement/limits"
import { wrongMadeFor } from "@silai/contracts/measurement/made-for"
import { measurementMessages } from "@silai/contracts/measurement/messages"
import type { Typed } from "@silai/contracts/measurement/parse-inches"
import { useEffect, useRef, useState, type FormEvent } from "react"
import { countOnce } from "~/features/insight/insight-log"
import { shopChartOf } from "~/lib/shop/shop-charts"
import { dropDraft, saveDraft, savedDraft } from "~/lib/device/device-draft"
import { useChanged } from "~/lib/use-changed"
import { Button } from "~/ui/button"
import { Checkbox } from "~/ui/form/choice"
import { Field } from "~/ui/form/field"
import { Sheet } from "~/ui/sheet"
import { Beginning } from "./first-questions"
import { DoubtQuestion } from "./doubt-question"
import { FractionPicker } from "./fraction-picker"
import { nearestSize } from "./nearest-size"
import { fitOfPerson, lengthsOf, lengthsSoFar, measurementOf, withFit } from "./rules"
import { useDoubts } from "./use-doubts"
import { useSavedHalf } from "./use-saved-half"
import { WAYS } from "./measuring-ways"
import { measuringMessages } from "./words"
import styles from "./wizard.module.css"

type Props = {
  open: boolean
  type: MeasurementType
  /** Off the body, or off a garment that lies flat. */
  way?: "tape" | "garment"
  /** Name of the category's size chart, for the hint; any other text where it has none. */
  chart: string
  /** An earlier choice to change. */
  now: Measurement | null
  /** The first measurement that the saved ones lack, to begin at. */
  lacking?: MeasurementName | null
  onComplete: (measurement: Measurement) => void
  onClose: () => void
}

const LENGTH = "length"
const lengthIn = (words: HTMLElement | null) => words?.querySelector<HTMLInputElement>(`[name="${LENGTH}"]`)

const FORM = "measuring"
const draftOf = (type: MeasurementType, way: "tape" | "garment") =>
  `measuring.${type}${way === "tape" ? "" : `.${way}`}`
type Draft = { at: number; typed: Typed; madeFor: string | null; sits: Fit }

/** One measurement at a time, in requirements §9's order: a drawing, an instruction, and a field in inches. */
export function MeasuringWizard({ open, type, way = "tape", chart, now, lacking = null, onComplete, onClose }: Props) {
  const names: readonly MeasurementName[] = MEASUREMENTS[type]
  const { title, begin, labels, how, pictures, wrong, doubtsIn, doubtText, body, known: asTyped } = WAYS[way]
  const beginning = lacking ? Math.max(0, names.indexOf(lacking)) : 0
  const draft = draftOf(type, way)
  const [first] = useState(() => savedDraft<Draft>(draft))
  const [at, setAt] = useState(lacking || now ? beginning : Math.min(first?.at ?? beginning, names.length - 1))
  /** The typed values, merged over earlier measurements; the account's reply may come a moment later. */
  const [fresh, setFresh] = useState<Typed>(now ? {} : (first?.typed ?? {}))
  const [saving, setSaving] = useState(true)
  const [madeFor, setMadeFor] = useState<string | null>(
    now ? (now.fitProfile?.madeFor ?? null) : (first?.madeFor ?? null),
  )
  const [unnamed, setUnnamed] = useState<string | null>(null)
  const { signedIn, others, known, fit: savedFit, save } = useSavedHalf(type, open, madeFor)
  // The choice for one person is no start for another.
  const before = now && (now.fitProfile?.madeFor ?? null) === madeFor ? now : null
  const profile = before?.fitProfile ?? savedFit
  const [sitsNow, setSits] = useState<Fit | null>(now ? null : (first?.sits ?? null))
  const sits = sitsNow ?? profile?.fit ?? USUAL_FIT
  const typed: Typed = { ...asTyped(before ? lengthsOf(before) : lengthsSoFar(known), profile), ...fresh }
  const [complaint, setComplaint] = useState<string | null>(null)
  const doubts = useDoubts()
  const { drop: dropDoubt } = doubts
  const name = present(names[at], "the measurement of a step")
  const field = useRef<HTMLDivElement>(null)
  const last = at === names.length - 1
  // Saved measurements of later steps are not checked yet: errors here concern the current step only.
  const soFar: Typed = Object.fromEntries(names.slice(0, at + 1).map((one) => [one, typed[one]]))

  const isOtherType = [useChanged(type), useChanged(way)].includes(true)
  const isOther = [useChanged(open), useChanged(now), useChanged(lacking), isOtherType].includes(true)
  if (open && isOther) {
    setAt(beginning)
    setComplaint(null)
    dropDoubt()
    setSaving(true)
    setUnnamed(null)
    if (now) setMadeFor(now.fitProfile?.madeFor ?? null)
  }
  // Closing without a choice may be an accidental tap outside the dialog: the input is kept. A confirmed choice stays
  // unchanged.
  if (isOtherType || (open && isOther && now)) {
    setFresh({})
    setSits(null)
  }
  useEffect(() => {
    if (open) lengthIn(field.current)?.focus()
  }, [open, at])
  useEffect(() => {
    if (open) countOnce({ name: "measuringBegun", type })
  }, [open, type])

  const refuse = (why: string) => {
    setComplaint(why)
    lengthIn(field.current)?.focus()
  }
  const forward = (event: FormEvent) => {
    event.preventDefault()
    const misnamed = at === 0 ? wrongMadeFor(madeFor) : undefined
    if (misnamed) return setUnnamed(misnamed)
    const why = wrong(name, typed[name], sits)
    if (why) return refuse(why)
    setComplaint(null)
    if (doubts.ask(doubtsIn(soFar, sits), ({ about }) => about === name)) return
    goOn()
  }
  const goOn = () => {
    if (!last) return setAt(at + 1)
    const lacks = names.find((one) => wrong(one, typed[one], sits) !== null)
    const whole = measurementOf(type, body(typed, sits))
    if (lacks || "missing" in whole) return setAt(names.indexOf(lacks ?? name))
    const wish = fitOfPerson(profile, madeFor, way)
    const wished = withFit(whole, way === "garment" ? { ...wish, fit: sits } : wish)
    if (!signedIn || saving) void save(wished)
    dropDraft(draft)
    countOnce({ name: "measuringFinished", type })
    onComplete(wished)
  }
  const remember = (part: Partial<Draft>) => saveDraft<Draft>(draft, { at, typed: fresh, madeFor, sits, ...part })
  const write = (text: string) => {
    const next = { ...fresh, [name]: text }
    setFresh(next)
    remember({ typed: next })
    setComplaint(null)
    dropDoubt()
  }
  const measureAgain = () => {
    dropDoubt()
    const input = lengthIn(field.current)
    input?.focus()
    input?.select()
  }
  const goBack = () => {
    setComplaint(null)
    dropDoubt()
    if (at === 0) onClose()
    else setAt(at - 1)
  }
  const nearest = nearestSize(type, body(soFar, sits), shopChartOf(chart) ?? null, sits)

  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={title(type)}
      footer={
        <div className={styles.actions}>
          <Button kind="plain" onClick={goBack}>
            {at === 0 ? measuringMessages.notNow : measuringMessages.goBack}
          </Button>
          <Button type="submit" form={FORM}>
            {last ? measuringMessages.complete : measuringMessages.next}
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
        <img src={pictures[name]} alt="" width={400} height={500} className={styles.guide} />
        <div className={styles.words} ref={field}>
          <p className={styles.count} aria-live="polite">
            {measuringMessages.step(at + 1, names.length)}
          </p>
          <h3>{labels[name]}</h3>
          {at === 0 && begin(type) && <p>{begin(type)}</p>}
          <p className={styles.how}>{how[name]}</p>
          {lacking === name && <p className={styles.lacking}>{measuringMessages.lacking}</p>}
          <Field
            key={name}
            label={measuringMessages.fieldOf(labels[name])}
            name={LENGTH}
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
              what={doubtText(doubts.asked)}
              onRight={() => {
                doubts.isRight()
                goOn()
              }}
              onAgain={measureAgain}
            />
          ) : (
            <p className={styles.nearest} aria-live="polite">
              {nearest && measuringMessages.nearest(nearest.size, nearest.compared)}
            </p>
          )}
          {at === 0 && (
            <Beginning
              way={way}
              sits={sits}
              onSits={(one) => {
                setSits(one)
                remember({ sits: one })
              }}
              people={others.map((one) => one.name)}
              madeFor={madeFor}
              unnamed={unnamed}
              onMadeFor={(whose) => {
                setMadeFor(whose)
                remember({ madeFor: whose })
                setUnnamed(null)
              }}
            />
          )}
          {!signedIn && <p className={styles.kept}>{measuringMessages.kept}</p>}
          {signedIn && last && (
            <Checkbox
              label={measurementMessages.saveForLater}
              checked={saving}
              onChange={(event) => setSaving(event.target.checked)}
            />
          )}
        </div>
      </form>
    </Sheet>
  )
}
