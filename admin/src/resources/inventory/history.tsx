import type { StockMoment } from "@silai/contracts/inventory/calls"
import { INVENTORY } from "@silai/contracts/inventory/limits"
import { REASON_WORDS } from "@silai/contracts/inventory/messages"
import { keepPreviousData, useQuery } from "@tanstack/react-query"
import { Button, Drawer } from "antd"
import { useState } from "react"
import { Link } from "react-router"
import { call } from "../../providers/call"
import { Choice } from "../../ui/choice"
import { EmptyState, ErrorState } from "../../ui/state/error-state"
import { count, dateTimeOf } from "../../ui/format"
import { Bar } from "../../ui/state/skeleton"
import { useNarrow } from "../../ui/use-narrow"
import { askStockHistory, type StockRow } from "./calls"
import { pieces } from "./words"
import style from "./history.module.css"

export type Asked = { row: StockRow; size: string }

/**
 * The stock history of a colour: the person, time and reason of each change, and which orders took or returned pieces.
 * `asked` null: closed; `size` empty: all sizes.
 */
export function History({ asked, onClose }: { asked: Asked | null; onClose: () => void }) {
  const narrow = useNarrow()
  return (
    <Drawer
      open={asked !== null}
      onClose={onClose}
      width={narrow ? "100%" : 460}
      title={<span className={style.title}>{asked ? `History of ${asked.row.variantName}` : ""}</span>}
      destroyOnHidden
      styles={{ content: { background: "var(--ground)" } }}
    >
      {asked && <Moments key={`${asked.row._id} ${asked.size}`} row={asked.row} start={asked.size} />}
    </Drawer>
  )
}

function Moments({ row, start }: { row: StockRow; start: string }) {
  const [size, setSize] = useState(start)
  const [page, setPage] = useState(1)
  const { data, error, refetch, isPlaceholderData } = useQuery({
    queryKey: ["inventory", "history", row._id, size, page],
    queryFn: ({ signal }) =>
      call(
        askStockHistory,
        { variantId: row._id, size: size || undefined, page, pageSize: INVENTORY.historyPageSize },
        signal,
      ),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
  return (
    <div className={`${style.moments} stack`}>
      <Choice
        label="Size"
        labelled="beside"
        value={size}
        words={[["", "All sizes"], ...row.sizes.map((one) => [one.size, one.size] as const)]}
        onChoose={(chosen) => {
          setSize(chosen)
          setPage(1)
        }}
      />
      {error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : !data ? (
        <Bar height={200} />
      ) : data.data.length === 0 ? (
        <EmptyState title="Nothing yet">
          <p>Each change of these pieces will appear here, with who made it and why.</p>
        </EmptyState>
      ) : (
        <ol data-stale={isPlaceholderData}>
          {data.data.map((moment, place) => (
            <Moment key={`${moment.at} ${place}`} moment={moment} />
          ))}
        </ol>
      )}
      {data && data.totalPages > 1 && (
        <nav className={style.pages} aria-label="Pages of the history">
          <Button disabled={page <= 1} onClick={() => setPage(page - 1)}>
            Later
          </Button>
          <span className="figures">
            {page} of {data.totalPages}
          </span>
          <Button disabled={page >= data.totalPages} onClick={() => setPage(page + 1)}>
            Earlier
          </Button>
        </nav>
      )}
    </div>
  )
}

function Moment({ moment: { kind, at, by, size, from, to, quantity, reason, note, order } }: { moment: StockMoment }) {
  const more = `${quantity > 0 ? "+" : "−"}${count(Math.abs(quantity))}`
  return (
    <li>
      <span className={style.size}>{size}</span>
      <div>
        {kind === "ordered" && order ? (
          <p>
            {pieces(quantity)} ordered, <OrderLink order={order} />
          </p>
        ) : (
          <p>
            {kind === "changed" && (
              <b className="figures">
                {count(from ?? 0)} → {count(to ?? 0)}{" "}
              </b>
            )}
            {kind === "changed" ? (
              <span className={style.more} data-less={quantity < 0}>
                {more}
              </span>
            ) : (
              `${pieces(Math.abs(quantity))} ${quantity > 0 ? "reserved" : "free again"}:`
            )}{" "}
            {REASON_WORDS[reason].label}
            {order && (
              <>
                , <OrderLink order={order} />
              </>
            )}
          </p>
        )}
        {note && <p className="quiet">{note}</p>}
        <small>
          {dateTimeOf(at)}
          {by && `, ${by}`}
        </small>
      </div>
    </li>
  )
}

const OrderLink = ({ order }: { order: NonNullable<StockMoment["order"]> }) => (
  <Link to={`/order/view/${order._id}`}>order {order.number}</Link>
)
