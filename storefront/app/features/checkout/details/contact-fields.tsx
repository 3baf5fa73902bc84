import { EmailField, NameField, PhoneField } from "~/features/customer/person-fields"
import { offersWhatsapp } from "~/lib/meta"
import { Checkbox } from "~/ui/form/choice"
import { Pair } from "~/ui/form/field"
import type { DetailsForm, WrongDetails } from "./details-form"

export type FieldsProps = {
  values: DetailsForm
  wrong: WrongDetails
  onEdit: (part: Partial<DetailsForm>) => void
  /** Called when a field loses the focus, with its error. */
  onJudge: (part: WrongDetails) => void
}

/** Name, email, phone, and the WhatsApp consent. */
export function ContactFields({ values, wrong, onEdit, onJudge }: FieldsProps) {
  return (
    <>
      <NameField
        value={values.name}
        error={wrong.name}
        onText={(name) => onEdit({ name })}
        onJudge={(name) => onJudge({ name })}
      />
      <Pair>
        <EmailField
          hint="We send your order mails and invoice here."
          value={values.email}
          error={wrong.email}
          onText={(email) => onEdit({ email })}
          onJudge={(email) => onJudge({ email })}
        />
        <PhoneField
          hint="For the courier, and to find your order."
          value={values.phone}
          error={wrong.phone}
          onText={(phone) => onEdit({ phone })}
          onJudge={(phone) => onJudge({ phone })}
        />
      </Pair>
      {offersWhatsapp() && (
        <Checkbox
          name="whatsappUpdates"
          label="Send me updates about this order on WhatsApp. Reply STOP there at any time to end them."
          checked={values.whatsappUpdates}
          onChange={(event) => onEdit({ whatsappUpdates: event.target.checked })}
        />
      )}
    </>
  )
}
