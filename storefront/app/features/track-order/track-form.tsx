import { PHONE } from "@silai/contracts/account/limits"
import { ORDER_NUMBER } from "@silai/contracts/order/limits"
import type { Order } from "@silai/contracts/order/calls"
import { shopSays } from "@silai/contracts/shop/messages"
import { useMutation } from "@tanstack/react-query"
import { useState, type FormEvent } from "react"
import { call } from "~/lib/call"
import { Button } from "~/ui/button"
import { Field } from "~/ui/field"
import { Notice } from "~/ui/notice"
import { asOrderNumber, asPhone, askErrors, type Asked, type AskErrors } from "./ask-rules"
import { orderSingle } from "./calls"
import styles from "./track-order.module.css"

/** Order number and phone number; gives the order to `onFound`. */
export function TrackForm({ onFound }: { onFound: (order: Order | null) => void }) {
  const [errors, setErrors] = useState<AskErrors>({})
  const asking = useMutation({
    mutationFn: async ({ orderNumber, phone }: Asked) => (await call(orderSingle, { orderId: orderNumber, phone })).data,
    onSuccess: onFound,
  })

  const find = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const asked = { orderNumber: asOrderNumber(String(form.get("orderNumber") ?? "")), phone: asPhone(String(form.get("phone") ?? "")) }
    const wrong = askErrors(asked)
    setErrors(wrong)
    onFound(null)
    asking.reset()
    if (Object.keys(wrong).length) event.currentTarget.querySelector<HTMLInputElement>(`[name=${Object.keys(wrong)[0]}]`)?.focus()
    else asking.mutate(asked)
  }
  const clear = (field: keyof Asked) => () => setErrors((now) => ({ ...now, [field]: undefined }))

  return (
    <form className={styles.form} onSubmit={find} noValidate>
      <Field label="Order number" name="orderNumber" placeholder={`${ORDER_NUMBER.prefix}000123`} autoComplete="off" maxLength={20} error={errors.orderNumber} onChange={clear("orderNumber")} />
      <Field label="Phone number" name="phone" type="tel" inputMode="numeric" autoComplete="tel-national" prefix={PHONE.prefix} maxLength={16} error={errors.phone} onChange={clear("phone")} hint="The one given with the order." />
      {asking.error && (
        <Notice tone="bad" live>
          {asking.error.message}
        </Notice>
      )}
      <Button type="submit" busy={asking.isPending}>
        {shopSays.findOrder}
      </Button>
    </form>
  )
}
