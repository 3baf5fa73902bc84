import { PIN } from "@silai/contracts/checkout/limits"
import { checkoutSays } from "@silai/contracts/checkout/messages"
import { useQuery } from "@tanstack/react-query"
import { useState, type FormEvent } from "react"
import { daysToDoor, expectedDays } from "~/features/checkout/delivery-estimate"
import { pinQuery } from "~/features/place/pin-query"
import { CallRefused } from "~/lib/call"
import { Button } from "~/ui/button"
import { Field } from "~/ui/field"
import { productSays } from "../words"
import styles from "./pin-estimate.module.css"

/** When a piece reaches a PIN code; made to order it takes its extra days (SPEC §1). */
export function PinEstimate({ custom }: { custom: boolean }) {
  const [typed, setTyped] = useState("")
  const [asked, setAsked] = useState("")
  const [wrong, setWrong] = useState(false)
  const [now] = useState(() => Date.now())
  const place = useQuery(pinQuery(asked))

  const ask = (event: FormEvent) => {
    event.preventDefault()
    const right = PIN.pattern.test(typed)
    setWrong(!right)
    if (right) setAsked(typed)
  }
  const refused = place.error instanceof CallRefused ? place.error.message : null

  return (
    <form className={styles.form} onSubmit={ask} noValidate>
      <Field
        label={productSays.pinLabel}
        hint={productSays.pinHint}
        error={wrong ? checkoutSays.pinInvalid : asked === typed ? refused : null}
        inputMode="numeric"
        autoComplete="postal-code"
        enterKeyHint="go"
        maxLength={PIN.digits}
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value.replace(/\D/g, ""))
          setWrong(false)
        }}
      />
      <Button type="submit" kind="plain" size="small" busy={place.isFetching} className={styles.check}>
        {productSays.checkPin}
      </Button>
      <p className={styles.answer} aria-live="polite">
        {place.data && productSays.arrives(expectedDays(now, daysToDoor(place.data.days, custom)), `${place.data.city}, ${place.data.state}`)}
      </p>
    </form>
  )
}
