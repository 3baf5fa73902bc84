import { EMAIL, PHONE } from "@silai/contracts/account/limits"
import { accountMessages } from "@silai/contracts/account/messages"
import { phoneOf } from "@silai/contracts/account/phone"
import type { Order } from "@silai/contracts/order/calls"
import type { OrderContact } from "@silai/contracts/order/edit-calls"
import { App, Button, Input } from "antd"
import { useState } from "react"
import { call } from "../../providers/call"
import { useMay } from "../../providers/may"
import { AskForm } from "../../ui/form/ask-form"
import { FormDialog } from "../../ui/form/dialog-frame"
import { FormField } from "../../ui/form/field"
import { wrongEmail, wrongOptionalEmail } from "../../ui/form/person-rules"
import { useRefetch } from "../../ui/use-refetch"
import { translated, useSay } from "../../words/language"
import { askContact, type WholeOrder } from "./calls"

type FormProps = {
  order: Pick<Order, "_id" | "email" | "phone">
  button: string
  onClose: () => void
  /** After it is corrected. */
  onCorrected?: () => Promise<unknown>
}

/**
 * The e-mail and phone of an order, by the rules of the checkout. `before` is what the form showed when it opened: a
 * colleague's correction since then is not overwritten.
 */
export function ContactForm({ order: now, button, onClose, onCorrected }: FormProps) {
  const say = useSay()
  const [order] = useState(now)
  const { message } = App.useApp()
  const refetch = useRefetch()
  const { email, phone } = order
  const send = async (contact: OrderContact) => {
    try {
      const { message: notice } = await call(askContact, { orderId: order._id, before: { email, phone }, contact })
      void message.success(notice)
      await onCorrected?.()
      onClose()
    } finally {
      void refetch("order")
    }
  }
  return (
    <AskForm<OrderContact> name="contact" blank={{ email, phone }} button={button} onCancel={onClose} onSend={send}>
      <FormField<OrderContact>
        name="email"
        label={say("order-contact.email")}
        checkOnLeaving
        check={({ email: typed }) => {
          const wrong = (email ? wrongEmail : wrongOptionalEmail)(typed)
          return wrong && translated(wrong)
        }}
      >
        <Input type="email" inputMode="email" maxLength={EMAIL.maxWritten} />
      </FormField>
      <FormField<OrderContact>
        name="phone"
        label={say("order-contact.phone")}
        normalize={phoneOf}
        checkOnLeaving
        check={({ phone: typed }) => (PHONE.pattern.test(typed) ? undefined : translated(accountMessages.phoneInvalid))}
      >
        <Input type="tel" inputMode="tel" />
      </FormField>
      <p>{say("order-contact.then")}</p>
    </AskForm>
  )
}

/** Corrects an order's contact, whatever its status: mails about refunds and returns come later. */
export function ContactButton({ order }: { order: WholeOrder }) {
  const say = useSay()
  const may = useMay()
  const [open, setOpen] = useState(false)
  if (!may("order.write") || !may("customer.contact")) return null
  const close = () => setOpen(false)
  return (
    <span data-screen>
      <Button size="small" onClick={() => setOpen(true)}>
        {say("order-contact.open")}
      </Button>
      <FormDialog
        open={open}
        title={say("order-contact.title", { number: order.orderNumber })}
        width={480}
        onClose={close}
      >
        <ContactForm order={order} button={say("order-contact.save")} onClose={close} />
      </FormDialog>
    </span>
  )
}
