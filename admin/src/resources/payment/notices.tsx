import { CanAccess } from "@refinedev/core"
import type { PaymentNotice } from "@silai/contracts/checkout/payment-calls"
import { PAYMENT_NOTICES } from "@silai/contracts/checkout/limits"
import { useQuery, useQueryClient } from "@tanstack/react-query"
import { Button } from "antd"
import { call } from "../../providers/call"
import { BackLink } from "../../ui/record/back-link"
import { EmptyState, ErrorState } from "../../ui/state/error-state"
import { dateTimeOf } from "../../ui/format"
import { Mark } from "../../ui/mark"
import { Bar } from "../../ui/state/skeleton"
import { useAct } from "../../ui/use-act"
import { useTitle } from "../../ui/use-title"
import { useSay } from "../../words/language"
import { askNoticeRetry, askNotices } from "./calls"
import page from "../../ui/record/record.module.css"

const KEY = ["payment-notices"]

const useNotices = () =>
  useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => call(askNotices, { pageSize: PAYMENT_NOTICES.maxPageSize }, signal),
  })

/** Gateway messages that could not be handled. */
export function PaymentNotices() {
  const say = useSay()
  useTitle(say("notices.title"))
  const { data, error, refetch } = useNotices()
  const older = data ? data.total - data.data.length : 0
  return (
    <div className={page.page}>
      <BackLink to="/payment/all">{say("nav.payment")}</BackLink>
      <header className={page.head}>
        <div>
          <h1>{say("notices.title")}</h1>
          <p className="lead">{say("notices.why")}</p>
        </div>
      </header>
      {!data && !error && (
        <div role="status" aria-label="Loading">
          <Bar height={180} />
        </div>
      )}
      {!data && error && <ErrorState title={say("notices.failed")} error={error} onRetry={() => void refetch()} />}
      {data?.total === 0 && (
        <EmptyState title={say("notices.none")}>
          <p>{say("notices.none.why")}</p>
        </EmptyState>
      )}
      {data && data.total > 0 && (
        <ul className="entries">
          {data.data.map((notice) => (
            <Notice key={notice._id} notice={notice} />
          ))}
        </ul>
      )}
      {older > 0 && <p className="soft">{say("notices.more", { n: older })}</p>}
    </div>
  )
}

function Notice({
  notice: { _id, gateway, event, receivedAt, givenUpAt, tries, lastError, isEmpty },
}: {
  notice: PaymentNotice
}) {
  const say = useSay()
  const client = useQueryClient()
  const { act, busy } = useAct("payment", "order")
  const retry = async () => {
    await act(askNoticeRetry, { noticeId: _id })
    await client.invalidateQueries({ queryKey: KEY })
  }
  return (
    <li className="between">
      <div className="tight">
        <strong>{event ?? say("notices.nameless")}</strong>
        <span>
          <Mark tone={givenUpAt ? "trouble" : "moving"}>{say(givenUpAt ? "notices.given-up" : "notices.trying")}</Mark>
        </span>
        <span className="soft">
          {say("notices.came", { when: dateTimeOf(receivedAt) })} · {say("notices.tries", { n: tries })} ·{" "}
          {_id.replace(`${gateway}:`, "")}
        </span>
        <span className="soft">
          {isEmpty ? say("notices.deleted") : lastError && say("payment.last-error", { why: lastError })}
        </span>
      </div>
      <CanAccess resource="payment" action="edit">
        <Button loading={busy} disabled={isEmpty} onClick={() => void retry()}>
          {say("payment.retry")}
        </Button>
      </CanAccess>
    </li>
  )
}
