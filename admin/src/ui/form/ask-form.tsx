import { CallRefused } from "@silai/contracts/refused"
import { useMutation } from "@tanstack/react-query"
import { Button, Form } from "antd"
import type { ReactNode } from "react"
import { useSay } from "../../words/language"
import style from "./form.module.css"

type Props<V extends object> = {
  /** Begins the ids of its fields. */
  name: string
  /** How the fields begin. */
  blank: V
  button: string
  danger?: boolean
  /** The button is as wide as the form. */
  block?: boolean
  onCancel?: () => void
  /** What it refuses is shown at its field, or else above the buttons. */
  onSend: (values: V) => Promise<unknown>
  children: ReactNode
}

/** A short form of no record: a name, a proof, a code. It is sent once, and stays until somebody takes it away. */
export function AskForm<V extends object>(props: Props<V>) {
  const { name, blank, button, danger, block, onCancel, onSend, children } = props
  const say = useSay()
  const [form] = Form.useForm<V>()
  const fieldOf = (error: Error | null) =>
    error instanceof CallRefused && error.field !== undefined && error.field in blank ? error.field : undefined
  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: onSend,
    onError: (refusal) => {
      const field = fieldOf(refusal)
      if (!field) return
      form.setFields([{ name: field, errors: [refusal.message] }] as never)
      // The field names its error, which a screen reader then says.
      form.focusField(field as never)
    },
  })
  const busy = isPending || isSuccess
  return (
    <Form<V>
      form={form}
      name={name}
      className={style.ask}
      initialValues={blank}
      layout="vertical"
      colon={false}
      requiredMark={false}
      noValidate
      scrollToFirstError={{ block: "center", focus: true }}
      onFinish={(values) => {
        if (!busy) mutate(values)
      }}
    >
      {children}
      {error && !fieldOf(error) && (
        <p className={style.trouble} role="alert">
          {error.message}
        </p>
      )}
      <div className={style.buttons}>
        <Button type="primary" htmlType="submit" danger={danger} block={block} loading={busy}>
          {button}
        </Button>
        {onCancel && (
          <Button disabled={busy} onClick={onCancel}>
            {say("form.cancel")}
          </Button>
        )}
      </div>
    </Form>
  )
}
