import type { OrderItem } from "@silai/contracts/order/calls"
import { orderSays } from "@silai/contracts/order/messages"
import { LineItem } from "~/features/bag/line-item"
import { MeasurementList } from "~/features/measurement/measurement-list"
import { inRupees } from "~/lib/words"
import { paths } from "~/paths"
import { OrderAgain } from "./order-again"
import styles from "./order.module.css"

/** The ordered pieces with pictures and, if made to measure, their measurements. */
export function OrderLines({ items, masked }: { items: readonly OrderItem[]; masked: boolean }) {
  return (
    <ul className={styles.lines}>
      {items.map((item) => (
        <LineItem
          key={item._id}
          size="medium"
          image={item.thumbnail}
          colourCode={item.colorCode}
          name={item.name}
          to={paths.variant(item.slug)}
          notes={[`${item.color}, size ${item.size}, quantity ${item.quantity}`]}
          madeToOrder={item.orderType === "custom"}
          end={inRupees(item.totalRupees)}
        >
          {item.measurement && (
            <MeasurementList
              half={item.measurement.measurementType}
              inches={item.measurement}
              className={styles.measurements}
            />
          )}
          {!masked && (
            <OrderAgain
              small
              items={[item]}
              name={orderSays.buyAgain}
              label={orderSays.buyAgainOf(`${item.name}, ${item.size}`)}
            />
          )}
        </LineItem>
      ))}
    </ul>
  )
}
