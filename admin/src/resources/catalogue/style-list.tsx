import { useList } from "@refinedev/core"
import { STYLE_LIST } from "@silai/contracts/catalogue/style-limits"
import { useMay } from "../../providers/may"
import { Choice } from "../../ui/choice"
import { LinkButton } from "../../ui/link-button"
import { ListFrame } from "../../ui/list/list-frame"
import { Tabs } from "../../ui/tabs"
import type { CategoryRecord } from "./category-calls"
import { styleAddress } from "./list-query"
import { StyleCard } from "./style-cards"
import type { StyleRecord } from "./style-calls"
import { styleColumns } from "./style-columns"
import style from "./catalogue.module.css"

const STATES = [
  ["active", "In use"],
  ["archived", "Archived"],
  ["all", "All"],
] as const

export function StyleList() {
  const { query: categories } = useList<CategoryRecord>({
    resource: "category",
    pagination: { mode: "off" },
    errorNotification: false,
  })
  const mayWrite = useMay()("catalogue.write")
  return (
    <ListFrame<StyleRecord, typeof styleAddress>
      resource="product"
      address={styleAddress}
      title="Products"
      things={["product", "products"]}
      columns={styleColumns}
      pathOf={({ _id }) => `/product/view/${_id}`}
      nameOf={({ name }) => name}
      card={(one) => <StyleCard one={one} />}
      search={{ placeholder: "Product or colour", maxLength: STYLE_LIST.maxSearch, finds: "products and colours" }}
      none="A product groups its variants: “Formal Shirt” in black, grey and white."
      actions={() =>
        mayWrite && (
          <LinkButton to="/product/add" main>
            Add a product
          </LinkButton>
        )
      }
      filters={({ counts, values, filter }) => (
        <div className={style.filters}>
          <Tabs
            label="Filter by state"
            tabs={STATES.map(([status, label]) => ({
              label,
              count: counts?.[status],
              on: (values.status ?? "active") === status,
              choose: () => filter({ status: status === "active" ? undefined : status }),
            }))}
          />
          <Choice
            label="Category"
            value={values.category ?? ""}
            onChoose={(category) => filter({ category })}
            words={[
              ["", "All categories"],
              ...(categories.data?.data ?? []).map(({ _id, name }) => [_id, name] as const),
            ]}
          />
        </div>
      )}
    />
  )
}
