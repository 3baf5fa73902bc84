import { Table } from "antd"
import type { ColumnType } from "antd/es/table"
import { lazy, Suspense } from "react"
import { count, dateOf, money, phoneOf } from "../../ui/format"
import { ListHead } from "../../ui/list/list-head"
import { ListPage } from "../../ui/list/list-page"
import { useListTable } from "../../ui/list/list-table"
import { RowLink } from "../../ui/list/row-link"
import { SavedViews } from "../../ui/list/saved-views"
import { TwoLines } from "../../ui/list/two-lines"
import { csvOfCall, useCsv } from "../../ui/list/use-csv"
import { askCustomerFile, type CustomerRecord } from "./calls"
import { KindMark } from "./kind-mark"
import { askedOf, customerAddress } from "./query"
import { nameOf } from "./words"

/** Its calendar is heavy and rarely opened. */
const FilterFields = lazy(() => import("./filter-fields").then((part) => ({ default: part.FilterFields })))

const columns: ColumnType<CustomerRecord>[] = [
  {
    key: "customer",
    title: "Customer",
    render: (_, customer) => (
      <TwoLines>
        <RowLink id={customer._id} to={`/manage/customer/${customer._id}`}>
          {nameOf(customer)}
        </RowLink>
        <KindMark customer={customer} />
      </TwoLines>
    ),
  },
  {
    key: "contact",
    title: "Phone and e-mail",
    width: 230,
    render: (_, { phone, email }) => (
      <TwoLines>
        {phone ? phoneOf(phone) : ""}
        {email}
      </TwoLines>
    ),
  },
  { key: "city", title: "City", width: 130, responsive: ["xl"], dataIndex: "city" },
  { key: "joined", title: "Joined", width: 112, responsive: ["xl"], render: (_, { joinedAt }) => dateOf(joinedAt) },
  {
    key: "lastSeen",
    title: "Last seen",
    width: 112,
    responsive: ["sm"],
    render: (_, { seenAt }) => (seenAt ? dateOf(seenAt) : ""),
  },
  { key: "bought", title: "Orders", width: 80, align: "end", render: (_, { orders }) => count(orders) },
  { key: "spent", title: "Spent", width: 100, align: "end", render: (_, { spendRupees }) => money(spendRupees) },
]

const KINDS = [
  ["", "Everyone"],
  ["account", "With an account"],
  ["guest", "Guests"],
  ["deleted", "Deleted"],
] as const

export function CustomerList() {
  const list = useListTable<CustomerRecord, typeof customerAddress>({
    resource: "customer",
    address: customerAddress,
    words: {
      title: "Customers",
      one: "customer",
      many: "customers",
      search: "Name, phone or e-mail",
      finds: "names, phone numbers and e-mail addresses",
      none: "People who sign up or buy appear here.",
    },
    columns,
    open: ({ _id }) => `/manage/customer/${_id}`,
  })
  const { values, sort, total, filter } = list
  const csv = useCsv("customers", total, csvOfCall(askCustomerFile, { ...askedOf(values), sort }))
  const tabs = KINDS.map(([kind, label]) => ({
    label,
    on: (values.kind ?? "") === kind,
    choose: () => filter({ kind }),
  }))
  return (
    <ListPage list={list}>
      <ListHead
        list={list}
        tools={[csv]}
        above={<SavedViews list="customer" from={list.from} />}
        tabs={{ label: "Filter by kind", tabs }}
        filters={
          <Suspense>
            <FilterFields list={list} />
          </Suspense>
        }
        folded
      />
      <Table<CustomerRecord> {...list.tableProps} />
    </ListPage>
  )
}
