import { COLOURWAY } from "@silai/contracts/catalogue/limits"
import { Button } from "antd"
import { useEffect, useState } from "react"
import { useNavigate } from "react-router"
import { useMay } from "../../../providers/may"
import { EmptyState, ErrorState } from "../../../ui/error-state"
import { LinkButton } from "../../../ui/link-button"
import list from "../../../ui/list.module.css"
import { OutOfDate } from "../../../ui/out-of-date"
import { Pager } from "../../../ui/pager"
import { Rows, RowsSkeleton } from "../../../ui/rows"
import { Thumbnail } from "../../../ui/thumbnail"
import { useNarrow } from "../../../ui/use-narrow"
import { useTitle } from "../../../ui/use-title"
import { BulkBar } from "./bulk"
import type { ColourwayRecord } from "./calls"
import { ColourwayLink, colourwayColumns, PriceNote, StockNote } from "./columns"
import { Narrowing, Search, StatusTabs } from "./filters"
import { isNarrowed } from "./query"
import { StatusMark } from "./status-mark"
import { useChoices, useColourways } from "./use-colourways"
import { pathTo } from "./words"
import style from "./list.module.css"

export function ColourwayList() {
  useTitle("Variants")
  const may = useMay()("catalogue.write")
  const navigate = useNavigate()
  const narrow = useNarrow()
  const { query, ask, from, rows, total, pages, counts, stale, error, retry } = useColourways()
  const { data: choices } = useChoices()
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const toggle = (id: string) =>
    setChosen((now) => new Set(now.has(id) ? [...now].filter((one) => one !== id) : [...now, id]))
  const columns = colourwayColumns(from, { has: (id) => chosen.has(id), toggle, may })
  const onScreen = (rows ?? []).filter(({ _id }) => chosen.has(_id))

  // What was chosen on another page or under another filter is out of sight, and must not be changed unseen.
  useEffect(() => setChosen(new Set()), [from])
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
    if (rows.length === 0)
      return (
        <NoneFound
          narrowed={isNarrowed(query)}
          onClear={() => ask({ search: "", status: [], product: "", category: "", tag: "", low: false, sale: false })}
        />
      )
    if (narrow)
      return (
        <ul className={style.cards} data-stale={stale}>
          {rows.map((one) => (
            <Card key={one._id} one={one} from={from} />
          ))}
        </ul>
      )
    return (
      <Rows
        caption="Variants"
        columns={columns}
        rows={rows}
        stale={stale}
        onOpen={(one) => void navigate(pathTo.show(one._id), { state: { from } })}
      />
    )
  }
  return (
    <div className={list.page}>
      <div className={list.top}>
        <h1>Variants</h1>
        <Search query={query} ask={ask} />
        {may && (
          <LinkButton to={pathTo.add} main>
            Add a variant
          </LinkButton>
        )}
      </div>
      <StatusTabs query={query} ask={ask} counts={counts} />
      <Narrowing query={query} ask={ask} choices={choices} />
      {rows && error && <OutOfDate error={error} onRetry={retry} />}
      <p className="unseen" role="status">
        {rows && !stale ? `${total} ${total === 1 ? "variant" : "variants"}` : ""}
      </p>
      {onScreen.length > 0 && <BulkBar chosen={onScreen} onDone={(left) => setChosen(new Set(left))} />}
      <div className={list.list}>{body()}</div>
      {rows && rows.length > 0 && (
        <Pager
          page={query.page}
          pages={pages}
          total={total}
          size={rows.length}
          pageSize={COLOURWAY.pageSize}
          onPage={(page) => ask({ page })}
        />
      )}
    </div>
  )
}

function Card({ one, from }: { one: ColourwayRecord; from: string }) {
  return (
    <li className={style.card}>
      <Thumbnail src={one.thumbnail || null} alt="" width={56} />
      <div className={style.facts}>
        <ColourwayLink one={one} from={from} />
        <PriceNote one={one} />
        <span className={style.line}>
          <StatusMark status={one.status} />
          <StockNote one={one} />
        </span>
      </div>
    </li>
  )
}

function NoneFound({ narrowed, onClear }: { narrowed: boolean; onClear: () => void }) {
  if (!narrowed)
    return (
      <EmptyState title="No variants yet">
        <p>Each colour of a product is a variant, with pictures, sizes and a page of its own.</p>
      </EmptyState>
    )
  return (
    <EmptyState title="Nothing matches">
      <p>Search finds names, colours, products, addresses and article numbers.</p>
      <Button onClick={onClear}>Show all variants</Button>
    </EmptyState>
  )
}
