import { useRef, useState } from "react"
import { Thumbnail } from "../../ui/thumbnail"
import type { StockRow, StyleRecord } from "./calls"
import { keyOf } from "./draft"
import { MadeToOrder } from "./made-to-order"
import { moveFocus } from "./move-focus"
import { Cell } from "./stock-cell"
import type { DraftDesk } from "./use-drafts"
import style from "./grid.module.css"

export type Sheet = {
  styles: readonly StyleRecord[]
  desk: DraftDesk
  mayWrite: boolean
  stale: boolean
  onHistory: (row: StockRow, size?: string) => void
  onChanged: () => void
}

/** Colour by size, one grid per style; arrows walk through all of them as if they were one. */
export function StockGrids({ styles, desk, mayWrite, stale, onHistory, onChanged }: Sheet) {
  const page = useRef<HTMLDivElement>(null)
  const [active, setActive] = useState("")
  const first = styles.flatMap(({ colourways }) =>
    colourways.flatMap((row) => row.sizes.map(({ size }) => keyOf(row._id, size))),
  )
  const stop = first.includes(active) ? active : first[0]
  return (
    <div ref={page} className={style.page} data-stale={stale}>
      {styles.map((one) => (
        <section key={one._id} className={style.style} aria-label={one.name}>
          <h2>
            {one.name} <span className={style.category}>{one.category.name}</span>
          </h2>
          <table
            role="grid"
            className={style.grid}
            aria-label={`Stock of ${one.name}, colour by size`}
            aria-readonly={!mayWrite}
          >
            <thead>
              <tr>
                <th scope="col">Colour</th>
                {one.sizes.map((size) => (
                  <th key={size} scope="col" className={style.size}>
                    {size}
                  </th>
                ))}
                <th scope="col" className={style.acts}>
                  <span className="unseen">History and making to order</span>
                </th>
              </tr>
            </thead>
            <tbody>
              {one.colourways.map((row) => (
                <tr key={row._id} data-stock-row>
                  <th scope="row">
                    <RowHead row={row} />
                  </th>
                  {one.sizes.map((size) => {
                    const [cell, key] = [row.sizes.find((kept) => kept.size === size), keyOf(row._id, size)]
                    if (!cell)
                      return (
                        <td key={size} className={style.none}>
                          <span aria-hidden="true">–</span>
                          <span className="unseen">Not made in {size}</span>
                        </td>
                      )
                    return (
                      <Cell
                        key={size}
                        row={row}
                        cell={cell}
                        pending={desk.drafts[key]}
                        trouble={desk.troubles[key]}
                        mayWrite={mayWrite}
                        isStop={key === stop}
                        onFocus={() => setActive(key)}
                        onMove={(from, move) => moveFocus(page.current!, from, move)}
                        onHistory={() => onHistory(row, size)}
                        onChange={(to, seen) => desk.change({ variantId: row._id, size, seen, to })}
                      />
                    )
                  })}
                  <td className={style.acts}>
                    <MadeToOrder row={row} onChanged={onChanged} />
                    <button
                      type="button"
                      className={style.link}
                      onClick={() => onHistory(row)}
                      aria-label={`History of ${row.variantName}`}
                    >
                      History
                    </button>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      ))}
    </div>
  )
}

export const RowHead = ({ row }: { row: StockRow }) => (
  <span className={style.head}>
    <Thumbnail src={row.thumbnail} alt="" width={32} />
    <span>
      <span className={style.colour}>
        <i style={{ background: row.colorCode }} aria-hidden="true" />
        {row.color}
      </span>
      {row.status === "draft" && <small>Draft</small>}
    </span>
  </span>
)
