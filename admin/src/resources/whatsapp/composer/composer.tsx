import { CHAT } from "@silai/contracts/whatsapp/limits"
import { whatsappRefusals } from "@silai/contracts/whatsapp/messages"
import { roomFor } from "@silai/contracts/room"
import { Alert, App, Button, Segmented, Upload } from "antd"
import type { MentionsRef } from "antd/es/mentions"
import { useEffect, useRef, useState } from "react"
import { CloseIcon, LabelIcon, UploadIcon } from "../../../ui/icons"
import { IconButton } from "../../../ui/icon-button"
import { useKeys } from "../../../ui/keys/use-keys"
import { useLatest } from "../../../ui/use-latest"
import { translated, useSay } from "../../../words/language"
import type { Chat, ChatMessage } from "../calls"
import type { ChatOrder, FieldLink } from "../field-link"
import { MessageField } from "./message-field"
import { PiecePicker } from "./piece-picker"
import { QuickMenu } from "./quick-menu"
import { TemplateDialog } from "./template-dialog"
import { useDraft } from "./use-draft"
import type { useOutgoing } from "../thread/use-outgoing"
import { useFilling } from "../person/use-person"
import { useQuickReplies } from "./use-quick-replies"
import { useSayTyping } from "../thread/use-typing"
import { lineOf } from "../words"
import style from "./composer.module.css"

const TAKEN = ["image/jpeg", "image/png", "image/webp", "image/avif", "application/pdf"]

type Props = {
  chat: Chat
  drafts: { message: string; note: string }
  replyTo: ChatMessage | null
  onReplyTo: (to: ChatMessage | null) => void
  outgoing: ReturnType<typeof useOutgoing>
  field: FieldLink
}
type Mode = "message" | "note"

/** The field of a chat. Outside of the window only notes are written in it, and templates take the place of messages. */
export function Composer({ chat, drafts, replyTo, onReplyTo, outgoing, field }: Props) {
  const say = useSay()
  const { message: toast } = App.useApp()
  const box = useRef<MentionsRef>(null)
  const [message, setMessage] = useDraft({ chatId: chat._id, onServer: drafts.message })
  const [note, setNote] = useDraft({ chatId: chat._id, onServer: drafts.note, isNote: true })
  const [file, setFile] = useState<File | null>(null)
  const [chosen, setMode] = useState<Mode>("message")
  const [template, setTemplate] = useState<{ order?: ChatOrder } | null>(null)
  const sayTyping = useSayTyping(chat._id)
  const filling = useFilling(chat)
  const replies = useQuickReplies(chat)

  const mayUseTemplate = !chat.isStopped
  const mode: Mode = chat.isWindowOpen ? chosen : "note"
  const isNote = mode === "note"
  const text = isNote ? note : message
  const setText = isNote ? setNote : setMessage
  const isEmpty = text.trim() === "" && (isNote || !file)
  const focus = () => box.current?.focus()

  const send = () => {
    if (isEmpty) return
    // Never for the customer: Enter came before the quick replies were there, or after their menu was closed.
    const shortcut = isNote ? undefined : /^\/(\S+)$/.exec(text.trim())?.[1]?.toLowerCase()
    if (shortcut !== undefined) {
      const reply = replies.all.find((one) => one.shortcut.toLowerCase() === shortcut)
      if (reply && !reply.lacksOrder) setMessage(reply.text)
      else if (replies.isLoading) void toast.info(say("state.loading"))
      else void toast.warning(say(reply ? "chat.quick.no-order" : "chat.quick.none"))
      return focus()
    }
    outgoing.send({
      text: text.trim(),
      ...(isNote ? { isNote } : { ...(file && { file }), ...(replyTo && { replyTo: replyTo._id }) }),
    })
    setText("")
    if (!isNote) {
      setFile(null)
      onReplyTo(null)
    }
    focus()
  }
  const write = (more: string, withFile?: File) => {
    setMode("message")
    setMessage([message.trimEnd(), more].filter(Boolean).join("\n"))
    if (withFile) setFile(withFile)
    focus()
  }
  const track = (order: ChatOrder) => {
    if (!order.path) return
    const url = window.location.origin + order.path
    if (chat.isWindowOpen) write(say("chat.track.text", { number: order.orderNumber, url }))
    else if (mayUseTemplate) setTemplate({ order })
  }
  const latest = useLatest({ write, track })
  useEffect(
    () =>
      field.connect({
        write: (more, withFile) => latest.current.write(more, withFile),
        track: (order) => latest.current.track(order),
      }),
    [field, latest],
  )
  // The reply is chosen elsewhere; what follows is typing.
  useEffect(() => {
    if (replyTo) box.current?.focus()
  }, [replyTo])
  useKeys({
    a: focus,
    n: () => {
      setMode("note")
      focus()
    },
    ...(mayUseTemplate && { t: () => setTemplate({}) }),
  })

  const leave = () => {
    if (replyTo) onReplyTo(null)
    else document.querySelector<HTMLElement>(`[data-row="${CSS.escape(chat._id)}"]`)?.focus()
  }
  const take = (picked: File) => {
    if (TAKEN.includes(picked.type)) setFile(picked)
    else void toast.error(translated(whatsappRefusals.file_wrong.say, whatsappRefusals.file_wrong.code))
  }

  return (
    <section className={style.composer} aria-label={say(isNote ? "chat.note" : "chat.write")} data-note={isNote}>
      {!chat.isWindowOpen && (
        <Alert
          type="info"
          message={
            chat.isStopped
              ? translated(whatsappRefusals.stopped.say, whatsappRefusals.stopped.code)
              : say(chat.windowEndsAt ? "chat.window.closed.why" : "chat.window.never")
          }
          action={
            mayUseTemplate && (
              <Button type="primary" onClick={() => setTemplate({})} aria-keyshortcuts="t">
                {say("chat.template.send")}
              </Button>
            )
          }
        />
      )}
      {chat.isWindowOpen && (
        <div className="row">
          <Segmented<Mode>
            value={mode}
            onChange={setMode}
            options={[
              { value: "message", label: say("chat.write.message") },
              { value: "note", label: say("chat.write.note") },
            ]}
            aria-label={say("chat.write.as")}
          />
          {!isNote && (
            <>
              <Upload
                accept={TAKEN.join(",")}
                showUploadList={false}
                beforeUpload={(picked) => {
                  take(picked)
                  return Upload.LIST_IGNORE
                }}
              >
                <IconButton icon={<UploadIcon />} label={say("chat.attach")} />
              </Upload>
              <QuickMenu replies={replies} onPick={(words) => write(words)} />
              <PiecePicker onPick={(words) => write(words)} />
              {mayUseTemplate && (
                <IconButton icon={<LabelIcon />} label={say("chat.template.send")} onClick={() => setTemplate({})} />
              )}
            </>
          )}
        </div>
      )}
      {replyTo && !isNote && (
        <p className={style.with}>
          <span>{say("chat.replying", { text: lineOf(say, replyTo) })}</span>
          <IconButton icon={<CloseIcon />} label={say("chat.replying.not")} onClick={() => onReplyTo(null)} />
        </p>
      )}
      {file && !isNote && (
        <p className={style.with}>
          <span>{say("chat.attached", { name: file.name })}</span>
          <IconButton
            icon={<CloseIcon />}
            label={say("chat.attach.remove", { name: file.name })}
            onClick={() => setFile(null)}
          />
        </p>
      )}
      <div className={style.line}>
        <MessageField
          ref={box}
          isNote={isNote}
          value={text}
          maxTyped={roomFor(isNote ? CHAT.maxNote : file ? CHAT.maxCaption : CHAT.maxText)}
          replies={replies}
          onChange={(next) => {
            setText(next)
            if (!isNote && next) sayTyping()
          }}
          onSend={send}
          onLeave={leave}
          onFile={take}
        />
        <Button type={isNote ? "default" : "primary"} disabled={isEmpty} onClick={send}>
          {say(isNote ? "chat.note.save" : "chat.send")}
        </Button>
      </div>
      <TemplateDialog
        chat={chat}
        open={template !== null}
        order={template?.order}
        name={filling.name}
        onClose={() => setTemplate(null)}
      />
    </section>
  )
}
