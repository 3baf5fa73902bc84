import { VIEW } from "@silai/contracts/account/view-limits"
import { viewMessages } from "@silai/contracts/account/view-messages"
import { roomFor } from "@silai/contracts/room"
import { Checkbox, Input } from "antd"
import { translated, useSay } from "../../words/language"
import { AskForm } from "../form/ask-form"
import { FormDialog } from "../form/dialog-frame"
import { FormField } from "../form/field"

type Named = { name: string; isShared: boolean }
type Props = { open: boolean; onClose: () => void; onSave: (named: Named) => Promise<unknown> }

/** Asks for a view's name, and who sees it. */
export function NameView({ open, onClose, onSave }: Props) {
  const say = useSay()
  return (
    <FormDialog open={open} title={say("views.save")} width={420} onClose={onClose}>
      <AskForm<Named>
        name="view"
        blank={{ name: "", isShared: false }}
        button={say("views.keep")}
        onCancel={onClose}
        onSend={async ({ name, isShared }) => {
          await onSave({ name: name.trim(), isShared })
          onClose()
        }}
      >
        <FormField<Named>
          name="name"
          label={say("views.name")}
          check={({ name }) => (name.trim() ? undefined : translated(viewMessages.nameless))}
        >
          <Input maxLength={roomFor(VIEW.name)} autoComplete="off" />
        </FormField>
        <FormField<Named> name="isShared" valuePropName="checked">
          <Checkbox>{say("views.for-all")}</Checkbox>
        </FormField>
        <p>{say("views.where")}</p>
      </AskForm>
    </FormDialog>
  )
}
