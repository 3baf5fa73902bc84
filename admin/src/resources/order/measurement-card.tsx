import type { OrderItem } from "@silai/contracts/order/calls"
import { cutOf } from "@silai/contracts/measurement/ease"
import { writeInches } from "@silai/contracts/measurement/inches"
import { MEASUREMENT_NAMES, MEASUREMENTS, type MeasurementName } from "@silai/contracts/measurement/limits"
import { SHOP } from "@silai/contracts/shop/settings"
import { Button } from "antd"
import { useRef } from "react"
import { dateOf } from "../../ui/format"
import { PrintIcon } from "../../ui/icons"
import { useSay } from "../../words/language"
import type { WholeOrder } from "./calls"
import { FitLine } from "../measurement/fit-line"
import { printOnly } from "../../ui/print/print-only"
import style from "./measurement-card.module.css"

/** One card per made-to-measure piece, for the tailor's table. */
export function MeasurementCards({ order }: { order: WholeOrder }) {
  const say = useSay()
  const custom = order.itemsList.filter((item) => item.measurement && item.quantity > 0)
  if (custom.length === 0) return null
  return (
    <section aria-labelledby="measurements">
      <h2 id="measurements">{say("measure.title")}</h2>
      <div className={style.cards}>
        {custom.map((item) => (
          <MeasurementCard key={item._id} order={order} item={item} />
        ))}
      </div>
    </section>
  )
}

const lengths = (values: Partial<Record<MeasurementName, unknown>>) =>
  Object.fromEntries(
    MEASUREMENT_NAMES.flatMap((name) => (typeof values[name] === "number" ? [[name, values[name]]] : [])),
  )

function MeasurementCard({ order, item }: { order: WholeOrder; item: OrderItem }) {
  const say = useSay()
  const card = useRef<HTMLDivElement>(null)
  const taken = item.measurement
  if (!taken) return null
  const values: Partial<Record<MeasurementName, number>> = taken
  const cut = taken.fitProfile ? cutOf(lengths(values), taken.fitProfile) : null
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
            {item.color} · {say(upper ? "measure.upper" : "measure.lower")} · {say("measure.inches")}
          </p>
        </div>
        <Button
          data-screen
          size="small"
          type="text"
          icon={<PrintIcon />}
          onClick={() => printOnly(card.current)}
          aria-label={say("measure.print.of", { name: item.name })}
        >
          {say("measure.print")}
        </Button>
      </div>
      <dl className={style.values}>
        {MEASUREMENTS[taken.measurementType].map((name) => (
          <div key={name}>
            <dt>{say(`measure.${name}`)}</dt>
            <dd>
              {values[name] === undefined ? (
                say("measure.none")
              ) : (
                <>
                  {writeInches(values[name])}
                  <span aria-hidden="true">″</span>
                  <span className="unseen"> {say("measure.inches")}</span>
                  {cut?.[name] !== undefined && cut[name] !== values[name] && (
                    <small className={style.cut}>{say("measure.cut", { inches: writeInches(cut[name]) })}</small>
                  )}
                </>
              )}
            </dd>
          </div>
        ))}
      </dl>
      <FitLine fit={taken.fitProfile} />
      <p className={style.foot}>
        {SHOP.name} · {order.orderNumber} · {order.customerName} ·{" "}
        {say("measure.foot", { when: dateOf(order.placedAt) })}
      </p>
    </div>
  )
}
