import { useKeys } from "@refinedev/core"
import { ORDER_NOTE } from "@silai/contracts/order/limits"
import { orderMessages } from "@silai/contracts/order/messages"
import { roomFor } from "@silai/contracts/room"
import { useQuery } from "@tanstack/react-query"
import { App, Button, Form, Input } from "antd"
import { call } from "../../providers/call"
import { ErrorState } from "../../ui/state/error-state"
import { FormField } from "../../ui/form/field"
import { TimeLine } from "../../ui/record/time-line"
import { useAct } from "../../ui/use-act"
import { useMay } from "../../providers/may"
import { useLeaveGuard } from "../../ui/use-leave-guard"
import { translated, useSay } from "../../words/language"
import { askNoteAdd, askNoteRemove, askNotes, type OrderNote } from "./calls"
import style from "../customer/notes.module.css"

type Values = { text: string }

/** Staff notes about an order; the buyer never sees them. Refetched with the order. */
export function Notes({ orderId }: { orderId: string }) {
  const say = useSay()
  const may = useMay()
  const { keys } = useKeys()
  const { data, error, refetch } = useQuery({
    queryKey: [...keys().data("default").resource("order").get(), "notes", orderId],
    queryFn: async () => (await call(askNotes, { orderId })).data,
  })
  return (
    <section aria-labelledby="notes" className="stack" data-screen>
      <h2 id="notes">{say("notes.title")}</h2>
      {may("order.move") && <NoteForm orderId={orderId} />}
      {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
      {data && data.length > 0 && (
        <TimeLine
          events={data.map((note) => ({
            key: note._id,
            what: <div className="lines">{note.text}</div>,
            at: note.at,
            by: note.author,
            note: note.mayRemove && <Remove note={note} />,
          }))}
        />
      )}
    </section>
  )
}

/** Notes are only ever added, so two written at once both stay. */
function NoteForm({ orderId }: { orderId: string }) {
  const say = useSay()
  const { act, busy } = useAct("order")
  const [form] = Form.useForm<Values>()
  const text = Form.useWatch("text", form) ?? ""
  useLeaveGuard(text.trim() !== "")
  return (
    <Form<Values>
      form={form}
      name="note"
      className={style.form}
      initialValues={{ text: "" }}
      noValidate
      onFinish={({ text: written }) => void act(askNoteAdd, { orderId, text: written }, () => form.resetFields())}
    >
      <FormField<Values>
        name="text"
        check={(now) => (now.text.trim() ? undefined : translated(orderMessages.noteEmpty))}
      >
        <Input.TextArea
          aria-label={say("notes.new")}
          autoSize={{ minRows: 1, maxRows: 8 }}
          maxLength={roomFor(ORDER_NOTE.maxLength)}
          placeholder={say("notes.hint")}
        />
      </FormField>
      <Button htmlType="submit" loading={busy}>
        {say("notes.add")}
      </Button>
    </Form>
  )
}

/** How many letters of a note the question and the button's name repeat. */
const EXCERPT_LENGTH = 60
const begun = (text: string) => (text.length > EXCERPT_LENGTH ? `${text.slice(0, EXCERPT_LENGTH)}…` : text)

function Remove({ note: { _id, text } }: { note: OrderNote }) {
  const say = useSay()
  const { modal } = App.useApp()
  const { act } = useAct("order")
  const remove = () =>
    modal.confirm({
      title: say("notes.remove.ask"),
      icon: null,
      okText: say("notes.remove"),
      cancelText: say("notes.keep"),
      okButtonProps: { danger: true },
      content: say("notes.remove.then", { text: begun(text) }),
      onOk: () => act(askNoteRemove, { noteId: _id }),
    })
  return (
    <Button
      type="link"
      size="small"
      onClick={() => void remove()}
      aria-label={say("notes.remove.of", { text: begun(text) })}
    >
      {say("notes.remove")}
    </Button>
  )
}
