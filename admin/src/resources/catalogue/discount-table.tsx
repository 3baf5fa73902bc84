import { Link } from "react-router"
import type { Column } from "../../ui/columns"
import { money } from "../../ui/format"
import { CloseIcon } from "../../ui/icons"
import { Rows } from "../../ui/rows"
import { Thumbnail } from "../../ui/thumbnail"
import { type DiscountRow, percentOf, type Priced } from "./discount-rows"
import style from "./discount.module.css"

const Price = ({ of }: { of: Priced | null }) =>
  of === null ? (
    <span className={style.soft}>None</span>
  ) : (
    <span className={style.price}>
      <strong>{money(of.price)}</strong>
      {of.basePrice > of.price && (
        <span>
          <s>{money(of.basePrice)}</s> {percentOf(of)}%
        </span>
      )}
    </span>
  )

const After = ({ row }: { row: DiscountRow }) => {
  if (!row.after)
    return row.why ? <span className={style.trouble}>{row.why}</span> : <span className={style.soft}>–</span>
  return (
    <>
      {row.changes ? <Price of={row.after} /> : <span className={style.soft}>No change</span>}
      {row.notes.map((note) => (
        <span key={note} className={style.slab}>
          {note}
        </span>
      ))}
    </>
  )
}

const columns = (onRemove?: (id: string) => void): Column<DiscountRow & { _id: string }>[] => [
  {
    key: "piece",
    title: "Variant",
    cell: ({ colourway }) => (
      <span className={style.piece}>
        <Thumbnail src={colourway.thumbnail || null} alt="" width={36} />
        <Link to={`/product/variant/${colourway._id}`}>{colourway.variantName}</Link>
      </span>
    ),
  },
  { key: "before", title: "Now", end: true, width: 130, cell: (row) => <Price of={row.before} /> },
  { key: "after", title: "Then", end: true, width: 190, cell: (row) => <After row={row} /> },
  ...(onRemove
    ? [
        {
          key: "remove",
          title: "",
          width: 48,
          cell: ({ colourway }: DiscountRow) => (
            <button
              type="button"
              className={style.remove}
              onClick={() => onRemove(colourway._id)}
              aria-label={`Take ${colourway.variantName} off the list`}
            >
              <CloseIcon />
            </button>
          ),
        },
      ]
    : []),
]

/** The selected colourways before and after; without `onRemove` as a preview. */
export function DiscountTable({ rows, onRemove }: { rows: readonly DiscountRow[]; onRemove?: (id: string) => void }) {
  return (
    <div className={style.table}>
      <Rows
        caption="Prices now and then"
        columns={columns(onRemove)}
        rows={rows.map((row) => ({ ...row, _id: row.colourway._id }))}
      />
    </div>
  )
}
