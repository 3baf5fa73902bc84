import { PIN } from "@silai/contracts/checkout/limits"
import { checkoutSays } from "@silai/contracts/checkout/messages"
import { useQuery } from "@tanstack/react-query"
import { useState, type FormEvent } from "react"
import { daysToDoor, expectedDays } from "~/features/place/delivery-estimate"
import { pinQuery } from "~/features/place/pin-query"
import { CallRefused, unreachable } from "~/lib/call"
import { Button } from "~/ui/button"
import { Field } from "~/ui/field"
import { productSays } from "./words"
import styles from "./pin-estimate.module.css"

/** The checkout's sentence continues about city and state, which this form does not have. */
const refusalOf = ({ status, message }: CallRefused) => (status === 404 ? productSays.pinUnknown : message)

/** The delivery estimate for a PIN code; made to order adds its extra days (requirements §1). */
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
    // Submitting the same again is a retry.
    if (right && typed === asked && place.isError) void place.refetch()
  }
  // Offline the query waits, and runs when the network is back; the shopper must be told meanwhile.
  const refused = place.isPaused
    ? unreachable().message
    : place.error instanceof CallRefused
      ? refusalOf(place.error)
      : null

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
        {place.data &&
          asked === typed &&
          productSays.arrives(
            expectedDays(now, daysToDoor(place.data.days, custom)),
            `${place.data.city}, ${place.data.state}`,
          )}
      </p>
    </form>
  )
}
