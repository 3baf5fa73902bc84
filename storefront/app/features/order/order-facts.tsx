import type { Order } from "@silai/contracts/order/calls"
import { isNotedGateway } from "@silai/contracts/checkout/limits"
import { codMessages } from "@silai/contracts/checkout/cod-messages"
import { checkoutMessages } from "@silai/contracts/checkout/messages"
import { paymentMessages } from "@silai/contracts/checkout/payment-messages"
import { orderMessages } from "@silai/contracts/order/messages"
import { CANCELLED, DELIVERED } from "@silai/contracts/order/status"
import { PHONE } from "@silai/contracts/account/limits"
import { shopAddress } from "@silai/contracts/shop/identity"
import { inRupees } from "@silai/contracts/rupees"
import { addressLines } from "~/features/place/address-rules"
import { openingHours, useOpenToday } from "~/lib/shop/opening-words"
import { shop } from "~/lib/shop/shop"
import { onDay } from "~/lib/words"
import { Notice } from "~/ui/notice"
import styles from "./order.module.css"

const METHODS: Record<string, string> = {
  upi: "UPI",
  card: "Card",
  netbanking: "Net banking",
  wallet: "Wallet",
  emi: "EMI",
  paylater: "Pay later",
  cod: codMessages.title,
  cash: "Cash",
  transfer: "Bank transfer",
}

/** Shown instead of method and reference, where there are none. */
const NOT_PAID: Partial<Record<Order["paymentStatus"], string>> = {
  due: "When you collect it",
  unpaid: "Nothing was paid",
}

/** Its buyer has paid by then, though the money may be noted some days later. */
const isWithBuyer = ({ status }: Pick<Order, "status">) => DELIVERED.some((code) => code === status)

/** The paid and the due part of an order that is paid later; null where all is due at the shop, and for other orders. */
function dueWords(order: Order): string | null {
  const { cod, paymentStatus, money } = order
  if (paymentStatus !== "due") return null
  if (!cod && money.keptRupees === 0) return isWithBuyer(order) ? codMessages.inShop : null
  const paid = money.keptRupees > 0 && codMessages.paidNow(money.keptRupees)
  const dueWord = isWithBuyer(order)
    ? codMessages[cod ? "cashAtDoor" : "cashInShop"]
    : codMessages[cod ? "dueAtDoor" : "dueAtCollection"]
  // Of a cancelled order nothing is due while its share is on its way back.
  const due = money.dueRupees > 0 && dueWord(money.dueRupees)
  return [paid, due].filter(Boolean).join(" ")
}

/** Address, recipient, and payment. */
export function OrderFacts({ order }: { order: Order }) {
  const { address, payment, delivery } = order
  const openToday = useOpenToday()
  return (
    <dl className={styles.facts}>
      <div>
        <dt>{delivery === "pickup" ? checkoutMessages.pickup : checkoutMessages.homeDelivery}</dt>
        <dd>
          {address ? (
            <address className={styles.address}>
              {address.name}
              {addressLines(address).map((line) => (
                <span key={line}>{line}</span>
              ))}
              <span>
                {PHONE.prefix} {address.phone}
              </span>
            </address>
          ) : (
            <address className={styles.address}>
              <span>{shopAddress(shop().identity)}</span>
              <span>{openingHours()}</span>
              <span>{openToday}</span>
            </address>
          )}
        </dd>
      </div>
      <div>
        <dt>Contact</dt>
        <dd>
          {order.customerName}
          {order.email && <span className={styles.block}>{order.email}</span>}
          <span className={styles.block}>
            {PHONE.prefix} {order.phone}
          </span>
        </dd>
      </div>
      {order.giftNote && (
        <div>
          <dt>{orderMessages.giftNote}</dt>
          <dd className={styles.written}>{order.giftNote}</dd>
        </div>
      )}
      {payment && (
        <div>
          <dt>Payment</dt>
          <dd>{dueWords(order) ?? NOT_PAID[order.paymentStatus] ?? <Paid payment={payment} cod={order.cod} />}</dd>
        </div>
      )}
    </dl>
  )
}

type PaidOrder = { payment: NonNullable<Order["payment"]>; cod: Order["cod"] }

/** The payment online, and the money that a person has noted. The reference of a courier's remittance is not the buyer's. */
function Paid({ payment, cod }: PaidOrder) {
  const { gateway, method, capturedAt, gatewayPaymentId, noted } = payment
  const online = [cod && inRupees(cod.nowRupees), METHODS[method] ?? "Online", onDay(capturedAt)]
  return (
    <>
      {!isNotedGateway(gateway) && (
        <>
          {online.filter(Boolean).join(", ")}
          <span className={styles.block}>Reference {gatewayPaymentId}</span>
        </>
      )}
      {noted.map(({ way, rupees, at, reference }) => (
        <span className={styles.block} key={`${way} ${at}`}>
          {[...(noted.length > 1 || cod ? [inRupees(rupees)] : []), METHODS[way], onDay(at)].join(", ")}
          {reference && way !== "cod" && <span className={styles.block}>Reference {reference}</span>}
        </span>
      ))}
    </>
  )
}

/** The order's sum, of its remaining pieces. */
export function OrderSums({ order }: { order: Order }) {
  const { money, cod, paymentStatus } = order
  const dueName = isWithBuyer(order)
    ? codMessages[cod ? "toCourier" : "inShop"]
    : codMessages[cod ? "atDoor" : "atCollection"]
  return (
    <dl className={styles.sums}>
      <Row name="Items" rupees={money.itemsRupees} />
      {money.discountRupees > 0 && <Row name="Coupon" rupees={-money.discountRupees} />}
      <div>
        <dt>{cod && cod.feeRupees > 0 ? codMessages.deliveryWith(cod.feeRupees) : "Delivery"}</dt>
        <dd>{money.deliveryRupees > 0 ? inRupees(money.deliveryRupees) : "Free"}</dd>
      </div>
      <div className={styles.total}>
        <dt>
          Total <span className={styles.note}>taxes included</span>
        </dt>
        <dd>{inRupees(money.totalRupees)}</dd>
      </div>
      {paymentStatus === "due" && (cod || money.keptRupees > 0) && <Row name={dueName} rupees={money.dueRupees} />}
      {money.takenOutRupees > 0 && (
        <Row name={orderMessages.beforeTakenOut} rupees={money.totalRupees + money.takenOutRupees} />
      )}
      {money.refundedRupees > 0 && <Row name="Sent back to you" rupees={money.refundedRupees} />}
    </dl>
  )
}

/** The refunds, with date and bank reference. */
export function RefundNotice({ order }: { order: Order }) {
  const { refunds, payment } = order
  const { disputedRupees } = order.money
  const comes = stillComes(order)
  const isDisputed = CANCELLED.some((code) => code === order.status) && disputedRupees > 0
  if (!refunds.length && comes === 0 && !isDisputed) return null
  const byHand = isPaidByHand(order)
  // The paid part of an order that is due was paid by a link.
  const method = NOT_PAID[order.paymentStatus] ? undefined : METHODS[payment?.method ?? ""]
  const to = byHand ? "you" : method ? `your ${method}` : "where you paid from"
  return (
    <Notice icon="back">
      {comes > 0 && (
        <p>
          {byHand ? orderMessages.willBeGivenBack(inRupees(comes)) : orderMessages.willBeRefunded(inRupees(comes), to)}
        </p>
      )}
      {isDisputed && <p>{orderMessages.disputed(inRupees(disputedRupees))}</p>}
      {refunds.map(({ rupees, at, reference }, place) => (
        <p key={place}>
          {orderMessages.wasRefunded(inRupees(rupees), to, at && onDay(at))}
          {reference && <span className={styles.block}>{orderMessages.bankReference(reference)}</span>}
        </p>
      ))}
      {!byHand && (comes > 0 || refunds.length > 0) && <p>{paymentMessages.refundShows}</p>}
    </Notice>
  )
}

/** Cash and bank transfers come back from a person. Of an order that is still due, only a part paid online can come back. */
const isPaidByHand = ({ payment, cod, paymentStatus }: Order): boolean =>
  payment !== null && !NOT_PAID[paymentStatus] && (isNotedGateway(payment.gateway) || cod !== undefined)

/** The outstanding refund of a cancelled order, or of pieces that were taken out, in rupees. */
function stillComes({ status, paymentStatus, money }: Order): number {
  // An order that is paid later may have a part that was paid in advance. What is requested already still comes.
  if (CANCELLED.some((code) => code === status)) return rounded(money.keptRupees - money.disputedRupees)
  if (NOT_PAID[paymentStatus]) return 0
  return Math.max(0, rounded(money.takenOutRupees - money.refundedRupees))
}

const rounded = (rupees: number): number => Math.round(rupees * 100) / 100

function Row({ name, rupees }: { name: string; rupees: number }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{inRupees(rupees)}</dd>
    </div>
  )
}
