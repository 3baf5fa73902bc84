import { PHONE } from "@silai/contracts/account/limits"
import { shopSays } from "@silai/contracts/shop/messages"
import { useRef, useState, type FormEvent } from "react"
import { phoneDigits } from "~/features/checkout/contact-rules"
import { Button } from "~/ui/button"
import { Field } from "~/ui/field"
import { Notice } from "~/ui/notice"
import { orderNumberIn, wrongLookUp, type LookUp } from "./look-up-rules"
import styles from "./order.module.css"

type Props = { /** Known when one came by a link. */ number?: string; refusal?: string; busy?: boolean; onFind: (orderNumber: string, phone: string) => void }

/** Order number and phone: what somebody without the mail's link has to prove an order with. */
export function LookUpForm({ number = "", refusal, busy, onFind }: Props) {
  const form = useRef<HTMLFormElement>(null)
  const [values, setValues] = useState<LookUp>({ number, phone: "" })
  const [wrong, setWrong] = useState<ReturnType<typeof wrongLookUp>>({})
  const edit = (part: Partial<LookUp>) => {
    setValues((now) => ({ ...now, ...part }))
    setWrong({})
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    const found = wrongLookUp(values)
    setWrong(found)
    const first = found.number ? "number" : found.phone ? "phone" : null
    if (first) form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus()
    else onFind(orderNumberIn(values.number)!, values.phone)
  }
  return (
    <form ref={form} className={styles.lookup} onSubmit={submit} noValidate>
      {refusal && (
        <Notice tone="bad" live>
          {refusal}
        </Notice>
      )}
      <Field label="Order number" name="number" autoComplete="off" autoCapitalize="characters" spellCheck={false} enterKeyHint="next" maxLength={20} required hint="It is in your order mail." value={values.number} error={wrong.number} onChange={(event) => edit({ number: event.target.value })} />
      <Field label="Mobile number" name="phone" type="tel" inputMode="numeric" autoComplete="tel-national" enterKeyHint="search" prefix={PHONE.prefix} required hint="The one you gave with the order." value={values.phone} error={wrong.phone} onChange={(event) => edit({ phone: phoneDigits(event.target.value) })} />
      <Button type="submit" wide busy={busy} aria-label={shopSays.findOrder}>
        {shopSays.findOrder}
      </Button>
    </form>
  )
}
