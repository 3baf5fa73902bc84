import { ORDER_NOTE } from "@silai/contracts/order/limits"
import { orderMessages } from "@silai/contracts/order/messages"
import { Button, Input } from "antd"
import { useState } from "react"
import { call } from "../../../providers/call"
import { useMay } from "../../../providers/may"
import { AskForm } from "../../../ui/form/ask-form"
import { FormDialog } from "../../../ui/form/dialog-frame"
import { FormField } from "../../../ui/form/field"
import { useRefetch } from "../../../ui/use-refetch"
import { translated, useSay } from "../../../words/language"
import { askNoteMany } from "../calls"
import type { Chunks } from "./chunks"
import { useOutcome } from "./use-outcome"
import { useRun } from "./use-run"

/** The same note about all chosen orders. */
export function NoteButton({ chunks }: { chunks: Chunks }) {
  const say = useSay()
  const may = useMay()("order.move")
  const [open, setOpen] = useState(false)
  if (!may) return null
  return (
    <>
      <Button onClick={() => setOpen(true)}>{say("many.note")}</Button>
      <FormDialog open={open} title={say("many.note.title")} width={480} onClose={() => setOpen(false)}>
        <NoteForm chunks={chunks} onClose={() => setOpen(false)} />
      </FormDialog>
    </>
  )
}

function NoteForm({ chunks, onClose }: { chunks: Chunks; onClose: () => void }) {
  const say = useSay()
  const refetch = useRefetch()
  const showOutcome = useOutcome()
  const { run, busy, stop, stopping } = useRun()
  const send = async ({ text }: { text: string }) => {
    const outcome = await run(await chunks(), async (of) =>
      (await call(askNoteMany, { of, text })).data.map(({ orderNumber, done, message, code }) => ({
        name: orderNumber,
        why: done ? null : translated(message, code),
      })),
    )
    onClose()
    showOutcome(outcome, (n) => say("many.note.done", { n }))
    void refetch("order")
  }
  return (
    <AskForm<{ text: string }>
      name="note-many"
      blank={{ text: "" }}
      button={say("many.note.add")}
      onCancel={onClose}
      onSend={send}
    >
      <FormField<{ text: string }>
        name="text"
        label={say("many.note")}
        check={({ text }) => (text.trim() ? undefined : translated(orderMessages.noteEmpty))}
      >
        <Input.TextArea rows={4} count={{ show: true, max: ORDER_NOTE.maxLength }} />
      </FormField>
      {busy && (
        <p className="row" role="status">
          {say("list.working", { n: busy.done, all: busy.all })}
          <Button size="small" loading={stopping} onClick={stop}>
            {say("many.stop")}
          </Button>
        </p>
      )}
    </AskForm>
  )
}
