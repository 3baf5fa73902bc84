import { dateTimeOf, money } from "../../ui/format"
import type { OrderRecord } from "./calls"
import { OrderLink, paymentNote } from "./columns"
import { Goods } from "./goods"
import { StatusMark } from "./status-mark"
import { DELIVERY_WORDS } from "./words"
import style from "../../ui/list.module.css"

/** An order on a phone: the same facts as a row, one under the other; the whole card opens it. */
export function OrderCard({ order, from, fresh }: { order: OrderRecord; from: string; fresh: boolean }) {
  return (
    <li className={style.card} data-fresh={fresh}>
      <div className={style.line}>
        <OrderLink order={order} from={from} />
        <StatusMark code={order.status} />
      </div>
      <div className={style.line}>
        <span className={style.name}>{order.customerName}</span>
        <span className="figures">{money(order.totalRupees)}</span>
      </div>
      <Goods order={order} />
      <div className={style.line}>
        <span className={style.soft}>{dateTimeOf(order.placedAt)}</span>
        <span className={style.soft}>{order.delivery === "pickup" ? DELIVERY_WORDS.pickup : order.city}</span>
      </div>
      {paymentNote(order)}
    </li>
  )
}
