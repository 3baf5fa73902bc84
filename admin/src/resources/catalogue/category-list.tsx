import { useMay } from "../../providers/may"
import { LinkButton } from "../../ui/link-button"
import { ListHead } from "../../ui/list/list-head"
import { ListPage } from "../../ui/list/list-page"
import { ListRows } from "../../ui/list/list-rows"
import { useListTable } from "../../ui/list/list-table"
import { useRowsCsv } from "../../ui/list/use-rows-csv"
import type { CategoryRecord } from "./category-calls"
import { CategoryOrder } from "./category-order"
import { categoryAddress } from "./list-query"

const STATES = [
  ["all", "All"],
  ["active", "Shown"],
  ["hidden", "Hidden"],
] as const

export function CategoryList() {
  const mayWrite = useMay()("catalogue.write")
  const list = useListTable<CategoryRecord, typeof categoryAddress>({
    resource: "category",
    address: categoryAddress,
    words: {
      title: "Categories",
      one: "category",
      many: "categories",
      search: "Name",
      finds: "names",
      none: "Products belong to categories; begin with one.",
    },
  })
  const { counts, values, filter, isFiltered } = list
  const csv = useRowsCsv<CategoryRecord>("categories", list, (row) => ({
    Category: row.name,
    Address: row.slug,
    Shown: row.active ? "yes" : "no",
    Products: row.products,
    Colours: row.variants,
    "On sale": row.published,
  }))
  const tabs = STATES.map(([status, label]) => ({
    label,
    count: counts?.[status],
    on: (values.status ?? "all") === status,
    choose: () => filter({ status: status === "all" ? undefined : status }),
  }))
  return (
    <ListPage list={list}>
      <ListHead list={list} tools={[csv]} tabs={{ label: "Filter by state", tabs }}>
        {mayWrite && (
          <LinkButton to="/category/add" main>
            Add a category
          </LinkButton>
        )}
      </ListHead>
      <ListRows list={list}>
        {(categories) => <CategoryOrder categories={categories} movable={!isFiltered && mayWrite} />}
      </ListRows>
      {mayWrite && (
        <p className="soft">
          Drag a category by its handle, or use its arrows. Products are listed and offered in this order.
        </p>
      )}
    </ListPage>
  )
}
