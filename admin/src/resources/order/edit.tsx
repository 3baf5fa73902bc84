import { BackLink } from "../../ui/record/back-link"
import { EmptyState } from "../../ui/state/error-state"
import { RecordPage } from "../../ui/record/record-page"
import { useSay } from "../../words/language"
import { AddressForm } from "./address/address-form"
import { inShop, type WholeOrder } from "./calls"
import { orderWords } from "./record-words"
import { StatusMark } from "./status-mark"
import { mayTakeOutOf, TakeOutButton, whyNothing } from "./take-out/take-out"
import { TakenOutList } from "./take-out/taken-out"
import page from "../../ui/record/record.module.css"
import show from "./show.module.css"
import style from "./edit.module.css"

/** The fields of an order that can still be changed, apart from its status. */
export function OrderEdit() {
  const say = useSay()
  return (
    <RecordPage<WholeOrder>
      resource="order"
      words={orderWords(say)}
      titleOf={({ orderNumber }) => say("order.editing", { number: orderNumber })}
      holds
    >
      {(order) => (
        <article className={`${page.page} ${style.page}`}>
          <BackLink to={`/order/view/${order._id}`}>{order.orderNumber}</BackLink>
          <header className={page.head}>
            <div>
              <h1>
                {say("order.edit")} <span className={show.number}>{order.orderNumber}</span>
              </h1>
              <p className={page.under}>
                <StatusMark code={order.status} />
                <span>{order.customerName}</span>
              </p>
            </div>
          </header>
          <section aria-labelledby="address-title">
            <h2 id="address-title">{say("order-address.title")}</h2>
            {order.delivery === "home" && inShop(order) ? (
              <AddressForm key={order._id} order={order} />
            ) : (
              <EmptyState title={say("order-address.fixed")}>
                <p>{say(order.delivery === "home" ? "order-address.left" : "order-address.collected")}</p>
              </EmptyState>
            )}
          </section>
          <section aria-labelledby="pieces-title" className={style.pieces}>
            <h2 id="pieces-title">{say("order.pieces", { n: order.items })}</h2>
            {mayTakeOutOf(order) ? (
              <>
                <p className={style.soft}>{say("take-out.note")}</p>
                <TakeOutButton order={order} />
              </>
            ) : (
              <p className={style.soft}>{whyNothing(order)}</p>
            )}
            <TakenOutList order={order} />
          </section>
        </article>
      )}
    </RecordPage>
  )
}
