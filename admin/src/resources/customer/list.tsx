import { CUSTOMER_LIST } from "@silai/contracts/customer/limits"
import { Button } from "antd"
import { useEffect } from "react"
import { useNavigate } from "react-router"
import { EmptyState, ErrorState } from "../../ui/error-state"
import { useReturnToOpened } from "../../ui/last-opened"
import list from "../../ui/list.module.css"
import { OutOfDate } from "../../ui/out-of-date"
import { Pager } from "../../ui/pager"
import { Rows, RowsSkeleton } from "../../ui/rows"
import { useNarrow } from "../../ui/use-narrow"
import { useRowKeys } from "../../ui/use-row-keys"
import { useTitle } from "../../ui/use-title"
import { CustomerCard } from "./card"
import { customerColumns } from "./columns"
import { ExportButton } from "./export-button"
import { CustomerSearch, KindTabs, Narrowing, SortChoice } from "./filters"
import { isNarrowed, NO_FILTERS } from "./query"
import { useCustomers } from "./use-customers"

export function CustomerList() {
  useTitle("Customers")
  const navigate = useNavigate()
  const narrow = useNarrow()
  const { query, ask, from, rows, total, pages, stale, error, retry } = useCustomers()
  const keys = useRowKeys()
  useReturnToOpened(rows !== undefined)
  const columns = customerColumns(from)

  // The last customer of the last page may have gone; nobody should look at an empty page 7.
  useEffect(() => {
    if (rows?.length === 0 && query.page > 1 && !stale) ask({ page: pages }, { replace: true })
  }, [rows, query.page, pages, stale, ask])

  const body = () => {
    if (!rows)
      return error ? (
        <ErrorState error={error} onRetry={retry} />
      ) : (
        <RowsSkeleton columns={narrow ? columns.slice(0, 2) : columns} />
      )
    if (rows.length === 0) return <Nobody filtered={isNarrowed(query)} onClear={() => ask(NO_FILTERS)} />
    if (narrow)
      return (
        <ul className={list.cards} data-stale={stale}>
          {rows.map((customer) => (
            <CustomerCard key={customer._id} customer={customer} from={from} />
          ))}
        </ul>
      )
    return (
      <Rows
        caption="Customers"
        columns={columns}
        rows={rows}
        stale={stale}
        onOpen={({ _id }) => void navigate(`/manage/customer/${_id}`, { state: { from } })}
      />
    )
  }

  return (
    <div className={list.page}>
      <div className={list.top}>
        <h1>Customers</h1>
        <CustomerSearch query={query} ask={ask} />
        <SortChoice query={query} ask={ask} />
        <ExportButton query={query} total={total} />
      </div>
      <KindTabs query={query} ask={ask} />
      <Narrowing query={query} ask={ask} />
      {rows && error && <OutOfDate error={error} onRetry={retry} />}
      <p className="unseen" role="status">
        {rows && !stale ? `${total} ${total === 1 ? "customer" : "customers"}` : ""}
      </p>
      <div ref={keys} className={list.list}>
        {body()}
      </div>
      {rows && rows.length > 0 && (
        <Pager
          page={query.page}
          pages={pages}
          total={total}
          size={rows.length}
          pageSize={CUSTOMER_LIST.pageSize}
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

function Nobody({ filtered, onClear }: { filtered: boolean; onClear: () => void }) {
  if (!filtered)
    return (
      <EmptyState title="No customers yet">
        <p>Whoever signs up or buys appears here.</p>
      </EmptyState>
    )
  return (
    <EmptyState title="No customers match">
      <p>Search finds names, phone numbers and e-mail addresses.</p>
      <Button onClick={onClear}>Show all customers</Button>
    </EmptyState>
  )
}
