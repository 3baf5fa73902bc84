import { Table } from "antd"
import type { ColumnType } from "antd/es/table"
import { Link } from "react-router"
import { tableProps } from "../../ui/list/table-props"
import { money } from "../../ui/format"
import { IconButton } from "../../ui/icon-button"
import { CloseIcon } from "../../ui/icons"
import { Thumbnail } from "../../ui/picture/thumbnail"
import { type DiscountRow, percentOf, type Priced } from "./discount-rows"
import style from "./discount.module.css"

const Price = ({ of }: { of: Priced | null }) =>
  of === null ? (
    <span className="quiet">None</span>
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
  if (!row.after) return row.why ? <span className="trouble">{row.why}</span> : <span className="quiet">–</span>
  return (
    <>
      {row.changes ? <Price of={row.after} /> : <span className="quiet">No change</span>}
      {row.notes.map((note) => (
        <span key={note} className={style.slab}>
          {note}
        </span>
      ))}
    </>
  )
}

const columns = (onRemove?: (id: string) => void): ColumnType<DiscountRow & { _id: string }>[] => [
  {
    key: "piece",
    title: "Colour",
    render: (_: unknown, { colourway }) => (
      <span className={style.piece}>
        <Thumbnail src={colourway.thumbnail || null} alt="" width={36} />
        <Link to={`/product/variant/${colourway._id}`}>{colourway.variantName}</Link>
      </span>
    ),
  },
  {
    key: "before",
    title: "Now",
    align: "end" as const,
    width: 130,
    render: (_: unknown, row) => <Price of={row.before} />,
  },
  { key: "after", title: "Then", align: "end" as const, width: 190, render: (_: unknown, row) => <After row={row} /> },
  ...(onRemove
    ? [
        {
          key: "remove",
          title: "",
          width: 48,
          render: (_: unknown, { colourway }: DiscountRow) => (
            <IconButton
              icon={<CloseIcon />}
              onClick={() => onRemove(colourway._id)}
              label={`Take ${colourway.variantName} off the list`}
            />
          ),
        },
      ]
    : []),
]

/** The selected colourways before and after; without `onRemove` as a preview. */
export function DiscountTable({ rows, onRemove }: { rows: readonly DiscountRow[]; onRemove?: (id: string) => void }) {
  return (
    <div className={style.table}>
      <Table
        {...tableProps}
        columns={columns(onRemove)}
        dataSource={rows.map((row) => ({ ...row, _id: row.colourway._id }))}
      />
    </div>
  )
}
