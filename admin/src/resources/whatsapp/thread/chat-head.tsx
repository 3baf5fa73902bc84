import { App, Button } from "antd"
import { useMay } from "../../../providers/may"
import { dateTimeOf, phoneOf } from "../../../ui/format"
import { BackIcon, PeopleIcon } from "../../../ui/icons"
import { IconButton } from "../../../ui/icon-button"
import { MoreMenu } from "../../../ui/record/more-menu"
import { useAct } from "../../../ui/use-act"
import { useKeys } from "../../../ui/keys/use-keys"
import { useNow } from "../../../ui/use-now"
import { useSay } from "../../../words/language"
import { askClear, type Chat } from "../calls"
import { Snooze } from "./snooze"
import { useChatAct } from "../use-chat-act"
import { nameOf, windowLeft } from "../words"
import style from "./thread.module.css"

type Props = { chat: Chat; onDetails: (() => void) | null; onBack: (() => void) | null }

/** The customer, how long one may write freely, and the actions on the whole chat. */
export function ChatHead({ chat, onDetails, onBack }: Props) {
  const say = useSay()
  const mayWrite = useMay()("chat.write")
  const name = nameOf(say, chat)
  const Title = onBack ? "h1" : "h2"
  return (
    <header className={style.head}>
      {onBack && <IconButton icon={<BackIcon />} label={say("chat.back")} onClick={onBack} />}
      <div className={style.who}>
        <Title className={style.name}>{name}</Title>
        <p className={style.under}>
          {chat.phone && name !== phoneOf(chat.phone) && <span className="figures">{phoneOf(chat.phone)}</span>}
          <WindowClock chat={chat} />
          {chat.isStopped && <span className="trouble">{say("chat.stopped")}</span>}
          {chat.isDone && <span>{say("chat.is-done")}</span>}
          {chat.snoozedUntil && <span>{say("chat.snoozed", { when: dateTimeOf(chat.snoozedUntil) })}</span>}
        </p>
      </div>
      {mayWrite && <Doing chat={chat} />}
      {onDetails && <IconButton icon={<PeopleIcon />} label={say("chat.details")} onClick={onDetails} />}
    </header>
  )
}

/** How long anything may still be sent. The server decides; this only shows it. */
function WindowClock({ chat: { windowEndsAt, isStopped } }: { chat: Chat }) {
  const say = useSay()
  const left = windowLeft(windowEndsAt, useNow(20_000))
  if (!left) return isStopped ? null : <span className="trouble">{say("chat.window.closed")}</span>
  return (
    <span className="figures" data-short={left.hours < 2}>
      {left.hours > 0 ? say("chat.window.left", left) : say("chat.window.minutes", { minutes: left.minutes })}
    </span>
  )
}

function Doing({ chat }: { chat: Chat }) {
  const say = useSay()
  const { modal } = App.useApp()
  const { act, busy: isClearing } = useAct("whatsapp")
  const { change, busy } = useChatAct(chat)
  const { isDone } = chat
  const turn = () => change({ isDone: !isDone })
  useKeys({ e: turn })
  const clear = () =>
    modal.confirm({
      title: say("chat.clear.title"),
      icon: null,
      content: say("chat.clear.why"),
      okText: say("chat.clear.yes"),
      cancelText: say("chat.clear.no"),
      okButtonProps: { danger: true },
      onOk: () => act(askClear, { chatId: chat._id }),
    })
  return (
    <div className={`${style.doing} row`}>
      {!isDone && <Snooze chat={chat} />}
      <Button loading={busy} onClick={turn} aria-keyshortcuts="e">
        {say(isDone ? "chat.open" : "chat.done")}
      </Button>
      <MoreMenu
        busy={isClearing}
        items={[{ key: "clear", danger: true, label: say("chat.clear"), onClick: () => void clear() }]}
      />
    </div>
  )
}
