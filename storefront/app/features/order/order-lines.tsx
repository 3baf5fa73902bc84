import type { OrderItem } from "@silai/contracts/order/calls"
import { Link } from "react-router"
import { MeasurementList } from "~/features/measurement/measurement-list"
import { inRupees } from "~/lib/words"
import { paths } from "~/paths"
import { Tag } from "~/ui/notice"
import styles from "./order.module.css"

/** What was bought, with pictures and, for made-to-measure pieces, the measurements they are cut to. */
export function OrderLines({ items }: { items: readonly OrderItem[] }) {
  return (
    <ul className={styles.lines}>
      {items.map((item) => (
        <li key={item._id} className={styles.line}>
          {item.thumbnail ? (
            <img src={item.thumbnail} alt="" width={80} height={100} className={styles.image} />
          ) : (
            <span className={styles.image} style={{ backgroundColor: item.colorCode }} />
          )}
          <div className={styles.words}>
            <Link to={paths.variant(item.slug)} className={styles.name}>
              {item.name}
            </Link>
            <p className={styles.note}>
              {item.color}, size {item.size}, quantity {item.quantity}
            </p>
            {item.orderType === "custom" && <Tag>Made to order</Tag>}
            {item.measurement && (
              <MeasurementList
                half={item.measurement.measurementType}
                inches={item.measurement}
                className={styles.measurements}
              />
            )}
          </div>
          <p className={styles.amount}>{inRupees(item.totalRupees)}</p>
        </li>
      ))}
    </ul>
  )
}
