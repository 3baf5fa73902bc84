import { ORDER_NUMBER } from "@silai/contracts/order/limits"
import { orderNumberWritten } from "@silai/contracts/order/number"
import { shopMessages } from "@silai/contracts/shop/messages"
import type { FormEvent, ReactNode } from "react"
import { PhoneField } from "~/features/customer/person-fields"
import { useForm } from "~/lib/use-form"
import { Button } from "~/ui/button"
import { Field } from "~/ui/form/field"
import { Refusal } from "~/ui/form/refusal"
import { wrongLookUp } from "./look-up-rules"
import styles from "./order.module.css"

type Props = {
  /** Set when the page was opened by a link. */ number?: string
  /** The phone of the last try. */ phone?: string
  refusal?: string
  busy?: boolean
  onFind: (orderNumber: string, phone: string) => void
  /** Below its button: another way to the order. */ children?: ReactNode
}

/** Order number and phone: the proof without the mail's link. */
export function LookUpForm({ number = "", phone = "", refusal, busy, onFind, children }: Props) {
  const { ref, values, wrong, edit, judge, passes } = useForm({ number, phone }, wrongLookUp)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const written = orderNumberWritten(values.number)
    if (!busy && passes() && written) onFind(written, values.phone)
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
        onJudge={(sentence) => judge({ phone: sentence })}
      />
      <Button type="submit" wide busy={busy} aria-label={shopMessages.findOrder}>
        {shopMessages.findOrder}
      </Button>
      {children}
    </form>
  )
}
