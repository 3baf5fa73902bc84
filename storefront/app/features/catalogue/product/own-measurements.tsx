import type { Measurement } from "@silai/contracts/measurement/calls"
import type { MeasurementName, MeasurementType } from "@silai/contracts/measurement/limits"
import { GUIDES } from "~/features/measurement/guides"
import { MeasurementList } from "~/features/measurement/measurement-list"
import { useSaved } from "~/features/measurement/use-saved"
import { Button } from "~/ui/button"
import { productSays } from "./words"

type Props = {
  type: MeasurementType
  onUse: (saved: Measurement) => void
  /** The saved ones are not enough; told with the first that is missing. */
  onLack: (missing: MeasurementName) => void
  className: string
}

/** One tap to choose the measurements that were saved; nothing for somebody who has saved none. */
export function SavedMeasurements({ type, onUse, onLack, className }: Props) {
  const saved = useSaved(type)
  return (
    saved && (
      <Button
        kind="plain"
        size="small"
        className={className}
        onClick={() => ("whole" in saved ? onUse(saved.whole) : onLack(saved.lacking))}
      >
        {productSays.useSaved}
      </Button>
    )
  )
}

/** The measurements that the piece will be cut to, in a few lines. */
export function ChosenMeasurements({ chosen, className }: { chosen: Measurement; className: string }) {
  return <MeasurementList half={chosen.measurementType} inches={chosen} className={className} />
}

/** A tape round a body. */
export function GuidePicture({ type }: { type: MeasurementType }) {
  return <img src={GUIDES[type === "upperBody" ? "chest" : "lowerBodyWaist"]} alt="" width={400} height={500} />
}
