import { CUSTOMER_NOTE } from "@silai/contracts/customer/limits"
import { customerMessages } from "@silai/contracts/customer/messages"
import { roomFor } from "@silai/contracts/room"
import { App, Button, Input } from "antd"
import { useMay } from "../../providers/may"
import { FormField } from "../../ui/form/field"
import { FormBody } from "../../ui/form/form-frame"
import { useRecordForm } from "../../ui/form/use-record-form"
import { TimeLine } from "../../ui/record/time-line"
import { useAct } from "../../ui/use-act"
import { useCommandKey } from "../../ui/keys/use-command-key"
import { askNoteRemove, type WholeCustomer } from "./calls"
import style from "./notes.module.css"

type Values = { text: string }
const blank: Values = { text: "" }

/** Notes are only ever added, so two written at once both stay. */
function NoteForm({ customerId }: { customerId: string }) {
  const at = useRecordForm<{ _id?: string }, Values>({
    resource: "customer",
    id: customerId,
    record: null,
    blank,
    valuesOf: () => blank,
    fields: {},
    variables: ({ text }) => ({ text }),
  })
  useCommandKey("s", () => {
    if (at.dirty) at.submit()
  })
  return (
    <FormBody at={at} name="note" className={style.form}>
      <FormField<Values> name="text" check={({ text }) => (text.trim() ? undefined : customerMessages.noteEmpty)}>
        <Input.TextArea
          aria-label="New note"
          autoSize={{ minRows: 2, maxRows: 8 }}
          maxLength={roomFor(CUSTOMER_NOTE.maxLength)}
          placeholder="For the shop's people only: how they like the collar, when to call"
        />
      </FormField>
      <Button htmlType="submit" loading={at.busy} aria-keyshortcuts="Control+S">
        Add note
      </Button>
      {at.loose && (
        <p className="trouble" role="alert">
          {at.loose}
        </p>
      )}
    </FormBody>
  )
}

/** Staff notes about a customer. Customers never see them. */
export function NotesSection({ customer }: { customer: WholeCustomer }) {
  const { modal } = App.useApp()
  const may = useMay()
  const { act } = useAct("customer")
  const { notes } = customer
  const remove = (noteId: string, text: string) =>
    modal.confirm({
      title: "Delete this note?",
      icon: null,
      okText: "Delete",
      cancelText: "Keep it",
      okButtonProps: { danger: true },
      content: <>“{text.length > 120 ? `${text.slice(0, 120)}…` : text}” will be deleted for all staff.</>,
      onOk: () => act(askNoteRemove, { noteId }),
    })

  return (
    <section aria-labelledby="notes" className="stack" data-screen>
      <h2 id="notes">Notes</h2>
      {may("customer.write") && <NoteForm customerId={customer._id} />}
      {notes.length === 0 && !may("customer.write") && <p className="quiet">No notes yet.</p>}
      <TimeLine
        events={notes.map(({ _id, text, author, at }) => ({
          key: _id,
          what: <div className="lines">{text}</div>,
          at,
          by: author,
          note: may("customer.write") && (
            <Button
              type="link"
              size="small"
              onClick={() => void remove(_id, text)}
              aria-label={`Delete the note “${text.slice(0, 40)}”`}
            >
              Delete
            </Button>
          ),
        }))}
      />
    </section>
  )
}
