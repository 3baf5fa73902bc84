import { useList } from "@refinedev/core"
import { SHELF_LIST, STYLE_SORTS, type StyleSort } from "@silai/contracts/catalogue/shelf-limits"
import { keepPreviousData } from "@tanstack/react-query"
import { Button } from "antd"
import { Link, useNavigate } from "react-router"
import { useMay } from "../../providers/may"
import { EmptyState, ErrorState } from "../../ui/error-state"
import { LiveSearch } from "../../ui/live-search"
import { Pager } from "../../ui/pager"
import { Rows, RowsSkeleton } from "../../ui/rows"
import { useAddress } from "../../ui/use-address"
import { useNarrow } from "../../ui/use-narrow"
import { useTitle } from "../../ui/use-title"
import type { CategoryRecord } from "./category-calls"
import { ShelfTabs } from "./shelf-filters"
import { readStyleQuery, writeQuery, type StyleQuery } from "./shelf-query"
import { StyleCards } from "./style-cards"
import type { StyleCounts, StyleRecord } from "./style-calls"
import { styleColumns } from "./style-columns"
import style from "./shelf.module.css"

const tabs = [{ value: "active", name: "In use" }, { value: "archived", name: "Put away" }, { value: "all", name: "All" }] as const
const SORT_WORDS: Record<StyleSort, string> = { shop: "In your order", name: "By name", newest: "Newest first" }

function useStyles(query: StyleQuery) {
  const { query: asked } = useList<StyleRecord>({
    resource: "product", pagination: { mode: "server", currentPage: query.page, pageSize: SHELF_LIST.pageSize }, meta: query, errorNotification: false,
    queryOptions: { placeholderData: keepPreviousData },
  })
  const reply = asked.data as { data: StyleRecord[]; total: number; totalPages: number; counts: StyleCounts } | undefined
  return { reply, stale: asked.isPlaceholderData, error: asked.error as unknown as Error | null, retry: () => void asked.refetch() }
}

export function StyleList() {
  useTitle("Products")
  const navigate = useNavigate()
  const narrow = useNarrow()
  const [query, ask] = useAddress(readStyleQuery, writeQuery)
  const { reply, stale, error, retry } = useStyles(query)
  const { query: categories } = useList<CategoryRecord>({ resource: "category", pagination: { mode: "off" }, errorNotification: false })
  const from = writeQuery(query)
  const columns = styleColumns(from)
  const mayWrite = useMay()("catalogue.write")
  const filtered = query.search !== "" || query.category !== "" || query.status !== "active"

  const body = () => {
    if (!reply) return error ? <ErrorState error={error} onRetry={retry} /> : <RowsSkeleton columns={narrow ? columns.slice(0, 2) : columns} />
    if (reply.data.length === 0)
      return (
        <EmptyState title={filtered ? "No products match" : "No products yet"}>
          {filtered ? <Button onClick={() => ask({ search: "", category: "", status: "active" })}>Show all products</Button> : <p>A product groups its colourways: “Formal Shirt” in black, grey and white.</p>}
        </EmptyState>
      )
    if (narrow) return <StyleCards styles={reply.data} from={from} />
    return <Rows caption="Products" columns={columns} rows={reply.data} stale={stale} onOpen={(one) => void navigate(`/product/view/${one._id}`, { state: { from } })} />
  }
  return (
    <div className={style.page}>
      <div className={style.top}>
        <h1>Products</h1>
        <LiveSearch label="Search products" placeholder="Product or colour" maxLength={SHELF_LIST.maxSearch} value={query.search} onSearch={(search) => ask({ search }, { replace: true })} />
        {mayWrite && <Link to="/product/add" className={style.mainButton}>Add a product</Link>}
      </div>
      <div className={style.filters}>
        <ShelfTabs label="Filter by state" tabs={tabs} chosen={query.status} counts={reply?.counts ?? null} onChoose={(status) => ask({ status })} />
        <span className={style.selects}>
          <Choice label="Category" value={query.category} onChange={(category) => ask({ category })}
            options={[{ value: "", name: "All categories" }, ...(categories.data?.data ?? []).map(({ _id, name }) => ({ value: _id, name }))]} />
          <Choice label="Sort by" value={query.sort} onChange={(sort) => ask({ sort: sort as StyleSort })} options={STYLE_SORTS.map((value) => ({ value, name: SORT_WORDS[value] }))} />
        </span>
      </div>
      <p className="unseen" role="status">{reply && !stale ? `${reply.total} ${reply.total === 1 ? "product" : "products"}` : ""}</p>
      <div className={style.list} data-stale={stale}>{body()}</div>
      {reply && reply.data.length > 0 && <Pager page={query.page} pages={Math.max(1, reply.totalPages)} total={reply.total} size={reply.data.length} pageSize={SHELF_LIST.pageSize} onPage={(page) => ask({ page })} />}
    </div>
  )
}

type ChoiceProps = { label: string; value: string; options: { value: string; name: string }[]; onChange: (value: string) => void }

const Choice = ({ label, value, options, onChange }: ChoiceProps) => (
  <label className={style.choice}>
    <span className="unseen">{label}</span>
    <select value={value} onChange={({ target }) => onChange(target.value)}>
      {options.map((option) => <option key={option.value} value={option.value}>{option.name}</option>)}
    </select>
  </label>
)
