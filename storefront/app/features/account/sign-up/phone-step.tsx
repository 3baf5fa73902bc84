import { accountMessages } from "@silai/contracts/account/messages"
import { useRef, useState, type FormEvent } from "react"
import { Button } from "~/ui/button"
import { Checkbox } from "~/ui/form/choice"
import { Refusal } from "~/ui/form/refusal"
import { PhoneField } from "~/features/customer/person-fields"
import { wrongPhone } from "~/features/customer/person-rules"
import { TermsLinks } from "./terms-links"
import styles from "../sign-in/sign-in-layout.module.css"

type Props = {
  phone: string
  isBusy: boolean
  /** The refusal of the look-up. */
  taken?: string
  hasAgreed: boolean
  /** The terms are required, by this form or by Google's button, and are not ticked. */
  termsMissing: boolean
  onPhone: (phone: string) => void
  onAgree: (agrees: boolean) => void
  onTermsMissing: () => void
  onRequest: () => void
}

/** The first step of signing up: a phone, and the terms (requirements §2, §5). */
export function PhoneStep({
  phone,
  isBusy,
  taken,
  hasAgreed,
  termsMissing,
  onPhone,
  onAgree,
  onTermsMissing,
  onRequest,
}: Props) {
  const form = useRef<HTMLFormElement>(null)
  const [wrong, setWrong] = useState<string>()
  const [banner, setBanner] = useState(false)

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isBusy) return
    const sentence = wrongPhone(phone)
    setWrong(sentence)
    setBanner(sentence !== undefined)
    if (!hasAgreed) onTermsMissing()
    if (sentence) return form.current?.querySelector<HTMLElement>('[name="phone"]')?.focus()
    if (!hasAgreed) return form.current?.querySelector<HTMLElement>('[name="terms"]')?.focus()
    onRequest()
  }
  return (
    <form ref={form} className={styles.fields} onSubmit={submit} noValidate>
      <Refusal>{banner ? accountMessages.phoneBanner : undefined}</Refusal>
      <PhoneField
        label="Phone number"
        value={phone}
        error={wrong ?? taken}
        onText={(next) => {
          onPhone(next)
          setWrong(undefined)
          setBanner(false)
        }}
        onJudge={(sentence) => setWrong((now) => now ?? sentence)}
      />
      <Checkbox
        name="terms"
        checked={hasAgreed}
        onChange={(event) => onAgree(event.target.checked)}
        error={termsMissing ? accountMessages.termsUnticked : undefined}
        label={
          <span className={styles.terms}>
            I agree to the <TermsLinks />
          </span>
        }
      />
      <Button type="submit" wide busy={isBusy} aria-label="Request OTP">
        Request OTP
      </Button>
    </form>
  )
}
