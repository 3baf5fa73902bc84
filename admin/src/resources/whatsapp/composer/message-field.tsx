import { Mentions } from "antd"
import type { MentionsRef } from "antd/es/mentions"
import type { ClipboardEvent, KeyboardEvent, RefObject } from "react"
import { useNarrow } from "../../../ui/use-narrow"
import { useSay } from "../../../words/language"
import { ReplyLine } from "./quick-menu"
import { replyAtCaret } from "./reply-at-caret"
import type { OfferedReplies } from "./use-quick-replies"
import style from "./composer.module.css"

/** The quick replies while they are offered: Escape closes only them. */
const OPEN_CHOICE = ".ant-mentions-dropdown:not(.ant-mentions-dropdown-hidden)"

type Props = {
  ref: RefObject<MentionsRef | null>
  isNote: boolean
  value: string
  maxTyped: number
  replies: OfferedReplies
  onChange: (text: string) => void
  onSend: () => void
  onLeave: () => void
  onFile: (file: File) => void
}

/** The field itself. `/` at the beginning of a word offers the quick replies; Enter sends, except on a phone. */
export function MessageField(props: Props) {
  const { ref, isNote, value, maxTyped, replies, onChange, onSend, onLeave, onFile } = props
  const say = useSay()
  const narrow = useNarrow()
  const keyDown = ({ key }: KeyboardEvent) => {
    if (key === "Escape" && !document.querySelector(OPEN_CHOICE)) onLeave()
  }
  const pressEnter = (event: KeyboardEvent) => {
    // Shift and Enter is a new line, and Enter ends a word that is still being composed.
    if (narrow || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    onSend()
  }
  const paste = (event: ClipboardEvent) => {
    const [pasted] = event.clipboardData.files
    if (!pasted || isNote) return
    event.preventDefault()
    onFile(pasted)
  }
  const takeReply = (shortcut: string | undefined) => {
    const reply = replies.all.find((one) => one.shortcut === shortcut)
    const area = ref.current?.textarea
    if (!reply || reply.lacksOrder || !area) return
    // The control has just written the whole shortcut; the field still shows what was typed.
    const { text, caret } = replyAtCaret({ text: value, caret: area.selectionStart }, reply)
    onChange(text)
    window.setTimeout(() => area.setSelectionRange(caret, caret))
  }
  return (
    <Mentions
      ref={ref}
      className={style.field}
      value={value}
      onChange={onChange}
      prefix="/"
      placement="top"
      autoSize={{ minRows: 1, maxRows: 6 }}
      maxLength={maxTyped}
      placeholder={say(isNote ? "chat.note.hint" : "chat.write.hint")}
      aria-label={say(isNote ? "chat.note" : "chat.write")}
      notFoundContent={say(replies.isLoading ? "state.loading" : "chat.quick.none")}
      options={
        isNote
          ? []
          : replies.all.map((reply) => ({
              value: reply.shortcut,
              key: reply.shortcut,
              label: <ReplyLine {...reply} />,
            }))
      }
      filterOption={(typed, { value: shortcut = "" }) => shortcut.toLowerCase().startsWith(typed.toLowerCase())}
      // Only at the beginning of a word, so not in a link.
      validateSearch={(typed) => !isNote && isAtWord(typed)}
      onSelect={({ value: shortcut }) => takeReply(shortcut)}
      onPressEnter={pressEnter}
      onKeyDown={keyDown}
      onPaste={paste}
    />
  )
}

/** Whether the slash before what was typed begins a word, in the field with the focus. */
function isAtWord(typed: string): boolean {
  const area = document.activeElement
  if (!(area instanceof HTMLTextAreaElement) || /\s/.test(typed)) return false
  const before = area.value.slice(0, area.selectionStart - typed.length - 1)
  return before === "" || /\s$/.test(before)
}
