import { Button, Divider, Spin } from "antd"
import { Fragment, useCallback, useRef, useState } from "react"
import { DownIcon } from "../../../ui/icons"
import { useLatest } from "../../../ui/use-latest"
import { useNow } from "../../../ui/use-now"
import { useSay } from "../../../words/language"
import type { Chat, ChatMessage } from "../calls"
import type { FieldLink } from "../field-link"
import { Message } from "./message"
import type { Outgoing, useOutgoing } from "./use-outgoing"
import { useTypers } from "./use-typing"
import type { useThread } from "./use-thread"
import { dayMark, dayOf, nameOf } from "../words"
import style from "./thread.module.css"

/** Pixels from the end beyond which the button that leads there is shown. */
const FAR = 240

type Props = {
  chat: Chat
  thread: ReturnType<typeof useThread>
  outgoing: ReturnType<typeof useOutgoing>
  field: FieldLink
  onReply: (to: ChatMessage) => void
}

/**
 * The messages, the latest at the end and in sight. The scrolling part is laid out from its end, so the browser itself keeps the place:
 * at the end while messages arrive, and where one reads while older ones are added above.
 */
export function Messages({ chat, thread, outgoing, field, onReply }: Props) {
  const say = useSay()
  const now = useNow()
  const scroller = useRef<HTMLDivElement>(null)
  const [isFar, setFar] = useState(false)
  const name = nameOf(say, chat)
  const { messages, hasOlder, isReadingOlder, readOlder } = thread
  const byId = new Map(messages.map((one) => [one._id, one]))
  return (
    <div className={style.middle}>
      {/* A region that scrolls takes the focus, so that the arrow keys work in it. */}
      <div
        ref={scroller}
        className={style.scroller}
        role="log"
        aria-label={say("chat.thread", { name })}
        tabIndex={0}
        onScroll={({ currentTarget }) => setFar(Math.abs(currentTarget.scrollTop) > FAR)}
      >
        <div className={style.inner}>
          {hasOlder && <Older key={messages[0]?._id} isReading={isReadingOlder} onReach={readOlder} />}
          {messages.length === 0 && outgoing.waiting.length === 0 && (
            <p className={style.none}>{say("chat.thread.empty")}</p>
          )}
          <ol className={style.messages}>
            {messages.map((message, place) => (
              <Fragment key={message._id}>
                {dayOf(message.at) !== dayOf(messages[place - 1]?.at ?? 0) && (
                  <li className={style.day}>
                    <Divider plain>{dayMark(say, message.at, now)}</Divider>
                  </li>
                )}
                <Message
                  chat={chat}
                  message={message}
                  name={name}
                  quoted={message.replyTo?.messageId ? byId.get(message.replyTo.messageId) : undefined}
                  onReply={onReply}
                />
              </Fragment>
            ))}
            {outgoing.waiting.map((one) => (
              <Waiting key={one.key} one={one} outgoing={outgoing} field={field} />
            ))}
          </ol>
          <Typers chatId={chat._id} />
        </div>
      </div>
      {isFar && (
        <Button
          className={style.latest}
          shape="round"
          icon={<DownIcon />}
          onClick={() => scroller.current?.scrollTo({ top: 0 })}
        >
          {say("chat.latest")}
        </Button>
      )}
    </div>
  )
}

/** Reads older messages as soon as the top of the thread comes near; a button for those who do not scroll. */
function Older({ isReading, onReach }: { isReading: boolean; onReach: () => void }) {
  const say = useSay()
  const latest = useLatest(onReach)
  const watch = useCallback(
    (mark: HTMLDivElement | null) => {
      if (!mark) return
      const seen = new IntersectionObserver(
        (entries) => {
          if (entries.some(({ isIntersecting }) => isIntersecting)) latest.current()
        },
        { root: mark.closest("[role=log]"), rootMargin: "400px 0px 0px" },
      )
      seen.observe(mark)
      return () => seen.disconnect()
    },
    [latest],
  )
  return (
    <div ref={watch} className={style.older}>
      {isReading ? (
        <span role="status">
          <Spin size="small" /> {say("chat.older.loading")}
        </span>
      ) : (
        <Button type="link" onClick={onReach}>
          {say("chat.older")}
        </Button>
      )}
    </div>
  )
}

/** A message that the server has not taken yet. */
function Waiting({ one, outgoing, field }: { one: Outgoing } & Pick<Props, "outgoing" | "field">) {
  const say = useSay()
  const removeReaction = () => {
    outgoing.drop(one.key)
    field.write(one.text, one.file)
  }
  return (
    <li className={style.waiting} data-failed={one.why !== null}>
      <p className={style.waitingText}>{[one.file?.name, one.text].filter(Boolean).join(" · ")}</p>
      {one.why === null ? (
        <p className="soft" role="status">
          {say("chat.sending")}
        </p>
      ) : (
        <>
          <p className="trouble">{say("chat.not-sent", { why: one.why })}</p>
          <p className="row">
            <Button size="small" onClick={() => outgoing.again(one)}>
              {say("chat.again")}
            </Button>
            <Button size="small" onClick={removeReaction}>
              {say("chat.take-back")}
            </Button>
          </p>
        </>
      )}
    </li>
  )
}

function Typers({ chatId }: { chatId: string }) {
  const say = useSay()
  const typers = useTypers(chatId)
  return (
    <p className={style.typing} role="status">
      {typers.map((name) => say("chat.typing", { name })).join(" · ")}
    </p>
  )
}
