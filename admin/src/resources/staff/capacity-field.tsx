import type { StaffMember } from "@silai/contracts/account/staff-calls"
import { SEWING } from "@silai/contracts/staff/limits"
import { Tooltip } from "antd"
import { NumberInput } from "../../ui/form/number-input"
import { outsideOf } from "../../ui/form/number-range"
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
  const wrong = outsideOf(say, { min: SEWING.minPerDay, max: SEWING.maxPerDay }, typed)
  const save = () => {
    if (typed !== person.piecesPerDay && !wrong) void act(askCapacity, { userId: person._id, piecesPerDay: typed })
  }
  return (
    <Tooltip title={wrong} open={wrong !== undefined}>
      <NumberInput
        size="small"
        value={typed}
        status={wrong ? "error" : ""}
        placeholder="–"
        disabled={busy}
        aria-label={say("staff.per-day.of", { name: person.name })}
        onChange={setTyped}
        onBlur={save}
        onPressEnter={save}
      />
    </Tooltip>
  )
}
