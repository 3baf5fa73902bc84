import type { FitProfile } from "@silai/contracts/measurement/fit-limits"
import type { MeasurementType } from "@silai/contracts/measurement/limits"
import { Button } from "~/ui/button"
import { Sheet } from "~/ui/sheet"
import { FitChoice } from "./fit-choice"
import { FitDetails } from "./fit-details"
import styles from "./fit.module.css"
import { measuringMessages } from "../words"

type Props = {
  open: boolean
  half: MeasurementType
  fit: FitProfile
  onChange: (fit: FitProfile) => void
  onClose: () => void
}

/** All questions about the fit. Each answer counts at once. */
export function FitSheet({ open, half, fit, onChange, onClose }: Props) {
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={measuringMessages.fitTitle}
      footer={
        <Button wide onClick={onClose}>
          {measuringMessages.fitDone}
        </Button>
      }
    >
      <div className={styles.details}>
        <FitChoice value={fit.fit} onChange={(one) => onChange({ ...fit, fit: one })} />
        <FitDetails half={half} fit={fit} onChange={onChange} />
      </div>
    </Sheet>
  )
}
