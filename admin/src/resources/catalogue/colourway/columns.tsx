import { Checkbox } from "antd"
import type { ReactNode } from "react"
import { Link } from "react-router"
import type { Column } from "../../../ui/columns"
import { count, money } from "../../../ui/format"
import { Thumbnail } from "../../../ui/thumbnail"
import type { ColourwayRecord } from "./calls"
import { StatusMark, Swatch } from "./status-mark"
import { pathTo } from "./words"
import style from "./list.module.css"

/** Link to a product variant that remembers which list it was opened from. */
export function ColourwayLink({ one, from }: { one: ColourwayRecord; from: string }) {
  return (
    <Link to={pathTo.show(one._id)} state={{ from }} data-row className={style.name}>
      {one.variantName}
    </Link>
  )
}

/** What it costs now, struck from what, by how much. */
export function PriceNote({ one }: { one: ColourwayRecord }) {
  if (one.price === null || one.basePrice === null) return <span className={style.soft}>No price yet</span>
  return (
    <span className={style.price}>
      <b>{money(one.price)}</b>
      {one.discount > 0 && (
        <span className={style.soft}>
          <s>{money(one.basePrice)}</s> {one.discount}% off
        </span>
      )}
    </span>
  )
}

/** How many pieces there are, and what is about to run out. */
export function StockNote({ one }: { one: ColourwayRecord }) {
  const few = one.sizes.filter(({ stock }) => stock <= 2).map(({ size, stock }) => `${size} ${stock}`)
  return (
    <span className={style.stock} data-low={one.lowStock}>
      <b>{count(one.stock)}</b>
      <span className={style.soft}>
        {one.backorder ? "made to order" : one.lowStock ? few.join(", ") : one.sizes.length === 0 ? "no sizes" : ""}
      </span>
    </span>
  )
}

type Chosen = { has: (id: string) => boolean; toggle: (id: string) => void; may: boolean }

export const colourwayColumns = (from: string, chosen: Chosen): Column<ColourwayRecord>[] => [
  ...(chosen.may
    ? [
        {
          key: "choose",
          title: "",
          width: 40,
          cell: (one: ColourwayRecord): ReactNode => (
            <Checkbox
              checked={chosen.has(one._id)}
              onChange={() => chosen.toggle(one._id)}
              onClick={(event) => event.stopPropagation()}
              aria-label={`Choose ${one.variantName}`}
            />
          ),
        },
      ]
    : []),
  {
    key: "name",
    title: "Variant",
    cell: (one) => (
      <div className={style.piece}>
        <Thumbnail src={one.thumbnail || null} alt="" width={40} />
        <span className={style.two}>
          <ColourwayLink one={one} from={from} />
          <span>
            <Swatch code={one.colorCode} /> {one.color}
          </span>
        </span>
      </div>
    ),
  },
  {
    key: "style",
    title: "Product",
    width: 170,
    lesser: true,
    cell: (one) => (
      <span className={style.two}>
        <span>{one.product.name}</span>
        <span>{one.product.category.name}</span>
      </span>
    ),
  },
  { key: "price", title: "Price", width: 170, end: true, cell: (one) => <PriceNote one={one} /> },
  { key: "stock", title: "In stock", width: 130, end: true, cell: (one) => <StockNote one={one} /> },
  { key: "status", title: "Status", width: 120, cell: (one) => <StatusMark status={one.status} /> },
]
