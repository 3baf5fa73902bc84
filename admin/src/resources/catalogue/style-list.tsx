import { useList } from "@refinedev/core"
import { SHELF_LIST, STYLE_SORTS, type StyleSort } from "@silai/contracts/catalogue/shelf-limits"
import { keepPreviousData } from "@tanstack/react-query"
import { Button } from "antd"
import { useNavigate } from "react-router"
import { useMay } from "../../providers/may"
import { Choice } from "../../ui/choice"
import { EmptyState, ErrorState } from "../../ui/error-state"
import { LinkButton } from "../../ui/link-button"
import list from "../../ui/list.module.css"
import { LiveSearch } from "../../ui/live-search"
import { Pager } from "../../ui/pager"
import { Rows, RowsSkeleton } from "../../ui/rows"
import { Tabs } from "../../ui/tabs"
import { useAddress } from "../../ui/use-address"
import { useNarrow } from "../../ui/use-narrow"
import { useTitle } from "../../ui/use-title"
import type { CategoryRecord } from "./category-calls"
import { readStyleQuery, writeQuery, type StyleQuery } from "./shelf-query"
import { StyleCards } from "./style-cards"
import type { StyleCounts, StyleRecord } from "./style-calls"
import { styleColumns } from "./style-columns"
import style from "./shelf.module.css"

const STATES = [
  ["active", "In use"],
  ["archived", "Put away"],
  ["all", "All"],
] as const
const SORT_WORDS: Record<StyleSort, string> = { shop: "In your order", name: "By name", newest: "Newest first" }

function useStyles(query: StyleQuery) {
  const { query: asked } = useList<StyleRecord>({
    resource: "product",
    pagination: { mode: "server", currentPage: query.page, pageSize: SHELF_LIST.pageSize },
    meta: query,
    errorNotification: false,
    queryOptions: { placeholderData: keepPreviousData },
  })
  const reply = asked.data as
    { data: StyleRecord[]; total: number; totalPages: number; counts: StyleCounts } | undefined
  return {
    reply,
    stale: asked.isPlaceholderData,
    error: asked.error as unknown as Error | null,
    retry: () => void asked.refetch(),
  }
}

export function StyleList() {
  useTitle("Products")
  const navigate = useNavigate()
  const narrow = useNarrow()
  const [query, ask] = useAddress(readStyleQuery, writeQuery)
  const { reply, stale, error, retry } = useStyles(query)
  const { query: categories } = useList<CategoryRecord>({
    resource: "category",
    pagination: { mode: "off" },
    errorNotification: false,
  })
  const from = writeQuery(query)
  const columns = styleColumns(from)
  const mayWrite = useMay()("catalogue.write")
  const filtered = query.search !== "" || query.category !== "" || query.status !== "active"

  const body = () => {
    if (!reply)
      return error ? (
        <ErrorState error={error} onRetry={retry} />
      ) : (
        <RowsSkeleton columns={narrow ? columns.slice(0, 2) : columns} />
      )
    if (reply.data.length === 0)
      return (
        <EmptyState title={filtered ? "No products match" : "No products yet"}>
          {filtered ? (
            <Button onClick={() => ask({ search: "", category: "", status: "active" })}>Show all products</Button>
          ) : (
            <p>A product groups its variants: “Formal Shirt” in black, grey and white.</p>
          )}
        </EmptyState>
      )
    if (narrow) return <StyleCards styles={reply.data} from={from} />
    return (
      <Rows
        caption="Products"
        columns={columns}
        rows={reply.data}
        stale={stale}
        onOpen={(one) => void navigate(`/product/view/${one._id}`, { state: { from } })}
      />
    )
  }
  return (
    <div className={list.page}>
      <div className={list.top}>
        <h1>Products</h1>
        <LiveSearch
          label="Search products"
          placeholder="Product or colour"
          maxLength={SHELF_LIST.maxSearch}
          value={query.search}
          onSearch={(search) => ask({ search }, { replace: true })}
        />
        {mayWrite && (
          <LinkButton to="/product/add" main>
            Add a product
          </LinkButton>
        )}
      </div>
      <div className={style.filters}>
        <Tabs
          label="Filter by state"
          tabs={STATES.map(([status, label]) => ({
            label,
            count: reply?.counts[status],
            on: query.status === status,
            choose: () => ask({ status }),
          }))}
        />
        <span className={style.selects}>
          <Choice
            label="Category"
            value={query.category}
            onChoose={(category) => ask({ category })}
            words={[
              ["", "All categories"],
              ...(categories.data?.data ?? []).map(({ _id, name }) => [_id, name] as const),
            ]}
          />
          <Choice
            label="Sort by"
            value={query.sort}
            onChoose={(sort) => ask({ sort })}
            words={STYLE_SORTS.map((sort) => [sort, SORT_WORDS[sort]] as const)}
          />
        </span>
      </div>
      <p className="unseen" role="status">
        {reply && !stale ? `${reply.total} ${reply.total === 1 ? "product" : "products"}` : ""}
      </p>
      <div className={list.list} data-stale={narrow && stale}>
        {body()}
      </div>
      {reply && reply.data.length > 0 && (
        <Pager
          page={query.page}
          pages={Math.max(1, reply.totalPages)}
          total={reply.total}
          size={reply.data.length}
          pageSize={SHELF_LIST.pageSize}
          onPage={(page) => ask({ page })}
        />
      )}
    </div>
  )
}
