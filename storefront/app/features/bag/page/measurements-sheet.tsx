import type { FitProfile } from "@silai/contracts/measurement/fit-limits"
import { FitLine } from "~/features/measurement/fit/fit-line"
import { MeasurementList } from "~/features/measurement/measurement-list"
import { Sheet } from "~/ui/sheet"
import { bagWords } from "../words"

type Props = {
  open: boolean
  onClose: () => void
  /** As in a bag line: `measurementType` and inches by name. */ size: Readonly<Record<string, unknown>>
}

/** The measurements of one line, read-only. */
export function MeasurementsSheet({ open, onClose, size }: Props) {
  return (
    <Sheet open={open} onClose={onClose} title={bagWords.measurements}>
      <MeasurementList half={size.measurementType === "lowerBody" ? "lowerBody" : "upperBody"} inches={size} />
      <FitLine fit={size.fitProfile as FitProfile | undefined} />
    </Sheet>
  )
}
