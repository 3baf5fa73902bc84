import { CanAccess } from "@refinedev/core"
import { Alert, App, Button } from "antd"
import { Link } from "react-router"
import { BackLink } from "../../ui/record/back-link"
import { Box, Fact, Facts } from "../../ui/record/box"
import { dateTimeOf, money, phoneOf } from "../../ui/format"
import { RecordPage } from "../../ui/record/record-page"
import { useNow } from "../../ui/use-now"
import { useAct } from "../../ui/use-act"
import { useSay } from "../../words/language"
import { askPaymentRetry, type WholePayment } from "./calls"
import { RefundButton } from "./refund-dialog"
import { answerWords } from "./answer-by"
import { StuckRefund } from "./stuck-refund"
import { buyerOf, isPromised, StateMark } from "./state-mark"
import { PaymentLog } from "./log"
import page from "../../ui/record/record.module.css"

export function PaymentShow() {
  const say = useSay()
  const words = {
    list: { path: "/payment/all", name: say("nav.payment") },
    title: say("payment.title"),
    missing: say("payment.missing"),
    why: say("payment.missing.why"),
    all: say("payment.missing.all"),
    failed: say("payment.failed"),
  }
  return (
    <RecordPage<WholePayment>
      resource="payment"
      words={words}
      titleOf={(payment) => say("payment.titled", { name: buyerOf(say, payment) })}
    >
      {(payment) => <WholePaymentView payment={payment} />}
    </RecordPage>
  )
}

function WholePaymentView({ payment }: { payment: WholePayment }) {
  const say = useSay()
  return (
    <article className={page.page}>
      <BackLink to="/payment/all">{say("nav.payment")}</BackLink>
      <header className={page.head}>
        <div>
          <h1>{say("payment.titled", { name: buyerOf(say, payment) })}</h1>
          <p className={page.under}>
            <StateMark payment={payment} />
            <span>{dateTimeOf(payment.createdAt)}</span>
          </p>
        </div>
        <CanAccess resource="payment" action="edit">
          <span className="row">
            <RetryButton payment={payment} />
            <RefundButton payment={payment} />
          </span>
        </CanAccess>
      </header>
      <Alarm payment={payment} />
      <div className={page.columns}>
        <div className={page.main}>
          <PaymentLog payment={payment} />
        </div>
        <aside className="stack" aria-label={say("payment.aside")}>
          <Boxes payment={payment} />
        </aside>
      </div>
    </article>
  )
}

/** Money that the shop owes: a question comes first, because it cannot be called back. */
const owedRupees = ({ payments }: WholePayment) =>
  payments.filter(({ status }) => status === "refund_due").reduce((sum, { amountRupees }) => sum + amountRupees, 0)

function RetryButton({ payment }: { payment: WholePayment }) {
  const say = useSay()
  const { modal } = App.useApp()
  const { act, busy } = useAct("payment", "order")
  const { _id: paymentId, retry } = payment
  if (!retry) return null
  const send = () => act(askPaymentRetry, { paymentId })
  const askFirst = () =>
    void modal.confirm({
      title: say("payment.retry.refund.ask", { amount: money(owedRupees(payment)), name: buyerOf(say, payment) }),
      content: say("refund.final"),
      icon: null,
      maskClosable: false,
      okText: say("payment.retry.refund"),
      cancelText: say("order.not-yet"),
      onOk: send,
    })
  return (
    <Button type="primary" loading={busy} onClick={retry === "refund" ? askFirst : () => void send()}>
      {say(`payment.retry.${retry}`)}
    </Button>
  )
}

function Alarm({
  payment: { isAlarm, status, tries, lastError, refunds, mismatches, answerBy, gateway },
}: {
  payment: WholePayment
}) {
  const say = useSay()
  const now = useNow()
  const stuck = refunds.filter(({ state }) => state === "failed")
  if (stuck.length || mismatches.length)
    return (
      <>
        {mismatches.map((kind) => (
          <Alert
            key={kind}
            type="error"
            message={say(`mismatch.${kind}`)}
            description={[say(`mismatch.${kind}.do`), kind === "payment_disputed" && answerWords(say, answerBy, now)]
              .filter(Boolean)
              .join(" ")}
            action={<Link to="/payment/mismatches">{say("mismatch.see")}</Link>}
          />
        ))}
        {stuck.map((refund) => (
          <StuckRefund key={refund._id} refund={refund} gateway={gateway} />
        ))}
      </>
    )
  if (!isAlarm) return null
  const isUnplaced = status === "paid" || status === "placing"
  const latest = refunds.findLast(({ state }) => state === "waiting" || state === "sent")
  const why = latest?.lastError ?? lastError
  return (
    <Alert
      type="error"
      message={
        isUnplaced
          ? say("payment.alarm.unplaced", { n: tries })
          : say(latest?.declines ? "payment.alarm.declined-trying" : "payment.alarm.returning")
      }
      description={why && say("payment.last-error", { why })}
    />
  )
}

function Boxes({ payment }: { payment: WholePayment }) {
  const say = useSay()
  return (
    <>
      <Box title={say("payment.sum")}>
        <Facts>
          <Fact label={say("payment.asked")}>{money(payment.amountRupees)}</Fact>
          {payment.refundedRupees > 0 && (
            <Fact label={say(isPromised(payment.gateway) ? "payment.crossed-out" : "payment.refunded")}>
              {money(payment.refundedRupees)}
            </Fact>
          )}
          <Fact label={say("payment.through")}>
            {payment.gateway.charAt(0).toUpperCase() + payment.gateway.slice(1)}
          </Fact>
          <Fact label={say("order.payment.id")}>
            <code>{payment.gatewayPaymentId ?? "–"}</code>
          </Fact>
          <Fact label={say("order.payment.order")}>
            <code>{payment.gatewayOrderId ?? "–"}</code>
          </Fact>
          {payment.orderId && (
            <Fact label={say("payments.order")}>
              <Link to={`/order/view/${payment.orderId}`}>{payment.orderNumber}</Link>
            </Fact>
          )}
        </Facts>
      </Box>
      <Box title={say("payment.buyer")}>
        <p>{buyerOf(say, payment)}</p>
        {payment.phone && <p className="figures">{phoneOf(payment.phone)}</p>}
        {payment.email && <p>{payment.email}</p>}
      </Box>
      <Box title={say("payment.goods")}>
        <ul>
          {payment.lines.map(({ name, size, quantity }, place) => (
            <li key={place}>
              {quantity} × {name}, {size}
            </li>
          ))}
        </ul>
      </Box>
    </>
  )
}
