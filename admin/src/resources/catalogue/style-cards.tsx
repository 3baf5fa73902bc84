import { Link } from "react-router"
import { count, money } from "../../ui/format"
import { Mark } from "../../ui/mark"
import type { StyleRecord } from "./style-calls"
import { Swatches } from "./swatches"
import style from "./shelf.module.css"

/** Products as cards: on phones, and inside a category. The whole card opens it. */
export function StyleCards({ styles, from }: { styles: readonly StyleRecord[]; from?: string }) {
  return (
    <ul className={style.cards}>
      {styles.map((one) => (
        <li key={one._id} className={style.card}>
          <div className={style.line}>
            <Link to={`/product/view/${one._id}`} state={{ from }} data-row className={style.name}>
              {one.name}
            </Link>
            <StyleState style={one} />
          </div>
          <Swatches variants={one.variants} />
          <div className={style.line}>
            <span className={style.soft}>
              {one.category.name} · {stockWords(one.stock)}
            </span>
            <span className="figures">
              {one.fromPrice === null ? <span className={style.soft}>No price</span> : <>from {money(one.fromPrice)}</>}
            </span>
          </div>
        </li>
      ))}
    </ul>
  )
}

export const stockWords = (stock: number) => (stock > 0 ? `${count(stock)} in stock` : "none in stock")

export function StyleState({ style: one }: { style: StyleRecord }) {
  if (one.archived) return <Mark tone="quiet">Put away</Mark>
  if (one.variants.length === 0) return <Mark tone="fresh">No variants</Mark>
  if (one.published === 0) return <Mark tone="quiet">Drafts only</Mark>
  return (
    <Mark tone="done">
      {one.published === one.variants.length
        ? `${count(one.published)} on sale`
        : `${count(one.published)} of ${count(one.variants.length)} on sale`}
    </Mark>
  )
}
