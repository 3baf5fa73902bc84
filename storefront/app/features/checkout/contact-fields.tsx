import { EMAIL, NAME, PHONE } from "@silai/contracts/account/limits"
import { Checkbox } from "~/ui/choice"
import { Field } from "~/ui/field"
import { phoneDigits, wrongEmail, wrongName, wrongPhoneOnBlur } from "./contact-rules"
import type { DetailsForm, WrongDetails } from "./details-form"
import { Pair } from "./section"

export type FieldsProps = {
  values: DetailsForm
  wrong: WrongDetails
  onEdit: (part: Partial<DetailsForm>) => void
  /** Called when a field is left, with the sentence it deserves. */
  onJudge: (part: WrongDetails) => void
}

/** A sentence for a field that was left; an empty one is not scolded before the end. */
export const onLeaving = (value: string, wrong: (value: string) => string | undefined) => (value.trim() ? wrong(value) : undefined)

/** Name, email, phone, and whether WhatsApp may be used. */
export function ContactFields({ values, wrong, onEdit, onJudge }: FieldsProps) {
  return (
    <>
      <Field
        label="Full name"
        name="name"
        autoComplete="name"
        autoCapitalize="words"
        enterKeyHint="next"
        maxLength={NAME.maxLength}
        required
        value={values.name}
        error={wrong.name}
        onChange={(event) => onEdit({ name: event.target.value })}
        onBlur={() => onJudge({ name: onLeaving(values.name, wrongName) })}
      />
      <Pair>
        <Field
          label="Email"
          name="email"
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="next"
          maxLength={EMAIL.maxLength}
          required
          hint="Your order's papers go here."
          value={values.email}
          error={wrong.email}
          onChange={(event) => onEdit({ email: event.target.value })}
          onBlur={() => onJudge({ email: onLeaving(values.email, wrongEmail) })}
        />
        <Field
          label="Mobile number"
          name="phone"
          type="tel"
          inputMode="numeric"
          autoComplete="tel-national"
          enterKeyHint="next"
          prefix={PHONE.prefix}
          required
          hint="For the courier, and to find your order."
          value={values.phone}
          error={wrong.phone}
          onChange={(event) => onEdit({ phone: phoneDigits(event.target.value) })}
          onBlur={() => onJudge({ phone: wrongPhoneOnBlur(values.phone) })}
        />
      </Pair>
      <Checkbox
        name="whatsappUpdates"
        label="Send me updates about this order on WhatsApp"
        checked={values.whatsappUpdates}
        onChange={(event) => onEdit({ whatsappUpdates: event.target.checked })}
      />
    </>
  )
}
