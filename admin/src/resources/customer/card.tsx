import { count, dateOf, money, phoneOf } from "../../ui/format"
import list from "../../ui/list.module.css"
import type { CustomerRecord } from "./calls"
import { CustomerLink } from "./columns"
import { KindMark } from "./kind-mark"

const ordersText = (n: number) => (n === 0 ? "No orders" : `${count(n)} ${n === 1 ? "order" : "orders"}`)

/** A customer on a phone; the whole card is a link. */
export const CustomerCard = ({ customer }: { customer: CustomerRecord }) => (
  <>
    <div className={list.line}>
      <CustomerLink customer={customer} />
      <span className="figures">{money(customer.spendRupees)}</span>
    </div>
    <div className={list.line}>
      <span className="figures">{customer.phone ? phoneOf(customer.phone) : customer.email}</span>
      <span className={list.soft}>{ordersText(customer.orders)}</span>
    </div>
    <div className={list.line}>
      <span className={list.soft}>
        <KindMark customer={customer} />
        {customer.city && ` · ${customer.city}`}
      </span>
      <span className={list.soft}>{customer.seenAt && `Seen ${dateOf(customer.seenAt)}`}</span>
    </div>
  </>
)
