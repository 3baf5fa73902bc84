import { useSelect } from "@refinedev/core"
import { Table } from "antd"
import type { ColumnType } from "antd/es/table"
import { useMay } from "../../providers/may"
import { Choice } from "../../ui/choice"
import { count, dateOf, money } from "../../ui/format"
import { LinkButton } from "../../ui/link-button"
import { ListHead } from "../../ui/list/list-head"
import { ListPage } from "../../ui/list/list-page"
import { useListTable } from "../../ui/list/list-table"
import { RowLink } from "../../ui/list/row-link"
import { TwoLines } from "../../ui/list/two-lines"
import { useRowsCsv } from "../../ui/list/use-rows-csv"
import type { CategoryRecord } from "./category-calls"
import { styleAddress } from "./list-query"
import type { StyleRecord } from "./style-calls"
import { StyleState } from "./style-state"
import { Swatches } from "./swatches"
import style from "./catalogue.module.css"

export const styleColumns: ColumnType<StyleRecord>[] = [
  {
    key: "name",
    title: "Product",
    render: (_, { _id, name, slug }) => (
      <TwoLines>
        <RowLink id={_id} to={`/product/view/${_id}`}>
          {name}
        </RowLink>
        {slug}
      </TwoLines>
    ),
  },
  { key: "category", title: "Category", width: 120, responsive: ["xl"], render: (_, one) => one.category.name },
  {
    key: "colourways",
    title: "Colours",
    className: "wide",
    render: (_, { variants }) => <Swatches variants={variants} />,
  },
  { key: "added", title: "Added", width: 116, responsive: ["xl"], render: (_, { createdAt }) => dateOf(createdAt) },
  {
    key: "state",
    title: "State",
    width: 136,
    className: "end-on-phone",
    render: (_, one) => <StyleState style={one} />,
  },
  {
    key: "stock",
    title: "Stock",
    align: "end",
    width: 84,
    responsive: ["sm"],
    render: (_, { stock }) => (
      <span data-none={stock === 0} className={style.stock}>
        {count(stock)}
      </span>
    ),
  },
  {
    key: "price",
    title: "From",
    align: "end",
    width: 96,
    render: (_, { fromPrice }) => (fromPrice === null ? <span className="soft">No price</span> : money(fromPrice)),
  },
]

const STATES = [
  ["active", "In use"],
  ["archived", "Archived"],
  ["all", "All"],
] as const

export function StyleList() {
  const mayWrite = useMay()("catalogue.write")
  const { options: categories } = useSelect<CategoryRecord>({
    resource: "category",
    optionLabel: ({ name }) => name,
    optionValue: ({ _id }) => _id,
    pagination: { mode: "off" },
    errorNotification: false,
  })
  const list = useListTable<StyleRecord, typeof styleAddress>({
    resource: "product",
    address: styleAddress,
    words: {
      title: "Products",
      one: "product",
      many: "products",
      search: "Product or colour",
      finds: "products and colours",
      none: "A product groups its colours: “Formal Shirt” in black, grey and white.",
    },
    columns: styleColumns,
    open: ({ _id }) => `/product/view/${_id}`,
  })
  const { counts, values, filter } = list
  const csv = useRowsCsv<StyleRecord>("products", list, (row) => ({
    Product: row.name,
    Address: row.slug,
    Category: row.category.name,
    Colours: row.variants.length,
    "On sale": row.published,
    Stock: row.stock,
    "From (Rs)": row.fromPrice ?? "",
    Added: row.createdAt,
  }))
  const tabs = STATES.map(([status, label]) => ({
    label,
    count: counts?.[status],
    on: (values.status ?? "active") === status,
    choose: () => filter({ status: status === "active" ? undefined : status }),
  }))
  return (
    <ListPage list={list}>
      <ListHead
        list={list}
        tools={[csv]}
        tabs={{ label: "Filter by state", tabs }}
        filters={
          <Choice<string>
            label="Category"
            value={values.category ?? ""}
            onChoose={(category) => filter({ category })}
            words={[["", "All categories"], ...categories.map(({ value, label }) => [value, label] as const)]}
          />
        }
      >
        {mayWrite && (
          <LinkButton to="/product/add" main>
            Add a product
          </LinkButton>
        )}
      </ListHead>
      <Table<StyleRecord> {...list.tableProps} />
    </ListPage>
  )
}
