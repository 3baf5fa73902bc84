import type { ReplyOf } from "@silai/contracts/call"
import type { whatsappCalls } from "@silai/contracts/whatsapp/calls"
import { CHAT } from "@silai/contracts/whatsapp/limits"
import { roomFor } from "@silai/contracts/room"
import { useQuery } from "@tanstack/react-query"
import { App, Form, Input, Select } from "antd"
import { useState } from "react"
import { call } from "../../../providers/call"
import { AskForm } from "../../../ui/form/ask-form"
import { FormDialog } from "../../../ui/form/dialog-frame"
import { FormField } from "../../../ui/form/field"
import { ErrorState } from "../../../ui/state/error-state"
import { Bar } from "../../../ui/state/skeleton"
import { useRefetch } from "../../../ui/use-refetch"
import { useSay } from "../../../words/language"
import { askSend, askTemplates, type Chat } from "../calls"
import type { ChatOrder } from "../field-link"
import { usePerson } from "../person/use-person"
import { useShowMessage } from "../thread/use-thread"
import { type Template, type TemplateValues, filledTemplate, valueKeys, valuesFor } from "./template-values"
import style from "./composer.module.css"

type Props = {
  chat: Chat
  open: boolean
  /** The order that it is about, where one was chosen already. */
  order: ChatOrder | undefined
  /** The customer's first name. */
  name: string
  onClose: () => void
}

/** A registered template with its values, and what the customer will read. */
export function TemplateDialog({ open, onClose, ...more }: Props) {
  const say = useSay()
  return (
    <FormDialog open={open} title={say("chat.template.send")} width={560} onClose={onClose}>
      <Loaded {...more} onClose={onClose} />
    </FormDialog>
  )
}

function Loaded(props: Omit<Props, "open">) {
  const say = useSay()
  const templates = useQuery({
    queryKey: ["whatsapp-templates"],
    queryFn: async ({ signal }): Promise<ReplyOf<typeof whatsappCalls.templates>["data"]> =>
      (await call(askTemplates, {}, signal)).data,
    staleTime: Number.POSITIVE_INFINITY,
  })
  const person = usePerson(props.chat._id)
  if (templates.error)
    return (
      <ErrorState
        title={say("chat.template.failed")}
        error={templates.error}
        onRetry={() => void templates.refetch()}
      />
    )
  // Without the orders the form works, too: then the values are written by hand.
  if (!templates.data || person.isPending) return <Bar height={160} />
  return <TemplateForm {...props} templates={templates.data} orders={person.data?.orders ?? []} />
}

type FormProps = Omit<Props, "open"> & { templates: readonly Template[]; orders: readonly ChatOrder[] }

function TemplateForm({ chat, order, name, onClose, templates, orders }: FormProps) {
  const say = useSay()
  const { message } = App.useApp()
  const show = useShowMessage(chat._id)
  const refetch = useRefetch()
  // Once for this form: sent twice, by an impatient finger or after a cut line, it is one message.
  const [key] = useState(() => crypto.randomUUID().replaceAll("-", ""))
  const about = order ?? orders[0]
  return (
    <AskForm<TemplateValues>
      name="template"
      blank={valuesFor(name, about)}
      button={say("chat.send")}
      onCancel={onClose}
      onSend={async ({ template, path, ...values }) => {
        const { values: needed = 0 } = templates.find((one) => one.name === template) ?? {}
        const reply = await call(askSend, {
          chatId: chat._id,
          key,
          message: {
            kind: "template",
            template,
            values: valueKeys(needed).map((one) => (values[one] ?? "").trim()),
            path: path.trim(),
          },
        })
        show(reply.data)
        void message.success(reply.message)
        onClose()
        await refetch("whatsapp")
      }}
    >
      <Fields templates={templates} orders={orders} name={name} />
    </AskForm>
  )
}

function Fields({ templates, orders, name }: Pick<FormProps, "templates" | "orders" | "name">) {
  const say = useSay()
  const form = Form.useFormInstance<TemplateValues>()
  const values = Form.useWatch([], form) as TemplateValues | undefined
  const template = templates.find((one) => one.name === values?.template)
  const missing = (key: keyof TemplateValues) => (now: TemplateValues) =>
    now[key]?.trim() ? undefined : say("chat.template.missing")
  return (
    <>
      <FormField<TemplateValues> name="template" label={say("chat.template.which")} check={missing("template")}>
        <Select options={templates.map((one) => ({ value: one.name, label: one.name.replaceAll("_", " ") }))} />
      </FormField>
      {orders.length > 0 && (
        <FormField<TemplateValues> name="order" label={say("chat.template.order")}>
          <Select
            options={[
              ...orders.map(({ _id, orderNumber, goods }) => ({ value: _id, label: `${orderNumber} · ${goods}` })),
              { value: "", label: say("chat.template.no-order") },
            ]}
            onChange={(id: string) => {
              const order = orders.find(({ _id }) => _id === id)
              const { template: fitting, ...filled } = valuesFor(name, order)
              form.setFieldsValue(order ? { ...filled, template: fitting } : filled)
            }}
          />
        </FormField>
      )}
      {valueKeys(template?.values ?? 0).map((key, place) => (
        <FormField<TemplateValues>
          key={key}
          name={key}
          label={say("chat.template.value", { n: place + 1 })}
          check={missing(key)}
        >
          <Input maxLength={roomFor(CHAT.maxValue)} autoComplete="off" />
        </FormField>
      ))}
      <FormField<TemplateValues>
        name="path"
        label={say("chat.template.path")}
        extra={say("chat.template.path.hint")}
        check={missing("path")}
      >
        <Input maxLength={roomFor(CHAT.maxValue)} autoComplete="off" spellCheck={false} />
      </FormField>
      {template && (
        <section aria-label={say("chat.template.preview")}>
          <p className="soft">{say("chat.template.preview")}</p>
          <p className={style.preview} lang="en">
            {filledTemplate(template.text, values)}
          </p>
        </section>
      )}
    </>
  )
}
