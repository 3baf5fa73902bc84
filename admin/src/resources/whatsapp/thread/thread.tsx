import { Alert, Button } from "antd"
import { useState } from "react"
import { useMay } from "../../../providers/may"
import { ErrorState } from "../../../ui/state/error-state"
import { OutOfDate } from "../../../ui/state/out-of-date"
import { Bar } from "../../../ui/state/skeleton"
import { useKeys } from "../../../ui/keys/use-keys"
import { useSay } from "../../../words/language"
import type { Chat, ChatMessage } from "../calls"
import { ChatHead } from "./chat-head"
import { Composer } from "../composer/composer"
import type { FieldLink } from "../field-link"
import { Messages } from "./messages"
import { useOutgoing } from "./use-outgoing"
import { useRead } from "./use-read"
import { useThread } from "./use-thread"
import style from "./thread.module.css"

type Props = {
  chatId: string
  /** There is no room for the customer's pane: a button in the header opens it. */
  onDetails: (() => void) | null
  /** On a phone, back to the list. */
  onBack: (() => void) | null
  field: FieldLink
}

/** One chat: its head, its messages, and the field to answer. */
export function Thread({ chatId, onDetails, onBack, field }: Props) {
  const say = useSay()
  const thread = useThread(chatId)
  const { chat, error, retry } = thread
  if (!chat)
    return (
      <div className={style.thread}>
        {onBack && (
          <Button type="link" className={style.back} onClick={onBack}>
            {say("chat.back")}
          </Button>
        )}
        {error ? (
          <ErrorState whole={onBack !== null} title={say("chat.thread.failed")} error={error} onRetry={retry} />
        ) : (
          <div className={style.loading} role="status" aria-label={say("state.loading")}>
            {onBack && <h1 className="unseen">{say("nav.whatsapp")}</h1>}
            {[60, 40, 70, 45].map((width) => (
              <Bar key={width} width={`${width}%`} height={44} />
            ))}
          </div>
        )}
      </div>
    )
  return <Open chat={chat} thread={thread} onDetails={onDetails} onBack={onBack} field={field} />
}

type OpenProps = Omit<Props, "chatId"> & { chat: Chat; thread: ReturnType<typeof useThread> }

function Open({ chat, thread, onDetails, onBack, field }: OpenProps) {
  const say = useSay()
  const mayWrite = useMay()("chat.write")
  const outgoing = useOutgoing(chat._id)
  const [replyTo, setReplyTo] = useState<ChatMessage | null>(null)
  useRead(chat)
  const { messages, error, retry } = thread
  const lastOfCustomer = messages.findLast(({ side, isDeleted }) => side === "customer" && !isDeleted)
  useKeys(mayWrite && chat.isWindowOpen && lastOfCustomer ? { r: () => setReplyTo(lastOfCustomer) } : {})
  return (
    <div className={style.thread}>
      <ChatHead chat={chat} onDetails={onDetails} onBack={onBack} />
      {error && <OutOfDate what={say("chat.thread.what")} error={error} onRetry={retry} />}
      {chat.isStopped && <Alert banner type="warning" showIcon={false} message={say("chat.stopped.why")} />}
      <Messages chat={chat} thread={thread} outgoing={outgoing} field={field} onReply={setReplyTo} />
      {mayWrite ? (
        <Composer
          chat={chat}
          drafts={thread.drafts}
          replyTo={replyTo}
          onReplyTo={setReplyTo}
          outgoing={outgoing}
          field={field}
        />
      ) : (
        <p className={style.readOnly}>{say("chat.read-only")}</p>
      )}
    </div>
  )
}
