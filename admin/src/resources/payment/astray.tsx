import { CanAccess } from "@refinedev/core"
import { REFUND } from "@silai/contracts/checkout/limits"
import { paymentRefundMessages } from "@silai/contracts/checkout/payment-messages"
import type { MoneyAstray } from "@silai/contracts/checkout/payment-calls"
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
import { useRefetch } from "../../ui/use-refetch"
import { useTitle } from "../../ui/use-title"
import { useSay } from "../../words/language"
import { askAstray, askAstrayClose } from "./calls"
import page from "../../ui/record/record.module.css"
import style from "./payment.module.css"

const KEY = ["money-astray"]

const useAstray = (isClosed: boolean) =>
  useQuery({
    queryKey: [...KEY, isClosed],
    queryFn: ({ signal }) => call(askAstray, { isClosed }, signal),
  })

/** Money on which the gateway and the shop's books differ, with what to do. */
export function MoneyAstrayPage() {
  const say = useSay()
  useTitle(say("astray.title"))
  const [isClosed, setClosed] = useState(false)
  const { data, error, refetch } = useAstray(isClosed)
  const tabs = [
    { label: say("astray.open"), count: data?.open, on: !isClosed, choose: () => setClosed(false) },
    { label: say("astray.closed"), on: isClosed, choose: () => setClosed(true) },
  ]
  return (
    <div className={page.page}>
      <BackLink to="/payment/all">{say("nav.payment")}</BackLink>
      <header className={page.head}>
        <div>
          <h1>{say("astray.title")}</h1>
          <p className={style.lead}>
            {say("astray.why")} {data?.readTo && say("astray.read-to", { day: dateOf(data.readTo) })}
          </p>
        </div>
      </header>
      <Tabs label={say("astray.filter")} tabs={tabs} />
      {!data && !error && (
        <div role="status" aria-label="Loading">
          <Bar height={180} />
        </div>
      )}
      {!data && error && <ErrorState title={say("astray.failed")} error={error} onRetry={() => void refetch()} />}
      {data?.data.length === 0 && (
        <EmptyState title={say(isClosed ? "astray.none.closed" : "astray.none")}>
          {!isClosed && <p>{say("astray.none.why")}</p>}
        </EmptyState>
      )}
      {data && data.data.length > 0 && (
        <ul className={style.notices}>
          {data.data.map((one) => (
            <Astray key={one._id} one={one} />
          ))}
        </ul>
      )}
    </div>
  )
}

function Astray({ one }: { one: MoneyAstray }) {
  const say = useSay()
  const { kind, shopRupees, gatewayRupees, paymentId, orderId, orderNumber, gatewayPaymentId, foundAt, closedAt } = one
  const sums = {
    shop: money(shopRupees),
    gateway: money(gatewayRupees),
    diff: money(Math.abs(Math.round((gatewayRupees - shopRupees) * 100)) / 100),
  }
  return (
    <li>
      <div className={style.notice}>
        <strong>{say(`astray.${kind}`)}</strong>
        <span className="figures">
          <Mark tone={closedAt ? "done" : "trouble"}>{say("astray.sums", sums)}</Mark>
        </span>
        {!closedAt && <span>{say(`astray.${kind}.do`)}</span>}
        <span className="soft">
          {gatewayPaymentId} · {say("astray.found", { when: dateTimeOf(foundAt) })}
        </span>
        {closedAt && <span className="soft">{closedWords(say, one, closedAt)}</span>}
        <span className="row">
          {paymentId && <Link to={`/payment/view/${paymentId}`}>{say("astray.payment")}</Link>}
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

const closedWords = (say: ReturnType<typeof useSay>, { closedBy, note }: MoneyAstray, closedAt: string) =>
  closedBy
    ? say("astray.put-aside", { name: closedBy, when: dateTimeOf(closedAt), note: note ?? "" })
    : say("astray.mended", { when: dateTimeOf(closedAt) })

function PutAside({ id: astrayId }: { id: string }) {
  const say = useSay()
  const client = useQueryClient()
  const { message } = App.useApp()
  const refetch = useRefetch()
  const [open, setOpen] = useState(false)
  const send = async ({ note }: { note: string }) => {
    try {
      const { message: said } = await call(askAstrayClose, { astrayId, note })
      void message.success(said)
      setOpen(false)
    } finally {
      await client.invalidateQueries({ queryKey: KEY })
      void refetch("payment")
    }
  }
  return (
    <>
      <Button onClick={() => setOpen(true)}>{say("astray.close")}</Button>
      <FormDialog open={open} title={say("astray.close")} width={520} onClose={() => setOpen(false)}>
        <AskForm<{ note: string }>
          name="astray"
          blank={{ note: "" }}
          button={say("astray.close")}
          onCancel={() => setOpen(false)}
          onSend={send}
        >
          <FormField<{ note: string }>
            name="note"
            label={say("astray.note")}
            check={({ note }) =>
              note.trim().length < REFUND.shortestReason ? paymentRefundMessages.reasonWanted : undefined
            }
            extra={say("astray.note.hint")}
          >
            <Input.TextArea autoSize={{ minRows: 2, maxRows: 5 }} maxLength={roomFor(REFUND.maxReason)} />
          </FormField>
        </AskForm>
      </FormDialog>
    </>
  )
}
