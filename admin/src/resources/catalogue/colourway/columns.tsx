import type { Column } from "../../../ui/columns"
import { count, dateOf, money } from "../../../ui/format"
import { RowLink } from "../../../ui/list/row-link"
import { Thumbnail } from "../../../ui/thumbnail"
import type { ColourwayRecord } from "./calls"
import { StatusMark, Swatch } from "./status-mark"
import { pathTo } from "./words"
import style from "./list.module.css"

const ColourwayLink = ({ one }: { one: ColourwayRecord }) => (
  <RowLink id={one._id} to={pathTo.show(one._id)} className={style.name}>
    {one.variantName}
  </RowLink>
)

/** The current price, the base price struck through, and the percent. */
function PriceNote({ one }: { one: ColourwayRecord }) {
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

/** The total stock, and which sizes run low. */
function StockNote({ one }: { one: ColourwayRecord }) {
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

export const colourwayColumns: readonly Column<ColourwayRecord>[] = [
  {
    key: "name",
    title: "Variant",
    cell: (one) => (
      <div className={style.piece}>
        <Thumbnail src={one.thumbnail || null} alt="" width={32} />
        <span className={style.two}>
          <ColourwayLink one={one} />
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
  { key: "launched", title: "Launched", width: 116, lesser: true, cell: (one) => dateOf(one.launchedAt) },
  { key: "price", title: "Price", width: 170, end: true, cell: (one) => <PriceNote one={one} /> },
  { key: "stock", title: "In stock", width: 130, end: true, cell: (one) => <StockNote one={one} /> },
  { key: "status", title: "Status", width: 120, cell: (one) => <StatusMark status={one.status} /> },
]

/** A variant on a phone. */
export const ColourwayCard = ({ one }: { one: ColourwayRecord }) => (
  <div className={style.card}>
    <Thumbnail src={one.thumbnail || null} alt="" width={56} />
    <div className={style.facts}>
      <ColourwayLink one={one} />
      <PriceNote one={one} />
      <span className={style.line}>
        <StatusMark status={one.status} />
        <StockNote one={one} />
      </span>
    </div>
  </div>
)
