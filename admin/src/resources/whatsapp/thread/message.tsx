import { App, Button, Dropdown, type MenuProps } from "antd"
import { useMay } from "../../../providers/may"
import { dateTimeOf, timeOf } from "../../../ui/format"
import { IconButton } from "../../../ui/icon-button"
import { MoreIcon } from "../../../ui/icons"
import { useAct } from "../../../ui/use-act"
import { translated, useSay } from "../../../words/language"
import { askRetry, askSend, type Chat, type ChatMessage } from "../calls"
import { MessageBody, Quote } from "./message-parts"
import { Ticks } from "./ticks"
import style from "./message.module.css"

const EMOJIS = ["👍", "❤️", "😊", "🙏", "🎉", "😮"] as const
/** States in which WhatsApp knows the message: only such a one can be answered or reacted to. */
const KNOWN = ["received", "sent", "delivered", "read"]

type Props = {
  chat: Chat
  message: ChatMessage
  name: string
  quoted?: ChatMessage
  onReply: (to: ChatMessage) => void
}

/** One message: the customer's at the start of the line, the shop's at its end, a note across. */
export function Message({ chat, message, name, quoted, onReply }: Props) {
  const say = useSay()
  const { _id, side, at, by, state, failure, replyTo, reactions, consent, consentReach, isEdited } = message
  const from = side === "customer" ? name : (by ?? (side === "note" ? "WhatsApp" : say("chat.from.shop")))
  return (
    <li id={_id} tabIndex={-1} className={style.message} data-side={side} data-state={state}>
      <div className={style.bubble}>
        <p className={side === "customer" ? "unseen" : style.by}>
          {side === "note" ? say("chat.note.by", { name: from }) : from}
        </p>
        {replyTo && <Quote replyTo={replyTo} kind={quoted?.kind} />}
        <MessageBody message={message} />
        {consent && (
          <p className={style.consent}>
            {say(`chat.${consent}`)}
            {consentReach && <> {say(`chat.${consent}.${consentReach}`)}</>}
          </p>
        )}
        <p className={style.foot}>
          {isEdited && <span>{say("chat.edited")}</span>}
          <time dateTime={at} title={dateTimeOf(at)}>
            {timeOf(at)}
          </time>
          {side === "shop" && <Ticks state={state} />}
        </p>
        {reactions.length > 0 && (
          <p className={style.reactions}>
            {reactions.map(({ side: whose, emoji }) => (
              <span
                key={whose}
                role="img"
                aria-label={say("chat.reacted", { emoji, who: whose === "customer" ? name : say("chat.from.shop") })}
              >
                {emoji}
              </span>
            ))}
          </p>
        )}
        {failure && <Failure messageId={_id} failure={failure} />}
      </div>
      <Actions chat={chat} message={message} onReply={onReply} />
    </li>
  )
}

function Failure({ messageId, failure }: { messageId: string; failure: NonNullable<ChatMessage["failure"]> }) {
  const say = useSay()
  const may = useMay()
  const { act, busy } = useAct("whatsapp")
  return (
    <div className={style.failure} role="group" aria-label={say("chat.state.failed")}>
      <p>
        {translated(failure.why)} {translated(failure.whatToDo)}
      </p>
      {may("chat.write") && (
        <Button size="small" loading={busy} onClick={() => void act(askRetry, { messageId })}>
          {say("chat.again")}
        </Button>
      )}
    </div>
  )
}

function Actions({ chat, message, onReply }: Pick<Props, "chat" | "message" | "onReply">) {
  const say = useSay()
  const may = useMay()
  const { message: toast } = App.useApp()
  const { act } = useAct("whatsapp")
  const { _id, side, state, text, isDeleted, reactions } = message
  const isKnown = may("chat.write") && side !== "note" && KNOWN.includes(state) && !isDeleted && chat.isWindowOpen
  const react = (emoji: string) =>
    void act(askSend, {
      chatId: chat._id,
      key: crypto.randomUUID().replaceAll("-", ""),
      message: { kind: "reaction", messageId: _id, emoji },
    })
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      void toast.success(say("chat.act.copied"))
    } catch {
      void toast.error(say("do.copy.refused"))
    }
  }
  const items: NonNullable<MenuProps["items"]> = [
    ...(isKnown ? [{ key: "reply", label: say("chat.act.reply"), onClick: () => onReply(message) }] : []),
    ...(text ? [{ key: "copy", label: say("chat.act.copy"), onClick: () => void copy() }] : []),
    ...(isKnown
      ? [
          {
            key: "react",
            label: say("chat.act.react"),
            children: EMOJIS.map((emoji) => ({ key: emoji, label: emoji, onClick: () => react(emoji) })),
          },
        ]
      : []),
    ...(isKnown && reactions.some((one) => one.side === "shop")
      ? [{ key: "unreact", label: say("chat.act.unreact"), onClick: () => react("") }]
      : []),
  ]
  if (items.length === 0) return null
  return (
    <Dropdown menu={{ items }} trigger={["click"]}>
      <IconButton size="small" className={style.acts} icon={<MoreIcon />} label={say("chat.act")} />
    </Dropdown>
  )
}
