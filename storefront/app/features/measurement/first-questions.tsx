import type { Fit } from "@silai/contracts/measurement/fit-limits"
import { garmentMessages } from "@silai/contracts/measurement/garment-messages"
import { BRAND_FOLDER } from "~/ui/brand-pictures"
import { Picture } from "~/ui/picture"
import { FitChoice } from "./fit/fit-choice"
import { MadeFor } from "./fit/made-for"
import { TAPE } from "./tape-picture"
import styles from "./wizard.module.css"

type Props = {
  way: "tape" | "garment"
  /** How the garment that is copied sits. */
  sits: Fit
  onSits: (fit: Fit) => void
  people: readonly string[]
  madeFor: string | null
  unnamed: string | null
  onMadeFor: (whose: string | null) => void
}

/** Questions asked once, at the first measurement: how the copied garment sits, and who the piece is for. */
export function Beginning({ way, sits, onSits, people, madeFor, unnamed, onMadeFor }: Props) {
  return (
    <>
      {way === "garment" && (
        <>
          <FitChoice legend={garmentMessages.sits} value={sits} onChange={onSits} />
          <p className={styles.kept}>{garmentMessages.same}</p>
        </>
      )}
      <MadeFor people={people} value={madeFor} error={unnamed} onChange={onMadeFor} />
      {way === "tape" && (
        <Picture
          picture={TAPE}
          sizes="(min-width: 40rem) 20rem, 90vw"
          ratio="5 / 2"
          from={BRAND_FOLDER}
          alt=""
          className={styles.workshop}
        />
      )}
    </>
  )
}
