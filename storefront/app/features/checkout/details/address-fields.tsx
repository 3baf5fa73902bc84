import { NameField, PhoneField } from "~/features/customer/person-fields"
import { PlaceFields } from "~/features/place/place-fields"
import { Checkbox } from "~/ui/form/choice"
import { Pair } from "~/ui/form/field"
import type { FieldsProps } from "./contact-fields"
import { checkoutWords } from "../words"

/** The address, and the recipient when it is not the shopper. */
export function AddressFields({ values, wrong, onEdit, onJudge }: FieldsProps) {
  return (
    <>
      <PlaceFields values={values} wrong={wrong} onEdit={onEdit} onJudge={onJudge} />
      <Checkbox
        name="otherPerson"
        label={checkoutWords.otherPerson}
        checked={values.otherPerson}
        onChange={(event) => onEdit({ otherPerson: event.target.checked })}
      />
      {values.otherPerson && (
        <Pair>
          <NameField
            label="Receiver's name"
            name="toName"
            autoComplete="off"
            value={values.toName}
            error={wrong.toName}
            onText={(toName) => onEdit({ toName })}
            onJudge={(toName) => onJudge({ toName })}
          />
          <PhoneField
            label="Receiver's mobile"
            name="toPhone"
            autoComplete="off"
            enterKeyHint="done"
            value={values.toPhone}
            error={wrong.toPhone}
            onText={(toPhone) => onEdit({ toPhone })}
            onJudge={(toPhone) => onJudge({ toPhone })}
          />
        </Pair>
      )}
    </>
  )
}
