import { Button, Modal } from "antd"
import { type ReactNode, useRef, useState } from "react"
import { useSay } from "../../words/language"
import { useCommandKey } from "../keys/use-command-key"
import { wholeNumbers } from "../whole-numbers"
import { ConflictPanel } from "./conflict-panel"
import { DialogBusy, useDialogBusy } from "./dialog-busy"
import { Aside, FormBody } from "./form-frame"
import type { RecordForm } from "./use-record-form"
import style from "./form.module.css"

type DialogProps = { open: boolean; title: string; width?: number; onClose: () => void; children: ReactNode }

/**
 * A dialog with a form in it. The form is recreated each time it opens, so it keeps no earlier input. A click next to the
 * dialog does not close it, or typed input would be lost; nor does anything else while the form is being sent.
 */
export function FormDialog({ open, title, width, onClose, children }: DialogProps) {
  const inside = useRef<HTMLDivElement>(null)
  const [busy, setBusy] = useState(false)
  const begin = (isOpen: boolean) =>
    isOpen && inside.current?.querySelector<HTMLElement>("input:not([hidden]), textarea")?.focus()
  return (
    <Modal
      open={open}
      title={wholeNumbers(title)}
      width={width}
      footer={null}
      onCancel={onClose}
      maskClosable={false}
      keyboard={!busy}
      closable={{ disabled: busy }}
      afterOpenChange={begin}
      destroyOnHidden
    >
      <DialogBusy value={setBusy}>
        <div ref={inside}>{children}</div>
      </DialogBusy>
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
  useDialogBusy(at.busy)
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
        <Button onClick={onClose} disabled={at.busy}>
          {say("form.cancel")}
        </Button>
        <Button type="primary" htmlType="submit" loading={at.busy} disabled={!mayGo && !at.busy}>
          {save}
        </Button>
      </div>
    </FormBody>
  )
}
