import { fileMessages } from "@silai/contracts/file/messages"
import { roomFor } from "@silai/contracts/room"
import { Input } from "antd"
import { AskForm } from "../../ui/form/ask-form"
import { FormDialog } from "../../ui/form/dialog-frame"
import { FormField } from "../../ui/form/field"

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
type Name = { name: string }

const clean = (name: string) => name.trim().replace(/\s+/g, " ")
const wrongIn = (name: string) =>
  clean(name) ? (/[/\\]/.test(name) ? fileMessages.noSlashes : undefined) : "Please enter a name."

/** Asks for one name. The server's refusal is shown in the dialog, which stays open. */
export const AskName = ({ open, title, label, start, most, button, onName, onClose }: Props) => (
  <FormDialog open={open} title={title} width={420} onClose={onClose}>
    <AskForm<Name>
      name="named"
      blank={{ name: start }}
      button={button}
      onCancel={onClose}
      onSend={async ({ name }) => {
        if (clean(name) !== start) await onName(clean(name))
        onClose()
      }}
    >
      <FormField<Name> name="name" label={label} check={({ name }) => wrongIn(name)}>
        <Input maxLength={roomFor(most)} onFocus={({ target }) => target.select()} />
      </FormField>
    </AskForm>
  </FormDialog>
)
