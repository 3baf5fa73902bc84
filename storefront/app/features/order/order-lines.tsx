import type { OrderItem } from "@silai/contracts/order/calls"
import { orderMessages } from "@silai/contracts/order/messages"
import { inRupees } from "@silai/contracts/rupees"
import { LineItem } from "~/features/bag/line-item"
import { FitLine } from "~/features/measurement/fit/fit-line"
import { MeasurementList } from "~/features/measurement/measurement-list"
import { onDay } from "~/lib/words"
import { paths } from "~/paths"
import { LinkButton } from "~/ui/button"
import { heldSizes } from "./held-sizes"
import { OrderAgain } from "./order-again"
import styles from "./order.module.css"

/** Colour, size and number, and what the shop has taken out. */
const notesOf = ({ color, size, quantity, takenOut, exchanged }: OrderItem) => [
  quantity > 0 ? `${color}, size ${size}, quantity ${quantity}` : `${color}, size ${size}`,
  ...exchanged.map((one) => orderMessages.exchangedFor(one.quantity, quantity, one.size, one.returnNumber)),
  ...takenOut.flatMap((out) => [
    orderMessages.takenOutOn(out.quantity, onDay(out.at)),
    ...(out.reason ? [orderMessages.reasonGiven(out.reason)] : []),
  ]),
]

/** The ordered pieces with pictures and, if made to measure, their measurements. */
export function OrderLines({
  items,
  masked,
  isThere = false,
}: {
  items: readonly OrderItem[]
  masked: boolean
  /** It has arrived, so that it can be reviewed. */ isThere?: boolean
}) {
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
          notes={notesOf(item)}
          madeToOrder={item.orderType === "custom"}
          isGone={item.quantity === 0}
          end={item.quantity > 0 ? inRupees(item.totalRupees) : orderMessages.noneLeft}
        >
          {item.measurement && item.quantity > 0 && (
            <>
              <MeasurementList
                half={item.measurement.measurementType}
                inches={item.measurement}
                className={styles.measurements}
              />
              <FitLine fit={item.measurement.fitProfile} />
            </>
          )}
          {!masked && item.quantity > 0 && (
            <OrderAgain
              small
              items={[item]}
              name={orderMessages.buyAgain}
              label={orderMessages.buyAgainOf([item.name, ...heldSizes(item).map(({ size }) => size)].join(", "))}
            />
          )}
          {isThere && item.quantity > 0 && (
            <LinkButton
              kind="quiet"
              size="small"
              to={paths.reviewOf(item.slug)}
              aria-label={orderMessages.reviewOf(item.name)}
            >
              {orderMessages.review}
            </LinkButton>
          )}
        </LineItem>
      ))}
    </ul>
  )
}
