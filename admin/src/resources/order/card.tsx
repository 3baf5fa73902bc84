import { dateTimeOf, money } from "../../ui/format"
import type { OrderRecord } from "./calls"
import { OrderLink, paymentNote } from "./columns"
import { Goods } from "./goods"
import { StatusMark } from "./status-mark"
import { useSay } from "../../words/language"
import style from "../../ui/list.module.css"

/** An order on a phone: the same fields as a row, one below the other; the whole card is a link. */
export function OrderCard({ order }: { order: OrderRecord }) {
  const say = useSay()
  return (
    <>
      <div className={style.line}>
        <OrderLink order={order} />
        <StatusMark code={order.status} />
      </div>
      <div className={style.line}>
        <span className={style.name}>{order.customerName}</span>
        <span className="figures">{money(order.totalRupees)}</span>
      </div>
      <Goods order={order} />
      <div className={style.line}>
        <span className={style.soft}>{dateTimeOf(order.placedAt)}</span>
        <span className={style.soft}>
          {(order.delivery === "home" && order.city) || say(`delivery.${order.delivery}`)}
        </span>
      </div>
      {paymentNote(order)}
    </>
  )
}
