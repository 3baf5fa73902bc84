import type { OrderItem } from "@silai/contracts/order/calls"
import { writeInches } from "@silai/contracts/measurement/inches"
import { MEASUREMENT_LABELS, MEASUREMENTS, type MeasurementName } from "@silai/contracts/measurement/limits"
import { SHOP } from "@silai/contracts/shop/settings"
import { Button } from "antd"
import { useRef } from "react"
import { dateOf } from "../../ui/format"
import { PrintIcon } from "../../ui/icons"
import type { WholeOrder } from "./calls"
import { printOnly } from "../../ui/print-only"
import style from "./measurement-card.module.css"

/** One card per made-to-measure piece, for the tailor's table. */
export function MeasurementCards({ order }: { order: WholeOrder }) {
  const custom = order.itemsList.filter((item) => item.measurement)
  if (custom.length === 0) return null
  return (
    <section aria-labelledby="measurements">
      <h2 id="measurements">Measurements</h2>
      <div className={style.cards}>
        {custom.map((item) => (
          <MeasurementCard key={item._id} order={order} item={item} />
        ))}
      </div>
    </section>
  )
}

function MeasurementCard({ order, item }: { order: WholeOrder; item: OrderItem }) {
  const card = useRef<HTMLDivElement>(null)
  const taken = item.measurement
  if (!taken) return null
  const values = taken as unknown as Partial<Record<MeasurementName, number>>
  const upper = taken.measurementType === "upperBody"
  return (
    <div ref={card} className={style.card}>
      <div className={style.head}>
        <div>
          <h3>
            {item.quantity > 1 && `${item.quantity} × `}
            {item.name}
          </h3>
          <p>
            {item.color} · {upper ? "Upper body" : "Lower body"} · inches
          </p>
        </div>
        <Button
          data-screen
          size="small"
          type="text"
          icon={<PrintIcon />}
          onClick={() => printOnly(card.current)}
          aria-label={`Print the measurements of ${item.name}`}
        >
          Print card
        </Button>
      </div>
      <dl className={style.values}>
        {MEASUREMENTS[taken.measurementType].map((name) => (
          <div key={name}>
            <dt>{MEASUREMENT_LABELS[name]}</dt>
            <dd>
              {values[name] === undefined ? (
                "not given"
              ) : (
                <>
                  {writeInches(values[name])}
                  <span aria-hidden="true">″</span>
                  <span className="unseen"> inches</span>
                </>
              )}
            </dd>
          </div>
        ))}
      </dl>
      <p className={style.foot}>
        {SHOP.name} · {order.orderNumber} · {order.customerName} · placed {dateOf(order.placedAt)}
      </p>
    </div>
  )
}
