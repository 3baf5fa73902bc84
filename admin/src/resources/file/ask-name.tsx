import { fileSays } from "@silai/contracts/file/messages"
import { Input, type InputRef, Modal } from "antd"
import { type FormEvent, useEffect, useRef, useState } from "react"
import { Field } from "../../ui/field"

type Props = {
  open: boolean
  title: string
  label: string
  start: string
  most: number
  button: string
  onName: (name: string) => Promise<unknown>
  onClose: () => void
}

/** Asks for one name. What the server has against it stands under the field, and the dialog stays. */
export function AskName({ open, title, label, start, most, button, onName, onClose }: Props) {
  const field = useRef<InputRef>(null)
  const [name, setName] = useState(start)
  const [error, setError] = useState("")
  const [busy, setBusy] = useState(false)
  useEffect(() => {
    if (open) {
      setName(start)
      setError("")
    }
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
    <Modal
      open={open}
      title={title}
      okText={button}
      cancelText="Cancel"
      confirmLoading={busy}
      onOk={() => void send()}
      onCancel={onClose}
      destroyOnHidden
      width={420}
      afterOpenChange={(isOpen) => isOpen && field.current?.focus({ cursor: "all" })}
    >
      <form onSubmit={(event) => void send(event)}>
        <Field label={label} error={error}>
          {(ids) => (
            <Input
              {...ids}
              ref={field}
              value={name}
              maxLength={most}
              onChange={({ target }) => {
                setName(target.value)
                setError("")
              }}
            />
          )}
        </Field>
      </form>
    </Modal>
  )
}
