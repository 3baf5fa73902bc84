import { lazy, Suspense, useEffect, useState } from "react"
import type { List } from "../../ui/list/use-list-table"
import { Tabs } from "../../ui/tabs"
import type { CustomerRecord } from "./calls"
import type { customerAddress } from "./query"
import style from "../../ui/list/narrowing.module.css"

/** Its calendar is heavy, and most days nobody opens it. */
const FilterFields = lazy(() => import("./filter-fields").then((part) => ({ default: part.FilterFields })))

type Props = { list: List<CustomerRecord, typeof customerAddress> }

const KINDS = [
  ["", "Everybody"],
  ["account", "With an account"],
  ["guest", "Guests"],
  ["deleted", "Deleted"],
] as const

export const KindTabs = ({ list: { values, filter } }: Props) => (
  <Tabs
    label="Filter by kind"
    tabs={KINDS.map(([kind, label]) => ({ label, on: (values.kind ?? "") === kind, choose: () => filter({ kind }) }))}
  />
)

/** The further filters; open when the address has some, so that they are seen. */
export function Narrowing({ list }: Props) {
  const { search: _search, kind: _kind, ...narrow } = list.values
  const set = Object.keys(narrow).length
  const [open, setOpen] = useState(set > 0)
  useEffect(() => {
    if (set > 0) setOpen(true)
  }, [set])
  return (
    <details className={style.more} open={open} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        Filters
        {set > 0 && (
          <span className={style.set}>
            {set}
            <span className="unseen"> in use</span>
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
