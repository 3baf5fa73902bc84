import { count, money } from "../../ui/format"
import { Thumbnail } from "../../ui/thumbnail"
import type { WholeOrder } from "./calls"
import style from "./lines.module.css"

/** What was ordered, with pictures large enough to take the right thing from the shelf. */
export function OrderLines({ order }: { order: WholeOrder }) {
  return (
    <section aria-labelledby="goods">
      <h2 id="goods">
        {count(order.items)} {order.items === 1 ? "piece" : "pieces"}
      </h2>
      <ul className={style.lines}>
        {order.itemsList.map((item) => (
          <li key={item._id} className={style.line}>
            <Thumbnail src={item.thumbnail} alt={`${item.color} ${item.name}`} width={72} />
            <div className={style.what}>
              <a href={`/product/view/${item.slug}`} className={style.name}>
                {item.name}
              </a>
              <span className={style.colour}>
                <i style={{ background: item.colorCode }} aria-hidden="true" /> {item.color}
              </span>
              <span className={style.sku}>{item.sku}</span>
            </div>
            <div className={style.size}>
              <span className="caps">Size</span>
              <strong>{item.size}</strong>
              {item.orderType === "custom" && (
                <span className={style.custom}>{item.measurement ? "Made to measure" : "To be made"}</span>
              )}
            </div>
            <div className={style.price}>
              <span className={style.each}>
                {item.quantity} × {money(item.unitRupees)}
              </span>
              <strong>{money(item.totalRupees)}</strong>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
