import { NOTIFICATION } from "@silai/contracts/notification/limits"
import { notificationMessages } from "@silai/contracts/notification/messages"
import { type Role, ROLES } from "@silai/contracts/staff/roles"
import { roomFor } from "@silai/contracts/room"
import { App, Input, Radio } from "antd"
import { call } from "../../providers/call"
import { AskForm } from "../../ui/form/ask-form"
import { FormDialog } from "../../ui/form/dialog-frame"
import { FormField } from "../../ui/form/field"
import { useRefetch } from "../../ui/use-refetch"
import { translated, useSay } from "../../words/language"
import { askNote } from "./calls"

type Note = { title: string; text: string; role: Role | "" }

/** A note to colleagues: to all, or to those of one role. */
export function NewNote({ open, onClose }: { open: boolean; onClose: () => void }) {
  const say = useSay()
  const { message } = App.useApp()
  const refetch = useRefetch()
  return (
    <FormDialog open={open} title={say("notification.write")} width={480} onClose={onClose}>
      <AskForm<Note>
        name="note"
        blank={{ title: "", text: "", role: "" }}
        button={say("notification.send")}
        onCancel={onClose}
        onSend={async ({ title, text, role }) => {
          const reply = await call(askNote, { title: title.trim(), text: text.trim(), ...(role && { role }) })
          void message.success(reply.message)
          onClose()
          await refetch("notification")
        }}
      >
        <FormField<Note>
          name="title"
          label={say("notification.note.title")}
          check={({ title }) => (title.trim() ? undefined : translated(notificationMessages.noTitle))}
        >
          <Input maxLength={roomFor(NOTIFICATION.maxTitle)} autoComplete="off" />
        </FormField>
        <FormField<Note> name="text" label={say("notification.note.text")}>
          <Input.TextArea maxLength={roomFor(NOTIFICATION.maxText)} autoSize={{ minRows: 2, maxRows: 8 }} />
        </FormField>
        <FormField<Note> name="role" label={say("notification.note.for")}>
          <Radio.Group
            options={[
              { value: "", label: say("notification.note.all") },
              ...ROLES.map((role) => ({ value: role, label: say(`role.${role}`) })),
            ]}
          />
        </FormField>
      </AskForm>
    </FormDialog>
  )
}
