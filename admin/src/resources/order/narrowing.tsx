import { lazy, Suspense, useEffect, useState } from "react"
import type { List } from "../../ui/list/use-list-table"
import { useSay } from "../../words/language"
import type { OrderRecord } from "./calls"
import type { orderAddress } from "./query"
import style from "../../ui/list/narrowing.module.css"

/** Its calendar is heavy, and most days nobody opens it. */
const FilterFields = lazy(() => import("./filter-fields").then((part) => ({ default: part.FilterFields })))

/** What an order list is narrowed by beside its tabs; open when something of it is set. */
export function Narrowing({ list }: { list: List<OrderRecord, typeof orderAddress> }) {
  const say = useSay()
  const { search: _search, status: _status, ...narrow } = list.values
  const set = Object.keys(narrow).length
  const [open, setOpen] = useState(set > 0)
  useEffect(() => {
    if (set > 0) setOpen(true)
  }, [set])
  return (
    <details className={style.more} open={open} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        {say("orders.filters")}
        {set > 0 && (
          <span className={style.set}>
            {set}
            <span className="unseen"> {say("orders.in-use")}</span>
          </span>
        )}
      </summary>
      {open && (
        <Suspense>
          <FilterFields list={list} />
        </Suspense>
      )}
    </details>
  )
}
