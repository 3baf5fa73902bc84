import { CanAccess } from "@refinedev/core"
import type { ListenerName } from "@silai/contracts/listeners"
import type { FailedWork } from "@silai/contracts/notice/calls"
import { useQuery, useQueryClient } from "@tanstack/react-query"
import { Button, Popconfirm } from "antd"
import { Link } from "react-router"
import { call, entry } from "../../providers/call"
import { BackLink } from "../../ui/record/back-link"
import { EmptyState, ErrorState } from "../../ui/state/error-state"
import { dateTimeOf } from "../../ui/format"
import { Bar } from "../../ui/state/skeleton"
import { useAct } from "../../ui/use-act"
import { useTitle } from "../../ui/use-title"
import { useSay } from "../../words/language"
import page from "../../ui/record/record.module.css"
import style from "./failed.module.css"

const KEY = ["failed-work"]
const askFailed = entry("/admin/failed/all")
const askAgain = entry("/admin/failed/again")
const askAside = entry("/admin/failed/aside")

const useFailed = () =>
  useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => call(askFailed, {}, signal),
  })

/** Messages and background tasks that are not retried until a person presses the button. */
export function FailedWorkPage() {
  const say = useSay()
  useTitle(say("failed.title"))
  const { data, error, refetch } = useFailed()
  const older = data ? data.total - data.data.length : 0
  return (
    <div className={page.page}>
      <BackLink to="/dashboard">{say("nav.dashboard")}</BackLink>
      <header className={page.head}>
        <div>
          <h1>{say("failed.title")}</h1>
          <p className={style.lead}>{say("failed.why")}</p>
        </div>
      </header>
      {!data && !error && (
        <div role="status" aria-label="Loading">
          <Bar height={180} />
        </div>
      )}
      {!data && error && <ErrorState title={say("failed.failed")} error={error} onRetry={() => void refetch()} />}
      {data?.total === 0 && (
        <EmptyState title={say("failed.none")}>
          <p>{say("failed.none.why")}</p>
        </EmptyState>
      )}
      {data && data.total > 0 && (
        <ul className={style.list}>
          {data.data.map((work) => (
            <Failed key={work._id} work={work} />
          ))}
        </ul>
      )}
      {older > 0 && <p className="soft">{say("notices.more", { n: older })}</p>}
    </div>
  )
}

function Failed({ work }: { work: FailedWork }) {
  const say = useSay()
  const client = useQueryClient()
  const { act, busy } = useAct("dashboard")
  const body = { failedId: work._id }
  const after = () => void client.invalidateQueries({ queryKey: KEY })
  const listener = work.name as ListenerName
  const named = {
    message: () => say("failed.message", { name: work.name }),
    event: () => say("failed.event", { name: work.name }),
    listener: () => say(`listener.${listener}`),
  }
  return (
    <li>
      <div className={style.work}>
        <strong>{named[work.kind]()}</strong>
        {(work.orderNumber || work.person) && (
          <span>
            {work.orderNumber && (
              <Link to={`/order/view/${work.orderNumber}`}>{say("failed.order", { number: work.orderNumber })}</Link>
            )}
            {work.orderNumber && work.person && " · "}
            {work.person && say("failed.of", { who: work.person })}
          </span>
        )}
        <span className="soft">
          {say("failed.made", { when: dateTimeOf(work.madeAt) })} · {say("notices.tries", { n: work.tries })}
        </span>
        {work.lastError && <span className="soft">{say("payment.last-error", { why: work.lastError })}</span>}
      </div>
      <CanAccess resource="dashboard" action="edit">
        <div className="row">
          <Button loading={busy} onClick={() => void act(askAgain, body).then(after)}>
            {say("failed.again")}
          </Button>
          <Popconfirm title={say("failed.aside.sure")} onConfirm={() => void act(askAside, body).then(after)}>
            <Button disabled={busy}>{say("failed.aside")}</Button>
          </Popconfirm>
        </div>
      </CanAccess>
    </li>
  )
}
