import type { CrudSorting } from "@refinedev/core"
import type { ListAddress } from "../../providers/list-address"
import { useSay } from "../../words/language"
import { Choice } from "../choice"
import type { Column } from "../columns"

type Props = {
  address: ListAddress
  columns: readonly Pick<Column<never>, "key" | "title">[]
  sorters: CrudSorting
  onSort: (sorters: CrudSorting) => void
}

const ARROWS = { asc: "↑", desc: "↓" } as const

/** The order of a list whose rows are cards, and so have no headings to press. */
export function SortChoice({ address, columns, sorters: [first], onSort }: Props) {
  const say = useSay()
  const orders = columns
    .filter(({ key }) => Object.hasOwn(address.sorts, key))
    .flatMap(({ key, title }) => (["desc", "asc"] as const).map((order) => ({ field: key, order, title })))
  return (
    <Choice
      label={say("list.sort")}
      value={first ? `${first.field} ${first.order}` : ""}
      words={[
        ...(first ? [] : [["", say("list.sort.usual")] as const]),
        ...orders.map(({ field, order, title }) => [`${field} ${order}`, `${title} ${ARROWS[order]}`] as const),
      ]}
      onChoose={(chosen) =>
        onSort(
          orders
            .filter(({ field, order }) => `${field} ${order}` === chosen)
            .map(({ field, order }) => ({ field, order })),
        )
      }
    />
  )
}
