import { Button } from "antd"
import { useState } from "react"
import { INVENTORY } from "@silai/contracts/inventory/limits"
import { count } from "../../ui/format"
import type { StockCell, StockRow } from "./calls"
import { keyOf } from "./draft"
import { RowHead, type Sheet } from "./grid"
import { MadeToOrder } from "./made-to-order"
import { notACount, readCount } from "./read-count"
import type { DraftDesk } from "./use-drafts"
import { stockToneOf, standing } from "./words"
import style from "./cards.module.css"

/** The stock on a phone: each size with a minus and a plus, wide enough for a thumb. */
export const StockCards = ({ styles, desk, mayWrite, onHistory, onChanged }: Sheet) => (
  <div className={style.page}>
    {styles.map((one) => (
      <section key={one._id} aria-label={one.name}>
        <h2>{one.name}</h2>
        {one.colourways.map((row) => (
          <div key={row._id} className={style.card}>
            <div className={style.top}>
              <RowHead row={row} />
              <Button type="link" onClick={() => onHistory(row)} aria-label={`History of ${row.variantName}`}>
                History
              </Button>
            </div>
            <ul>
              {row.sizes.map((cell) => (
                <Size key={cell.size} row={row} cell={cell} desk={desk} mayWrite={mayWrite} />
              ))}
            </ul>
            {row.sizes.length === 0 && <p className="quiet">No ready-made sizes.</p>}
            <MadeToOrder row={row} onChanged={onChanged} />
          </div>
        ))}
      </section>
    ))}
  </div>
)

function Size({ row, cell, desk, mayWrite }: { row: StockRow; cell: StockCell; desk: DraftDesk; mayWrite: boolean }) {
  const key = keyOf(row._id, cell.size)
  const [pending, trouble] = [desk.drafts[key], desk.troubles[key]]
  const shown = pending?.to ?? cell.stocked
  const mood = stockToneOf(cell, row.backorder)
  const [why, setWhy] = useState("")
  const set = (to: number) =>
    desk.change({ variantId: row._id, size: cell.size, seen: pending?.seen ?? cell.stocked, to })
  const name = `${row.color}, size ${cell.size}`
  const note =
    (why || trouble?.message) ??
    (pending && pending.seen !== cell.stocked
      ? `${count(cell.stocked)} now`
      : standing(cell) || (mood === "out" ? "Out of stock" : mood === "low" ? "Running low" : ""))
  return (
    <li className={style.size} data-mood={mood} data-pending={Boolean(pending)} data-trouble={Boolean(trouble)}>
      <b>{cell.size}</b>
      <span className={style.note}>{[pending && `was ${count(pending.seen)}`, note].filter(Boolean).join("; ")}</span>
      {mayWrite ? (
        <span className={style.stepper}>
          <button
            type="button"
            onClick={() => set(shown - 1)}
            disabled={shown <= 0}
            aria-label={`One less of ${name}`}
            title={`One less of ${name}`}
          >
            −
          </button>
          <input
            value={shown}
            inputMode="numeric"
            aria-label={`Pieces of ${name}`}
            onFocus={(event) => event.target.select()}
            onChange={(event) => {
              const to = event.target.value === "" ? 0 : readCount(event.target.value)
              setWhy(to === null ? notACount : "")
              if (to !== null) set(to)
            }}
          />
          <button
            type="button"
            onClick={() => set(shown + 1)}
            disabled={shown >= INVENTORY.maxStock}
            aria-label={`One more of ${name}`}
            title={`One more of ${name}`}
          >
            +
          </button>
        </span>
      ) : (
        <span className={style.count}>{count(cell.stocked)}</span>
      )}
    </li>
  )
}
