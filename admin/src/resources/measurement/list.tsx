import { useList } from "@refinedev/core"
import { MEASUREMENT_LIST } from "@silai/contracts/measurement/limits"
import { keepPreviousData } from "@tanstack/react-query"
import { Button } from "antd"
import { useEffect } from "react"
import { useNavigate } from "react-router"
import { useMay } from "../../providers/may"
import { EmptyState, ErrorState } from "../../ui/error-state"
import { useReturnToOpened } from "../../ui/last-opened"
import list from "../../ui/list.module.css"
import { LiveSearch } from "../../ui/live-search"
import { OutOfDate } from "../../ui/out-of-date"
import { Pager } from "../../ui/pager"
import { Rows, RowsSkeleton } from "../../ui/rows"
import { Tabs } from "../../ui/tabs"
import { useAddress } from "../../ui/use-address"
import { useNarrow } from "../../ui/use-narrow"
import { useRowKeys } from "../../ui/use-row-keys"
import { useTitle } from "../../ui/use-title"
import type { HalfRecord } from "./calls"
import { HalfListCard, halfColumns } from "./columns"
import { type HalfQuery, readHalfQuery, writeHalfQuery } from "./query"
import { BODY_WORDS, editPath } from "./words"

const BODIES: [HalfQuery["body"], string][] = [
  ["", "Both"],
  ["upperBody", BODY_WORDS.upperBody],
  ["lowerBody", BODY_WORDS.lowerBody],
]

export function MeasurementList() {
  useTitle("Measurements")
  const navigate = useNavigate()
  const narrow = useNarrow()
  const may = useMay()
  const keys = useRowKeys()
  const [query, ask] = useAddress(readHalfQuery, writeHalfQuery)
  const from = writeHalfQuery(query)
  const { query: asked } = useList<HalfRecord>({
    resource: "measurement",
    pagination: { mode: "server", currentPage: query.page, pageSize: MEASUREMENT_LIST.pageSize },
    meta: { search: query.search, body: query.body },
    errorNotification: false,
    queryOptions: { placeholderData: keepPreviousData },
  })
  const reply = asked.data as { data: HalfRecord[]; total: number; totalPages: number } | undefined
  const rows = reply?.data
  const pages = Math.max(1, reply?.totalPages ?? 1)
  const stale = asked.isPlaceholderData
  const error = asked.error as Error | null
  const columns = halfColumns(from)
  useReturnToOpened(rows !== undefined)
  useEffect(() => {
    if (rows?.length === 0 && query.page > 1 && !stale) ask({ page: pages }, { replace: true })
  }, [rows, query.page, pages, stale, ask])

  const body = () => {
    if (!rows)
      return error ? (
        <ErrorState error={error} onRetry={() => void asked.refetch()} />
      ) : (
        <RowsSkeleton columns={narrow ? columns.slice(0, 2) : columns} />
      )
    if (rows.length === 0)
      return (
        <Nothing filtered={query.search !== "" || query.body !== ""} onClear={() => ask({ search: "", body: "" })} />
      )
    if (narrow)
      return (
        <ul className={list.cards} data-stale={stale}>
          {rows.map((half) => (
            <HalfListCard key={half._id} half={half} from={from} />
          ))}
        </ul>
      )
    return (
      <Rows
        caption="Measurements"
        columns={columns}
        rows={rows}
        stale={stale}
        onOpen={({ _id }) => void navigate(editPath(_id), { state: { from } })}
      />
    )
  }

  return (
    <div className={list.page}>
      <div className={list.top}>
        <h1>Measurements</h1>
        <LiveSearch
          label="Search measurements"
          placeholder="Name, phone or e-mail"
          maxLength={MEASUREMENT_LIST.maxSearch}
          value={query.search}
          onSearch={(search) => ask({ search }, { replace: true })}
        />
        {may("measurement.write") && (
          <Button type="primary" onClick={() => void navigate("/measurement/add")}>
            Measure a customer
          </Button>
        )}
      </div>
      <Tabs
        label="Filter by body half"
        tabs={BODIES.map(([body, label]) => ({ label, on: query.body === body, choose: () => ask({ body }) }))}
      />
      {rows && error && <OutOfDate error={error} onRetry={() => void asked.refetch()} />}
      <p className="unseen" role="status">
        {rows && !stale ? `${reply.total} found` : ""}
      </p>
      <div ref={keys} className={list.list}>
        {body()}
      </div>
      {rows && rows.length > 0 && (
        <Pager
          page={query.page}
          pages={pages}
          total={reply.total}
          size={rows.length}
          pageSize={MEASUREMENT_LIST.pageSize}
          onPage={(page) => ask({ page })}
        />
      )}
      {!narrow && rows && rows.length > 0 && (
        <p className={list.hint}>
          <kbd>j</kbd> <kbd>k</kbd> to move, <kbd>Enter</kbd> to open, <kbd>/</kbd> to search
        </p>
      )}
    </div>
  )
}

const Nothing = ({ filtered, onClear }: { filtered: boolean; onClear: () => void }) =>
  filtered ? (
    <EmptyState title="No measurements match">
      <p>Search finds customers by name, phone and e-mail.</p>
      <Button onClick={onClear}>Show all measurements</Button>
    </EmptyState>
  ) : (
    <EmptyState title="No measurements yet">
      <p>What customers keep in their profile, and what you measure for them, stands here.</p>
    </EmptyState>
  )
