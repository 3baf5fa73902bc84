import { Button } from "antd"
import { Link } from "react-router"
import { dateTimeOf } from "../../ui/format"
import { EmptyState, ErrorState } from "../../ui/state/error-state"
import { OutOfDate } from "../../ui/state/out-of-date"
import { Bar } from "../../ui/state/skeleton"
import { useAct } from "../../ui/use-act"
import { useSay } from "../../words/language"
import { askAllRead, markOpened, type NotificationRecord } from "./calls"
import type { useNewest } from "./use-newest"
import { titleOf } from "./words"
import style from "./notification.module.css"

type Props = ReturnType<typeof useNewest> & { onLeave: () => void }

/** The drawer of the bell. */
export function Newest({ reply, error, retry, onLeave }: Props) {
  const say = useSay()
  const { act, busy } = useAct("notification")
  if (!reply)
    return error ? (
      <ErrorState title={say("notification.unread-list")} error={error} onRetry={retry} />
    ) : (
      <div role="status" aria-label={say("state.loading")}>
        <Bar height={180} />
      </div>
    )
  const links = (
    <p className="between">
      <Link to="/notifications" onClick={onLeave}>
        {say("notification.all")}
      </Link>
      <Link to="/notifications/choices" onClick={onLeave}>
        {say("notification.choices")}
      </Link>
    </p>
  )
  if (reply.data.length === 0)
    return (
      <EmptyState title={say("notification.none.title")}>
        <p>{say("notification.none")}</p>
        {links}
      </EmptyState>
    )
  return (
    <div className="stack">
      {error && <OutOfDate what={say("nav.notification")} error={error} onRetry={retry} />}
      {reply.unread > 0 && (
        <Button loading={busy} onClick={() => void act(askAllRead, {})}>
          {say("notification.read-all")}
        </Button>
      )}
      <ul className={style.newest}>
        {reply.data.map((one) => (
          <One key={one._id} one={one} onLeave={onLeave} />
        ))}
      </ul>
      {links}
    </div>
  )
}

function One({ one, onLeave }: { one: NotificationRecord; onLeave: () => void }) {
  const say = useSay()
  const { _id, text, path, at, by, isRead } = one
  const open = () => {
    markOpened(one)
    onLeave()
  }
  return (
    <li data-id={_id} data-unread={!isRead}>
      <Link to={path} onClick={open}>
        {titleOf(say, one)}
        {!isRead && <span className="unseen">{say("notification.unread")}</span>}
      </Link>
      {text && <p>{text}</p>}
      <small>
        {by && `${by} · `}
        {dateTimeOf(at)}
      </small>
    </li>
  )
}
