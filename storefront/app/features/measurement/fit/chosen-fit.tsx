import type { Measurement } from "@silai/contracts/measurement/calls"
import { type FitProfile, USUAL_FIT } from "@silai/contracts/measurement/fit-limits"
import { fitWords } from "@silai/contracts/measurement/fit-messages"
import { useState } from "react"
import { OnceWanted } from "~/lib/on-demand"
import { FitChoice } from "./fit-choice"
import { FitSheet } from "./fit-sheet"
import styles from "./fit.module.css"
import { withFit } from "../rules"
import { useSavedHalf } from "../use-saved-half"
import { measuringMessages } from "../words"

type Props = { chosen: Measurement; onChange: (measurement: Measurement) => void }

/** The fit of the chosen piece: one tap for slim, regular or loose, a sheet for the rest. Saved where the inches are saved. */
export function ChosenFit({ chosen, onChange }: Props) {
  const [open, setOpen] = useState(false)
  const { saveFit } = useSavedHalf(chosen.measurementType, true, chosen.fitProfile?.madeFor ?? null)
  const fit: FitProfile = chosen.fitProfile ?? { fit: USUAL_FIT }
  const [, ...details] = fitWords(fit)
  const change = (next: FitProfile) => {
    const measurement = withFit(chosen, next)
    onChange(measurement)
    void saveFit(measurement)
  }
  return (
    <div className={styles.card}>
      <FitChoice value={fit.fit} onChange={(one) => change({ ...fit, fit: one })} />
      {details.length > 0 && <p className={styles.means}>{details.join(" · ")}</p>}
      <button type="button" className={styles.more} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {measuringMessages.fitMore}
      </button>
      <OnceWanted wanted={open}>
        <FitSheet
          open={open}
          half={chosen.measurementType}
          fit={fit}
          onChange={change}
          onClose={() => setOpen(false)}
        />
      </OnceWanted>
    </div>
  )
}
