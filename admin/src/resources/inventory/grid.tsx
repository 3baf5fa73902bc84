import { App, Button } from "antd"
import { useEffect, useEffectEvent, useRef, useState } from "react"
import { useLocation } from "react-router"
import { Thumbnail } from "../../ui/picture/thumbnail"
import type { StockRow, StyleRecord } from "./calls"
import { keyOf } from "./draft"
import { MadeToOrder } from "./made-to-order"
import { moveFocus } from "./move-focus"
import { blockOf, pasteBlock } from "./paste"
import { sizeIn } from "./query"
import { Cell } from "./stock-cell"
import type { DraftDesk } from "./use-drafts"
import { sizes } from "./words"
import style from "./grid.module.css"

export type Sheet = {
  styles: readonly StyleRecord[]
  desk: DraftDesk
  mayWrite: boolean
  onHistory: (row: StockRow, size?: string) => void
  onChanged: () => void
}

/** Colour by size, one grid per style; arrow keys move through all of them as if they were one. */
export function StockGrids({ styles, desk, mayWrite, onHistory, onChanged }: Sheet) {
  const page = useRef<HTMLDivElement>(null)
  const [active, setActive] = useState("")
  const first = styles.flatMap(({ colourways }) =>
    colourways.flatMap((row) => row.sizes.map(({ size }) => keyOf(row._id, size))),
  )
  const stop = first.includes(active) ? active : first[0]
  const { message } = App.useApp()

  /** A block from a spreadsheet fills cells; a single number in an open cell is typed there as usual. */
  const paste = useEffectEvent((event: ClipboardEvent) => {
    const target = document.activeElement
    const cell = target?.closest<HTMLElement>("[data-cell]")
    const text = event.clipboardData?.getData("text/plain") ?? ""
    if (!mayWrite || !cell || text.trim() === "") return
    const block = blockOf(text)
    if (target !== cell && block.length === 1 && block[0]?.length === 1) return
    event.preventDefault()
    const [variantId = "", ...size] = (cell.dataset.cell ?? "").split(" ")
    const laid = pasteBlock(styles, { variantId, size: size.join(" ") }, text)
    if ("why" in laid) return void message.error(laid.why, 6)
    // An open cell first records its draft, before the block overwrites it.
    if (target !== cell) cell.focus()
    desk.change(...laid.changes)
    void message.success(`${sizes(laid.changes.length)} filled in. Nothing is saved yet.`, 3)
  })
  useEffect(() => {
    const listener = (event: ClipboardEvent) => paste(event)
    document.addEventListener("paste", listener)
    return () => document.removeEventListener("paste", listener)
  }, [])

  // A link to one size, as from the dashboard, focuses its cell, a moment after the new screen took the focus.
  const wanted = sizeIn(useLocation().hash)
  useEffect(() => {
    if (!wanted) return
    const frame = requestAnimationFrame(() =>
      page.current?.querySelector<HTMLElement>(`[data-cell][data-size="${CSS.escape(wanted)}"]`)?.focus(),
    )
    return () => cancelAnimationFrame(frame)
  }, [wanted])
  return (
    <div ref={page} className={style.page}>
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
                    <RowHead row={row} width={24} />
                  </th>
                  {one.sizes.map((size) => {
                    const [cell, key] = [row.sizes.find((saved) => saved.size === size), keyOf(row._id, size)]
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
                        desk={desk}
                        mayWrite={mayWrite}
                        isStop={key === stop}
                        onFocus={() => setActive(key)}
                        onMove={(from, move) => page.current !== null && moveFocus(page.current, from, move)}
                        onHistory={() => onHistory(row, size)}
                      />
                    )
                  })}
                  <td className={style.acts}>
                    <MadeToOrder row={row} onChanged={onChanged} />
                    <Button
                      type="link"
                      size="small"
                      onClick={() => onHistory(row)}
                      aria-label={`History of ${row.variantName}`}
                    >
                      History
                    </Button>
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

export const RowHead = ({ row, width = 32 }: { row: StockRow; width?: number }) => (
  <span className={style.head}>
    <Thumbnail src={row.thumbnail} alt="" width={width} />
    <span>
      <span className={style.colour}>
        <i data-cloth style={{ background: row.colorCode }} aria-hidden="true" />
        {row.color}
      </span>
      {row.status === "draft" && <small>Draft</small>}
    </span>
  </span>
)
