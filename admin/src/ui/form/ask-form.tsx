import { CallRefused } from "@silai/contracts/refused"
import { useMutation } from "@tanstack/react-query"
import { Button, Form } from "antd"
import { type ReactNode, useState } from "react"
import { useUnsaved } from "../../providers/unsaved"
import { sentenceOf, useSay } from "../../words/language"
import { useDialogBusy } from "./dialog-busy"
import { untyped } from "./untyped"
import style from "./form.module.css"

type Props<V extends object> = {
  /** Prefix of its fields' ids. */
  name: string
  /** The initial values. */
  blank: V
  button: string
  danger?: boolean
  /** The button is as wide as the form. */
  block?: boolean
  onCancel?: () => void
  /** The label of the cancel button, where "Cancel" could be read as the action itself. */
  cancel?: string
  /** A refusal is shown at its field, or above the buttons. */
  onSend: (values: V) => Promise<unknown>
  children: ReactNode
}

/** A short form without a record: a name, a proof, a code. It is sent once, and stays until it is closed. */
export function AskForm<V extends object>(props: Props<V>) {
  const { name, blank, button, danger, block, onCancel, cancel, onSend, children } = props
  const say = useSay()
  const [form] = Form.useForm<V>()
  const fieldOf = (error: Error | null) =>
    error instanceof CallRefused && error.field !== undefined && error.field in blank ? error.field : undefined
  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: onSend,
    onError: (refusal) => {
      const field = fieldOf(refusal)
      if (!field) return
      untyped(form).setFields([{ name: field, errors: [refusal.message] }])
      // Links the field to its error, for screen readers.
      form.focusField(field)
    },
  })
  const busy = isPending || isSuccess
  const [isTyped, setIsTyped] = useState(false)
  useUnsaved(isTyped && !isSuccess)
  useDialogBusy(isPending)
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
      onValuesChange={() => setIsTyped(true)}
      onFinish={(values) => {
        if (!busy) mutate(values)
      }}
    >
      {children}
      {error && !fieldOf(error) && (
        <p className="trouble" role="alert">
          {sentenceOf(error)}
        </p>
      )}
      <div className="row">
        <Button type="primary" htmlType="submit" danger={danger} block={block} loading={busy}>
          {button}
        </Button>
        {onCancel && (
          <Button disabled={busy} onClick={onCancel}>
            {cancel ?? say("form.cancel")}
          </Button>
        )}
      </div>
    </Form>
  )
}
