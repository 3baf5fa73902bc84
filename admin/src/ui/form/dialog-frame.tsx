import { Button, Modal } from "antd"
import { type ReactNode, useRef } from "react"
import { useSay } from "../../words/language"
import { useCommandKey } from "../use-command-key"
import { wholeNumbers } from "../whole-numbers"
import { ConflictPanel } from "./conflict-panel"
import { Aside, FormBody } from "./form-frame"
import type { RecordForm } from "./use-record-form"
import style from "./form.module.css"

type DialogProps = { open: boolean; title: string; width?: number; onClose: () => void; children: ReactNode }

/** A dialog with a form in it. The form is recreated each time it opens, so it keeps no earlier input. */
export function FormDialog({ open, title, width, onClose, children }: DialogProps) {
  const inside = useRef<HTMLDivElement>(null)
  const begin = (isOpen: boolean) =>
    isOpen && inside.current?.querySelector<HTMLElement>("input:not([hidden]), textarea")?.focus()
  return (
    <Modal
      open={open}
      title={wholeNumbers(title)}
      width={width}
      footer={null}
      onCancel={onClose}
      afterOpenChange={begin}
      destroyOnHidden
    >
      <div ref={inside}>{children}</div>
    </Modal>
  )
}

type Props<V extends object> = {
  at: RecordForm<V>
  name: string
  save: string
  /** The button is disabled until something is changed. */
  needsChange?: boolean
  onClose: () => void
  children: ReactNode
}

/** The form in it: its fields, the server's error, and the two buttons. Ctrl+S and Enter save. */
export function DialogFrame<V extends object>({ at, name, save, needsChange = false, onClose, children }: Props<V>) {
  const say = useSay()
  const mayGo = !at.busy && !at.conflict && (at.dirty || !needsChange)
  useCommandKey(
    "s",
    () => {
      if (mayGo) at.submit()
    },
    true,
  )
  return (
    <FormBody at={at} name={name} className={style.dialog}>
      <ConflictPanel at={at} />
      {children}
      {at.aside && (
        <p role="status">
          <Aside at={at} />
        </p>
      )}
      {at.loose && (
        <p className="trouble" role="alert">
          {at.loose}
        </p>
      )}
      <div className={style.foot}>
        <Button onClick={onClose}>{say("form.cancel")}</Button>
        <Button type="primary" htmlType="submit" loading={at.busy} disabled={!mayGo && !at.busy}>
          {save}
        </Button>
      </div>
    </FormBody>
  )
}
