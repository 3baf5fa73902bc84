import { fileSays } from "@silai/contracts/file/messages"
import { Input, type InputRef, Modal } from "antd"
import { type FormEvent, useEffect, useId, useRef, useState } from "react"

type Props = { open: boolean; title: string; label: string; start: string; most: number; button: string; onName: (name: string) => Promise<unknown>; onClose: () => void }

/** Asks for one name. What the server has against it stands under the field, and the dialog stays. */
export function AskName({ open, title, label, start, most, button, onName, onClose }: Props) {
  const id = useId()
  const field = useRef<InputRef>(null)
  const [name, setName] = useState(start)
  const [error, setError] = useState("")
  const [busy, setBusy] = useState(false)
  useEffect(() => {
    if (open) { setName(start); setError("") }
  }, [open, start])

  const send = async (event?: FormEvent) => {
    event?.preventDefault()
    const clean = name.trim().replace(/\s+/g, " ")
    if (!clean || /[/\\]/.test(clean)) return setError(clean ? fileSays.noSlashes : "Please enter a name.")
    if (clean === start) return onClose()
    setBusy(true)
    await onName(clean).then(onClose, (cause: Error) => setError(cause.message))
    setBusy(false)
  }
  return (
    <Modal open={open} title={title} okText={button} cancelText="Cancel" confirmLoading={busy} onOk={() => void send()} onCancel={onClose} destroyOnHidden width={420} afterOpenChange={(isOpen) => isOpen && field.current?.focus({ cursor: "all" })}>
      <form onSubmit={(event) => void send(event)}>
        <label htmlFor={id}>{label}</label>
        <Input id={id} ref={field} value={name} maxLength={most} status={error ? "error" : undefined} aria-invalid={Boolean(error)} aria-describedby={`${id}-error`} onChange={({ target }) => { setName(target.value); setError("") }} />
        <p id={`${id}-error`} role="alert" style={{ minHeight: 22, color: "var(--brick)" }}>{error}</p>
      </form>
    </Modal>
  )
}
