import { EMAIL, NAME, PHONE } from "@silai/contracts/account/limits"
import { phoneOf } from "@silai/contracts/account/phone"
import type { ComponentProps } from "react"
import { onLeaving } from "~/lib/use-form"
import { Field } from "~/ui/form/field"
import { wrongEmail, wrongName, wrongPhoneOnBlur } from "./person-rules"

type FieldProps = ComponentProps<typeof Field>
type Kind = {
  usual: Partial<FieldProps> & { label: string }
  /** Cleans the typed or pasted value. */
  clean?: (typed: string) => string
  /** The error of a value when its field loses the focus. */
  judged: (value: string) => string | undefined
}
type Props = Omit<FieldProps, "label" | "type" | "value" | "onChange" | "onBlur"> & {
  label?: string
  value: string
  onText: (text: string) => void
  onJudge?: (wrong: string | undefined) => void
}

const part = ({ usual, clean = (typed) => typed, judged }: Kind) =>
  function PersonField({ onText, onJudge, ...field }: Props) {
    return (
      <Field
        enterKeyHint="next"
        required
        {...usual}
        {...field}
        onChange={(event) => onText(clean(event.target.value))}
        onBlur={onJudge && (() => onJudge(judged(field.value)))}
      />
    )
  }

export const NameField = part({
  usual: {
    label: "Full name",
    name: "name",
    autoComplete: "name",
    autoCapitalize: "words",
    maxLength: NAME.maxWritten,
  },
  judged: (name) => onLeaving(name, wrongName),
})

export const EmailField = part({
  usual: {
    label: "Email",
    name: "email",
    type: "email",
    inputMode: "email",
    autoComplete: "email",
    autoCapitalize: "none",
    spellCheck: false,
    maxLength: EMAIL.maxWritten,
  },
  judged: (email) => onLeaving(email, wrongEmail),
})

/** An Indian mobile number: ten digits behind a fixed +91, however it was pasted. */
export const PhoneField = part({
  usual: {
    label: "Mobile number",
    name: "phone",
    type: "tel",
    inputMode: "tel",
    autoComplete: "tel-national",
    prefix: PHONE.prefix,
  },
  clean: phoneOf,
  judged: wrongPhoneOnBlur,
})
