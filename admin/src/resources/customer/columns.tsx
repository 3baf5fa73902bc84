import type { ReactNode } from "react"
import { Link } from "react-router"
import type { Column } from "../../ui/columns"
import { count, dateOf, money, phoneOf } from "../../ui/format"
import list from "../../ui/list.module.css"
import type { CustomerRecord } from "./calls"
import { KindMark } from "./kind-mark"
import { nameOf } from "./words"

/** Link to a customer that remembers which list it was opened from. */
export const CustomerLink = ({ customer, from }: { customer: CustomerRecord; from: string }) => (
  <Link to={`/manage/customer/${customer._id}`} state={{ from }} data-row className={list.number}>
    {nameOf(customer)}
  </Link>
)

export const two = (first: ReactNode, second: ReactNode) => (
  <div className={list.two}>
    <span>{first}</span>
    <span>{second}</span>
  </div>
)

/** The customer list's columns. `from` is the list's own address, for the way back. */
export const customerColumns = (from: string): Column<CustomerRecord>[] => [
  {
    key: "name",
    title: "Customer",
    cell: (customer) => two(<CustomerLink customer={customer} from={from} />, <KindMark customer={customer} />),
  },
  {
    key: "contact",
    title: "Phone and e-mail",
    width: 230,
    cell: (customer) => two(customer.phone ? phoneOf(customer.phone) : "", customer.email),
  },
  { key: "city", title: "City", width: 130, lesser: true, cell: ({ city }) => city },
  { key: "joined", title: "Joined", width: 112, lesser: true, cell: ({ joinedAt }) => dateOf(joinedAt) },
  { key: "seen", title: "Last seen", width: 112, cell: ({ seenAt }) => (seenAt ? dateOf(seenAt) : "") },
  { key: "orders", title: "Orders", width: 80, end: true, cell: ({ orders }) => count(orders) },
  { key: "spend", title: "Spent", width: 100, end: true, cell: ({ spendRupees }) => money(spendRupees) },
]
