import { useInvalidate } from "@refinedev/core"
import { CUSTOMER_NOTE } from "@silai/contracts/customer/limits"
import { customerSays } from "@silai/contracts/customer/messages"
import { App, Button } from "antd"
import { type FormEvent, useId, useRef, useState } from "react"
import { call } from "../../providers/call"
import { useMay } from "../../providers/may"
import { dateTimeOf } from "../../ui/format"
import { askNoteAdd, askNoteRemove, type WholeCustomer } from "./calls"
import sections from "./sections.module.css"
import style from "./notes.module.css"

/** What the shop's people know of somebody. Customers never see it. */
export function NotesSection({ customer }: { customer: WholeCustomer }) {
  const { message, modal } = App.useApp()
  const may = useMay()
  const invalidate = useInvalidate()
  const [text, setText] = useState("")
  const [complaint, setComplaint] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const saving = useRef(false)
  const id = useId()
  const { notes } = customer
  const fresh = () => invalidate({ resource: "customer", invalidates: ["detail"], id: customer._id })

  const add = async (event: FormEvent) => {
    event.preventDefault()
    if (saving.current) return
    if (!text.trim()) return setComplaint(customerSays.noteEmpty)
    saving.current = true
    setBusy(true)
    try {
      void message.success((await call(askNoteAdd, { customerId: customer._id, text })).message)
      setText("")
      setComplaint(null)
      await fresh()
    } catch (error) {
      // What was written stays in the field.
      setComplaint((error as Error).message)
    } finally {
      saving.current = false
      setBusy(false)
    }
  }
  const drop = async (noteId: string) => {
    try {
      void message.success((await call(askNoteRemove, { noteId })).message)
    } catch (error) {
      void message.error((error as Error).message)
    }
    await fresh()
  }
  const remove = (noteId: string, said: string) =>
    modal.confirm({
      title: "Remove this note?",
      icon: null,
      okText: "Remove",
      cancelText: "Keep it",
      okButtonProps: { danger: true },
      content: <>“{said.length > 120 ? `${said.slice(0, 120)}…` : said}” will be gone for everybody in the shop.</>,
      onOk: () => drop(noteId),
    })

  return (
    <section aria-labelledby="notes" data-screen>
      <h2 id="notes">Notes</h2>
      {may("customer.write") && (
        <form className={style.form} onSubmit={(event) => void add(event)} noValidate>
          <label htmlFor={id} className="unseen">
            New note
          </label>
          <textarea
            id={id}
            value={text}
            rows={2}
            maxLength={CUSTOMER_NOTE.maxLength}
            placeholder="For the shop's people only: how they like the collar, when to call"
            aria-invalid={complaint !== null}
            aria-describedby={`${id}-said`}
            onChange={(event) => {
              setText(event.target.value)
              setComplaint(null)
            }}
          />
          <Button htmlType="submit" loading={busy}>
            Add note
          </Button>
          <p id={`${id}-said`} className={style.said} role={complaint ? "alert" : undefined}>
            {complaint}
          </p>
        </form>
      )}
      {notes.length === 0 && !may("customer.write") && <p className={sections.none}>No notes yet.</p>}
      <ol className={style.notes}>
        {notes.map((note) => (
          <li key={note._id}>
            <p className={style.text}>{note.text}</p>
            <p className={style.by}>
              {note.author} · <time dateTime={note.at}>{dateTimeOf(note.at)}</time>
              {may("customer.write") && (
                <button
                  type="button"
                  onClick={() => remove(note._id, note.text)}
                  aria-label={`Remove the note “${note.text.slice(0, 40)}”`}
                >
                  Remove
                </button>
              )}
            </p>
          </li>
        ))}
      </ol>
    </section>
  )
}
