import { STYLE_LIST } from "@silai/contracts/catalogue/style-limits"
import { useMay } from "../../providers/may"
import { LinkButton } from "../../ui/link-button"
import { ListFrame } from "../../ui/list/list-frame"
import { Tabs } from "../../ui/tabs"
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
  return (
    <ListFrame<CategoryRecord, typeof categoryAddress>
      resource="category"
      address={categoryAddress}
      title="Categories"
      things={["category", "categories"]}
      pathOf={({ _id }) => `/category/view/${_id}`}
      nameOf={({ name }) => name}
      search={{ placeholder: "Name", maxLength: STYLE_LIST.maxSearch, finds: "names" }}
      none="Products stand in categories; begin with one."
      actions={() =>
        mayWrite && (
          <LinkButton to="/category/add" main>
            Add a category
          </LinkButton>
        )
      }
      filters={({ counts, values, filter }) => (
        <Tabs
          label="Filter by state"
          tabs={STATES.map(([status, label]) => ({
            label,
            count: counts?.[status],
            on: (values.status ?? "all") === status,
            choose: () => filter({ status: status === "all" ? undefined : status }),
          }))}
        />
      )}
      whole={(categories, { isFiltered }) => (
        <CategoryOrder categories={categories} movable={!isFiltered && mayWrite} />
      )}
      hint={
        mayWrite
          ? "Drag a category by its handle, or use its arrows. Products are listed and offered in this order."
          : undefined
      }
    />
  )
}
