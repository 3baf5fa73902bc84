import { ADDRESS, GSTIN } from "@silai/contracts/checkout/limits"
import { Checkbox } from "~/ui/form/choice"
import { Field, Pair } from "~/ui/form/field"
import { wrongGstin } from "./business-rules"
import type { FieldsProps } from "./contact-fields"
import { checkoutWords } from "../words"

/** For business buyers; folded away for everyone else. */
export function BusinessFields({ values, wrong, onEdit, onJudge }: FieldsProps) {
  return (
    <>
      <Checkbox
        name="forBusiness"
        label={checkoutWords.forBusiness}
        checked={values.forBusiness}
        onChange={(event) => onEdit({ forBusiness: event.target.checked })}
      />
      {values.forBusiness && (
        <Pair>
          <Field
            label="Name of the business"
            name="company"
            autoComplete="organization"
            maxLength={ADDRESS.maxWritten}
            value={values.company}
            error={wrong.company}
            onChange={(event) => onEdit({ company: event.target.value })}
          />
          <Field
            label="GSTIN"
            name="gstin"
            autoCapitalize="characters"
            autoComplete="off"
            spellCheck={false}
            maxLength={GSTIN.maxWritten}
            hint="15 letters and digits."
            value={values.gstin}
            error={wrong.gstin}
            onChange={(event) => onEdit({ gstin: event.target.value.toUpperCase() })}
            onBlur={() => onJudge({ gstin: values.gstin ? wrongGstin(values.gstin) : undefined })}
          />
        </Pair>
      )}
    </>
  )
}
