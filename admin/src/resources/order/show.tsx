import { useOne } from "@refinedev/core"
import { Button } from "antd"
import { useEffect } from "react"
import { Link, useParams } from "react-router"
import { CallRefused } from "../../providers/refusal"
import { BackLink } from "../../ui/back-link"
import { EmptyState, ErrorState } from "../../ui/error-state"
import { dateTimeOf } from "../../ui/format"
import { PrintIcon } from "../../ui/icons"
import { rememberOpened } from "../../ui/last-opened"
import { PageSkeleton } from "../../ui/skeleton"
import { useTitle } from "../../ui/use-title"
import type { WholeOrder } from "./calls"
import { MoveButton } from "./move-button"
import { OrderLines } from "./lines"
import { MeasurementCards } from "./measurement-card"
import { DeliveryBox, MoneyBox, PaymentBox } from "./boxes"
import { StatusMark } from "./status-mark"
import { TimeLine } from "./time-line"
import style from "./show.module.css"

export function OrderShow() {
  const { id = "" } = useParams()
  const { query } = useOne<WholeOrder>({ resource: "order", id, errorNotification: false })
  const order = query.data?.data
  const error = query.error as unknown as Error | null
  useEffect(() => rememberOpened(id), [id])
  useTitle(order ? `Order ${order.orderNumber}` : error ? "Order not found" : "Order")

  if (order) return <WholeOrderView order={order} />
  return (
    <>
      <BackToList />
      {!error && <PageSkeleton />}
      {error instanceof CallRefused && error.statusCode === 404 ? (
        <EmptyState whole title="There is no such order">
          <p>The link may be old, or mistyped. Orders can be found by number, phone or name.</p>
          <p>
            <Link to="/order/manage">See all orders</Link>
          </p>
        </EmptyState>
      ) : (
        error && (
          <ErrorState whole error={error} title="This order could not be loaded" onRetry={() => void query.refetch()} />
        )
      )}
    </>
  )
}

const BackToList = () => <BackLink to="/order/manage">Orders</BackLink>

function WholeOrderView({ order }: { order: WholeOrder }) {
  return (
    <article className={style.order}>
      <BackToList />
      <header className={style.head}>
        <div>
          <h1>
            Order <span className={style.number}>{order.orderNumber}</span>
          </h1>
          <p className={style.placed}>
            <StatusMark code={order.status} />
            <span>Placed {dateTimeOf(order.placedAt)}</span>
          </p>
        </div>
        <div className={style.actions} data-screen>
          <Button icon={<PrintIcon />} onClick={() => window.print()}>
            Print
          </Button>
          <MoveButton order={order} />
        </div>
      </header>
      <div className={style.columns}>
        <div className={style.main}>
          <OrderLines order={order} />
          <MeasurementCards order={order} />
          <TimeLine order={order} />
        </div>
        <aside className={style.side} aria-label="Customer and payment">
          <DeliveryBox order={order} />
          <PaymentBox order={order} />
          <MoneyBox order={order} />
        </aside>
      </div>
    </article>
  )
}
