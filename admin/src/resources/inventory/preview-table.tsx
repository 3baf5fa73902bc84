import type { StockPreview } from "@silai/contracts/inventory/calls"
import { count } from "../../ui/format"
import style from "./import.module.css"

const Head = ({ titles }: { titles: readonly string[] }) => (
  <thead>
    <tr>
      {titles.map((title) => (
        <th key={title} scope="col">
          {title}
        </th>
      ))}
    </tr>
  </thead>
)

/** The preview of a file: its faults first, because they block the import; then its changes. */
export function PreviewTable({
  preview: { faults, faultsShown, changes, shown, unchanged, rows },
}: {
  preview: StockPreview
}) {
  return (
    <div className={style.preview} tabIndex={0} role="region" aria-label="Changes from this file">
      {faults > 0 && (
        <table className={style.table} data-faults>
          <caption>
            To put right first{faults > faultsShown.length && `: the first ${faultsShown.length} of ${count(faults)}`}
          </caption>
          <Head titles={["Row", "Column", "Error"]} />
          <tbody>
            {faultsShown.map((fault) => (
              <tr key={`${fault.row} ${fault.column}`}>
                <td>{fault.row}</td>
                <td>{fault.column}</td>
                <td>{fault.message}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {changes > 0 && (
        <table className={style.table}>
          <caption>
            Would change{changes > shown.length && `: the first ${count(shown.length)} of ${count(changes)}`}
          </caption>
          <Head titles={["Row", "SKU", "Piece", "Size", "From", "To"]} />
          <tbody>
            {shown.map(({ row, sku, style: name, color, size, from, to }) => (
              <tr key={row}>
                <td>{row}</td>
                <td>{sku}</td>
                <td>
                  {name}, {color}
                </td>
                <td>{size}</td>
                <td>{count(from)}</td>
                <td>
                  <b>{count(to)}</b>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <p className={style.rest}>
        {unchanged === 0
          ? `${count(rows)} ${rows === 1 ? "row" : "rows"} read.`
          : `${count(unchanged)} of ${count(rows)} ${rows === 1 ? "row" : "rows"} already ${unchanged === 1 ? "says" : "say"} what is in stock.`}
      </p>
    </div>
  )
}
