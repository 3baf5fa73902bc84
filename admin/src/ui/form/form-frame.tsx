import { Button, Form } from "antd"
import type { ReactNode } from "react"
import { useSay } from "../../words/language"
import { SaveBar } from "../save-bar"
import { ConflictPanel } from "./conflict-panel"
import type { RecordForm } from "./use-record-form"

type Props<V extends object> = {
  at: RecordForm<V>
  /** Names the form, and is the prefix of its fields' ids. */
  name: string
  className?: string
  save: string
  children: ReactNode
  /** Next to the main button: cancel, publish. */
  actions?: ReactNode
  /** A main action that does more than save. */
  main?: ReactNode
  /** Shown in the bar while there is nothing else to show. */
  status?: ReactNode
}

/** antd's form as every form of ours uses it: labels above, errors at the fields, the first of them focused. */
export function FormBody<V extends object>({
  at,
  ...form
}: {
  at: RecordForm<V>
  name: string
  className?: string
  children: ReactNode
}) {
  return (
    <Form<V>
      {...form}
      form={at.form}
      initialValues={at.base.values}
      layout="vertical"
      colon={false}
      requiredMark={false}
      autoComplete="off"
      noValidate
      scrollToFirstError={{ block: "center", focus: true }}
      onFinish={at.finish}
      onFinishFailed={at.unfinished}
    />
  )
}

/** A page's form: the two versions after a conflict, the fields, and the save bar. */
export function FormFrame<V extends object>({ at, name, className, save, children, actions, main, status }: Props<V>) {
  return (
    <FormBody at={at} name={name} className={className}>
      <ConflictPanel at={at} />
      {children}
      <SaveBar
        dirty={at.dirty}
        busy={at.busy}
        save={save}
        onSave={() => at.submit()}
        trouble={at.loose}
        status={at.aside ? <Aside at={at} /> : status}
        main={main}
      >
        {actions}
      </SaveBar>
    </FormBody>
  )
}

/** The version that was not chosen; it can be brought back until the next save. */
export function Aside<V extends object>({ at }: { at: RecordForm<V> }) {
  const say = useSay()
  return (
    <>
      {say(at.aside?.whose === "yours" ? "form.aside.mine" : "form.aside.theirs")}{" "}
      <Button type="link" size="small" onClick={at.restoreEntries}>
        {say("form.bring-back")}
      </Button>
    </>
  )
}
