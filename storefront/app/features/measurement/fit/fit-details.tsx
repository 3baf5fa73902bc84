import { withBuild } from "@silai/contracts/measurement/ease"
import {
  BUILD_NOTES,
  type BuildNote,
  type FitProfile,
  SHIRT_WORN,
  SLEEVE_ENDS,
} from "@silai/contracts/measurement/fit-limits"
import { BUILD_LABELS, fitMessages, SLEEVE_LABELS, WORN_LABELS } from "@silai/contracts/measurement/fit-messages"
import type { MeasurementType } from "@silai/contracts/measurement/limits"
import { Checkbox, RadioCards } from "~/ui/form/choice"
import styles from "./fit.module.css"

type Props = { half: MeasurementType; fit: FitProfile; onChange: (fit: FitProfile) => void }

/** How it is worn, and what the cutter should know of the build: all of it may stay unsaid. */
export function FitDetails({ half, fit, onChange }: Props) {
  const notes: readonly BuildNote[] = BUILD_NOTES[half]
  const build = fit.build ?? []
  return (
    <div className={styles.details}>
      {half === "upperBody" && (
        <>
          <RadioCards
            legend={fitMessages.worn}
            name="worn"
            choices={SHIRT_WORN.map((value) => ({ value, title: WORN_LABELS[value] }))}
            value={fit.worn ?? null}
            onChange={(worn) => onChange({ ...fit, worn })}
          />
          <RadioCards
            legend={fitMessages.sleeve}
            name="sleeve-to"
            choices={SLEEVE_ENDS.map((value) => ({ value, title: SLEEVE_LABELS[value] }))}
            value={fit.sleeveTo ?? null}
            onChange={(sleeveTo) => onChange({ ...fit, sleeveTo })}
          />
        </>
      )}
      <fieldset className={styles.build}>
        <legend>{fitMessages.build}</legend>
        <p>{fitMessages.buildHint}</p>
        <div>
          {notes.map((note) => (
            <Checkbox
              key={note}
              label={BUILD_LABELS[note]}
              checked={build.includes(note)}
              onChange={({ target }) => onChange({ ...fit, build: withBuild(build, note, target.checked) })}
            />
          ))}
        </div>
      </fieldset>
    </div>
  )
}
