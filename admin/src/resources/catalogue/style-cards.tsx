import { count, money } from "../../ui/format"
import { RowLink } from "../../ui/list/row-link"
import list from "../../ui/list.module.css"
import { Mark } from "../../ui/mark"
import type { StyleRecord } from "./style-calls"
import { Swatches } from "./swatches"

/** A product as a card: on phones, and inside a category. */
export const StyleCard = ({ one }: { one: StyleRecord }) => (
  <>
    <div className={list.line}>
      <RowLink id={one._id} to={`/product/view/${one._id}`}>
        {one.name}
      </RowLink>
      <StyleState style={one} />
    </div>
    <Swatches variants={one.variants} />
    <div className={list.line}>
      <span className={list.soft}>
        {one.category.name} · {stockWords(one.stock)}
      </span>
      <span className="figures">
        {one.fromPrice === null ? <span className={list.soft}>No price</span> : <>from {money(one.fromPrice)}</>}
      </span>
    </div>
  </>
)

/** Products inside a category. */
export const StyleCards = ({ styles }: { styles: readonly StyleRecord[] }) => (
  <ul className={list.cards}>
    {styles.map((one) => (
      <li key={one._id} className={list.card}>
        <StyleCard one={one} />
      </li>
    ))}
  </ul>
)

export const stockWords = (stock: number) => (stock > 0 ? `${count(stock)} in stock` : "none in stock")

export function StyleState({ style: one }: { style: StyleRecord }) {
  if (one.archived) return <Mark tone="quiet">Archived</Mark>
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
