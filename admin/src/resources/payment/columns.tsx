import type { Column } from "../../ui/columns"
import { dateOf, dateTimeOf, money, phoneOf, timeOf } from "../../ui/format"
import { RowLink } from "../../ui/list/row-link"
import { useSay } from "../../words/language"
import type { Say } from "../../words/say"
import type { PaymentRecord } from "./calls"
import { StateMark } from "./state-mark"
import style from "../../ui/list.module.css"

/** A payment's buyer; what came to nothing loses its names in time. */
export const buyerOf = (say: Say, { customerName }: PaymentRecord) => customerName || say("payments.forgotten")

function PaymentLink({ payment, children }: { payment: PaymentRecord; children: React.ReactNode }) {
  const say = useSay()
  const [name, amount] = [buyerOf(say, payment), money(payment.amountRupees)]
  return (
    <RowLink
      id={payment._id}
      to={`/payment/view/${payment._id}`}
      aria-label={say("payments.row", { name, amount, state: say(`payment-state.${payment.status}`) })}
    >
      {children}
    </RowLink>
  )
}

const two = (first: React.ReactNode, second: React.ReactNode) => (
  <div className={style.two}>
    <span>{first}</span>
    <span>{second}</span>
  </div>
)

const back = (say: Say, { refundedRupees }: PaymentRecord) =>
  refundedRupees > 0 ? say("payments.back", { amount: money(refundedRupees) }) : null

export const paymentColumns = (say: Say): readonly Column<PaymentRecord>[] => [
  {
    key: "begun",
    title: say("payments.begun"),
    width: 124,
    cell: (payment) =>
      two(<PaymentLink payment={payment}>{dateOf(payment.createdAt)}</PaymentLink>, timeOf(payment.createdAt)),
  },
  {
    key: "buyer",
    title: say("payments.buyer"),
    cell: (payment) => two(buyerOf(say, payment), payment.phone && phoneOf(payment.phone)),
  },
  { key: "order", title: say("payments.order"), width: 110, cell: ({ orderNumber }) => orderNumber ?? "–" },
  {
    key: "id",
    title: say("payments.id"),
    width: 220,
    lesser: true,
    cell: ({ gatewayPaymentId, gatewayOrderId }) => gatewayPaymentId ?? gatewayOrderId ?? "–",
  },
  { key: "state", title: say("payments.state"), width: 220, cell: (payment) => <StateMark payment={payment} /> },
  {
    key: "amount",
    title: say("payments.amount"),
    end: true,
    width: 110,
    cell: (payment) => two(money(payment.amountRupees), back(say, payment)),
  },
]

/** A payment on a phone: the same fields, one below the other. */
export function PaymentCard({ payment }: { payment: PaymentRecord }) {
  const say = useSay()
  return (
    <>
      <div className={style.line}>
        <PaymentLink payment={payment}>{buyerOf(say, payment)}</PaymentLink>
        <span className="figures">{money(payment.amountRupees)}</span>
      </div>
      <div className={style.line}>
        <span>
          <StateMark payment={payment} />
        </span>
        <span className={style.soft}>{back(say, payment)}</span>
      </div>
      <div className={style.line}>
        <span className={style.soft}>{dateTimeOf(payment.createdAt)}</span>
        <span className={style.soft}>{payment.orderNumber}</span>
      </div>
    </>
  )
}
