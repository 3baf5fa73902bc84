import { STOCK_SORTS, STOCK_STATES } from "@silai/contracts/inventory/limits"
import { Choice } from "../../ui/choice"
import type { List } from "../../ui/list/use-list-table"
import { Tabs } from "../../ui/tabs"
import type { StyleRecord } from "./calls"
import type { stockAddress } from "./query"
import { SORT_WORDS, STATE_WORDS } from "./words"
import style from "./filters.module.css"

export type StockList = List<StyleRecord, typeof stockAddress>

/** The reply also names the categories that have stock. */
const categoriesOf = ({ table }: StockList) =>
  (table.tableQuery.data as { categories?: { _id: string; name: string }[] } | undefined)?.categories ?? []

export const Narrowing = ({ list }: { list: StockList }) => (
  <div className={style.row}>
    <Tabs
      label="Filter by stock"
      tabs={STOCK_STATES.map((state) => ({
        label: STATE_WORDS[state],
        count: list.counts?.[state],
        on: (list.values.state ?? "all") === state,
        choose: () => list.filter({ state: state === "all" ? undefined : state }),
      }))}
    />
    <span className={style.choices}>
      <Choice
        label="Category"
        value={list.values.category ?? ""}
        words={[["", "All categories"], ...categoriesOf(list).map(({ _id, name }) => [_id, name] as const)]}
        onChoose={(category) => list.filter({ category })}
      />
      <Choice
        label="Sort by"
        value={list.sort}
        words={STOCK_SORTS.map((sort) => [sort, SORT_WORDS[sort]] as const)}
        onChoose={list.order}
      />
    </span>
  </div>
)
