import { Link } from "react-router"
import type { Column } from "../../ui/columns"
import { count, money } from "../../ui/format"
import { StyleState } from "./style-cards"
import type { StyleRecord } from "./style-calls"
import { Swatches } from "./swatches"
import style from "./shelf.module.css"

/** The product list's columns. `from` is the list's own address, for the way back. */
export const styleColumns = (from: string): Column<StyleRecord>[] => [
  {
    key: "name",
    title: "Product",
    cell: (one) => (
      <div className={style.two}>
        <Link to={`/product/view/${one._id}`} state={{ from }} data-row className={style.name}>
          {one.name}
        </Link>
        <span>{one.slug}</span>
      </div>
    ),
  },
  { key: "category", title: "Category", width: 120, lesser: true, cell: (one) => one.category.name },
  { key: "colourways", title: "Variants", cell: (one) => <Swatches variants={one.variants} /> },
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
