import type { BoughtOrder } from "@silai/contracts/customer/shapes"
import { Link, useNavigate } from "react-router"
import type { Column } from "../../ui/columns"
import { count, dateOf, money } from "../../ui/format"
import { TapeIcon } from "../../ui/icons"
import list from "../../ui/list.module.css"
import { Rows } from "../../ui/rows"
import { useNarrow } from "../../ui/use-narrow"
import { useListKeys } from "../../ui/list/use-list-keys"
import { ordersPath } from "../order/query"
import { StatusMark } from "../order/status-mark"
import type { WholeCustomer } from "./calls"
import style from "./sections.module.css"

const OrderLink = ({ order }: { order: BoughtOrder }) => (
  <Link to={`/order/view/${order._id}`} data-row className={list.number}>
    {order.orderNumber}
  </Link>
)
const goods = (order: BoughtOrder) => (
  <span className={style.goods}>
    {order.hasCustom && (
      <span title="Made to measure">
        <TapeIcon />
      </span>
    )}
    {order.goods}
  </span>
)
const total = ({ totalRupees, refundedRupees }: BoughtOrder) => (
  <div className={list.two}>
    <span>{money(totalRupees)}</span>
    {refundedRupees > 0 && <span>{money(refundedRupees)} back</span>}
  </div>
)

const columns: Column<BoughtOrder>[] = [
  { key: "number", title: "Order", width: 104, cell: (order) => <OrderLink order={order} /> },
  {
    key: "placed",
    title: "Placed",
    width: 130,
    cell: (order) => (
      <div className={list.two}>
        <span>{dateOf(order.placedAt)}</span>
        {order.asGuest && <span>as a guest</span>}
      </div>
    ),
  },
  { key: "goods", title: "Goods", cell: goods },
  { key: "status", title: "Status", width: 150, cell: ({ status }) => <StatusMark code={status} /> },
  { key: "total", title: "Total", end: true, width: 92, cell: total },
]

/** A customer's orders, latest first. */
export function OrdersSection({ customer }: { customer: WholeCustomer }) {
  const { ordersList: orders, phone } = customer
  const narrow = useNarrow()
  const navigate = useNavigate()
  const keys = useListKeys()
  const hidden = customer.orders - orders.length
  return (
    <section aria-labelledby="orders">
      <h2 id="orders">Orders</h2>
      {orders.length === 0 && <p className={style.none}>Nothing bought yet.</p>}
      {orders.length > 0 && (
        <div ref={keys} className={style.box}>
          {narrow ? (
            <ul>
              {orders.map((order) => (
                <li key={order._id} className={list.card}>
                  <div className={list.line}>
                    <OrderLink order={order} />
                    <StatusMark code={order.status} />
                  </div>
                  {goods(order)}
                  <div className={list.line}>
                    <span className={list.soft}>
                      {dateOf(order.placedAt)}
                      {order.asGuest && ", as a guest"}
                    </span>
                    <span className="figures">{money(order.totalRupees)}</span>
                  </div>
                </li>
              ))}
            </ul>
          ) : (
            <Rows
              caption="Orders"
              columns={columns}
              rows={orders}
              onOpen={({ _id }) => void navigate(`/order/view/${_id}`)}
            />
          )}
        </div>
      )}
      {hidden > 0 && (
        <p className={style.none}>
          {count(hidden)} older {hidden === 1 ? "order is" : "orders are"} in{" "}
          <Link to={ordersPath({ search: phone ?? "" })}>the list of orders</Link>.
        </p>
      )}
    </section>
  )
}
