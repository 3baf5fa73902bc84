import type { Measurement } from "@silai/contracts/measurement/calls"
import type { MeasurementName, MeasurementType } from "@silai/contracts/measurement/limits"
import { useQuery } from "@tanstack/react-query"
import { GUIDES } from "~/features/measurement/guides"
import { MeasurementList } from "~/features/measurement/measurement-list"
import { useSaved } from "~/features/measurement/use-saved"
import { measuredBeforeQuery } from "~/features/measurement/last-order/query"
import { measuringMessages } from "~/features/measurement/words"
import { useCustomerId } from "~/lib/auth"
import { Button } from "~/ui/button"
import { productMessages } from "../words"

type Props = {
  type: MeasurementType
  onUse: (saved: Measurement) => void
  /** The saved ones are incomplete; called with the first that is missing. */
  onLack: (missing: MeasurementName) => void
  className: string
}

/** One tap to choose saved measurements, the shopper's or another person's; renders nothing without any. */
export function SavedMeasurements({ type, onUse, onLack, className }: Props) {
  const { mine, others } = useSaved(type)
  return (
    <>
      {mine && (
        <Button
          kind="plain"
          size="small"
          className={className}
          onClick={() => ("whole" in mine ? onUse(mine.whole) : onLack(mine.lacking))}
        >
          {productMessages.useSaved}
        </Button>
      )}
      {others.map((theirs) => (
        <Button
          key={theirs.fitProfile?.madeFor}
          kind="plain"
          size="small"
          className={className}
          onClick={() => onUse(theirs)}
        >
          {measuringMessages.savedOf(theirs.fitProfile?.madeFor ?? "")}
        </Button>
      ))}
    </>
  )
}

/** For customers who have had such a piece made: its measurements, corrected. */
export function LastOrderWay({ type, onWish }: { type: MeasurementType; onWish: () => void }) {
  const before = useQuery(measuredBeforeQuery(useCustomerId() ?? "", type))
  if (!before.data?.length) return null
  return (
    <button type="button" aria-haspopup="dialog" onClick={onWish}>
      {productMessages.lastOrder}
    </button>
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
