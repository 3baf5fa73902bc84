import { useList } from "@refinedev/core"
import { SHELF_LIST } from "@silai/contracts/catalogue/shelf-limits"
import { keepPreviousData } from "@tanstack/react-query"
import { Button } from "antd"
import { useMay } from "../../providers/may"
import { EmptyState, ErrorState } from "../../ui/error-state"
import { LinkButton } from "../../ui/link-button"
import list from "../../ui/list.module.css"
import { LiveSearch } from "../../ui/live-search"
import { Bar } from "../../ui/skeleton"
import { Tabs } from "../../ui/tabs"
import { useAddress } from "../../ui/use-address"
import { useTitle } from "../../ui/use-title"
import type { CategoryCounts, CategoryRecord } from "./category-calls"
import { CategoryOrder } from "./category-order"
import { readCategoryQuery, writeQuery } from "./shelf-query"

const STATES = [
  ["all", "All"],
  ["active", "Shown"],
  ["hidden", "Hidden"],
] as const

export function CategoryList() {
  useTitle("Categories")
  const [query, ask] = useAddress(readCategoryQuery, writeQuery)
  const { query: asked } = useList<CategoryRecord>({
    resource: "category",
    pagination: { mode: "off" },
    meta: query,
    errorNotification: false,
    queryOptions: { placeholderData: keepPreviousData },
  })
  const reply = asked.data as { data: CategoryRecord[]; counts: CategoryCounts } | undefined
  const mayWrite = useMay()("catalogue.write")
  const filtered = query.search !== "" || query.status !== "all"

  const body = () => {
    if (!reply)
      return asked.error ? (
        <ErrorState error={asked.error as unknown as Error} onRetry={() => void asked.refetch()} />
      ) : (
        <Bar height={180} />
      )
    if (reply.data.length === 0)
      return (
        <EmptyState title={filtered ? "No categories match" : "No categories yet"}>
          {filtered ? (
            <Button onClick={() => ask({ search: "", status: "all" })}>Show all categories</Button>
          ) : (
            <p>Products stand in categories; begin with one.</p>
          )}
        </EmptyState>
      )
    return <CategoryOrder categories={reply.data} movable={!filtered && mayWrite} from={writeQuery(query)} />
  }
  return (
    <div className={list.page}>
      <div className={list.top}>
        <h1>Categories</h1>
        <LiveSearch
          label="Search categories"
          placeholder="Name"
          maxLength={SHELF_LIST.maxSearch}
          value={query.search}
          onSearch={(search) => ask({ search }, { replace: true })}
        />
        {mayWrite && (
          <LinkButton to="/category/add" main>
            Add a category
          </LinkButton>
        )}
      </div>
      <Tabs
        label="Filter by state"
        tabs={STATES.map(([status, label]) => ({
          label,
          count: reply?.counts[status],
          on: query.status === status,
          choose: () => ask({ status }),
        }))}
      />
      <div className={list.list} data-stale={asked.isPlaceholderData}>
        {body()}
      </div>
      {mayWrite && !filtered && (reply?.data.length ?? 0) > 1 && (
        <p className={list.hint}>
          Drag a category by its handle, or use its arrows. Products are listed and offered in this order.
        </p>
      )}
    </div>
  )
}
