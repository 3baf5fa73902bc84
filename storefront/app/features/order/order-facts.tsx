import type { Order } from "@silai/contracts/order/calls"
import { isNotedGateway } from "@silai/contracts/checkout/limits"
import { codMessages } from "@silai/contracts/checkout/cod-messages"
import { checkoutMessages } from "@silai/contracts/checkout/messages"
import { paymentMessages } from "@silai/contracts/checkout/payment-messages"
import { orderMessages } from "@silai/contracts/order/messages"
import { CANCELLED } from "@silai/contracts/order/status"
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
}

/** Shown instead of method and reference, where there are none. */
const NOT_PAID: Partial<Record<Order["paymentStatus"], string>> = {
  due: "When you collect it",
  unpaid: "Nothing was paid",
}

/** The paid and the due part of an order that is paid later; null where all is due at the shop, and for other orders. */
function dueWords({ cod, paymentStatus, money }: Order): string | null {
  if (paymentStatus !== "due" || (!cod && money.keptRupees === 0)) return null
  const paid = money.keptRupees > 0 && codMessages.paidNow(money.keptRupees)
  const dueWord = cod ? codMessages.dueAtDoor : codMessages.dueAtCollection
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
          <dd>
            {dueWords(order) ?? NOT_PAID[order.paymentStatus] ?? (
              <>
                {METHODS[payment.method] ?? "Online"}, {onDay(payment.capturedAt)}
                <span className={styles.block}>Reference {payment.gatewayPaymentId}</span>
              </>
            )}
          </dd>
        </div>
      )}
    </dl>
  )
}

/** The order's sum, of its remaining pieces. */
export function OrderSums({ order: { money, cod, paymentStatus } }: { order: Order }) {
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
      {paymentStatus === "due" && (cod || money.keptRupees > 0) && (
        <Row name={cod ? codMessages.atDoor : codMessages.atCollection} rupees={money.dueRupees} />
      )}
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
  const comes = stillComes(order)
  if (!refunds.length && comes === 0) return null
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
      {refunds.map(({ rupees, at, reference }, place) => (
        <p key={place}>
          {orderMessages.wasRefunded(inRupees(rupees), to, at && onDay(at))}
          {reference && <span className={styles.block}>{orderMessages.bankReference(reference)}</span>}
        </p>
      ))}
      {!byHand && <p>{paymentMessages.refundShows}</p>}
    </Notice>
  )
}

/** Cash and bank transfers come back from a person. Of an order that is still due, only a part paid online can come back. */
const isPaidByHand = ({ payment, cod, paymentStatus }: Order): boolean =>
  payment !== null && !NOT_PAID[paymentStatus] && (isNotedGateway(payment.gateway) || cod !== undefined)

/** The outstanding refund of a cancelled order, or of pieces that were taken out, in rupees. */
function stillComes({ status, paymentStatus, money }: Order): number {
  // An order that is paid later may have a part that was paid in advance.
  if (CANCELLED.some((code) => code === status)) return money.keptRupees
  if (NOT_PAID[paymentStatus]) return 0
  return Math.max(0, Math.round((money.takenOutRupees - money.refundedRupees) * 100) / 100)
}

function Row({ name, rupees }: { name: string; rupees: number }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{inRupees(rupees)}</dd>
    </div>
  )
}
