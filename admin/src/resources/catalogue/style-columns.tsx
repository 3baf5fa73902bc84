import type { Column } from "../../ui/columns"
import { count, dateOf, money } from "../../ui/format"
import { RowLink } from "../../ui/list/row-link"
import { StyleState } from "./style-cards"
import type { StyleRecord } from "./style-calls"
import { Swatches } from "./swatches"
import style from "./catalogue.module.css"

export const styleColumns: readonly Column<StyleRecord>[] = [
  {
    key: "name",
    title: "Product",
    cell: (one) => (
      <div className={style.two}>
        <RowLink id={one._id} to={`/product/view/${one._id}`} className={style.name}>
          {one.name}
        </RowLink>
        <span>{one.slug}</span>
      </div>
    ),
  },
  { key: "category", title: "Category", width: 120, lesser: true, cell: (one) => one.category.name },
  { key: "colourways", title: "Variants", cell: (one) => <Swatches variants={one.variants} /> },
  { key: "added", title: "Added", width: 116, lesser: true, cell: (one) => dateOf(one.createdAt) },
  { key: "state", title: "State", width: 136, cell: (one) => <StyleState style={one} /> },
  {
    key: "stock",
    title: "Stock",
    end: true,
    width: 84,
    cell: (one) => (
      <span data-none={one.stock === 0} className={style.stock}>
        {count(one.stock)}
      </span>
    ),
  },
  {
    key: "price",
    title: "From",
    end: true,
    width: 96,
    cell: (one) => (one.fromPrice === null ? <span className={style.soft}>No price</span> : money(one.fromPrice)),
  },
]
