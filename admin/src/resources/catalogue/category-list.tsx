import { useList } from "@refinedev/core"
import { SHELF_LIST } from "@silai/contracts/catalogue/shelf-limits"
import { keepPreviousData } from "@tanstack/react-query"
import { Button } from "antd"
import { Link } from "react-router"
import { useMay } from "../../providers/may"
import { EmptyState, ErrorState } from "../../ui/error-state"
import { LiveSearch } from "../../ui/live-search"
import { Bar } from "../../ui/skeleton"
import { useAddress } from "../../ui/use-address"
import { useTitle } from "../../ui/use-title"
import type { CategoryCounts, CategoryRecord } from "./category-calls"
import { CategoryOrder } from "./category-order"
import { ShelfTabs } from "./shelf-filters"
import { readCategoryQuery, writeQuery } from "./shelf-query"
import style from "./shelf.module.css"

const tabs = [{ value: "all", name: "All" }, { value: "active", name: "Shown" }, { value: "hidden", name: "Hidden" }] as const

export function CategoryList() {
  useTitle("Categories")
  const [query, ask] = useAddress(readCategoryQuery, writeQuery)
  const { query: asked } = useList<CategoryRecord>({
    resource: "category", pagination: { mode: "off" }, meta: query, errorNotification: false, queryOptions: { placeholderData: keepPreviousData },
  })
  const reply = asked.data as { data: CategoryRecord[]; counts: CategoryCounts } | undefined
  const mayWrite = useMay()("catalogue.write")
  const filtered = query.search !== "" || query.status !== "all"

  const body = () => {
    if (!reply) return asked.error ? <ErrorState error={asked.error as unknown as Error} onRetry={() => void asked.refetch()} /> : <Bar height={180} />
    if (reply.data.length === 0)
      return (
        <EmptyState title={filtered ? "No categories match" : "No categories yet"}>
          {filtered ? <Button onClick={() => ask({ search: "", status: "all" })}>Show all categories</Button> : <p>Products stand in categories; begin with one.</p>}
        </EmptyState>
      )
    return <CategoryOrder categories={reply.data} movable={!filtered && mayWrite} from={writeQuery(query)} />
  }
  return (
    <div className={style.page}>
      <div className={style.top}>
        <h1>Categories</h1>
        <LiveSearch label="Search categories" placeholder="Name" maxLength={SHELF_LIST.maxSearch} value={query.search} onSearch={(search) => ask({ search }, { replace: true })} />
        {mayWrite && <Link to="/category/add" className={style.mainButton}>Add a category</Link>}
      </div>
      <ShelfTabs label="Filter by state" tabs={tabs} chosen={query.status} counts={reply?.counts ?? null} onChoose={(status) => ask({ status })} />
      <div className={style.list} data-stale={asked.isPlaceholderData}>{body()}</div>
      {mayWrite && !filtered && (reply?.data.length ?? 0) > 1 && <p className={style.hint}>Drag a category by its handle, or use its arrows. Products are listed and offered in this order.</p>}
    </div>
  )
}
