import type { ReactNode } from "react"
import type { Column } from "../../ui/columns"
import { count, dateOf, money, phoneOf } from "../../ui/format"
import { RowLink } from "../../ui/list/row-link"
import list from "../../ui/list.module.css"
import type { CustomerRecord } from "./calls"
import { KindMark } from "./kind-mark"
import { nameOf } from "./words"

export const CustomerLink = ({ customer }: { customer: CustomerRecord }) => (
  <RowLink id={customer._id} to={`/manage/customer/${customer._id}`}>
    {nameOf(customer)}
  </RowLink>
)

export const two = (first: ReactNode, second: ReactNode) => (
  <div className={list.two}>
    <span>{first}</span>
    <span>{second}</span>
  </div>
)

export const customerColumns: readonly Column<CustomerRecord>[] = [
  {
    key: "customer",
    title: "Customer",
    cell: (customer) => two(<CustomerLink customer={customer} />, <KindMark customer={customer} />),
  },
  {
    key: "contact",
    title: "Phone and e-mail",
    width: 230,
    cell: (customer) => two(customer.phone ? phoneOf(customer.phone) : "", customer.email),
  },
  { key: "city", title: "City", width: 130, lesser: true, cell: ({ city }) => city },
  { key: "joined", title: "Joined", width: 112, lesser: true, cell: ({ joinedAt }) => dateOf(joinedAt) },
  { key: "lastSeen", title: "Last seen", width: 112, cell: ({ seenAt }) => (seenAt ? dateOf(seenAt) : "") },
  { key: "bought", title: "Orders", width: 80, end: true, cell: ({ orders }) => count(orders) },
  { key: "spent", title: "Spent", width: 100, end: true, cell: ({ spendRupees }) => money(spendRupees) },
]
