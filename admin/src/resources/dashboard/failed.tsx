import { CanAccess } from "@refinedev/core"
import type { ListenerName } from "@silai/contracts/listeners"
import type { FailedWork } from "@silai/contracts/notice/calls"
import { useQuery, useQueryClient } from "@tanstack/react-query"
import { Button, Popconfirm } from "antd"
import { useState } from "react"
import { Link } from "react-router"
import { call, entry } from "../../providers/call"
import { useMay } from "../../providers/may"
import { FormDialog } from "../../ui/form/dialog-frame"
import { BackLink } from "../../ui/record/back-link"
import { EmptyState, ErrorState } from "../../ui/state/error-state"
import { dateTimeOf } from "../../ui/format"
import { Bar } from "../../ui/state/skeleton"
import { useAct } from "../../ui/use-act"
import { useTitle } from "../../ui/use-title"
import { sentenceOf, useSay } from "../../words/language"
import { askOrder } from "../order/calls"
import { ContactForm } from "../order/contact"
import page from "../../ui/record/record.module.css"

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
          <p className="lead">{say("failed.why")}</p>
        </div>
      </header>
      {!data && !error && (
        <div role="status" aria-label={say("state.loading")}>
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
        <ul className="entries">
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
    <li className="between">
      <div className="tight">
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
          {work.correctable && <CorrectAndSend work={work} onSent={after} />}
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

/** The message failed because of its address: the order's contact is corrected, and the message goes there. */
function CorrectAndSend({ work, onSent }: { work: FailedWork; onSent: () => void }) {
  const say = useSay()
  const may = useMay()
  const [open, setOpen] = useState(false)
  const number = work.orderNumber ?? ""
  const { data, error } = useQuery({
    queryKey: ["order", "contact", number],
    queryFn: ({ signal }) => call(askOrder, { orderId: number }, signal),
    enabled: open,
    // A colleague may have corrected it since.
    staleTime: 0,
    gcTime: 0,
  })
  if (!may("order.write") || !may("customer.contact")) return null
  const close = () => setOpen(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>{say("order-contact.again")}</Button>
      <FormDialog open={open} title={say("order-contact.title", { number })} width={480} onClose={close}>
        {data ? (
          <ContactForm
            order={data.data}
            button={say("order-contact.again")}
            onClose={close}
            onCorrected={async () => {
              await call(askAgain, { failedId: work._id })
              onSent()
            }}
          />
        ) : error ? (
          <p className="trouble" role="alert">
            {sentenceOf(error)}
          </p>
        ) : (
          <Bar height={180} />
        )}
      </FormDialog>
    </>
  )
}
