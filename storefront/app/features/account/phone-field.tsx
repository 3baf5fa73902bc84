import { PHONE } from "@silai/contracts/account/limits"
import type { ComponentProps } from "react"
import { phoneDigits } from "~/features/checkout/contact-rules"
import { Field } from "~/ui/field"

type Props = Omit<ComponentProps<typeof Field>, "label" | "type" | "prefix" | "onChange" | "value"> & { value: string; onPhone: (digits: string) => void }

/** An Indian mobile number: ten digits behind a fixed +91, however it was pasted. */
export function PhoneField({ onPhone, ...field }: Props) {
  return (
    <Field
      label="Phone number"
      name="phone"
      inputMode="numeric"
      autoComplete="tel-national"
      enterKeyHint="next"
      required
      {...field}
      type="tel"
      prefix={PHONE.prefix}
      onChange={(event) => onPhone(phoneDigits(event.target.value))}
    />
  )
}
