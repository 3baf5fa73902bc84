import { CanAccess } from "@refinedev/core"
import { REFUND } from "@silai/contracts/checkout/limits"
import { paymentRefundMessages } from "@silai/contracts/checkout/payment-messages"
import type { PaymentMismatch } from "@silai/contracts/checkout/payment-calls"
import { roomFor } from "@silai/contracts/room"
import { useQuery, useQueryClient } from "@tanstack/react-query"
import { App, Button, Input } from "antd"
import { useState } from "react"
import { Link } from "react-router"
import { call } from "../../providers/call"
import { BackLink } from "../../ui/record/back-link"
import { EmptyState, ErrorState } from "../../ui/state/error-state"
import { AskForm } from "../../ui/form/ask-form"
import { FormDialog } from "../../ui/form/dialog-frame"
import { FormField } from "../../ui/form/field"
import { dateOf, dateTimeOf, money } from "../../ui/format"
import { Mark } from "../../ui/mark"
import { Bar } from "../../ui/state/skeleton"
import { Tabs } from "../../ui/tabs"
import { useNow } from "../../ui/use-now"
import { useRefetch } from "../../ui/use-refetch"
import { useTitle } from "../../ui/use-title"
import { useSay } from "../../words/language"
import { answerWords } from "./answer-by"
import { askMismatches, closeMismatch } from "./calls"
import page from "../../ui/record/record.module.css"

const KEY = ["payment-mismatches"]

const useMismatches = (isClosed: boolean) =>
  useQuery({
    queryKey: [...KEY, isClosed],
    queryFn: ({ signal }) => call(askMismatches, { isClosed }, signal),
  })

/** Money on which the gateway and the shop's books differ, with what to do. */
export function PaymentMismatchesPage() {
  const say = useSay()
  useTitle(say("mismatch.title"))
  const [isClosed, setClosed] = useState(false)
  const { data, error, refetch } = useMismatches(isClosed)
  const tabs = [
    { label: say("mismatch.open"), count: data?.open, on: !isClosed, choose: () => setClosed(false) },
    { label: say("mismatch.closed"), on: isClosed, choose: () => setClosed(true) },
  ]
  return (
    <div className={page.page}>
      <BackLink to="/payment/all">{say("nav.payment")}</BackLink>
      <header className={page.head}>
        <div>
          <h1>{say("mismatch.title")}</h1>
          <p className="lead">
            {say("mismatch.why")} {data?.readTo && say("mismatch.read-to", { day: dateOf(data.readTo) })}
          </p>
        </div>
      </header>
      <Tabs label={say("mismatch.filter")} tabs={tabs} />
      {!data && !error && (
        <div role="status" aria-label="Loading">
          <Bar height={180} />
        </div>
      )}
      {!data && error && <ErrorState title={say("mismatch.failed")} error={error} onRetry={() => void refetch()} />}
      {data?.data.length === 0 && (
        <EmptyState title={say(isClosed ? "mismatch.none.closed" : "mismatch.none")}>
          {!isClosed && <p>{say("mismatch.none.why")}</p>}
        </EmptyState>
      )}
      {data && data.data.length > 0 && (
        <ul className="entries">
          {data.data.map((one) => (
            <Mismatch key={one._id} one={one} />
          ))}
        </ul>
      )}
    </div>
  )
}

function Mismatch({ one }: { one: PaymentMismatch }) {
  const say = useSay()
  const now = useNow()
  const {
    kind,
    shopRupees,
    gatewayRupees,
    paymentId,
    orderId,
    orderNumber,
    gatewayPaymentId,
    foundAt,
    closedAt,
    answerBy,
  } = one
  const sums = {
    shop: money(shopRupees),
    gateway: money(gatewayRupees),
    diff: money(Math.abs(Math.round((gatewayRupees - shopRupees) * 100)) / 100),
  }
  return (
    <li className="between">
      <div className="tight">
        <strong>{say(`mismatch.${kind}`)}</strong>
        <span className="figures">
          <Mark tone={closedAt ? "done" : "trouble"}>{say("mismatch.sums", sums)}</Mark>
        </span>
        {!closedAt && <span>{say(`mismatch.${kind}.do`)}</span>}
        {!closedAt && kind === "payment_disputed" && answerBy && <strong>{answerWords(say, answerBy, now)}</strong>}
        <span className="soft">
          {gatewayPaymentId} · {say("mismatch.found", { when: dateTimeOf(foundAt) })}
        </span>
        {closedAt && <span className="soft">{closedWords(say, one, closedAt)}</span>}
        <span className="row">
          {paymentId && <Link to={`/payment/view/${paymentId}`}>{say("mismatch.payment")}</Link>}
          {orderId && <Link to={`/order/view/${orderId}`}>{orderNumber}</Link>}
        </span>
      </div>
      {!closedAt && (
        <CanAccess resource="payment" action="edit">
          <PutAside id={one._id} />
        </CanAccess>
      )}
    </li>
  )
}

const closedWords = (say: ReturnType<typeof useSay>, { closedBy, note }: PaymentMismatch, closedAt: string) =>
  closedBy
    ? say("mismatch.put-aside", { name: closedBy, when: dateTimeOf(closedAt), note: note ?? "" })
    : say("mismatch.fixed", { when: dateTimeOf(closedAt) })

function PutAside({ id: mismatchId }: { id: string }) {
  const say = useSay()
  const client = useQueryClient()
  const { message } = App.useApp()
  const refetch = useRefetch()
  const [open, setOpen] = useState(false)
  const send = async ({ note }: { note: string }) => {
    try {
      const { message: notice } = await call(closeMismatch, { mismatchId, note })
      void message.success(notice)
      setOpen(false)
    } finally {
      await client.invalidateQueries({ queryKey: KEY })
      void refetch("payment")
    }
  }
  return (
    <>
      <Button onClick={() => setOpen(true)}>{say("mismatch.close")}</Button>
      <FormDialog open={open} title={say("mismatch.close")} width={520} onClose={() => setOpen(false)}>
        <AskForm<{ note: string }>
          name="mismatch"
          blank={{ note: "" }}
          button={say("mismatch.close")}
          onCancel={() => setOpen(false)}
          onSend={send}
        >
          <FormField<{ note: string }>
            name="note"
            label={say("mismatch.note")}
            check={({ note }) =>
              note.trim().length < REFUND.shortestReason ? paymentRefundMessages.reasonWanted : undefined
            }
            extra={say("mismatch.note.hint")}
          >
            <Input.TextArea autoSize={{ minRows: 2, maxRows: 5 }} maxLength={roomFor(REFUND.maxReason)} />
          </FormField>
        </AskForm>
      </FormDialog>
    </>
  )
}
