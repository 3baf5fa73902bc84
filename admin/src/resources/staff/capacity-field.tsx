import type { StaffMember } from "@silai/contracts/account/staff-calls"
import { SEWING } from "@silai/contracts/staff/limits"
import { NumberInput } from "../../ui/form/number-input"
import { useState } from "react"
import { useAct } from "../../ui/use-act"
import { useSay } from "../../words/language"
import { askCapacity } from "./calls"

/** How many pieces a person sews a day, saved when the field is left or Enter is pressed; empty: not counted. */
export function CapacityField({ person }: { person: StaffMember }) {
  const say = useSay()
  const { act, busy } = useAct("staff", "workshop")
  const [typed, setTyped] = useState(person.piecesPerDay)
  const [known, setKnown] = useState(person.piecesPerDay)
  // Another owner's change replaces what is shown, not what is being typed.
  if (known !== person.piecesPerDay) {
    setKnown(person.piecesPerDay)
    if (typed === known) setTyped(person.piecesPerDay)
  }
  const save = () => {
    if (typed !== person.piecesPerDay) void act(askCapacity, { userId: person._id, piecesPerDay: typed })
  }
  return (
    <NumberInput
      size="small"
      value={typed}
      min={SEWING.minPerDay}
      max={SEWING.maxPerDay}
      precision={0}
      placeholder="–"
      disabled={busy}
      aria-label={say("staff.per-day.of", { name: person.name })}
      onChange={setTyped}
      onBlur={save}
      onPressEnter={save}
    />
  )
}
