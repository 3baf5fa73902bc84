import { useList, type HttpError } from "@refinedev/core"
import { Link } from "react-router"
import { useMay } from "../../providers/may"
import { dateOf, money } from "../../ui/format"
import { useSay } from "../../words/language"
import type { ReturnRecord } from "./calls"
import { ReturnMark } from "./state-mark"
import page from "../../ui/record.module.css"
import style from "./returns.module.css"

/** What the buyer of an order asked for after the sale; nothing where there is nothing. */
export function ReturnsOfOrder({ orderId, orderNumber }: { orderId: string; orderNumber: string }) {
  const say = useSay()
  const may = useMay()
  const { result } = useList<ReturnRecord, HttpError>({
    resource: "return",
    filters: [{ field: "search", operator: "eq", value: orderNumber }],
    queryOptions: { enabled: may("return.read") },
    errorNotification: false,
  })
  const own = result.data.filter((request) => request.orderId === orderId)
  if (own.length === 0) return null
  return (
    <section className={page.box} aria-labelledby="returns-of-order">
      <h2 id="returns-of-order">{say("returns.title")}</h2>
      <ul className={style.ofOrder}>
        {own.map(({ _id, returnNumber, kind, state, askedAt, refundRupees }) => (
          <li key={_id}>
            <Link to={`/returns/view/${_id}`}>
              {say(`return-kind.${kind}`)} {returnNumber}
            </Link>
            <ReturnMark state={state} />
            <span className={style.soft}>
              {dateOf(askedAt)}
              {refundRupees > 0 && ` · ${money(refundRupees)}`}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
