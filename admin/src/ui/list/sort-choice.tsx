import type { CrudSorting } from "@refinedev/core"
import type { Heading } from "./list-table"
import type { ListAddress } from "../../providers/list-address"
import { useSay } from "../../words/language"
import { Choice } from "../choice"

type Props = {
  address: ListAddress
  columns: readonly Heading[]
  sorters: CrudSorting
  onSort: (sorters: CrudSorting) => void
}

const ARROWS = { asc: "↑", desc: "↓" } as const

/** The order of a list whose rows are cards, and so have no headings to press. */
export function SortChoice({ address, columns, sorters: [first], onSort }: Props) {
  const say = useSay()
  const orders = columns
    .filter(({ key }) => Object.hasOwn(address.sorts, String(key)))
    .flatMap(({ key, title }) => (["desc", "asc"] as const).map((order) => ({ field: String(key), order, title })))
  return (
    <Choice
      label={say("list.sort")}
      labelled="above"
      value={first ? `${first.field} ${first.order}` : ""}
      words={[
        ...(first ? [] : [["", say("list.sort.usual")] as const]),
        ...orders.map(({ field, order, title }) => [`${field} ${order}`, `${String(title)} ${ARROWS[order]}`] as const),
      ]}
      onChoose={(chosen) => onSort(orders.filter(({ field, order }) => `${field} ${order}` === chosen))}
    />
  )
}
