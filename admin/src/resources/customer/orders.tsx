import type { BoughtOrder } from "@silai/contracts/customer/shapes"
import { Table } from "antd"
import type { ColumnType } from "antd/es/table"
import { Link, useNavigate } from "react-router"
import { count, dateOf, money } from "../../ui/format"
import { TapeIcon } from "../../ui/icons"
import { tableProps } from "../../ui/list/table-props"
import { RowLink } from "../../ui/list/row-link"
import { TwoLines } from "../../ui/list/two-lines"
import { useListKeys } from "../../ui/list/use-list-keys"
import { ordersPath } from "../order/query"
import { StatusMark } from "../order/status-mark"
import type { WholeCustomer } from "./calls"
import style from "./sections.module.css"

const columns: ColumnType<BoughtOrder>[] = [
  {
    key: "number",
    title: "Order",
    width: 104,
    render: (_, { _id, orderNumber }) => (
      <RowLink id={_id} to={`/order/view/${_id}`}>
        {orderNumber}
      </RowLink>
    ),
  },
  {
    key: "placed",
    title: "Placed",
    width: 130,
    render: (_, { placedAt, asGuest }) => (
      <TwoLines>
        {dateOf(placedAt)}
        {asGuest && "as a guest"}
      </TwoLines>
    ),
  },
  {
    key: "goods",
    title: "Goods",
    className: "wide",
    render: (_, { goods, hasCustom }) => (
      <span className={style.goods}>
        {hasCustom && (
          <span title="Made to measure">
            <TapeIcon />
          </span>
        )}
        {goods}
      </span>
    ),
  },
  {
    key: "status",
    title: "Status",
    width: 150,
    className: "end-on-phone",
    render: (_, { status }) => <StatusMark code={status} />,
  },
  {
    key: "total",
    title: "Total",
    align: "end",
    width: 92,
    render: (_, { totalRupees, refundedRupees }) => (
      <TwoLines>
        {money(totalRupees)}
        {refundedRupees > 0 && `${money(refundedRupees)} back`}
      </TwoLines>
    ),
  },
]

/** A customer's orders, latest first. */
export function OrdersSection({ customer }: { customer: WholeCustomer }) {
  const { ordersList: orders, phone } = customer
  const navigate = useNavigate()
  const keys = useListKeys()
  const hidden = customer.orders - orders.length
  return (
    <section aria-labelledby="orders" className="tight">
      <h2 id="orders">Orders</h2>
      {orders.length === 0 && <p className="quiet">Nothing bought yet.</p>}
      {orders.length > 0 && (
        <div ref={keys}>
          <Table<BoughtOrder>
            {...tableProps}
            columns={columns}
            dataSource={orders}
            onRow={({ _id }) => ({
              onClick: ({ target }) => {
                if (!(target as HTMLElement).closest("a")) void navigate(`/order/view/${_id}`)
              },
            })}
          />
        </div>
      )}
      {hidden > 0 && (
        <p className="quiet">
          {count(hidden)} older {hidden === 1 ? "order is" : "orders are"} in{" "}
          <Link to={ordersPath({ search: phone ?? "" })}>the list of orders</Link>.
        </p>
      )}
    </section>
  )
}
