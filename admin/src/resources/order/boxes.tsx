import type { Address } from "@silai/contracts/checkout/calls"
import type { ReactNode } from "react"
import { Link } from "react-router"
import { useMay } from "../../providers/may"
import { CopyButton } from "../../ui/copy-button"
import { dateTimeOf, money, phoneOf } from "../../ui/format"
import { addressLines, addressText } from "./address-text"
import type { WholeOrder } from "./calls"
import { DELIVERY_WORDS, PAYMENT_WORDS } from "./words"
import style from "./boxes.module.css"

const Box = ({ title, tool, children }: { title: string; tool?: ReactNode; children: ReactNode }) => (
  <section className={style.box}>
    <div className={style.title}>
      <h2>{title}</h2>
      {tool}
    </div>
    {children}
  </section>
)

const Lines = ({ address, known }: { address: Address; known: string }) => (
  <address className={style.address}>
    {addressLines(address).map((line, place) => (
      <span key={place}>{line}</span>
    ))}
    {address.phone !== known && <span className="figures">{phoneOf(address.phone)}</span>}
  </address>
)

/** Who it is for and where it goes. */
export function DeliveryBox({ order }: { order: WholeOrder }) {
  const { address, billing } = order
  const may = useMay()
  const billedElsewhere = billing && address && addressText(billing) !== addressText(address)
  return (
    <Box
      title={DELIVERY_WORDS[order.delivery]}
      tool={address && order.delivery === "home" && <CopyButton text={addressText(address)} label="Copy the address" />}
    >
      {address && order.delivery === "home" ? (
        <Lines address={address} known={order.phone} />
      ) : (
        <p className={style.person}>{order.customerName}</p>
      )}
      <p className={style.contact}>
        {may("customer.read") && (
          <Link to={`/manage/customer/${order._id}`} data-screen>
            Everything about {order.customerName}
          </Link>
        )}
        <a href={`tel:+91${order.phone.replace(/\D/g, "").slice(-10)}`} className="figures">
          {phoneOf(order.phone)}
        </a>
        <a href={`mailto:${order.email}`}>{order.email}</a>
      </p>
      {(billedElsewhere || (billing && order.delivery === "pickup")) && (
        <>
          <h3 className="caps">Bill to</h3>
          <Lines address={billing} known={order.phone} />
        </>
      )}
    </Box>
  )
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
)

export function PaymentBox({ order }: { order: WholeOrder }) {
  const { payment, paymentStatus } = order
  return (
    <Box
      title="Payment"
      tool={
        <span className={style.paid} data-status={paymentStatus}>
          {PAYMENT_WORDS[paymentStatus]}
        </span>
      }
    >
      {payment ? (
        <dl className={style.facts}>
          <Fact name="Through">Razorpay{payment.method && `, ${methodWord(payment.method)}`}</Fact>
          <Fact name="Captured">{dateTimeOf(payment.capturedAt)}</Fact>
          <Fact name="Payment id">
            <code>{payment.razorpayPaymentId}</code>
          </Fact>
          <Fact name="Order id">
            <code>{payment.razorpayOrderId}</code>
          </Fact>
        </dl>
      ) : (
        <p>No payment is recorded for this order.</p>
      )}
    </Box>
  )
}

const METHODS: Record<string, string> = {
  upi: "UPI",
  card: "card",
  netbanking: "net banking",
  wallet: "wallet",
  emi: "EMI",
  paylater: "pay later",
}
const methodWord = (method: string) => METHODS[method] ?? method

export function MoneyBox({ order }: { order: WholeOrder }) {
  const { itemsRupees, discountRupees, deliveryRupees, totalRupees, refundedRupees } = order.money
  return (
    <Box title="Amount">
      <dl className={style.sums}>
        <Fact name="Goods">{money(itemsRupees)}</Fact>
        {discountRupees > 0 && <Fact name="Discount">−{money(discountRupees)}</Fact>}
        <Fact name="Delivery">{deliveryRupees > 0 ? money(deliveryRupees) : "Free"}</Fact>
        <div className={style.total}>
          <dt>Total</dt>
          <dd>{money(totalRupees)}</dd>
        </div>
        {refundedRupees > 0 && (
          <div className={style.refunded}>
            <dt>Refunded</dt>
            <dd>−{money(refundedRupees)}</dd>
          </div>
        )}
      </dl>
      <p className={style.note}>Prices include taxes.</p>
    </Box>
  )
}
