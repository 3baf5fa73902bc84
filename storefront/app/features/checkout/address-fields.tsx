import { NAME, PHONE } from "@silai/contracts/account/limits"
import { PlaceFields } from "~/features/place/place-fields"
import { Checkbox } from "~/ui/choice"
import { Field } from "~/ui/field"
import { onLeaving, type FieldsProps } from "./contact-fields"
import { phoneDigits, wrongName, wrongPhoneOnBlur } from "./contact-rules"
import { Pair } from "./section"
import { rooms } from "./words"

/** Where to, and to whom when it is not the shopper. */
export function AddressFields({ values, wrong, onEdit, onJudge }: FieldsProps) {
  return (
    <>
      <PlaceFields values={values} wrong={wrong} onEdit={onEdit} onJudge={onJudge} />
      <Checkbox name="otherPerson" label={rooms.otherPerson} checked={values.otherPerson} onChange={(event) => onEdit({ otherPerson: event.target.checked })} />
      {values.otherPerson && (
        <Pair>
          <Field label="Receiver's name" name="toName" autoComplete="off" enterKeyHint="next" maxLength={NAME.maxLength} required value={values.toName} error={wrong.toName} onChange={(event) => onEdit({ toName: event.target.value })} onBlur={() => onJudge({ toName: onLeaving(values.toName, wrongName) })} />
          <Field label="Receiver's mobile" name="toPhone" type="tel" inputMode="numeric" autoComplete="off" prefix={PHONE.prefix} enterKeyHint="done" required value={values.toPhone} error={wrong.toPhone} onChange={(event) => onEdit({ toPhone: phoneDigits(event.target.value) })} onBlur={() => onJudge({ toPhone: wrongPhoneOnBlur(values.toPhone) })} />
        </Pair>
      )}
    </>
  )
}
