import { ORDER_NUMBER } from "@silai/contracts/order/limits"
import { shopSays } from "@silai/contracts/shop/messages"
import type { FormEvent } from "react"
import { PhoneField } from "~/features/account/person-fields"
import { useForm } from "~/lib/use-form"
import { Button } from "~/ui/button"
import { Field } from "~/ui/field"
import { Refusal } from "~/ui/refusal"
import { orderNumberIn, wrongLookUp } from "./look-up-rules"
import styles from "./order.module.css"

type Props = {
  /** Known when one came by a link. */ number?: string
  /** As it was tried before. */ phone?: string
  refusal?: string
  busy?: boolean
  onFind: (orderNumber: string, phone: string) => void
}

/** Order number and phone: what somebody without the mail's link has to prove an order with. */
export function LookUpForm({ number = "", phone = "", refusal, busy, onFind }: Props) {
  const { ref, values, wrong, edit, passes } = useForm({ number, phone }, wrongLookUp)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!busy && passes()) onFind(orderNumberIn(values.number)!, values.phone)
  }
  return (
    <form ref={ref} className={styles.lookup} onSubmit={submit} noValidate>
      <Refusal>{refusal}</Refusal>
      <Field
        label="Order number"
        name="number"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        enterKeyHint="next"
        maxLength={ORDER_NUMBER.maxTyped}
        required
        hint="It is in your order mail."
        value={values.number}
        error={wrong.number}
        onChange={(event) => edit({ number: event.target.value })}
      />
      <PhoneField
        enterKeyHint="search"
        hint="The one you gave with the order."
        value={values.phone}
        error={wrong.phone}
        onText={(next) => edit({ phone: next })}
      />
      <Button type="submit" wide busy={busy} aria-label={shopSays.findOrder}>
        {shopSays.findOrder}
      </Button>
    </form>
  )
}
