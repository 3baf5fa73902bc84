import type { Order } from "@silai/contracts/order/calls"
import { DELIVERED } from "@silai/contracts/order/status"
import { orderMessages } from "@silai/contracts/order/messages"
import { useQuery } from "@tanstack/react-query"
import type { ReactNode } from "react"
import { daysInWords, expectedDays } from "~/features/place/delivery-estimate"
import { pinQuery } from "~/features/place/pin-query"
import { OnceWanted, onDemand } from "~/lib/on-demand"
import { AtTheTailor } from "./tailor-progress"
import { CancelOrder } from "./cancel-order"
import { OrderFacts, OrderSums, RefundNotice } from "./order-facts"
import { OrderLines } from "./order-lines"
import { OrderAgain } from "./order-again"
import { OrderPapers } from "./order-papers"
import { OrderTimeline } from "./order-timeline"
import styles from "./order.module.css"
import { ShowWhole } from "./show-whole"
import { isAwaited, standing } from "./what-next"

const ringing = onDemand(() => import("~/features/push/ring-for-order").then((part) => part.RingForOrder))

/** Content that a feature above this one adds to an order's page. */
export type AfterOrder = (order: Order, proof?: string) => ReactNode

type Props = {
  order: Order
  /** Under the next steps, not printed. */ actions?: ReactNode
  /** Between the pieces and the facts: other features' parts. */ after?: ReactNode
  /** The key of the mail's link. */ proof?: string
  /** The phone typed to find it. */ phone?: string
}

/** One order, whole or masked. */
export function OrderView({ order, actions, after, proof, phone }: Props) {
  const expected = useExpectedOf(order)
  return (
    <div className={styles.view}>
      <section className={styles.next} aria-labelledby="what-next">
        <h2 id="what-next">What happens next</h2>
        <p>{standing(order)}</p>
        {expected && (
          <p className={styles.expected}>
            {order.delivery === "pickup" ? "Ready to collect" : "Expected"} <strong>{expected}</strong>
          </p>
        )}
        <AtTheTailor order={order} />
        <OrderTimeline order={order} />
        {order.parcel && <Parcel parcel={order.parcel} />}
        {order.cancelReason && <p className={styles.note}>{orderMessages.reasonGiven(order.cancelReason)}</p>}
        {(actions || order.mayCancel) && (
          <div className={styles.actions}>
            {actions}
            <OnceWanted wanted={!order.masked && isAwaited(order)}>
              <ringing.Part orderId={order._id} proof={proof} />
            </OnceWanted>
            <CancelOrder order={order} proof={proof} />
          </div>
        )}
      </section>
      <section className={styles.bought} aria-labelledby="what-bought">
        <h2 id="what-bought">Your order</h2>
        <OrderLines
          items={order.itemsList}
          masked={order.masked}
          isThere={!order.masked && DELIVERED.some((code) => code === order.status)}
        />
        {!order.masked && order.lines.length > 1 && (
          <div className={styles.actions}>
            <OrderAgain
              items={order.itemsList.filter(({ quantity }) => quantity > 0)}
              name={orderMessages.orderAgain}
            />
          </div>
        )}
        <OrderSums order={order} />
        <RefundNotice order={order} />
        {after}
        {order.masked && <ShowWhole orderNumber={order.orderNumber} phone={phone} />}
        <OrderFacts order={order} />
        <OrderPapers order={order} proof={proof} />
      </section>
    </div>
  )
}

/** The courier, and the tracking link. */
function Parcel({ parcel: { courier, trackingNumber, trackingUrl } }: { parcel: NonNullable<Order["parcel"]> }) {
  if (!courier && !trackingNumber && !trackingUrl) return null
  return (
    <p className={styles.expected}>
      {[courier, trackingNumber].filter(Boolean).join(", ")}{" "}
      {trackingUrl && (
        <a href={trackingUrl} target="_blank" rel="noopener noreferrer">
          {orderMessages.followParcel}
        </a>
      )}
    </p>
  )
}

/** The promised day. Old orders without one use today's settings. */
function useExpectedOf(order: Order): string | null {
  const isOld = order.promised === null && order.delivery === "home"
  const place = useQuery(pinQuery(isOld ? (order.address?.pincode ?? "") : ""))
  if (!isAwaited(order)) return null
  if (order.promised) return daysInWords(order.promised)
  const placedAt = Date.parse(order.placedAt)
  const making = { custom: order.hasCustom }
  if (order.delivery === "pickup") return expectedDays(placedAt, null, making)
  return place.data ? expectedDays(placedAt, place.data.days, making) : null
}
